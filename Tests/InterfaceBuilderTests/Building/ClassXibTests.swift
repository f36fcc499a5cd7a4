import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

/// Views whose class has a xib of its name show it, as the class loads it in most apps.
@Suite("Xibs of custom classes")
struct ClassXibTests {
  private static func xib(
    _ root: String = "card", subviews: String = "", path: String = "sample"
  ) throws -> InterfaceDocument {
    try SampleDocument.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view id="\(root)"><rect key="frame" x="0" y="0" width="200" height="60"/>
      <subviews>\(subviews)</subviews></view>
      """, path: path)
  }

  private static func host(
    _ id: String = "host", _ content: String = "", customClass: String = "Card", element: String = "view"
  ) -> String {
    """
    <\(element) id="\(id)" customClass="\(customClass)"><rect key="frame" x="10" y="20" width="300" height="400"/>
    \(content)</\(element)>
    """
  }

  private static func sources(_ xibs: [String: InterfaceDocument]) -> DataSources {
    DataSources { xibs[$0].map { .document($0) } ?? .unknown([]) }
  }

  /// A scene on its canvas.
  private struct Built {
    var scene: BuiltScene
    var frames: [String: Rect]
    var ids: [String]
  }

  private func built(
    _ document: InterfaceDocument, _ xibs: [String: InterfaceDocument], canvas: Canvas = .document, rows: Int? = nil,
    showsClassXibs: Bool = true
  ) -> Built {
    var builder = SceneBuilder(document: document)
    builder.sources = Self.sources(xibs)
    builder.rows = rows
    builder.showsClassXibs = showsClassXibs
    let scene = builder.build(
      document.sceneReferences[0], on: canvas, traits: TraitCollection(locale: "base"))
    scene.root.layout(
      size: scene.size, safeArea: scene.safeArea,
      in: LayoutEnvironment(traits: scene.traits, measuring: PlainMeasuring()))
    var (frames, ids) = ([String: Rect](), [String]())
    scene.root.forEachInTree { view in
      guard let id = view.identifier else { return }
      ids.append(id)
      frames[id] = view.frame
    }
    return Built(scene: scene, frames: frames, ids: ids)
  }

  private func storyboard(_ subviews: String) throws -> InterfaceDocument {
    try SampleDocument.storyboard(SampleDocument.scene(subviews: subviews))
  }

  @Test("Large xibs fill only as many views as they add 200,000 elements to the scene, and the others are reported")
  func largeXibs() throws {
    // The rest of the document is some ten elements.
    let views = String(repeating: "<view/>", count: 39_980)
    let hosts = (0..<8).map { Self.host("host\($0)") }.joined()
    let document = try storyboard(hosts)
    let large = try Self.xib(subviews: views)
    var counted = 0
    large.root.visit { _ in counted += 1 }
    #expect((39_981...40_000).contains(counted))
    let filled = ClassXibDocument(document, sources: Self.sources(["Card": large]))
    #expect(filled.shown.count == 5)
    #expect(filled.document.omissions.count == 1 && filled.document.omissions[0].contains("'Card'"))
    let five = try storyboard((0..<5).map { Self.host("host\($0)") }.joined())
    #expect(ClassXibDocument(five, sources: Self.sources(["Card": large])).document.omissions == [])
  }

  @Test("The first view of the xib fills the view, and the scene says how many views show one")
  func fills() throws {
    let scene = built(try storyboard(Self.host()), ["Card": try Self.xib()])
    #expect(scene.frames["card"] == Rect(x: 0, y: 0, width: 300, height: 400))
    #expect(scene.frames["host"] == Rect(x: 10, y: 20, width: 300, height: 400))
    #expect(scene.scene.classXibs.count == 1)
    #expect(scene.scene.findings.isEmpty)
  }

  @Test("The scene says which xib has an object, unless the document or another xib has one of the same id")
  func paths() throws {
    func xib(_ name: String, _ id: String) throws -> InterfaceDocument {
      try Self.xib(subviews: "<label id=\"\(id)\"/><label id=\"twin\"/>", path: name)
    }
    let hosts = Self.host("one") + Self.host("two", customClass: "Badge") + "<label id=\"own\"/>"
    let shown = ClassXibDocument(
      try storyboard(hosts),
      sources: Self.sources(["Card": try xib("Card.xib", "a"), "Badge": try xib("Badge.xib", "own")])
    ).shown
    #expect(shown.path(ofXibWith: ["a"]) == "Card.xib")
    #expect(shown.path(ofXibWith: ["a[2]", "a"]) == "Card.xib")
    #expect(shown.path(ofXibWith: ["own"]) == nil)
    #expect(shown.path(ofXibWith: ["twin"]) == nil)
    #expect(shown.path(ofXibWith: ["a", "one"]) == nil)
    #expect(shown.path(ofXibWith: []) == nil)
  }

  @Test("On its canvas, what a class loads has a size that it may not have in the app")
  func canvasLengths() throws {
    let document = try storyboard(Self.host())
    for (canvas, lengths) in [(Canvas.document, View.CanvasLengths.size), (.device(.iPhone17, .portrait), .none)] {
      var found: [String: View.CanvasLengths] = [:]
      built(document, ["Card": try Self.xib()], canvas: canvas).scene.root.forEachInTree { view in
        found[view.identifier ?? ""] = view.canvasLengths
      }
      #expect(found["card"] == lengths)
      #expect(found["host"] == View.CanvasLengths.none)
    }
  }

  @Test("On a device the size of the xib's content counts, on the canvas the size that was saved")
  func size() throws {
    let host = """
      <view id="host" customClass="Card" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="300" height="400"/></view></subviews><constraints>
      <constraint firstItem="host" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="host" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="host" firstAttribute="width" constant="300" id="w"/>
      </constraints><subviews>
      """
    let content = """
      <view id="inner" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint firstAttribute="height" constant="70" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="card" secondAttribute="top" id="it"/>
      <constraint firstItem="inner" firstAttribute="bottom" secondItem="card" secondAttribute="bottom" id="ib"/>
      </constraints><subviews>
      """
    let (document, xib) = (try storyboard(host), try Self.xib(subviews: content))
    let onDevice = built(document, ["Card": xib], canvas: .device(.iPhone17, .portrait))
    #expect(onDevice.frames["host"]?.size == Size(width: 300, height: 70))
    #expect(onDevice.frames["card"]?.size == Size(width: 300, height: 70))
    let fixed = try storyboard(
      host.replacing(
        "</constraints>",
        with: "<constraint firstItem=\"host\" firstAttribute=\"height\" constant=\"50\" id=\"h50\"/></constraints>"))
    let full = built(fixed, ["Card": xib], canvas: .device(.iPhone17, .portrait))
    #expect(full.frames["host"]?.size == Size(width: 300, height: 50))
    #expect(full.frames["card"]?.size == Size(width: 300, height: 70))
    #expect(built(document, [:]).frames["host"] == built(document, ["Card": xib]).frames["host"])
  }

  @Test("Without a xib of the name, or if they are turned off, the view stays empty")
  func absent() throws {
    let document = try storyboard(Self.host())
    #expect(built(document, ["Other": try Self.xib()]).ids.contains("card") == false)
    let off = built(document, ["Card": try Self.xib()], showsClassXibs: false)
    #expect(off.ids.contains("card") == false && off.scene.classXibs.count == 0)
  }

  @Test("A view with subviews of its own, and a kind of view that shows no document, stay as they are")
  func content() throws {
    let own =
      "<subviews><view id=\"own\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view></subviews>"
    let hosts = Self.host("full", own) + Self.host("text", element: "label")
    let scene = built(try storyboard(hosts), ["Card": try Self.xib()])
    #expect(scene.ids.contains("own") && !scene.ids.contains("card"))
  }

  @Test("Each view has its own copy, also if the scene has the ids of the xib already")
  func copies() throws {
    let hosts =
      Self.host("one") + Self.host("two") + Self.host("three", customClass: "Duplicate")
    let xib = try Self.xib(
      subviews: "<view id=\"inner\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>")
    let scene = built(try storyboard(hosts), ["Card": xib, "Duplicate": xib])
    #expect(scene.ids.filter { $0.hasPrefix("card") } == ["card", "card[2]", "card[3]"])
    #expect(Set(scene.ids).count == scene.ids.count)
    let same = built(try storyboard(Self.host("card") + Self.host("inner")), ["Card": xib])
    #expect(Set(same.ids).count == same.ids.count)
    #expect(same.scene.classXibs.count == 2)
  }

  @Test("Xibs in xibs are shown, but not one in itself, at any depth", .timeLimit(.minutes(1)))
  func recursion() throws {
    let card = try Self.xib(subviews: Self.host("again") + Self.host("badge-host", customClass: "Badge"))
    let badge = try Self.xib("badge", subviews: Self.host("back"))
    let scene = built(try storyboard(Self.host()), ["Card": card, "Badge": badge])
    #expect(scene.ids.filter { ["card", "badge"].contains($0) } == ["card", "badge"])
    #expect(scene.scene.classXibs.count == 2)
    #expect(!scene.ids.contains { $0.contains("[") })
    let own = try Self.xib(
      subviews: Self.host("again") + Self.host("badge-host", customClass: "Badge"), path: "App/Card.xib")
    #expect(
      built(own, ["Card": card, "Badge": badge]).ids.filter { !$0.contains("host") } == [
        "card", "again", "badge", "back",
      ])
  }

  @Test("Any number of views show xibs")
  func many() throws {
    let filled = ClassXibDocument(
      try storyboard((0..<201).map { Self.host("host\($0)") }.joined()), sources: Self.sources(["Card": try Self.xib()])
    )
    #expect(filled.shown.count == 201 && filled.document.omissions == [])
  }

  @Test("Xibs are shown inside each other up to the depth of a document, and what is deeper is reported")
  func nested() throws {
    let numbers = 0..<200
    let xibs = try numbers.map { number in
      ("C\(number)", try Self.xib("v\(number)", subviews: Self.host("h\(number)", customClass: "C\(number + 1)")))
    }
    let sources = Self.sources(Dictionary(uniqueKeysWithValues: xibs))
    // Each xib is the view and its subviews inside the view before.
    let filled = ClassXibDocument(try storyboard(Self.host(customClass: "C190")), sources: sources)
    #expect(filled.shown.count == 10 && filled.document.omissions == [])
    let deep = ClassXibDocument(try storyboard(Self.host(customClass: "C0")), sources: sources)
    #expect(deep.document.root.depth <= InterfaceDocument.Limit.depth && deep.shown.count > 100)
    #expect(deep.document.omissions.count == 1)
  }

  @Test("A scene has a finding about a xib that is not shown because it is too deep")
  func deepXib() throws {
    let deep = String(repeating: "<x>", count: 490) + String(repeating: "</x>", count: 490)
    let scene = built(try storyboard(Self.host()), ["Card": try Self.xib(subviews: deep)]).scene
    #expect(scene.classXibs.count == 0)
    let findings = scene.findings.filter { $0.rule == .unreadableFile }
    #expect(findings.map(\.severity) == [.error] && findings[0].message.contains("'Card'"))
  }

  @Test("What the size classes of the screen take out of the xib is not shown")
  func sizeClasses() throws {
    let label = """
      <label id="label"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <variation key="widthClass=compact" hidden="YES"/></label>
      """
    let scene = built(try storyboard(Self.host()), ["Card": try Self.xib(subviews: label)])
    #expect(scene.scene.root.firstInTree { $0.identifier == "label" }?.isHidden == true)
  }

  @Test("Fonts of the xibs are known, so that those of the project can be looked for")
  func fonts() throws {
    let label = """
      <label id="label"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <fontDescription key="fontDescription" name="Brand-Bold" family="Brand" pointSize="17"/></label>
      """
    let scene = built(try storyboard(Self.host()), ["Card": try Self.xib(subviews: label)])
    #expect(scene.scene.classXibs.fontNames == ["Brand-Bold"])
  }

  @Test("Constraints place what they name in the xib, not what the document has by the same id")
  func constraints() throws {
    let label = """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <constraints><constraint firstAttribute="width" constant="70" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="x"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="card" secondAttribute="top" id="y"/>
      </constraints><subviews>
      """
    let other = "<view id=\"box\"><rect key=\"frame\" x=\"0\" y=\"500\" width=\"20\" height=\"20\"/></view>"
    let scene = built(try storyboard(other + Self.host()), ["Card": try Self.xib(subviews: label)])
    #expect(scene.frames["box"] == Rect(x: 0, y: 500, width: 20, height: 20))
    #expect(scene.frames["box[2]"] == Rect(x: 0, y: 0, width: 70, height: 50))
  }

  // MARK: Cells

  private static func cell(_ content: String = "", frame: Double = 90) -> String {
    """
    <tableViewCell id="row" customClass="PersonCell" reuseIdentifier="person">
    <rect key="frame" x="0" y="0" width="375" height="\(frame)"/>
    <tableViewCellContentView key="contentView" id="row-content">
    <rect key="frame" x="0" y="0" width="375" height="\(frame)"/>\(content)</tableViewCellContentView></tableViewCell>
    """
  }

  private static func table(_ cell: String) -> String {
    """
    <tableView id="table" dataMode="prototypes"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <prototypes>\(cell)</prototypes></tableView>
    """
  }

  private static let personCell = """
    <tableViewCell id="person" customClass="PersonCell" rowHeight="44">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="person-content">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews><label id="name"><rect key="frame" x="20" y="5" width="100" height="20"/></label></subviews>
    </tableViewCellContentView></tableViewCell>
    """

  @Test("A prototype without content shows the cell of its class's xib in its own height, and its copies too")
  func prototype() throws {
    let xibs = ["PersonCell": try SampleDocument.xib(Self.personCell)]
    let document = try storyboard(Self.table(Self.cell()))
    let scene = built(document, xibs, rows: 2)
    #expect(scene.frames["name"] == Rect(x: 20, y: 5, width: 100, height: 20))
    #expect(scene.frames["row"]?.height == 90 && scene.frames["row[2]"]?.height == 90)
    #expect(scene.ids.contains("name[2]") && !scene.ids.contains("person"))
    #expect(scene.scene.classXibs.count == 1)
  }

  @Test("A prototype with content keeps it")
  func prototypeWithContent() throws {
    let xibs = ["PersonCell": try SampleDocument.xib(Self.personCell)]
    let own =
      "<subviews><label id=\"own\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label></subviews>"
    let scene = built(try storyboard(Self.table(Self.cell(own))), xibs)
    #expect(scene.ids.contains("own") && !scene.ids.contains("name"))
  }

  @Test("A cell of another kind is not shown in a view or a cell")
  func otherKinds() throws {
    let item = """
      <collectionViewCell id="item" customClass="PersonCell"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <collectionViewCellContentView key="contentView" id="box"/></collectionViewCell>
      """
    let xibs = ["PersonCell": try SampleDocument.xib(item)]
    let scene = built(try storyboard(Self.table(Self.cell()) + Self.host(customClass: "PersonCell")), xibs)
    #expect(!scene.ids.contains("item") && !scene.ids.contains("box"))
    #expect(scene.scene.classXibs.count == 0)
  }

  @Test("A cell whose class has a xib with a plain view shows it in its content view")
  func viewInCell() throws {
    let scene = built(try storyboard(Self.table(Self.cell())), ["PersonCell": try Self.xib()])
    #expect(scene.frames["card"] == scene.frames["row-content"].map { Rect(origin: .zero, size: $0.size) })
  }

  // MARK: Data

  @Test("Values set the views of the xib by their names, and another document takes its place")
  func data() throws {
    let label =
      "<label id=\"label\" text=\"\" userLabel=\"title\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></label>"
    var sources = Self.sources(["Card": try Self.xib(subviews: label)])
    let other = try Self.xib("other")
    sources.document = { _ in .document(other) }
    let document = try storyboard(Self.host())
    let set = try DataScene(of: document, ["title": "Ada"], sources: sources)
    #expect(set.problems.isEmpty)
    #expect(try set.text("label") == "Ada")
    let replaced = try DataScene(of: document, ["host": "Other"], sources: sources)
    #expect(try replaced.view("host").subviews.map(\.identifier) == ["other"])
    let none = try DataScene(of: document, ["host": "none"], sources: sources)
    #expect(try none.view("host").subviews.isEmpty && none.view("host").constraints.isEmpty)
  }
}

extension DataSources {
  /// Sources of xibs by their classes alone.
  fileprivate init(classXib: @escaping @Sendable (String) -> DocumentAnswer) {
    self.init(locale: "base", classXib: classXib)
  }
}
