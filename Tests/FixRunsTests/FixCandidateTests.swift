import Graphics
import InterfaceBuilder
import Testing

@testable import FixRuns

@Suite("Candidates for fixes")
struct FixCandidateTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
          <subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <rect key="frame" x="20" y="10" width="100" height="20"/>
              <constraints>
                <constraint firstAttribute="height" constant="20" id="height"/>
                <constraint firstAttribute="width" constant="100" id="width"/>
                <constraint firstAttribute="width" constant="120" id="width2"/>
              </constraints>
            </label>
            <label text="Price" translatesAutoresizingMaskIntoConstraints="NO" id="price">
              <rect key="frame" x="130" y="10" width="100" height="20"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="title" firstAttribute="left" secondItem="root" secondAttribute="left" constant="20" id="left"/>
            <constraint firstItem="price" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="130" id="lead"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private func candidates(_ rule: Finding.Rule, views: [String] = [], constraints: [String] = [], broken: String? = nil)
    throws -> [FixCandidate]
  {
    let document = try EditableDocument(Array(Self.text.utf8), path: "Test.xib")
    func node(_ id: String, _ rect: Rect, _ children: [LayoutNode] = []) -> LayoutNode {
      LayoutNode(id: id, elementClass: "view", name: "", frame: rect, alignmentRect: rect, children: children)
    }
    let layout = LayoutResult(
      size: Size(width: 320, height: 100),
      root: node(
        "root", Rect(x: 0, y: 0, width: 320, height: 100),
        [
          node("title", Rect(x: 20, y: 10, width: 100, height: 20)),
          node("price", Rect(x: 130, y: 10, width: 100, height: 20)),
        ]))
    let finding = Finding(rule: rule, views: views, constraints: constraints, broken: broken, message: "")
    return FixCandidate.candidates(
      for: finding, at: FixSite(document: document, worst: layout, calm: layout, isRightToLeft: false))
  }

  @Test("Of two constraints that set the same, one is removed")
  func conflict() throws {
    let twice = try candidates(.conflict, constraints: ["width", "width2"], broken: "width")
    #expect(twice.first?.edits == [.removeConstraint("width")])
    #expect(twice.contains { $0.edits == [.set(attribute: "priority", of: "width2", to: "999")] })
  }

  @Test("A constraint that cannot hold at the given size becomes optional first, one that holds at none a limit")
  func givenSize() throws {
    let given = ["left", "UIView-Encapsulated-Layout-Width", "width"]
    let atThisSize = try candidates(.conflict, constraints: given, broken: "width")
    #expect(atThisSize.first?.edits == [.set(attribute: "priority", of: "width", to: "999")])
    #expect(atThisSize.first?.title == "Give 'Title.width = 100' the priority 999.")
    let atNone = try candidates(.conflict, constraints: ["left", "width"], broken: "width")
    #expect(atNone.first?.edits == [.set(attribute: "relation", of: "width", to: "greaterThanOrEqual")])
    #expect(atNone.contains { $0.edits == [.removeConstraint("width")] && $0.cost == .none })
    #expect(!atThisSize.contains { $0.edits == [.removeConstraint("width")] && $0.cost == .none })
  }

  // MARK: Repetitions

  /// Returns the first candidate for a conflict among the constraints of a document with a row of two labels.
  private func first(
    _ constraints: String, _ ids: String..., given: [String] = [], after more: String = ""
  ) throws -> FixCandidate? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <subviews>
              <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                <rect key="frame" x="20" y="10" width="100" height="20"/>
              </label>
              <label text="Price" translatesAutoresizingMaskIntoConstraints="NO" id="price">
                <rect key="frame" x="130" y="10" width="100" height="20"/>
              </label>
            </subviews>
            <constraints>\(constraints)</constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>\(more)
          </view>
        </objects>
      </document>
      """
    let layout = LayoutResult(
      size: Size(width: 320, height: 100),
      root: LayoutNode(id: "root", elementClass: "view", name: "", frame: .zero, alignmentRect: .zero))
    let finding = Finding(rule: .conflict, constraints: ids + given, broken: ids[0], message: "")
    let document = try EditableDocument(Array(text.utf8), path: "Test.xib")
    return FixCandidate.candidates(
      for: finding, at: FixSite(document: document, worst: layout, calm: layout, isRightToLeft: false)
    ).first
  }

  private static let sides = """
    <constraint firstItem="title" firstAttribute="width" constant="100" id="width"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="leading"/>
    <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" id="trailing"/>
    """

  @Test("A width of a view that is held at both sides is removed, at a given width too, but not that of a canvas")
  func repeatedLength() throws {
    let given = ["UIView-Encapsulated-Layout-Width"]
    let removal: [DocumentEdit] = [.removeConstraint("width")]
    #expect(try first(Self.sides, "width", "leading", "trailing", given: given)?.edits == removal)
    #expect(try first(Self.sides, "width", "leading", "trailing")?.cost == FixCandidate.Cost.none)
    // One side is not enough.
    let optional: [DocumentEdit] = [.set(attribute: "priority", of: "width", to: "999")]
    #expect(try first(Self.sides, "width", "leading", given: given)?.edits == optional)
    let metrics = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try first(Self.sides, "width", "leading", "trailing", given: given, after: metrics)?.edits == optional)
  }

  @Test("Of tops and baselines that align the same two views, one is removed")
  func repeatedAlignment() throws {
    let rows = """
      <constraint firstItem="title" firstAttribute="baseline" secondItem="price" secondAttribute="baseline" id="lines"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="price" secondAttribute="top" id="tops"/>
      <constraint firstItem="title" firstAttribute="leading" secondItem="price" secondAttribute="leading" id="sides"/>
      """
    let given = ["UIView-Encapsulated-Layout-Height"]
    #expect(try first(rows, "lines", "tops", given: given)?.edits == [.removeConstraint("lines")])
    #expect(
      try first(rows, "lines", "sides", given: given)?.edits == [.set(attribute: "priority", of: "lines", to: "999")])
  }

  @Test("A distance to the safe area sets the same as one to the view")
  func sameEdge() throws {
    let bottoms = """
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="8" id="a"/>
      <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="34" id="b"/>
      """
    let given = ["UIView-Encapsulated-Layout-Height"]
    #expect(try first(bottoms, "b", "a", given: given)?.edits == [.removeConstraint("b")])
  }

  @Test("A text wraps, grows, and follows the language direction; it shrinks last")
  func truncated() throws {
    let edits = try candidates(.truncated, views: ["title"]).map(\.edits)
    let wrap = DocumentEdit.set(attribute: "numberOfLines", of: "title", to: "0")
    let grow = DocumentEdit.set(attribute: "relation", of: "height", to: "greaterThanOrEqual")
    #expect(edits.first == [wrap])
    #expect(edits.contains([grow]) && edits.contains([wrap, grow]))
    #expect(
      edits.contains([
        .set(attribute: "firstAttribute", of: "left", to: "leading"),
        .set(attribute: "secondAttribute", of: "left", to: "leading"),
      ]))
    #expect(edits.last?.contains(.set(attribute: "minimumScaleFactor", of: "title", to: "0.5")) == true)
  }

  @Test("Two views that overlap are kept apart in the direction in which they follow each other")
  func overlap() throws {
    let first = try #require(try candidates(.overlap, views: ["price", "title"]).first)
    #expect(
      first.edits == [
        .addConstraint(
          ConstraintDraft(
            "price", "leading", .greaterThanOrEqual, "title", "trailing", constant: 8, isSymbolic: true), owner: "root")
      ])
    #expect(first.title == "Keep the label 'Price' after the label 'Title'.")
  }

  @Test("An open position is set to the present one, an open size to the present size")
  func ambiguous() throws {
    let edits = try candidates(.ambiguous, views: ["price"]).map(\.edits)
    #expect(
      edits.contains([
        .addConstraint(ConstraintDraft("price", "top", .equal, "root", "top", constant: 10), owner: "root")
      ]))
    #expect(edits.contains([.addConstraint(ConstraintDraft(nil, "width", constant: 100), owner: "price")]))
  }

  @Test("What a size-class variation sets itself is said, because an edit does not change it")
  func variations() throws {
    let varied = Self.text.replacing(
      #"<constraint firstAttribute="height" constant="20" id="height"/>"#,
      with: """
        <constraint firstAttribute="height" constant="20" id="height">
          <variation key="heightClass=compact-widthClass=regular" constant="16"/>
        </constraint>
        """)
    let steps = FixSteps(in: try EditableDocument(Array(varied.utf8), path: "Test.xib"))
    #expect(
      steps.remarks(on: [.set(attribute: "constant", of: "height", to: "30")]) == [
        "The variation of the constraint 'Title.height = 20' for compact height, regular width sets its constant itself"
          + " and stays as it is."
      ])
    #expect(steps.remarks(on: [.set(attribute: "priority", of: "height", to: "999")]).isEmpty)
  }

  @Test("Rules without fixes have no candidates")
  func otherRules() throws {
    #expect(try candidates(.missingGlyph, views: ["title"]).isEmpty)
  }

  @Test("A fix is a step in Interface Builder and a line of code")
  func steps() throws {
    let steps = FixSteps(in: try EditableDocument(Array(Self.text.utf8), path: "Test.xib"))
    let edits: [DocumentEdit] = [
      .set(attribute: "numberOfLines", of: "title", to: "0"),
      .set(attribute: "relation", of: "height", to: "greaterThanOrEqual"),
      .addConstraint(
        ConstraintDraft("price", "leading", .greaterThanOrEqual, "title", "trailing", constant: 8, isSymbolic: true),
        owner: "root"),
    ]
    #expect(
      steps.inInterfaceBuilder(edits) == [
        "Select the label 'Title'; Attributes inspector > Lines: 0.",
        "Select the constraint 'Title.height = 20'; Size inspector > Relation: Greater Than or Equal.",
        "Control-drag from the label 'Price' to the label 'Title'; set leading \u{2265} trailing + the standard space.",
      ])
    #expect(
      steps.inCode(edits) == [
        "titleLabel.numberOfLines = 0", "titleLabelHeightConstraint.isActive = false",
        "titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true",
        "priceLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8).isActive = true",
      ])
  }

  @Test("Changes beyond the most that are tried are counted")
  func shortlist() {
    let all = (0..<40).map { FixCandidate("\($0)", [.removeConstraint("\($0)")]) }
    var shortlist = Shortlist()
    #expect(shortlist.first(50, of: all).count == 40 && shortlist.untriedCount == 0)
    #expect(shortlist.first(36, of: all).map(\.title) == (0..<36).map(String.init))
    #expect(shortlist.untriedCount == 4)
    // Those of several lists are counted together.
    #expect(shortlist.first(0, of: Array(all.prefix(8))).isEmpty && shortlist.untriedCount == 12)
  }
}
