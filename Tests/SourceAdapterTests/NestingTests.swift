#if UIKitAdapter
import Testing

@testable import SourceAdapter

/// Sources that are nested more deeply than the parser and visitors can follow, and long ones that are not.
@Suite("Nesting")
struct NestingTests {
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// Whether a file is left out, beside one that is not.
  private func failures(of text: String) -> [String] {
    let module = adapt(["Deep.swift": text, "Other.swift": "import UIKit\nclass Other: UIView {}\n"])
    #expect(module.files.last?.path == "Other.swift")
    #expect(module.files.count + module.failures.count == 2)
    return module.failures.map(\.description)
  }

  /// A text around one that is repeated, with line breaks as they are written in Swift.
  struct Sample: CustomTestStringConvertible {
    var start = ""
    let unit: String
    let times: Int
    var end = ""

    var text: String { start + NestingTests.repeated(unit, times) + end + "\n" }
    var testDescription: String { "\(times) times \(unit.debugDescription)" }
  }

  /// Brackets in each other.
  private static func brackets(_ opening: String, _ closing: String, _ times: Int) -> Sample {
    Sample(start: "let x = ", unit: opening, times: times, end: "a" + repeated(closing, times))
  }

  @Test(
    "A source that is nested too deeply is left out, with the place",
    arguments: [
      (Sample(start: "\nlet x = a", unit: ".b", times: 20_000), "2:", "more than 10000 levels"),
      (Sample(start: "\nlet x = a", unit: ".b()", times: 6_000), "2:", "more than 10000 levels"),
      (Sample(start: "let x: A", unit: "?", times: 11_000, end: " = nil"), "1:", "more than 10000 levels"),
      (Sample(start: "let x = \n", unit: "(", times: 101), "2:101:", "more than 100 brackets"),
      (Sample(unit: "#if A\n", times: 101), "101:1:", "more than 100 brackets"),
      (brackets("\"\\(", ")\"", 101), "1:311:", "more than 100 brackets"),
      (brackets("A<", ">", 101), "1:210:", "more than 100 brackets"),
      (Sample(start: "let x = ", unit: "try ", times: 101, end: "1"), "1:405:", "more than 100 keywords"),
      (Sample(start: "let x = ", unit: "try\n", times: 101, end: "1"), "100:1:", "more than 100 keywords"),
      (Sample(start: "let x = ", unit: "@a(1) ", times: 101, end: "1"), "1:603:", "more than 100 keywords"),
      (Sample(unit: "switch a ", times: 101), "1:901:", "more than 100 keywords"),
      (Sample(start: "let x: ", unit: "() -> ", times: 5_001, end: "A"), "1:", "more than 5000 keywords"),
      (
        Sample(start: "func f() {\nif a {\n}", unit: "\nelse if b {\n}", times: 2_501, end: "\n}"), "5002:",
        "more than 5000 keywords"
      ),
      (brackets("[", "]", 16), "1:", "square brackets"), (brackets("[(A, ", ")]", 16), "1:", "square brackets"),
      (Sample(start: "#if A\n", unit: "#elseif B\n", times: 200, end: "#endif"), "201:", "branch 201 of an '#if'"),
    ])
  func refused(sample: Sample, place: String, reason: String) {
    let failures = failures(of: sample.text)
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("Deep.swift:\(place)") == true, "\(failures)")
    #expect(failures.first?.contains("error: ") == true && failures.first?.contains(reason) == true, "\(failures)")
  }

  @Test(
    "What is long, or only looks nested, is adapted",
    arguments: [
      Sample(start: "let x = a", unit: ".b", times: 3_000), Sample(start: "let x = a", unit: "\n  .b()", times: 1_500),
      Sample(start: "let x = a", unit: ".in", times: 6_000),
      Sample(start: "func f() {\nif a {\n}", unit: "\nelse if b {\n}", times: 300, end: "\n}"),
      Sample(unit: "let a: [[[A]]] = [[[b]]]\n", times: 2_000),
      Sample(unit: "let a = try b\nlet c = await d\n", times: 3_000), Sample(unit: "@a\n@b var c = 1\n", times: 1_000),
      Sample(start: "let a = [", unit: "try b, ", times: 6_000, end: "]"),
      Sample(start: "let a = \"", unit: "([{", times: 200, end: "\""),
      Sample(start: "let a = #\"", unit: "\\(", times: 200, end: "\"#"),
      Sample(start: "let a = \"\"\"\n", unit: "\"((\n", times: 200, end: "\"\"\""),
      Sample(start: "/* /* */ ", unit: "([{", times: 200, end: " */"), Sample(start: "// ", unit: "([{", times: 200),
      Sample(start: "func f() {\n", unit: "a = b<c\n", times: 300, end: "}"),
      Sample(start: "let a = 1", unit: " + 1", times: 3_000), brackets("[\"b\": ", "]", 20),
      Sample(unit: "func f() { g({ if a { [b(1)] } else { return } }) }\n", times: 300),
    ])
  func accepted(sample: Sample) { #expect(failures(of: sample.text) == []) }

  @Test("A file of many errors is adapted, with a note about the first")
  func manyErrors() {
    let module = adapt(["A.swift": "import UIKit\nfunc f() {\n\(Self.repeated("let = 1\n", 300))}\n"])
    #expect(module.files.count == 1)
    #expect(module.notes.map { "\($0.line) \($0.reason.rawValue)" } == ["3 syntax"])
    #expect(module.notes.first?.message.contains("pattern") == true, "\(module.notes)")
  }

  @Test("The errors of a file are counted by place")
  func errorCount() {
    let two = ParseErrors(in: ParsedSource(AppSource(path: "A.swift", text: "let = 1\nlet = 2\n")))
    #expect(two.count == 2)
    #expect(two.first?.line == 1)
    #expect(ParseErrors(in: ParsedSource(AppSource(path: "A.swift", text: "let a = 1\n"))).first == nil)
  }

  @Test("A source that takes the parser too long is refused")
  func slow() throws {
    let source = AppSource(path: "A.swift", text: Self.repeated("let a = [b, c, d]\n", 2_000))
    let refusal = #expect(throws: SourceRefusal.self) { try ParsedSource(checking: source, within: 0) }
    #expect(refusal?.reason == .time)
    #expect(try ParsedSource(checking: source, within: 600).tree.statements.count == 2_000)
  }

  @Test("A change whose result takes the parser too long is not made, and neither are later ones")
  func slowChange() throws {
    let source = ParsedSource(AppSource(path: "A.swift", text: Self.repeated("let a = [b, c, d]\n", 2_000)))
    let refused = source.applying([], adding: ["let b = 1\n"], within: 0)
    #expect(refused.refusal?.reason == .time)
    #expect(refused.source.text == source.source.text)
    #expect(refused.applying([], adding: ["let c = 1\n"]).refusal?.reason == .time)
    let changed = source.applying([], adding: ["let b = 1\n"], within: 600)
    #expect(changed.refusal == nil && changed.tree.statements.count == 2_001)
    #expect(source.applying([], within: 0).refusal == nil, "without changes, nothing is parsed")
  }

  @Test("An adapted file that takes the parser too long is left out, with the reason")
  func slowResult() throws {
    let text = Self.repeated("let a = [b, c, d]\n", 2_000)
    let adapted = AdaptedSource(path: "A.swift", text: text, notes: [], registrations: [])
    let none = ParseErrors(in: ParsedSource(AppSource(path: "A.swift", text: "class A {}\n")))
    let failure = try #require(ParseCheck.failure(of: adapted, besides: none, within: 0))
    #expect("\(failure)".hasPrefix("A.swift:1:1: error: the errors in this file take the parser too long"))
    #expect(ParseCheck.failure(of: adapted, besides: none, within: 600) == nil)
  }

  @Test("Work that calls itself has a large stack, and hands over what it returns or throws")
  func largeStack() throws {
    func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
    #expect(LargeStack.run { depth(300_000) } == 300_000)
    #expect(throws: CancellationError.self) { try LargeStack.run { throw CancellationError() } }
    #expect(LargeStack.run { LargeStack.run { 1 } } == 1)
  }

  @Test("Nothing is taken from a neighbour that is nested too deeply")
  func neighbour() {
    let deep = AppSource(path: "Deep.swift", text: "struct Deep {}\nlet x = a\(Self.repeated(".b", 20_000))\n")
    #expect(NeighbourFile(deep).declarations.isEmpty)
    let shallow = AppSource(path: "Deep.swift", text: "struct Deep {}\n")
    #expect(NeighbourFile(shallow).declarations.map(\.name) == ["Deep"])
  }
}
#endif
