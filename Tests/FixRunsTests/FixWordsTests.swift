import Graphics
import InterfaceBuilder
import Testing

@testable import FixRuns

/// The words of Interface Builder's inspectors, and the names of UIKit.
@Suite("Fixes in words")
struct FixWordsTests {
  private static let text = SampleSite.document(
    SampleSite.view("label", "text", 20, 10, 100, 20, "text=\"Name\"")
      + SampleSite.view("button", "save", 20, 50, 100, 30, "userLabel=\"Save all\"")
      + SampleSite.view("imageView", "icon", 0, 0, 10, 10) + SampleSite.view("switch", "toggle", 0, 0, 10, 10)
      + SampleSite.view("imageView", "photo", 0, 0, 10, 10, "image=\"laptop\"")
      + SampleSite.view("switch", "DnR-pT-7GV", 200, 10, 40, 20)
      + SampleSite.view("label", "42", 0, 0, 10, 10, "text=\"\(String(repeating: "n", count: 41))\""),
    """
    <constraint firstItem="save" firstAttribute="top" secondItem="text" secondAttribute="baseline" constant="-8" id="gap"/>
    <constraint firstItem="text" firstAttribute="width" secondItem="save" secondAttribute="width" multiplier="2:3" \
    relation="lessThanOrEqual" id="share"/>
    <constraint firstItem="text" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="end"/>
    <constraint firstItem="text" firstAttribute="left" secondItem="safe" secondAttribute="left" constant="4.5" id="left"/>
    <constraint firstItem="text" firstAttribute="height" constant="20" identifier="fixed" id="height"/>
    <constraint firstItem="DnR-pT-7GV" firstAttribute="width" constant="51" id="unnamed"/>
    """,
    after: """
      <viewLayoutGuide key="safeArea" id="safe"/>
      <connections><outlet property="icon" destination="icon" id="o1"/>\
      <outlet property="gapHeight" destination="gap" id="o2"/></connections>
      """)

  private func steps() throws -> FixSteps { FixSteps(in: try EditableDocument(Array(Self.text.utf8), path: "A.xib")) }

  private func words(removing id: String) throws -> [String] {
    try steps().inInterfaceBuilder([.removeConstraint(id)])
  }

  @Test(
    "A constraint is an equation with its sign, factor and constant, after its own name",
    arguments: [
      ("gap", "'gapHeight: Save all.top = Name.baseline \u{2212} 8'"),
      ("share", "'Name.width \u{2264} 2:3 \u{D7} Save all.width'"),
      ("end", "'Name.trailing = Root.trailingMargin'"), ("left", "'Name.left = Safe Area.left + 4.5'"),
      ("height", "'fixed: Name.height = 20'"), ("unnamed", "'(switch beside Name).width = 51'"),
    ])
  func equations(id: String, equation: String) throws {
    #expect(try words(removing: id) == ["Delete the constraint \(equation)."])
  }

