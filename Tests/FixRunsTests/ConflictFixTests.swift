import Graphics
import InterfaceBuilder
import Testing

@testable import FixRuns

@Suite("Fixes for conflicts")
struct ConflictFixTests {
  private static let label = SampleSite.view("label", "text", 20, 10, 100, 20, "text=\"Name\"")

  private func candidates(
    _ constraints: String, _ ids: String..., broken: String? = nil, views: [String] = [], label: String = label,
    after more: String = ""
  ) throws -> [FixCandidate] {
    try SampleSite(SampleSite.document(label, constraints, after: more))
      .candidates(.conflict, views: views, constraints: ids, broken: broken)
  }

  private static let width = #"<constraint firstItem="text" firstAttribute="width" constant="100" id="width"/>"#
  private static let height = #"<constraint firstItem="text" firstAttribute="height" constant="20" id="height"/>"#

  @Test("A constraint that code has an outlet to is not removed, since the code would end without it")
  func outlet() throws {
    let outlet = #"<connections><outlet property="size" destination="width" id="o1"/></connections>"#
    let removal = [DocumentEdit.removeConstraint("width")]
    #expect(try candidates(Self.width, "width", broken: "width").contains { $0.edits == removal })
    #expect(try !candidates(Self.width, "width", broken: "width", after: outlet).contains { $0.edits == removal })
  }

  @Test("Only a required constraint becomes optional")
  func optional() throws {
    let weak = Self.width.replacing("id=", with: "priority=\"999\" id=")
    func sets(_ priority: String, _ constraint: String) throws -> Bool {
      try candidates(constraint, "width", broken: "text.width").contains {
        $0.edits == [.set(attribute: "priority", of: "width", to: priority)]
      }
    }
    #expect(try sets("999", Self.width) && sets("749", Self.width))
    #expect(try !sets("999", weak) && !sets("749", weak))
  }

