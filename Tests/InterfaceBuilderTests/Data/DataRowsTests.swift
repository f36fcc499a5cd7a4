import AutoLayout
import Controls
import Testing

@testable import InterfaceBuilder

@Suite("Rows of data")
struct DataRowsTests {
  /// A table with the prototype cells `Person`, whose labels have outlets, and `Plain` in the basic style.
  private static let prototypes = """
    <prototypes>
      <tableViewCell reuseIdentifier="Person" id="per" rowHeight="60"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="pcv"><rect key="frame" x="0" y="0" width="320" height="60"/>
          <subviews>
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nam"><rect key="frame" x="9" y="9" width="50" height="20"/></label>
            <label text="City" id="cit"><rect key="frame" x="90" y="9" width="50" height="20"/></label>
          </subviews>
          <constraints>
            <constraint firstItem="nam" firstAttribute="leading" secondItem="pcv" secondAttribute="leading" constant="9" id="c01"/>
            <constraint firstItem="nam" firstAttribute="top" secondItem="pcv" secondAttribute="top" constant="9" id="c02"/>
          </constraints>
        </tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="nam" id="o01"/><outlet property="text" destination="cit" id="o02"/></connections>
      </tableViewCell>
      <tableViewCell reuseIdentifier="Plain" textLabel="ptl" style="IBUITableViewCellStyleDefault" id="pla">
        <rect key="frame" x="0" y="60" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="plv"><rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews><label text="Title" id="ptl"><rect key="frame" x="16" y="0" width="50" height="44"/></label></subviews>
        </tableViewCellContentView>
      </tableViewCell>
    </prototypes>
    """

  private static func scene(
    _ values: DataNode, table: String = prototypes, mode: String = "prototypes", sources: DataSources = DataSources()
  ) throws -> DataScene {
    try DataScene(
      of: DocumentFixtures.storyboard(
        """
        <tableViewController id="ctr" sceneMemberID="viewController">
          <tableView key="view" dataMode="\(mode)" id="tab"><rect key="frame" x="0" y="0" width="320" height="480"/>\(table)</tableView>
          <connections><outlet property="list" destination="tab" id="out"/></connections>
        </tableViewController>
        """), values, sources: sources)
  }

  private static func sections(_ scene: DataScene) throws -> [TableSection] {
    guard case .sections(let sections) = try scene.view("tab", as: TableView.self).rows else { throw MissingFixture() }
    return sections
  }

  @Test("A row is a copy of a prototype cell with its own values, and the first keeps the ids")
  func rows() throws {
    let scene = try Self.scene([
      "list": [
        ["cell": "Person", "nameLabel": "Anna"], ["cell": "Person", "nameLabel": "Ben", "text": "Ulm"],
        ["cell": "Plain", "text": "More"],
      ]
    ])
    #expect(scene.problems == [])
    #expect(try scene.text("nam") == "Anna" && scene.text("cit") == "City")
    // The cell's outlet of that name, not the cell's text.
    #expect(try scene.text("nam[2]") == "Ben" && scene.text("cit[2]") == "Ulm")
    #expect(try scene.text("ptl") == "More")
    let cells = try Self.sections(scene).flatMap(\.cells)
    #expect(cells.map(\.identifier) == ["per", "per[2]", "pla"])
    #expect(cells.map { $0.contentView.constraints.count } == [2, 2, 0])
  }

  @Test("Sections have headers, footers and rows; a row can be repeated; an empty list is an empty table")
  func sections() throws {
    let scene = try Self.scene([
      "list": [
        ["header": "A", "rows": [["cell": "Plain", "times": "3"]]],
        ["footer": "End", "rows": [["cell": "Plain", "text": "x"]]],
      ]
    ])
    #expect(scene.problems == [])
    let sections = try Self.sections(scene)
    #expect(sections.map(\.headerTitle) == ["A", nil] && sections.map(\.footerTitle) == [nil, "End"])
    #expect(sections.map(\.cells.count) == [3, 1])
    #expect(try scene.text("ptl[4]") == "x")
    #expect(try Self.sections(Self.scene(["list": []])).map(\.cells.count) == [0])
  }

  @Test("A table with one prototype needs no name of a cell, and a text is the text of its label")
  func shortRows() throws {
    let start = try #require(Self.prototypes.range(of: "<tableViewCell reuseIdentifier=\"Plain\"")?.lowerBound)
    let one = "<prototypes>" + Self.prototypes[start...]
    let scene = try Self.scene(["list": ["Anna", "Ben"]], table: one)
    #expect(try scene.problems == [] && scene.text("ptl") == "Anna" && scene.text("ptl[2]") == "Ben")
  }

