import Graphics
import InterfaceBuilder
import Testing

@testable import FixRuns

@Suite("Fixes that set or keep a place")
struct PlaceFixTests {
  private static let leading =
    #"<constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="lead"/>"#

  /// Returns the constraint that an ambiguity fix adds for a value of the view `card`.
  private func draft(
    _ pin: String, _ views: String, _ constraints: String = leading, after more: String = "",
    isRightToLeft: Bool = false
  ) throws -> ConstraintDraft? {
    let site = try SampleSite(
      SampleSite.document(views, constraints, after: more), isRightToLeft: isRightToLeft)
    let title = "Add a constraint for the \(pin) of the view 'card'."
    guard case .addConstraint(let draft, _) = site.candidates(.ambiguous, views: ["card"]).edits(of: title)?.first
    else {
      return nil
    }
    return draft
  }

  /// A view at 30, 50 of 100 x 60 points: it ends at 130 and 110 in a view of 320 x 200.
  private static let card = SampleSite.view("view", "card", 30, 50, 100, 60)

  @Test(
    "A position is kept by the distance that the canvas has, which is from left to right in every cell",
    arguments: [
      ("x position", false, ConstraintDraft("card", "leading", .equal, "root", "leading", constant: 30)),
      ("x position", true, ConstraintDraft("card", "leading", .equal, "root", "leading", constant: 30)),
      ("trailing edge", false, ConstraintDraft(nil, "trailing", .equal, "card", "trailing", constant: 190)),
      ("trailing edge", true, ConstraintDraft(nil, "trailing", .equal, "card", "trailing", constant: 190)),
      ("y position", false, ConstraintDraft("card", "top", .equal, "root", "top", constant: 50)),
      ("bottom", false, ConstraintDraft(nil, "bottom", .equal, "card", "bottom", constant: 90)),
      ("width", false, ConstraintDraft(nil, "width", constant: 100)),
      ("height", true, ConstraintDraft(nil, "height", constant: 60)),
    ])
  func distances(pin: String, isRightToLeft: Bool, expected: ConstraintDraft) throws {
    #expect(try draft(pin, Self.card, isRightToLeft: isRightToLeft) == expected)
  }

  @Test("A distance within a point of the standard one is that", arguments: [(19.0, 20.0), (21, 20), (18.5, 19)])
  func nearStandardDistances(x: Double, expected: Double) throws {
    let found = try draft("x position", SampleSite.view("view", "card", x, 50, 100, 60))
    // A half is rounded away from zero.
    #expect(found?.constant == expected && found?.isSymbolic == (expected == 20))
  }

  @Test("A view at one end of another is not tied to the far end, whose distance is that of one screen")
  func farEdges() throws {
    func tie(_ edge: String) -> String {
      """
      <constraint firstItem="card" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" id="tie"/>
      """
    }
    #expect(try draft("bottom", Self.card, tie("top")) == nil)
    #expect(try draft("y position", Self.card, tie("top"))?.constant == 50)
    let low = SampleSite.view("view", "card", 30, 130, 100, 60)
    #expect(try draft("y position", low, tie("bottom")) == nil)
    #expect(try draft("bottom", low, tie("bottom"))?.constant == 10)
    // A distance of 60 is one that a person can mean.
    #expect(try draft("y position", SampleSite.view("view", "card", 30, 60, 100, 100), tie("bottom"))?.constant == 60)
    #expect(try draft("y position", low, Self.leading)?.constant == 130)
  }

  @Test("A view that fills its superview is as long as that, whatever the canvas measures")
  func fillingSize() throws {
    let views = SampleSite.view("view", "card", 0, 50, 320, 60)
    #expect(try draft("width", views) == ConstraintDraft("card", "width", .equal, "root", "width"))
    #expect(try draft("height", views) == ConstraintDraft(nil, "height", constant: 60))
  }

  @Test("Content that fills its scroll view may be higher, but is as wide as that")
  func fillingScrollView() throws {
    let content = SampleSite.view("view", "card", 0, 0, 320, 200)
    let scroll = SampleSite.view("scrollView", "scroll", 0, 0, 320, 200, "", "<subviews>\(content)</subviews>")
    #expect(try draft("height", scroll)?.priority == 250)
    #expect(try draft("width", scroll)?.priority == 1000)
  }