  @Test("A size may give way to the content if that is broken, a position may not")
  func belowContent() throws {
    let fix = [DocumentEdit.set(attribute: "priority", of: "width", to: "749")]
    #expect(try candidates(Self.width, "width", broken: "text.width").contains { $0.edits == fix })
    #expect(try !candidates(Self.width, "width", broken: "width").contains { $0.edits == fix })
    // A limit that is broken may do so, too.
    let limit = Self.width.replacing("id=", with: "relation=\"greaterThanOrEqual\" id=")
    #expect(try candidates(limit, "width", broken: "width").contains { $0.edits == fix })
    let top = #"<constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>"#
    #expect(
      try !candidates(top, "top", broken: "text.height").contains {
        $0.edits == [.set(attribute: "priority", of: "top", to: "749")]
      })
  }

  @Test("An equation becomes a limit of either kind, but an inequality and a centre do not")
  func limits() throws {
    func limits(_ attribute: String, _ more: String = "") throws -> [String] {
      let constraint =
        #"<constraint firstItem="text" firstAttribute="\#(attribute)" secondItem="root" secondAttribute="\#(attribute)" "#
        + "\(more) id=\"c\"/>"
      return try candidates(constraint, "c", broken: "c").flatMap(\.edits).compactMap { edit in
        if case .set("relation", "c", let value) = edit { value } else { nil }
      }
    }
    #expect(try limits("width") == ["greaterThanOrEqual", "lessThanOrEqual"])
    #expect(try limits("width", #"relation="lessThanOrEqual""#).isEmpty)
    #expect(try limits("centerX").isEmpty)
  }

  @Test(
    "A stack view that stretches a view of a fixed size may align its views in the middle",
    arguments: [
      ("", "height", true), ("", "width", false), ("axis=\"vertical\"", "width", true),
      ("alignment=\"fill\"", "height", true), ("alignment=\"top\"", "height", false),
    ])
  func alignment(attributes: String, length: String, isOffered: Bool) throws {
    let icon = SampleSite.view(
      "imageView", "icon", 0, 0, 16, 40, "",
      #"<constraints><constraint firstAttribute="\#(length)" constant="16" id="size"/></constraints>"#)
    let stack = SampleSite.view("stackView", "stack", 0, 0, 100, 40, attributes, "<subviews>\(icon)</subviews>")
    let fixes = try candidates("", "size", broken: "size", label: stack)
    let edits = [DocumentEdit.set(attribute: "alignment", of: "stack", to: "center")]
    #expect(fixes.contains { $0.edits == edits && $0.cost == .none } == isOffered)
  }

  @Test(
    "Of a conflict with a given size, the end of the content may give way, wherever it is", arguments: [true, false])
  func ends(isGiven: Bool) throws {
    let bottom =
      #"<constraint firstItem="text" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="bottom"/>"#
    let heights = (1...9).map { number in
      #"<constraint firstItem="text" firstAttribute="height" constant="\#(number)0" id="h\#(number)"/>"#
    }.joined()
    var constraints = ["bottom"] + (1...9).map { "h\($0)" }
    if isGiven { constraints.append("UIView-Encapsulated-Layout-Height") }
    let fixes = try SampleSite(SampleSite.document(Self.label, bottom + heights))
      .candidates(.conflict, constraints: constraints, broken: "h1")
    #expect(fixes.contains { $0.edits == [.set(attribute: "priority", of: "bottom", to: "999")] } == isGiven)
  }

  @Test("That two views are as large as each other is given up last", arguments: [("height", true), ("top", false)])
  func equalSizes(attribute: String, isCostly: Bool) throws {
    let tie =
      #"<constraint firstItem="text" firstAttribute="\#(attribute)" secondItem="root" "#
      + #"secondAttribute="\#(attribute)" id="tie"/>"#
    let fix = try candidates(tie, "tie", broken: "tie").first {
      $0.edits == [.set(attribute: "priority", of: "tie", to: "999")]
    }
    #expect(fix?.cost == (isCostly ? .some : FixCandidate.Cost.none))
  }

  @Test(
    "A stack that fills with one of its views may share its room equally",
    arguments: [
      ("", true), ("distribution=\"fillEqually\"", false), ("distribution=\"fill\"", true),
      ("distribution=\"fillProportionally\"", true),
    ])
  func shares(attributes: String, isOffered: Bool) throws {
    let columns = ["a", "b"].map { SampleSite.view("view", $0, 0, 0, 50, 40) }.joined()
    let stack = SampleSite.view("stackView", "stack", 0, 0, 100, 40, attributes, "<subviews>\(columns)</subviews>")
    let fixes = try SampleSite(SampleSite.document(stack)).candidates(.ambiguous, views: ["a"])
    let edits = [DocumentEdit.set(attribute: "distribution", of: "stack", to: "fillEqually")]
    #expect(fixes.contains { $0.edits == edits } == isOffered)
  }

  @Test("A required priority of content becomes 999")
  func contentPriority() throws {
    let label = Self.label.replacing(
      "text=\"Name\"", with: "text=\"Name\" verticalHuggingPriority=\"1000\" horizontalHuggingPriority=\"999\"")
    let fixes = try candidates(Self.height, "height", broken: "height", views: ["text"], label: label)
    #expect(
      fixes.edits(of: "Give the vertical content hugging of the label 'Name' the priority 999.") == [
        .set(attribute: "verticalHuggingPriority", of: "text", to: "999")
      ])
    #expect(!fixes.titles.contains { $0.contains("horizontal content hugging") })
  }

  @Test("Constraints place a view whose mask is in the conflict and that has constraints of its own")
  func mask() throws {
    let label = Self.label.replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
    let fixes = try candidates(Self.width, "width", "text.width", broken: "width", label: label)
    #expect(fixes.first?.edits == [.placeByConstraints("text")])
    #expect(
      try candidates(Self.width, "width", "text.width", broken: "width").first?.edits != [.placeByConstraints("text")])
  }

  @Test("Of the constraints of a conflict, the first eight may give way, each edit once")
  func most() throws {
    let constraints = (1...10).map { number in
      #"<constraint firstItem="text" firstAttribute="width" constant="\#(number)00" id="w\#(number)"/>"#
    }.joined()
    let fixes = try SampleSite(SampleSite.document(Self.label, constraints))
      .candidates(.conflict, constraints: (1...10).map { "w\($0)" }, broken: "w1")
    #expect(Set(fixes.map(\.edits)).count == fixes.count)
    // The broken one comes first, then the last of the finding.
    let optional = ["w1", "w10", "w9", "w8", "w7", "w6", "w5", "w4"]
    #expect(
      fixes.filter { $0.title.hasSuffix("999.") }.map(\.edits)
        == optional.map { [.set(attribute: "priority", of: $0, to: "999")] })
  }
}
