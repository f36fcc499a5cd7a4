import Graphics
import Snapshots
import Testing

@testable import Reports

@Suite("The page of a check")
struct CheckPageTests {
  private static let cell = SnapshotTraits(
    device: "canvas", locale: "de", typeSize: "L", orientation: "portrait", appearance: "light")

  /// Makes a document whose views have findings of some rules, each on a line of its own.
  private func scene(_ document: String, _ counts: [(rule: Finding.Rule, count: Int)]) -> CheckedScene {
    var scene = CheckedScene(document: document, scene: "Login")
    var findings: [Finding] = []
    var places: [String: DocumentPlace] = [:]
    for (rule, count) in counts {
      for index in 0..<count {
        let view = "\(rule.rawValue)\(index)"
        findings.append(Finding(rule: rule, views: [view], message: "\(view) is wrong.", fixes: ["Mend it."]))
        places[view] = DocumentPlace(line: findings.count, column: 1)
      }
    }
    scene.add(findings, in: Self.cell, places: places)
    return scene
  }

  private func text(_ scenes: [CheckedScene], isVerbose: Bool = false) -> String {
    var rules = CheckRules(today: "2026-11-23")
    rules.isVerbose = isVerbose
    return CheckRun(scenes: scenes, rules: rules).text
  }

  @Test("Findings of one rule in a document are one paragraph with the lines of the others")
  func oneDocument() {
    let text = text([scene("A.xib", [(.truncated, 3)])])
    #expect(text.contains("A.xib:1:1: warning: truncated0 is wrong. ["))
    #expect(text.contains("\n  and 2 more in the document: lines 2 and 3\n"))
    #expect(!text.contains("truncated1"))
    #expect(text.contains("\n2 more findings (--verbose prints all in full):\n  2 truncated in 1 document\n"))
    #expect(text.hasSuffix("\n3 warnings; 1 cell of 1 scene in 1 document checked\n"))
  }

  @Test("Of very many, eight lines are named")
  func manyLines() {
    let text = text([scene("A.xib", [(.truncated, 12)])])
    #expect(text.contains("  and 11 more in the document: lines 2, 3, 4, 5, 6, 7, 8, 9 and 3 more\n"))
  }

  @Test("Everything is in full with --verbose, and without it if there is one finding of each rule and document")
  func everything() {
    let many = text([scene("A.xib", [(.truncated, 30)])], isVerbose: true)
    #expect((0..<30).allSatisfy { many.contains("truncated\($0) is wrong.") })
    #expect(!many.contains("more"))
    let few = text([scene("A.xib", [(.truncated, 1), (.clipped, 1)]), scene("B.xib", [(.truncated, 1)])])
    #expect(!few.contains("more"))
    #expect(few.split(separator: "\n").count { $0.contains("is wrong") } == 3)
  }

  @Test("Hundreds of findings are a page of at most 60 lines, with an example of every rule before a second of any")
  func page() {
    let noisy = (0..<40).map { scene("Noisy\($0).xib", [(.missingTranslation, 9)]) }
    let text = text(noisy + [scene("Z.xib", [(.overlap, 1), (.conflict, 1)])])
    #expect(text.count { $0 == "\n" } <= 60)
    #expect(text.hasPrefix("Z.xib:2:1: error: "))
    #expect(text.contains("overlap0 is wrong."))
    // 40 x 9 + 2, of which those in full are not counted.
    let shown = text.split(separator: "\n").count { $0.contains("missing-translation0 is wrong") }
    #expect(shown > 1)
    #expect(text.contains("\n\(360 - shown) more findings (--verbose prints all in full):\n"))
    #expect(text.contains("\n  \(360 - shown) missing-translation in 40 documents\n"))
    #expect(text.hasSuffix("\n1 error, 361 warnings; 41 cells of 41 scenes in 41 documents checked\n"))
  }

  @Test("A long message is short on the page, and whole with --verbose")
  func brief() {
    var scene = CheckedScene(document: "A.xib", scene: "Login")
    var finding = Finding(
      rule: .conflict, constraints: ["a", "b"], message: "'a' cannot hold together with 'b' and 'c'.")
    finding.brief = "'a' cannot hold."
    scene.add([finding], in: Self.cell)
    #expect(text([scene]).contains(": error: 'a' cannot hold. ["))
    #expect(text([scene], isVerbose: true).contains(": error: 'a' cannot hold together with 'b' and 'c'. ["))
  }

  @Test("What only the canvas has comes after what a device has, and says so")
  func canvas() {
    func cell(_ device: String) -> SnapshotTraits {
      var cell = Self.cell
      cell.device = device
      return cell
    }
    var scene = CheckedScene(document: "A.xib", scene: "Login")
    let onCanvas = Finding(rule: .truncated, views: ["a"], message: "a is cut.")
    let everywhere = Finding(rule: .truncated, views: ["b"], message: "b is cut.")
    scene.add([onCanvas], in: cell("canvas"))
    scene.add([], in: cell("iphone-17"))
    scene.add([everywhere], in: cell("iphone-se"))
    let run = CheckRun(scenes: [scene], rules: CheckRules(today: "2026-11-23"))
    #expect(run.listed.map(\.views) == [["b"], ["a"]])
    #expect(run.listed.last?.whereabouts == "'Login' only on the canvas of the document; 1 of 3 cells")
  }

  @Test("Tables with needless entries are one finding for all languages")
  func staleTables() {
    func finding(_ language: String) -> Finding {
      Finding(rule: .staleTranslation, message: "The table of '\(language)' translates 'a.text', which is gone.")
    }
    var scene = CheckedScene(document: "A.xib", scene: "Login")
    for locale in ["de", "fr"] {
      var cell = Self.cell
      cell.locale = locale
      scene.add([finding(locale)], in: cell)
    }
    var rules = CheckRules(today: "2026-11-23")
    rules.listed = .note
    let run = CheckRun(scenes: [scene], rules: rules)
    #expect(run.listed.map(\.occurrences.count) == [2])
  }
}