  @Test(
    "A view is called as in findings: by its label, outlet, text or image, or else by what is beside it",
    arguments: [
      ("photo", "the image view 'laptop'"), ("root", "the view 'Root'"), ("DnR-pT-7GV", "the switch beside 'Name'"),
      ("text", "the label 'Name'"), ("save", "the button 'Save all'"), ("icon", "the image view 'icon'"),
      ("toggle", "the switch 'toggle'"), ("42", "the label '\(String(repeating: "n", count: 39))\u{2026}'"),
    ])
  func names(id: String, name: String) throws {
    #expect(
      try steps().inInterfaceBuilder([.placeByConstraints(id)])
        == ["Select \(name); Size inspector > Layout: Automatic."])
  }

  @Test(
    "A setting is named as in the inspector that has it",
    arguments: [
      (
        DocumentEdit.set(attribute: "relation", of: "height", to: "greaterThanOrEqual"),
        "Relation: Greater Than or Equal"
      ),
      (.set(attribute: "relation", of: "height", to: "lessThanOrEqual"), "Relation: Less Than or Equal"),
      (.set(attribute: "priority", of: "height", to: "749"), "Priority: 749"),
      (.set(attribute: "firstAttribute", of: "left", to: "leading"), "First Item: Respect language direction"),
      (.set(attribute: "secondAttribute", of: "left", to: "leading"), "Second Item: Respect language direction"),
      (.set(attribute: "lineBreakMode", of: "save", to: "wordWrap"), "Line Break: Word Wrap"),
      (.set(attribute: "lineBreakMode", of: "text", to: "tailTruncation"), "Line Break: Truncate Tail"),
      (.set(attribute: "minimumScaleFactor", of: "text", to: "0.5"), "Autoshrink: Minimum Font Scale, 0.5"),
      (.set(attribute: "verticalHuggingPriority", of: "text", to: "251"), "vertical content hugging: 251"),
      (.setChild(attribute: "title", key: "normal", of: "save", to: nil), "Title: empty"),
      (
        .setFrame(of: "text", to: Rect(x: 1, y: 2.5, width: 3, height: 4)),
        "View: X 1, Y 2.5, Width 3, Height 4"
      ),
    ])
  func settings(edit: DocumentEdit, setting: String) throws {
    let step = try #require(try steps().inInterfaceBuilder([edit]).first)
    #expect(step.hasSuffix(" inspector > \(setting)."), "\(step)")
  }

  @Test("What is set together with another attribute is no step of its own")
  func silentSettings() throws {
    #expect(
      try steps().inInterfaceBuilder([
        .set(attribute: "adjustsFontSizeToFit", of: "text", to: nil),
        .set(attribute: "estimatedRowHeight", of: "text", to: "-1"),
      ]).isEmpty)
  }

  @Test(
    "A change is the line of Swift with the same effect",
    arguments: [
      (DocumentEdit.set(attribute: "numberOfLines", of: "text", to: "0"), ["nameLabel.numberOfLines = 0"]),
      (
        .set(attribute: "lineBreakMode", of: "save", to: "wordWrap"),
        ["saveAllButton.titleLabel?.lineBreakMode = .byWordWrapping"]
      ),
      (.set(attribute: "priority", of: "gap", to: "999"), ["gapHeight.priority = UILayoutPriority(999)"]),
      (.set(attribute: "constant", of: "end", to: "8"), ["nameLabelTrailingConstraint.constant = 8"]),
      (
        .set(attribute: "verticalCompressionResistancePriority", of: "text", to: "751"),
        ["nameLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)"]
      ),
      (
        .set(attribute: "horizontalHuggingPriority", of: "icon", to: "252"),
        ["icon.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)"]
      ),
      (.placeByConstraints("toggle"), ["switchView.translatesAutoresizingMaskIntoConstraints = false"]),
      (.removeConstraint("gap"), ["gapHeight.isActive = false"]),
      (
        .setChild(attribute: "title", key: "normal", of: "save", to: nil), ["saveAllButton.setTitle(nil, for: .normal)"]
      ),
      (
        .set(attribute: "relation", of: "height", to: "lessThanOrEqual"),
        [
          "nameLabelHeightConstraint.isActive = false",
          "nameLabel.heightAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true",
        ]
      ),
      (
        .set(attribute: "firstAttribute", of: "left", to: "leading"),
        [
          "nameLabelLeftConstraint.isActive = false",
          "nameLabel.leadingAnchor.constraint(equalTo: rootView.safeAreaLayoutGuide.leftAnchor, constant: 4.5).isActive = true",
        ]
      ),
      (
        .addConstraint(ConstraintDraft("text", "trailing", .equal, "root", "trailingMargin"), owner: "root"),
        ["nameLabel.trailingAnchor.constraint(equalTo: rootView.layoutMarginsGuide.trailingAnchor).isActive = true"]
      ),
    ])
  func code(edit: DocumentEdit, lines: [String]) throws { #expect(try steps().inCode([edit]) == lines) }

  @Test("Lines that hunks before them add or remove move the later ones in the new file")
  func shifted() {
    // Two lines go at the top and one comes at the end: the last hunk starts two lines earlier than it did.
    let text = (1...20).map { "line \($0)\n" }.joined()
    let head = "line 1\nline 2\n".utf8.count
    let diff = UnifiedDiff(of: Array(text.utf8), named: "a").text(making: [
      ByteChange(0..<head, ""), ByteChange(text.utf8.count..<text.utf8.count, "line 21\n"),
    ])
    #expect(diff.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,3 @@", "@@ -18,3 +16,4 @@"])
  }
}
