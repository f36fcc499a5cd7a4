import Graphics
import InterfaceBuilder
import Testing

@testable import FixRuns

@Suite("Fixes for texts without room")
struct TextFixTests {
  private func candidates(
    _ views: String, _ constraints: String = "", of id: String = "text", isRightToLeft: Bool = false
  ) throws -> [FixCandidate] {
    try SampleSite(SampleSite.document(views, constraints), isRightToLeft: isRightToLeft)
      .candidates(.truncated, views: [id])
  }

  @Test(
    "Compression resistance is raised above the usual 750, by one from there on, and never to 1,000",
    arguments: [(nil, "751"), ("250", "751"), ("750", "751"), ("751", "752"), ("998", "999"), ("999", nil)]
      as [(String?, String?)])
  func resistance(present: String?, raised: String?) throws {
    let name = "horizontalCompressionResistancePriority"
    let attribute = present.map { "\(name)=\"\($0)\"" } ?? ""
    let fixes = try candidates(SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\" \(attribute)"))
    #expect(
      fixes.edits(of: "Raise the horizontal compression resistance of the label 'Name'.")
        == raised.map { [.set(attribute: name, of: "text", to: $0)] })
  }

  @Test("A text that is clipped in one line is to be truncated too, and one with any number of lines has enough")
  func lines() throws {
    let title = "Let the text of the label 'Name' wrap."
    func fixes(_ attributes: String) throws -> [DocumentEdit]? {
      try candidates(SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\" \(attributes)")).edits(of: title)
    }
    let any = DocumentEdit.set(attribute: "numberOfLines", of: "text", to: "0")
    let tail = DocumentEdit.set(attribute: "lineBreakMode", of: "text", to: "tailTruncation")
    #expect(try fixes("") == [any])
    #expect(try fixes("numberOfLines=\"2\"") == [any])
    #expect(try fixes("lineBreakMode=\"clip\"") == [any, tail])
    #expect(try fixes("lineBreakMode=\"clip\" numberOfLines=\"0\"") == [tail])
    #expect(try fixes("numberOfLines=\"0\"") == nil)
  }

  @Test(
    "A number does not wrap, but a text with a number does", arguments: [("3270190200802", false), ("3 items", true)])
  func numbers(text: String, wraps: Bool) throws {
    let fixes = try candidates(SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"\(text)\""))
    #expect(fixes.titles.contains { $0.hasSuffix("wrap.") } == wraps)
  }

  @Test(
    "A text shrinks to half, but not below 11 points",
    arguments: [(17.0, "0.65"), (30, "0.5"), (12, "0.95"), (11, nil)] as [(Double, String?)])
  func leastSize(size: Double, scale: String?) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    let fixes = try candidates(SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\"", font))
    let edits = fixes.edits(of: "Let the text of the label 'Name' shrink to fit.") ?? []
    let scales = edits.compactMap { if case .set("minimumScaleFactor", _, let value) = $0 { value } else { nil } }
    #expect(scales == [scale].compactMap(\.self))
  }

  @Test("The title of a bar has no fix")
  func barTitle() throws {
    let item = #"<navigationItem key="navigationItem" title="Passwords" id="item"/>"#
    #expect(
      try SampleSite(SampleSite.document("", after: item)).candidates(.truncated, views: ["item", "bar"]).isEmpty)
  }

  @Test("A text in the header of a table gets a taller header, one in another view does not", arguments: [true, false])
  func header(isHeader: Bool) throws {
    let label = SampleSite.view("label", "text", 0, 0, 320, 20, "text=\"Name\"")
    let key = isHeader ? "tableHeaderView" : "other"
    let table = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <view key="\(key)" id="header"><rect key="frame" x="0" y="0" width="320" height="50"/>
      <subviews>\(label)</subviews></view></tableView>
      """
    let fixes = try candidates(table)
    let frames = fixes.flatMap(\.edits).compactMap { edit in
      if case .setFrame("header", let rect) = edit { rect.height } else { nil }
    }
    #expect(Set(frames) == (isHeader ? [63, 75, 100, 150] : []))
  }

  @Test("A row without a constraint at its bottom gets one before it sizes itself", arguments: [false, true])
  func openRow(isTied: Bool) throws {
    let tie = """
      <constraints><constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" id="tie"/></constraints>
      """
    let row = """
      <tableViewCell id="row" rowHeight="52"><rect key="frame" x="0" y="0" width="320" height="52"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="52"/>
      <subviews>\(SampleSite.view("label", "text", 16, 8, 200, 32, "text=\"Name\""))</subviews>
      <constraints><constraint firstItem="text" firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/>
      </constraints>\(isTied ? tie : "")
      </tableViewCellContentView></tableViewCell>
      """
    let titles = try candidates(row).titles
    let added = "Tie the label 'Name' to the bottom of its row, and let the row size itself."
    #expect(titles.contains(added) != isTied)
    #expect(titles.contains("Let the row of the label 'Name' size itself.") == isTied)
    let edits = try candidates(row).edits(of: added)
    let steps = FixSteps(in: try SampleSite(SampleSite.document(row)).document)
    let automatic = [DocumentEdit.set(attribute: "rowHeight", of: "row", to: nil)]
    let step = "Select the row with 'Name'; Size inspector > Row Height: Automatic."
    #expect(steps.inInterfaceBuilder(automatic) == [step])
    #expect(steps.inCode(automatic).isEmpty)
    let expected = ConstraintDraft(nil, "bottom", .equal, "text", "bottom", constant: 12)
    #expect(edits?.contains(.addConstraint(expected, owner: "content")) == (isTied ? nil : true))
  }

  @Test("A label of several lines does not shrink its text")
  func shrinking() throws {
    let title = "Let the text of the label 'Name' shrink to fit."
    let one = try candidates(SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\""))
    #expect(one.first { $0.title == title }?.cost == .much)
    let two = try candidates(SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\" numberOfLines=\"2\""))
    #expect(!two.titles.contains(title))
  }

  @Test("The title that a new button keeps when it gets an image is removed first")
  func leftoverTitle() throws {
    func first(_ state: String) throws -> [DocumentEdit]? {
      try candidates(SampleSite.view("button", "text", 0, 0, 30, 30, "", "<state key=\"normal\" \(state)/>")).first?
        .edits
    }
    let removal = DocumentEdit.setChild(attribute: "title", key: "normal", of: "text", to: nil)
    #expect(try first("title=\"Button\" image=\"star\"") == [removal])
    #expect(try first("title=\"Save\" image=\"star\"") != [removal])
    #expect(try first("title=\"Button\"") != [removal])
  }

  @Test("The title of a configured button wraps by itself")
  func configuredButton() throws {
    let wrap = [DocumentEdit.set(attribute: "lineBreakMode", of: "text", to: "wordWrap")]
    let configuration = #"<buttonConfiguration key="configuration" style="plain" title="Save"/>"#
    func edits(_ content: String) throws -> [[DocumentEdit]] {
      try candidates(SampleSite.view("button", "text", 0, 0, 30, 30, "", content)).map(\.edits)
    }
    #expect(try edits("<state key=\"normal\" title=\"Save\"/>").contains(wrap))
    #expect(try !edits(configuration).contains(wrap))
  }

  @Test("A text is kept inside the safe area by the standard distance, or at the edge where it is")
  func inside() throws {
    let label = SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\"")
    let top = #"<constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>"#
    let guide = #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    let title = "Keep the label 'Name' inside its superview, and let the text of the label 'Name' wrap."
    let fixes = try SampleSite(SampleSite.document(label, top, after: guide)).candidates(.truncated, views: ["text"])
    // The label ends 270 points before the edge, and begins at it.
    #expect(
      fixes.edits(of: title) == [
        .addConstraint(ConstraintDraft("text", "leading", .greaterThanOrEqual, "safe", "leading"), owner: "root"),
        .addConstraint(
          ConstraintDraft(
            "safe", "trailing", .greaterThanOrEqual, "text", "trailing", constant: 20, isSymbolic: true),
          owner: "root"),
        .set(attribute: "numberOfLines", of: "text", to: "0"),
      ])
    let stack = SampleSite.view("stackView", "stack", 0, 0, 100, 20, "", "<subviews>\(label)</subviews>")
    #expect(try !candidates(stack, top).titles.contains { $0.hasPrefix("Keep ") })
  }

  @Test("A view around a text that is only centred is kept inside, and what is in it grows")
  func insideAround() throws {
    let button = SampleSite.view(
      "button", "text", 0, 0, 90, 40, "",
      #"<constraints><constraint firstAttribute="height" constant="40" id="high"/></constraints>"#
        + #"<state key="normal" title="Save"/>"#)
    let row = SampleSite.view("view", "row", 19, 50, 282, 40, "userLabel=\"Row\"", "<subviews>\(button)</subviews>")
    let ties = ["leading", "trailing"].map { side in
      #"<constraint firstItem="text" firstAttribute="\#(side)" secondItem="row" secondAttribute="\#(side)" id="\#(side)"/>"#
    }.joined()
    let centre =
      #"<constraint firstItem="row" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="mid"/>"#
    let title = "Keep the view 'Row' inside its superview, and let what is in it grow in height."
    #expect(
      try candidates(row, ties + centre).edits(of: title) == [
        .addConstraint(
          ConstraintDraft("row", "leading", .greaterThanOrEqual, "root", "leading", constant: 20, isSymbolic: true),
          owner: "root"),
        .addConstraint(
          ConstraintDraft("root", "trailing", .greaterThanOrEqual, "row", "trailing", constant: 20, isSymbolic: true),
          owner: "root"),
        .set(attribute: "relation", of: "high", to: "greaterThanOrEqual"),
      ])
  }

  @Test("Segments get the widths of their texts, and no other view has segments")
  func segments() throws {
    let title = "Give each segment of the segmented control 'text' the width of its text."
    #expect(
      try candidates(SampleSite.view("segmentedControl", "text", 0, 0, 100, 30)).edits(of: title) == [
        .set(attribute: "apportionsSegmentWidthsByContent", of: "text", to: "YES")
      ])
    #expect(
      try !candidates(SampleSite.view("label", "text", 0, 0, 100, 30)).titles.contains { $0.hasPrefix("Give each") })
  }

  // MARK: Frames

  /// Enlarges a view of 100 x 20 points at 60, 10 that its autoresizing mask places in a view of 320 x 200. A neighbour
  /// at the left ends at 40, one at the right starts at 208, and one is 30 points below.
  private func frames(_ element: String, _ attributes: String = "") throws -> [Rect] {
    func placed(_ element: String, _ id: String, _ x: Double, _ y: Double, _ width: Double, _ attributes: String = "")
      -> String
    {
      SampleSite.view(element, id, x, y, width, 20, attributes)
        .replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
    }
    let views =
      placed(element, "text", 60, 10, 100, attributes) + placed("label", "left", 10, 15, 30)
      + placed("label", "right", 208, 5, 50) + placed("label", "below", 100, 60, 50)
    let fixes = try candidates(views).filter { $0.title.hasPrefix("Enlarge the frame") && $0.edits.count == 1 }
    return fixes.flatMap(\.edits).compactMap { edit in if case .setFrame("text", let rect) = edit { rect } else { nil }
    }
  }

  @Test("A frame grows to the right, up to 8 points before its neighbour, or down by whole heights")
  func largerFrames() throws {
    // 208 - 8 - 160 = 40 points are free to the right, 60 - 30 = 30 below.
    #expect(
      try frames("label") == [Rect(x: 60, y: 10, width: 140, height: 20), Rect(x: 60, y: 10, width: 100, height: 40)])
  }

  @Test("The frame of a centred text grows at both sides alike, by the smaller room", arguments: ["button", "label"])
  func centredFrames(element: String) throws {
    // To the left, 60 - 8 - 40 = 12 points are free, which is less than to the right.
    let attributes = element == "label" ? "textAlignment=\"center\"" : ""
    #expect(try frames(element, attributes).first == Rect(x: 48, y: 10, width: 124, height: 20))
  }

  // MARK: Rows

  @Test("A row of a fixed height sizes itself, in a table and in a cell")
  func rows() throws {
    let label = SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\"")
    let cell = SampleSite.view(
      "tableViewCell", "cell", 0, 0, 320, 44, "rowHeight=\"60\"", "<subviews>\(label)</subviews>")
    let table = SampleSite.view(
      "tableView", "table", 0, 0, 320, 200, "rowHeight=\"44\"", "<subviews>\(cell)</subviews>")
    #expect(
      try candidates(table).edits(of: "Let the row size itself.") == [
        .set(attribute: "rowHeight", of: "cell", to: nil), .set(attribute: "rowHeight", of: "table", to: "-1"),
        .set(attribute: "estimatedRowHeight", of: "table", to: "-1"),
      ])
    let free = table.replacing("rowHeight=\"60\"", with: "").replacing("rowHeight=\"44\"", with: "rowHeight=\"-1\"")
    #expect(try !candidates(free).titles.contains("Let the row size itself."))
  }

  @Test("Left and right become leading and trailing, of margins too, and other attributes stay")
  func directions() throws {
    let constraints = """
      <constraint firstItem="text" firstAttribute="left" secondItem="root" secondAttribute="leftMargin" id="a"/>
      <constraint firstItem="root" firstAttribute="rightMargin" secondItem="text" secondAttribute="right" id="b"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
      """
    let fixes = try candidates(SampleSite.view("label", "text", 0, 0, 50, 20, "text=\"Name\""), constraints)
    #expect(
      fixes.edits(of: "Use leading and trailing instead of left and right for the label 'Name'.") == [
        .set(attribute: "firstAttribute", of: "a", to: "leading"),
        .set(attribute: "secondAttribute", of: "a", to: "leadingMargin"),
        .set(attribute: "firstAttribute", of: "b", to: "trailingMargin"),
        .set(attribute: "secondAttribute", of: "b", to: "trailing"),
      ])
  }
}
