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
      "@IBOutlet weak var titleLabel: UILabel!", "titleLabel.isHidden = true", "// titleLabel.textColor = .red",
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
