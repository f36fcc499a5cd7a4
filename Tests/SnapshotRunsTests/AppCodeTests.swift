import Galley
import Testing

@testable import SnapshotRuns

@Suite("What code of the app does to views")
struct AppCodeTests {
  /// Makes the code of a document with a label `a`, which a controller and its own class know, and a button `b`.
  private func code(_ controller: String, objectiveC: Bool = false, label: String = "") throws -> AppCode {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder id="-1" customClass="LoginController"><connections>
      <outlet property="titleLabel" destination="a" id="c1"/><outlet property="button" destination="b" id="c2"/>
      </connections></placeholder>
      <view id="root"><subviews><label id="a" customClass="BrandLabel" text="Hi"/><button id="b"/><label id="c"/></subviews>
      </view></objects></document>
      """
    let document = try InterfaceDocument(Array(xib.utf8), path: "A.xib")
    return AppCode(document.outlets) { name in
      switch name {
      case "LoginController": [(objectiveC ? "LoginController.m" : "LoginController.swift", Array(controller.utf8))]
      case "BrandLabel": [("BrandLabel.swift", Array(label.utf8))]
      default: []
      }
    }
  }

  @Test(
    "A member of an outlet that sets a colour is found with its line",
    arguments: [
      "titleLabel.textColor = .red", "self.titleLabel?.attributedText = text",
      "theme.applyStyle(onLabel: self.titleLabel)",
      "titleLabel.vc_applyTheme(theme)",
    ])
  func colors(statement: String) throws {
    let code = try code("class LoginController {\n  func viewDidLoad() {\n    \(statement)\n  }\n}")
    #expect(code.place(setting: .colors, of: "a")?.words == "LoginController.swift:3")
    #expect(code.place(setting: .colors, of: "b") == nil)
    #expect(code.place(setting: .colors, of: "c") == nil)
    #expect(code.place(setting: .place, of: "a") == nil)
  }

  @Test(
    "Declarations, other members, comments, texts and other objects set nothing",
    arguments: [
      "@IBOutlet weak var titleLabel: UILabel!", "titleLabel.isEnabled = true", "// titleLabel.textColor = .red",
      "/* titleLabel.textColor = .red */", "print(\"titleLabel.textColor = .red\")", "subtitleLabel.textColor = .red",
      "view.addSubview(titleLabel)",
    ])
  func nothing(statement: String) throws {
    let code = try code("class LoginController {\n  \(statement)\n}")
    for trait in AppCode.Trait.allCases { #expect(code.place(setting: trait, of: "a") == nil) }
  }

  @Test(
    "Texts and numbers of lines are text, alignment and colour are not",
    arguments: [
      ("titleLabel.text = name", true), ("titleLabel.numberOfLines = 0", true),
      ("button.setTitle(title, for: .normal)", true),
      ("button.titleLabel?.numberOfLines = 0", true), ("button.vc_enableMultiLinesTitle()", true),
      ("titleLabel.textAlignment = .center", false), ("titleLabel.textColor = .red", false),
    ])
  func texts(statement: String, isSet: Bool) throws {
    let code = try code("func viewDidLoad() {\n  \(statement)\n}")
    let id = statement.hasPrefix("button") ? "b" : "a"
    #expect((code.place(setting: .text, of: id) != nil) == isSet)
  }

  @Test("Messages of Objective-C are members, and ivars are properties")
  func objectiveC() throws {
    let code = try code("- (void)viewDidLoad {\n\n[self.button setTitleColor:color forState:0];\n}", objectiveC: true)
    #expect(code.place(setting: .colors, of: "b")?.words == "LoginController.m:3")
    let anchors = try self.code("[_titleLabel.bottomAnchor constraintEqualToAnchor:x];", objectiveC: true)
    #expect(anchors.place(setting: .place, of: "a")?.line == 1)
  }

  @Test("What a class inherits counts, and two classes that inherit from each other are no endless search")
  func inherited() throws {
    let base = "class BrandLabel: LoginController {\n  func fill() { titleLabel.textColor = .red }\n}"
    let code = try code("final class LoginController: BrandLabel {}", label: base)
    #expect(code.place(setting: .colors, of: "a")?.words == "BrandLabel.swift:2")
    let other = try self.code("final class LoginController: UIViewController {}", label: base)
    #expect(other.place(setting: .colors, of: "b") == nil)
  }

  @Test("A class inherits from any number of classes", arguments: [8, 9, 40])
  func deepInheritance(count: Int) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder id="-1" customClass="C1"><connections><outlet property="label" destination="a" id="c1"/></connections>
      </placeholder><view id="root"><subviews><label id="a"/></subviews></view></objects></document>
      """
    let code = AppCode(try InterfaceDocument(Array(xib.utf8), path: "A.xib").outlets) { name in
      let number = Int(name.dropFirst()) ?? 0
      let body = number == count ? "func fill() { label.textColor = .red }" : ""
      return [("\(name).swift", Array("class \(name): C\(number + 1) { \(body) }".utf8))]
        .filter { _ in number <= count }
    }
    #expect(code.place(setting: .colors, of: "a")?.words == "C\(count).swift:1")
  }