  @Test(
    "Rows that cannot be made are reported, and the others are made",
    arguments: [
      (["Anna"], "there are 2 prototype cells; choose one with the key cell: Person, Plain"),
      ([["cell": "Persn"]], "unknown cell 'Persn'; did you mean 'Person'?"),
      (
        [["cell": "Person", "nameLable": "x"]], "unknown key 'nameLable' of a tableViewCell; did you mean 'nameLabel'?"
      ),
      ([["rows": [["cell": "Plain"]], "heder": "x"]], "unknown key 'heder' of a section; did you mean 'header'?"),
      (["cell": "Plain"], "unknown key 'cell' of a tableView"),
    ] as [(DataNode, String)])
  func problems(rows: DataNode, message: String) throws {
    #expect(try Self.scene(["list": rows]).problems.first?.prefix(message.count) == message[...])
  }

  @Test("A thousand rows are made, and no more")
  func limit() throws {
    let most = try Self.scene(["list": [["cell": "Plain", "times": "1000"]]])
    #expect(try most.problems == [] && Self.sections(most)[0].cells.count == 1000)
    let more = try Self.scene(["list": [["cell": "Plain", "times": "1000"], ["cell": "Plain"]]])
    #expect(more.problems == ["more than 1000 rows; the rest is left out"])
    #expect(try Self.sections(more)[0].cells.count == 1000)
  }

  /// Writes values into the table, and returns the number of its rows and the problems.
  private static func written(_ values: DataNode) throws -> (rows: Int, problems: [DataProblem]) {
    guard case .mapping(let entries) = values.content else { throw MissingFixture() }
    let document = try DocumentFixtures.storyboard(
      """
      <tableViewController id="ctr" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" id="tab"><rect key="frame" x="0" y="0" width="320" height="480"/>\(prototypes)</tableView>
        <connections><outlet property="list" destination="tab" id="out"/></connections>
      </tableViewController>
      """)
    let written = WrittenDocument(entries, into: document, of: document, sources: DataSources())
    var rows = 0
    written.document.root.visit { if $0.name == "tableViewCell" { rows += 1 } }
    return (rows, written.problems)
  }

  private static func sections(_ count: Int, times: String) -> DataNode {
    let section: DataNode = ["rows": [["cell": "Plain", "times": DataNode(stringLiteral: times)]]]
    return ["list": DataNode(.list(Array(repeating: section, count: count)), at: section.place)]
  }

  @Test("A scene has 5,000 rows in all, and what is left out is said once, however many sections there are")
  func budget() throws {
    let most = try Self.written(Self.sections(5, times: "1000"))
    #expect(most.rows == 5_000 && most.problems == [])
    let more = try Self.written(Self.sections(300, times: "1000"))
    #expect(more.rows == 5_000)
    #expect(more.problems.map(\.description) == ["Data.yml:1: \(SceneBudget.message)"])
  }

  @Test("The elements of a scene are limited before they are copied")
  func elements() {
    let leaf = InterfaceElement("a")
    let cell = InterfaceElement("cell", children: Array(repeating: leaf, count: 49_999))
    var budget = SceneBudget()
    let taken = (0..<5).map { _ in budget.takeRow(cell) }
    #expect(taken == [true, true, true, true, false])
    #expect(budget.elements == 200_000 && budget.rows == 4)
    let isTaken = budget.take(leaf)
    #expect(!isTaken)
  }

  @Test("What is wrong with a row is said once, however often the row is repeated")
  func repeatedProblem() throws {
    let rows: DataNode = [["cell": "Person", "nameLable": "x", "times": "500"], ["cell": "Persn", "times": "500"]]
    let written = try Self.written(["list": rows])
    #expect(written.rows == 500 && written.problems.count == 2)
  }

  @Test("A static table's cells are not replaced")
  func staticTable() throws {
    let scene = try Self.scene(["list": ["Anna"]], table: "<sections/>", mode: "static")
    #expect(scene.problems == ["the table's cells are static; set their views by their own names"])
  }

  @Test("A cell can come from a document of its own")
  func cellDocument() throws {
    let cell = try DocumentFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="xib"><rect key="frame" x="0" y="0" width="320" height="50"/>
        <tableViewCellContentView key="contentView" id="xcv"><rect key="frame" x="0" y="0" width="320" height="50"/>
          <subviews><label text="?" id="xla"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
        </tableViewCellContentView>
        <connections><outlet property="title" destination="xla" id="xou"/></connections>
      </tableViewCell>
      """)
    let sources = DataSources(document: { $0 == "PersonCell" ? .document(cell) : .unknown(["PersonCell"]) })
    let scene = try Self.scene(
      ["list": [["cell": "PersonCell", "title": "Anna"], ["cell": "PersonCell", "title": "Ben"]]], sources: sources)
    #expect(try scene.problems == [] && scene.text("xla") == "Anna" && scene.text("xla[2]") == "Ben")
  }
}