  @Test("A limit on an open view may be an equation", arguments: [("greaterThanOrEqual", true), ("equal", false)])
  func equation(relation: String, isOffered: Bool) throws {
    let limit =
      #"<constraint firstItem="card" firstAttribute="leading" relation="\#(relation)" secondItem="root" "#
      + #"secondAttribute="leading" id="lead"/>"#
    let fixes = try SampleSite(SampleSite.document(Self.card, limit)).candidates(.ambiguous, views: ["card"])
    #expect(fixes.contains { $0.edits == [.set(attribute: "relation", of: "lead", to: nil)] } == isOffered)
  }

  @Test(
    "What a class of the app's own sizes gets a height in Interface Builder: a list, or a view that it draws",
    arguments: [
      ("tableView", "customClass=\"Sheet\"", true), ("tableView", "", false), ("view", "customClass=\"Sheet\"", true),
      ("view", "", false),
      ("label", "customClass=\"Sheet\"", false),
    ])
  func placeholder(element: String, attributes: String, isOffered: Bool) throws {
    let list = SampleSite.view(element, "list", 0, 64, 320, 120.5, attributes)
    let sheet = SampleSite.view("view", "sheet", 0, 0, 320, 200, "", "<subviews>\(list)</subviews>")
    let fixes = try SampleSite(SampleSite.document(sheet)).candidates(.ambiguous, views: ["sheet"])
    let edits = [DocumentEdit.set(attribute: "placeholderIntrinsicHeight", of: "list", to: "121")]
    #expect(fixes.contains { $0.edits == edits } == isOffered)
  }

  @Test("What only the canvas gives comes after relations: sizes, and distances that no neighbours have")
  func numbers() throws {
    let site = try SampleSite(SampleSite.document(Self.card, Self.leading))
    func cost(_ pin: String) -> FixCandidate.Cost? {
      site.candidates(.ambiguous, views: ["card"]).first {
        $0.title == "Add a constraint for the \(pin) of the view 'card'."
      }?.cost
    }
    #expect(cost("x position") == FixCandidate.Cost.none && cost("y position") == FixCandidate.Cost.none)
    #expect(cost("width") == .some(.some) && cost("trailing edge") == .some(.some))
  }

