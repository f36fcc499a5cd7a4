import Galley
import Testing

@testable import SnapshotRuns

@Suite("Names and problems of merged parts")
struct MergedNamesTests {
  private static func part(_ number: Int, views: [NamesOfRun.Entry], near: [String] = []) -> RunPart {
    var part = RunPart(number: number, count: 2, units: [RunPart.Unit(results: 1)])
    part.namedViews = NamesOfRun(entries: views, known: near)
    return part
  }

  private static func entry(_ name: String, _ isFound: Bool, _ consequence: NamesOfRun.Consequence? = .error)
    -> NamesOfRun.Entry
  {
    NamesOfRun.Entry(name: name, isFound: isFound, ifMissing: isFound ? nil : consequence)
  }

  @Test("A name that one part has is right, and one that none has is wrong, with what is near in any part")
  func views() throws {
    let names = try MergedNames(of: [
      Self.part(1, views: [Self.entry("logo", true), Self.entry("title", false)], near: ["titel"]),
      Self.part(2, views: [Self.entry("logo", false), Self.entry("title", false)], near: ["titles"]),
    ])
    // One contains the name; in the other, two letters have changed places.
    #expect(names.problems.map(\.line) == ["galley: error: unknown view 'title'; did you mean 'titles' or 'titel'?"])
  }

  @Test("A part that is incomplete does not know its names, so that nothing is said")
  func incomplete() throws {
    var part = Self.part(2, views: [])
    part.namedViews = nil
    #expect(try MergedNames(of: [Self.part(1, views: [Self.entry("logo", false)]), part]).problems.isEmpty)
  }

  @Test("Names of the command line that no part has end the merge")
  func refusals() {
    let parts = [1, 2].map { Self.part($0, views: [Self.entry("logo", false, .refusal)]) }
    #expect(throws: MergeError.self) { try MergedNames(of: parts) }
  }

  @Test("Of the names that exist, a part keeps the first and those near to missing ones")
  func excerpt() {
    let names = (1...40).map { "Scene number \($0)" } + ["Cart"]
    let kept = UnknownScenes.excerpt(names, for: ["Card"])
    #expect(kept == Array(names.prefix(13)) + ["Cart"])
    for wanted in ["Card", "?"] {
      #expect(
        UnknownScenes(names: [wanted], available: UnknownScenes.excerpt(names, for: [wanted])).sentence
          == UnknownScenes(names: [wanted], available: names).sentence)
    }
  }

  @Test("What parts say of a document that they share is said once, and lost scenes last")
  func problems() {
    func part(_ number: Int, _ units: [RunPart.Unit], closing: Int? = nil) -> RunPart {
      var part = RunPart(number: number, count: 2, units: units)
      part.closingProblems = closing
      return part
    }
    let first = part(
      1, [RunPart.Unit(problems: 1), RunPart.Unit(failures: 2, problems: 2, isUnreadable: true)], closing: 1)
    let second = part(
      2, [RunPart.Unit(failures: 1, problems: 2, isContinued: true, isUnreadable: true), RunPart.Unit(problems: 1)],
      closing: 1)
    let merged = MergedProblems(
      of: [
        (first, ["input", "A", "table", "lost 1", "versions"]), (second, ["input", "table", "image", "B", "versions"]),
      ], inputProblems: ["names"])
    #expect(merged.lines == ["input", "names", "A", "table", "image", "lost 1", "B", "versions"])
  }

  @Test("Lines that a part's numbers do not account for are all kept")
  func inconsistent() {
    for count in [-1, 2, Int.max] {
      let part = RunPart(number: 1, count: 1, units: [RunPart.Unit(problems: count)])
      #expect(MergedProblems(of: [(part, ["A"])]).lines == ["A"])
    }
  }
}
