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
      try candidates(constraint, "width", broken: "width").contains {
        $0.edits == [.set(attribute: "priority", of: "width", to: priority)]
      }
    }
    #expect(try sets("999", Self.width) && sets("749", Self.width))
    #expect(try !sets("999", weak) && !sets("749", weak))
  }

  @Test("A size may give way to the content, a position may not")
  func belowContent() throws {
    let top = #"<constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>"#
    #expect(
      try !candidates(top, "top", broken: "top").contains {
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

  @Test("The fixes of a conflict are of the five constraints that come first, each edit once")
  func most() throws {
    let constraints = (1...7).map { number in
      #"<constraint firstItem="text" firstAttribute="width" constant="\#(number)00" id="w\#(number)"/>"#
    }.joined()
    let fixes = try SampleSite(SampleSite.document(Self.label, constraints))
      .candidates(.conflict, constraints: (1...7).map { "w\($0)" }, broken: "w1")
    #expect(Set(fixes.map(\.edits)).count == fixes.count)
    #expect(fixes.contains { $0.edits == [.set(attribute: "priority", of: "w1", to: "999")] })
    #expect(!fixes.contains { $0.edits == [.set(attribute: "priority", of: "w2", to: "999")] })
    #expect(fixes.contains { $0.edits == [.set(attribute: "priority", of: "w4", to: "999")] })
  }
}
