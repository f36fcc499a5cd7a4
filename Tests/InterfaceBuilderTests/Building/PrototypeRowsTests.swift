import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// Lists without data show copies of their prototype cells on a device. Interface Builder shows each prototype once on
/// its canvas.
@Suite("Rows without data")
struct PrototypeRowsTests {
  private func cell(_ id: String, height: Double) -> String {
    """
    <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="375" height="\(height)"/></tableViewCellContentView></tableViewCell>
    """
  }

  private func table(_ cells: String...) throws -> InterfaceDocument {
    try table(mode: "prototypes", "<prototypes>\(cells.joined())</prototypes>")
  }

  private func staticTable(_ cells: String...) throws -> InterfaceDocument {
    let section = "<tableViewSection id=\"section\"><cells>\(cells.joined())</cells></tableViewSection>"
    return try table(mode: "static", "<sections>\(section)</sections>")
  }

  private func table(mode: String, _ content: String) throws -> InterfaceDocument {
    try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: """
          <tableView id="table" dataMode="\(mode)"><rect key="frame" x="0" y="0" width="375" height="667"/>
          \(content)</tableView>
          """))
  }

  private func ids(
    _ document: InterfaceDocument, on canvas: Canvas = .device(.iPhone17, .portrait), rows: Int? = nil
  ) -> [String] {
    var builder = SceneBuilder(document: document)
    builder.rows = rows
    let scene = builder.build(document.sceneReferences[0], on: canvas)
    let table = scene.root.firstInTree { $0 is TableView } as? TableView
    return table?.rows.cells.compactMap(\.identifier) ?? []
  }

  @Test("Low rows are shown five times on a device, with identifiers of their own, and once on the canvas")
  func lowRows() throws {
    let document = try table(cell("row", height: 44))
    #expect(ids(document) == ["row", "row[2]", "row[3]", "row[4]", "row[5]"])
    #expect(ids(document, on: .document) == ["row"])
  }

  @Test("Rows of which fewer fill the screen are shown three times, and prototypes share the rows")
  func fillingRows() throws {
    // The screen is 874 points high.
    #expect(ids(try table(cell("row", height: 440))).count == 3)
    #expect(ids(try table(cell("row", height: 230))).count == 4)
    #expect(
      ids(try table(cell("a", height: 44), cell("b", height: 44))) == ["a", "b", "a[2]", "b[2]", "a[3]", "b[3]"])
  }

  @Test("A chosen number counts for each prototype, also on the canvas, but not for static cells")
  func chosen() throws {
    let document = try table(cell("a", height: 44), cell("b", height: 44))
    #expect(ids(document, on: .document, rows: 2) == ["a", "b", "a[2]", "b[2]"])
    #expect(ids(document, rows: 1) == ["a", "b"])
    #expect(ids(try staticTable(cell("a", height: 44), cell("b", height: 44)), rows: 3) == ["a", "b"])
  }

  @Test("As many rows are shown as were chosen, up to 5,000 copies, and what is left out is reported")
  func manyRows() throws {
    func rows(_ prototypes: Int) throws -> (count: Int, omissions: [String]) {
      let cells = (0..<prototypes).map { "<tableViewCell id=\"c\($0)\"/>" }
      let document = try table(mode: "prototypes", "<prototypes>\(cells.joined())</prototypes>")
      let filled = PrototypeRows(count: 101, screen: Size(width: 375, height: 667)).filling(document)
      var count = 0
      filled.root.visit { if $0.name == "tableViewCell" { count += 1 } }
      return (count, filled.omissions)
    }
    let most = try rows(50)
    #expect(most.count == 50 * 101 && most.omissions == [])
    let more = try rows(51)
    #expect(more.count == 51 + 5_000 && more.omissions.count == 1)
    #expect(more.omissions[0].contains("101 times"))
  }

  @Test("Copies that fill the screen are Galley's choice, so that nothing is reported if there are fewer")
  func mostCopies() throws {
    let cells = (0..<90).map { _ in "<collectionViewCell/>" }.joined()
    let flow = "<collectionViewFlowLayout key=\"collectionViewLayout\"/>"
    let list = "<collectionView>\(flow)<cells>\(cells)</cells></collectionView>"
    let document = try SampleDocument.storyboard(SampleDocument.scene(subviews: list))
    let filled = PrototypeRows(count: nil, screen: Size(width: 375, height: 667)).filling(document)
    var count = 0
    filled.root.visit { if $0.name == "collectionViewCell" { count += 1 } }
    #expect((90...490).contains(count) && filled.omissions == [])
  }

  @Test("Each prototype of a collection is shown before one is repeated, as often as fits")
  func collection() throws {
    func item(_ id: String, width: Double) -> String {
      """
      <collectionViewCell id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="300"/>
      <collectionViewCellContentView key="contentView" id="\(id)-content"/></collectionViewCell>
      """
    }
    // 100 and 10 points three times in 375, 300 once.
    let cells = item("wide", width: 300) + item("narrow", width: 100)
    let document = try SampleDocument.storyboard(
      SampleDocument.scene(
        subviews: """
          <collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><cells>\(cells)</cells></collectionView>
          """))
    var builder = SceneBuilder(document: document)
    builder.rows = 1
    let root = builder.build(document.sceneReferences[0], on: .device(.iPhone17, .portrait)).root
    let list = root.firstInTree { $0 is CollectionView } as? CollectionView
    #expect(list?.sections[0].cells.map(\.identifier) == ["wide", "narrow", "narrow[2]", "narrow[3]"])
  }

  @Test("The items of a collection in a row have identifiers of their own in every row")
  func nestedCopies() throws {
    let item = """
      <collectionViewCell id="item"><rect key="frame" x="0" y="0" width="100" height="80"/>
      <collectionViewCellContentView key="contentView" id="box"><rect key="frame" x="0" y="0" width="100" height="80"/>
      <subviews><view id="view" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="view" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="con"/>
      </constraints></collectionViewCellContentView></collectionViewCell>
      """
    let row = """
      <tableViewCell id="row"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews><collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" id="flow">
      <size key="itemSize" width="100" height="80"/></collectionViewFlowLayout><cells>\(item)</cells></collectionView>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    var builder = SceneBuilder(document: try table(row))
    builder.rows = 2
    let document = builder.document
    let root = builder.build(document.sceneReferences[0], on: .device(.iPhone17, .portrait)).root
    var (ids, outside) = ([String](), [String]())
    root.forEachInTree { view in
      if let id = view.identifier { ids.append(id) }
      let ends = view.constraints.filter { $0.documentID?.hasPrefix("con") == true }.compactMap(
        \.secondItem?.layoutView)
      outside += ends.filter { $0 !== view }.compactMap(\.identifier)
    }
    #expect(ids.count { $0.hasPrefix("view") } > 2)
    #expect(Set(ids).count == ids.count, "\(ids)")
    #expect(outside.isEmpty)
    #expect(ids.contains("view[1][2]") && ids.contains("view[2][2]"))
  }
}