  @Test("The standard distances of 20 to the superview and 8 to a sibling are symbolic")
  func standardDistances() throws {
    let views = SampleSite.view("view", "card", 20, 50, 100, 60)
    #expect(try draft("x position", views)?.isSymbolic == true)
    #expect(try draft("x position", Self.card)?.isSymbolic == false)
    let above = SampleSite.view("label", "above", 30, 20, 50, 22)
    let top = #"<constraint firstItem="above" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>"#
    #expect(
      try draft("y position", Self.card + above, Self.leading + top)
        == ConstraintDraft("card", "top", .equal, "above", "bottom", constant: 8, isSymbolic: true))
  }

  @Test("A view in the middle is kept there, and on the safe area if there is one")
  func centre() throws {
    let views = SampleSite.view("view", "card", 110.5, 50, 100, 60)
    let guide = #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    #expect(
      try draft("x position", views, after: guide)
        == ConstraintDraft("card", "centerX", .equal, "safe", "centerX"))
    // 0.75 points beside the middle it is not meant to be there.
    let aside = SampleSite.view("view", "card", 110.75, 50, 100, 60)
    #expect(try draft("x position", aside)?.firstAttribute == "leading")
    // A view from edge to edge is in the middle without being meant to.
    let wide = SampleSite.view("view", "card", 0, 50, 320, 60)
    #expect(try draft("x position", wide)?.firstAttribute == "leading")
  }

  @Test("Of several views above, the nearest counts that is in the same column, shown and placed by constraints")
  func neighbour() throws {
    let far = SampleSite.view("label", "far", 30, 0, 50, 10)
    let near = SampleSite.view("label", "near", 100, 20, 50, 15)
    let aside = SampleSite.view("label", "aside", 130, 30, 50, 15)
    let hidden = SampleSite.view("label", "hidden", 30, 30, 50, 15, "hidden=\"YES\"")
    let free = SampleSite.view("label", "free", 30, 30, 50, 16)
    let tops = ["far", "near", "aside", "hidden"].map { id in
      #"<constraint firstItem="\#(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="t\#(id)"/>"#
    }.joined()
    #expect(
      try draft("y position", far + near + aside + hidden + free + Self.card, Self.leading + tops)
        == ConstraintDraft("card", "top", .equal, "near", "bottom", constant: 15))
  }

  @Test("A view that hangs on the other one is not what it hangs on")
  func circle() throws {
    let above = SampleSite.view("label", "above", 30, 20, 50, 20)
    let tie =
      #"<constraint firstItem="card" firstAttribute="top" secondItem="above" secondAttribute="bottom" id="tie"/>"#
    #expect(try draft("y position", Self.card + above, Self.leading + tie)?.secondItem == "root")
  }

  @Test("A stack view places what it arranges: only sizes can be set")
  func stack() throws {
    let stack = SampleSite.view("stackView", "stack", 0, 0, 200, 100, "", "<subviews>\(Self.card)</subviews>")
    #expect(try draft("x position", stack) == nil)
    #expect(try draft("width", stack) == ConstraintDraft(nil, "width", constant: 100))
  }

  // MARK: Overlaps

  private static let pair =
    SampleSite.view("label", "one", 20, 10, 80, 20, "text=\"One\"")
    + SampleSite.view("label", "two", 120, 12, 90, 20, "text=\"Two\"")
  private static let ties = """
    <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" id="t1"/>
    <constraint firstItem="two" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="120" id="l2"/>
    <constraint firstItem="two" firstAttribute="top" secondItem="root" secondAttribute="top" priority="900" id="t2"/>
    """

  @Test(
    "From right to left, the view at the right comes first", arguments: [(false, "two", "one"), (true, "one", "two")])
  func order(isRightToLeft: Bool, latter: String, former: String) throws {
    let fixes = try SampleSite(SampleSite.document(Self.pair, Self.ties), isRightToLeft: isRightToLeft)
      .candidates(.overlap, views: ["one", "two"])
    #expect(
      fixes.first?.edits == [
        .addConstraint(
          ConstraintDraft(latter, "leading", .greaterThanOrEqual, former, "trailing", constant: 8, isSymbolic: true),
          owner: "root")
      ])
  }

  @Test(
    "Views that are nearer to each other than the standard space may stay so", arguments: [(5.5, 5.0), (9, 8), (-3, 8)])
  func nearGap(distance: Double, constant: Double) throws {
    let views =
      SampleSite.view("label", "one", 20, 10, 80, 20, "text=\"One\"")
      + SampleSite.view("label", "two", 100 + distance, 10, 90, 20, "text=\"Two\"")
    let fixes = try SampleSite(SampleSite.document(views, Self.ties)).candidates(.overlap, views: ["one", "two"])
    guard case .addConstraint(let draft, _)? = fixes.edits(of: "Keep the label 'Two' after the label 'One'.")?.first
    else {
      throw MissingDraft()
    }
    #expect(draft.constant == constant && draft.isSymbolic == (constant == 8))
  }

  private struct MissingDraft: Error {}

  @Test("Views that are farther apart in height are kept below each other first")
  func below() throws {
    let views =
      SampleSite.view("label", "one", 20, 90, 80, 20, "text=\"One\"")
      + SampleSite.view("label", "two", 90, 10, 90, 20, "text=\"Two\"")
    let fixes = try SampleSite(SampleSite.document(views, Self.ties)).candidates(.overlap, views: ["one", "two"])
    #expect(
      fixes.titles.prefix(2) == [
        "Keep the label 'One' below the label 'Two'.", "Keep the label 'Two' after the label 'One'.",
      ])
  }

  @Test("The present position gives way if it is required, and only that of the later view along the gap")
  func yielding() throws {
    let fixes = try SampleSite(SampleSite.document(Self.pair, Self.ties)).candidates(.overlap, views: ["one", "two"])
    let title = "Keep the label 'Two' after the label 'One'. Its present position gives way."
    #expect(fixes.edits(of: title)?.dropFirst() == [.set(attribute: "priority", of: "l2", to: "999")])
    // The top of the second view is not required.
    let below = "Keep the label 'Two' below the label 'One'. Its present position gives way."
    #expect(fixes.edits(of: below) == nil)
  }

  // MARK: Suggestions

  @Test("A view without constraints is placed at the leading edge and the top, and sized if its content does not do so")
  func suggestion() throws {
    let placed = { (view: String) in view.replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "") }
    let site = try SampleSite(
      SampleSite.document(
        placed(SampleSite.view("slider", "slider", 30, 50, 100, 60))
          + placed(SampleSite.view("button", "button", 40, 120, 60, 30))))
    #expect(
      site.suggestion(for: "slider")?.edits == [
        .placeByConstraints("slider"),
        .addConstraint(ConstraintDraft("slider", "leading", .equal, "root", "leading", constant: 30), owner: "root"),
        .addConstraint(ConstraintDraft("slider", "top", .equal, "root", "top", constant: 50), owner: "root"),
        .addConstraint(ConstraintDraft(nil, "width", constant: 100), owner: "slider"),
      ])
    #expect(site.suggestion(for: "button")?.edits.count == 3)
    #expect(site.suggestion(for: "root") == nil)
  }
}