  @Test("The objects around one end at an id that was met")
  func repeatedIDs() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><subviews><view id="a"><subviews><label id="b"/><label id="a"/></subviews></view></subviews></view>
      </objects></document>
      """
    let outlets = try InterfaceDocument(Array(xib.utf8), path: "A.xib").outlets
    // The second object with the id is inside the first.
    #expect(outlets.path(to: "a") == ["a"] && outlets.path(to: "b") == ["b", "a"])
    #expect(outlets.path(to: "root") == ["root"])
  }

  @Test(
    "A button ignores touches if neither the document nor a class with an outlet to it says what it does",
    arguments: [
      ("", true), ("button.setTitle(title, for: .normal)", true), ("button.addTarget(self, action: a, for: b)", false),
      ("button.rx.tap.bind { }", false), ("button.menu = menu", false), ("listen(toTapsOn: button)", false),
    ])
  func touches(statement: String, ignores: Bool) throws {
    let code = try code("class LoginController {\n  func viewDidLoad() { \(statement) }\n}")
    #expect(code.ignoresTouches(of: "b") == ignores)
    // The class of the view itself may do anything, and nobody knows the view without an outlet.
    #expect(!code.ignoresTouches(of: "a"))
    #expect(code.ignoresTouches(of: "c"))
  }

  @Test("An action, a segue, a gesture or a menu of the document is what a touch does, and so may be an unknown class")
  func documentTouches() throws {
    func code(_ content: String, customClass: String = "Known") throws -> AppCode {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder id="-1" customClass="\(customClass)"><connections>
        <outlet property="button" destination="b" id="c2"/></connections></placeholder>
        <view id="root"><subviews><button id="b">\(content)</button></subviews></view></objects></document>
        """
      let document = try InterfaceDocument(Array(xib.utf8), path: "A.xib")
      return AppCode(document.outlets) { $0 == "Known" ? [("Known.swift", Array("class Known {}".utf8))] : [] }
    }
    for content in [
      #"<connections><action selector="a:" destination="-1" eventType="touchUpInside" id="x"/></connections>"#,
      #"<connections><segue destination="d" kind="show" id="x"/></connections>"#,
      #"<connections><outletCollection property="gestureRecognizers" destination="g" id="x"/></connections>"#,
      #"<menu key="menu" id="m"/>"#,
    ] { #expect(try !code(content).ignoresTouches(of: "b")) }
    let idle = #"<connections><outlet property="next" destination="d" id="x"/></connections>"#
    #expect(try code(idle).ignoresTouches(of: "b"))
    #expect(try !code(idle, customClass: "Unknown").ignoresTouches(of: "b"))
  }

  @Test("A controller sets the labels of a cell's style by the cell, if code can ask for the cell by its name")
  func styledCells() throws {
    func place(_ cell: String) throws -> AppCode.Place? {
      let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
        <objects><tableViewController id="t" customClass="List"><tableView key="view" id="v"><prototypes>
        <tableViewCell \(cell) textLabel="a" detailTextLabel="b" id="c"/></prototypes></tableView></tableViewController>
        </objects></scene></scenes></document>
        """
      let document = try InterfaceDocument(Array(storyboard.utf8), path: "A.storyboard")
      let source = "class List {\n  func cell() { cell.textLabel?.textColor = .red }\n}"
      let code = AppCode(document.outlets) { $0 == "List" ? [("List.swift", Array(source.utf8))] : [] }
      #expect(code.place(setting: .colors, of: "b") == nil)
      return code.place(setting: .colors, of: "a")
    }
    #expect(try place(#"reuseIdentifier="Clear""#)?.words == "List.swift:2")
    #expect(try place("") == nil)
  }

  @Test("A controller sets what is in its cells by their outlets")
  func outletsOfCells() throws {
    func place(_ identifier: String) throws -> AppCode.Place? {
      let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
        <objects><tableViewController id="t" customClass="List"><tableView key="view" id="v"><prototypes>
        <tableViewCell \(identifier) customClass="Folder" id="c"><connections>
        <outlet property="count" destination="a" id="o"/></connections></tableViewCell></prototypes></tableView>
        </tableViewController></objects></scene></scenes></document>
        """
      let document = try InterfaceDocument(Array(storyboard.utf8), path: "A.storyboard")
      let source = "class List {\n  func cell() { cell.count.textAlignment = .natural }\n}"
      let code = AppCode(document.outlets) { $0 == "List" ? [("List.swift", Array(source.utf8))] : [] }
      #expect(code.place(setting: .text, of: "a") == nil)
      return code.place(setting: .alignment, of: "a")
    }
    #expect(try place(#"reuseIdentifier="folder""#)?.words == "List.swift:2")
    #expect(try place("") == nil)
  }

  /// Makes a document with the buttons `one` and `two`, the first of which is in the stack view `stack`.
  private func buttons(_ first: String = "", _ second: String = "") throws -> InterfaceDocument {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder id="-1" customClass="Start"><connections><outlet property="stack" destination="stack" id="c1"/>
      <outlet property="all" destination="root" id="c2"/></connections></placeholder>
      <view id="root"><subviews><stackView id="stack"><subviews><button id="one">\(first)</button></subviews></stackView>
      <button id="two">\(second)</button></subviews></view></objects></document>
      """
    return try InterfaceDocument(Array(xib.utf8), path: "A.xib")
  }

  @Test(
    "Code hides a view with one around it, unless that has the other view too",
    arguments: [("stack.isHidden = true", true), ("stack.alpha = 0", true), ("all.isHidden = true", false)])
  func hiding(statement: String, isHidden: Bool) throws {
    let code = AppCode(try buttons().outlets) { _ in [("Start.swift", Array("func a() { \(statement) }".utf8))] }
    #expect((code.place(hiding: "one", butNot: ["one", "two"]) != nil) == isHidden)
    #expect(code.place(hiding: "two", butNot: ["one", "two"]) == nil)
  }

  @Test("Two objects do the same if the document has the same actions and segues for both, and any")
  func sameEffects() throws {
    func connections(_ selector: String, _ destination: String = "-1") -> String {
      #"<connections><action selector="\#(selector)" destination="\#(destination)" id="x"/></connections>"#
    }
    func doTheSame(_ first: String, _ second: String) throws -> Bool {
      try buttons(first, second).outlets.doTheSame("one", "two")
    }
    #expect(try doTheSame(connections("choose:"), connections("choose:")))
    #expect(try !doTheSame(connections("choose:"), connections("close:")))
    #expect(try !doTheSame(connections("choose:"), connections("choose:", "other")))
    #expect(try !doTheSame(connections("choose:"), ""))
    #expect(try !doTheSame("", ""))
  }

  @Test("A view's own class sets its own colours and its own size, but not its text")
  func ownClass() throws {
    let brand = "class BrandLabel: UILabel {\n  override func awakeFromNib() { textColor = .red; text = \"x\" }\n}"
    let code = try code("", label: brand)
    #expect(code.place(setting: .colors, of: "a")?.words == "BrandLabel.swift:2")
    #expect(code.place(setting: .text, of: "a") == nil)
    #expect(code.place(setting: .place, of: "a") == nil)
    let sized = try self.code("", label: "override var intrinsicContentSize: CGSize { .zero }")
    #expect(sized.place(setting: .place, of: "a")?.line == 1)
  }
}
