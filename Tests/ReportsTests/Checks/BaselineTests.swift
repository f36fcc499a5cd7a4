import Foundation
import Graphics
import Snapshots
import TestSupport
import Testing

@testable import Reports

@Suite("A baseline is a ratchet")
struct BaselineTests {
  private static let sizes = ["L", "AX1", "AX3"]

  private static func cell(_ size: String, _ locale: String = "de", device: String = "canvas") -> SnapshotTraits {
    SnapshotTraits(device: device, locale: locale, typeSize: size, orientation: "portrait", appearance: "light")
  }

  /// A problem of a cell: how much is missing, and how severe that is.
  private typealias Problem = (points: Double, severity: Finding.Severity)

  /// Makes a scene with a text that is too long in some cells.
  private func scene(
    _ sizes: [String] = sizes, name: String = "Login", document: String = "A.xib", view: String = "title",
    places: [String: DocumentPlace] = ["title": DocumentPlace(line: 7, column: 1)], devices: [String] = ["canvas"],
    locales: [String] = ["de"], _ problem: (SnapshotTraits) -> Problem?
  ) -> CheckedScene {
    var scene = CheckedScene(document: document, scene: name)
    for locale in locales {
      for device in devices {
        for size in sizes {
          let cell = Self.cell(size, locale, device: device)
          let findings = problem(cell).map { problem in
            Finding(
              rule: .truncated, severity: problem.severity, views: [view], message: "'\(view)' is too long.",
              amount: problem.points)
          }
          scene.add(findings.map { [$0] } ?? [], in: cell, places: places)
        }
      }
    }
    return scene
  }

  private func scene(from size: String, by points: Double = 3, in sizes: [String] = sizes) -> CheckedScene {
    scene(sizes) { cell in cell.sizeRank >= Self.cell(size).sizeRank ? (points, .warning) : nil }
  }

  private func run(
    _ scenes: [CheckedScene], baseline: Baseline? = nil, problems: [String] = [],
    _ change: (inout CheckRules) -> Void = { _ in }
  ) -> CheckRun {
    var rules = CheckRules(today: "2026-11-28")
    rules.baseline = baseline
    change(&rules)
    return CheckRun(scenes: scenes, problems: problems, rules: rules)
  }

  private func baseline(_ scenes: CheckedScene...) -> Baseline { run(scenes).updatedBaseline }

  /// What is worse in German than in a baseline.
  private func worsenings(_ known: CheckedScene, _ now: CheckedScene) -> [String] {
    let run = run([now], baseline: baseline(known))
    #expect(run.fails == !run.listed.isEmpty)
    return run.listed.first?.worsenings["de"] ?? []
  }

  // MARK: Worse

  @Test("A text that was too long from AX3 on, and is now from L on, is new")
  func size() throws {
    let run = run([scene(from: "L")], baseline: baseline(scene(from: "AX3")))
    #expect(run.fails && run.knownCount == 0)
    #expect(
      run.listed.map(\.message) == [
        "'title' is too long. Worse than in the baseline in de: was from AX3 on, now from L on;"
          + " was in 1 cell, now in 3."
      ])
    #expect(run.listed[0].occurrences.count == 3)
  }

  @Test("More points are new, as many or fewer are not")
  func amount() {
    #expect(worsenings(scene(from: "AX3", by: 3), scene(from: "AX3", by: 40)) == ["was 3 pt, now 40"])
    #expect(worsenings(scene(from: "AX3", by: 3.25), scene(from: "AX3", by: 3.4)) == ["was 3.3 pt, now 3.4"])
    #expect(worsenings(scene(from: "AX3", by: 3), scene(from: "AX3", by: 3.04)) == [])
    #expect(worsenings(scene(from: "AX3", by: 40), scene(from: "AX3", by: 3)) == [])
  }

  @Test("More cells of those that were looked at are new")
  func cells() {
    func wrong(on devices: [String], of all: [String] = ["a", "b", "c"]) -> CheckedScene {
      scene(["L"], devices: all) { devices.contains($0.device) ? (3, .warning) : nil }
    }
    #expect(worsenings(wrong(on: ["a"]), wrong(on: ["a", "b", "c"])) == ["was in 1 cell, now in 3"])
    #expect(worsenings(wrong(on: ["a", "b"]), wrong(on: ["b", "c"])) == [])
    #expect(worsenings(wrong(on: ["a"], of: ["a"]), wrong(on: ["a", "b", "c"])) == [], "nobody had looked at b and c")
  }

  @Test("Another severity is new if it is worse")
  func severity() {
    func wrong(_ severity: Finding.Severity) -> CheckedScene { scene { _ in (3, severity) } }
    let known = run([wrong(.note)]) { $0.listed = .note }.updatedBaseline
    #expect(run([wrong(.warning)], baseline: known).listed[0].worsenings == ["de": ["was a note, now a warning"]])
    #expect(!run([wrong(.note)], baseline: baseline(wrong(.warning))).fails)
  }

  @Test("Larger texts than anybody had looked at may have larger amounts, smaller ones are new")
  func unseenSizes() {
    let known = scene(from: "AX1", by: 3, in: ["AX1"])
    #expect(worsenings(known, scene(["AX1", "AX3"]) { ($0.typeSize == "AX3" ? 90 : 3, .warning) }) == [])
    #expect(worsenings(known, scene(from: "L", by: 3)) == ["was from AX1 on, now from L on"])
  }

  @Test("A language gets worse by itself")
  func languages() {
    func scene(german: Double) -> CheckedScene {
      self.scene(locales: ["de", "fr"]) { ($0.locale == "de" ? german : 5, .warning) }
    }
    let run = run([scene(german: 9)], baseline: baseline(scene(german: 3)))
    #expect(run.listed.map(\.worsenings) == [["de": ["was 3 pt, now 9"]]])
    #expect(run.listed[0].occurrences.allSatisfy { $0.cell.locale == "de" } && run.knownCount == 1)
  }

  @Test("Cells of all scenes of a document count together, those of other scenes with views made in code do not")
  func scenes() {
    func scenes(second: [String], places: [String: DocumentPlace]) -> [CheckedScene] {
      [("Login", ["AX3"]), ("Menu", second)].map { name, wrong in
        scene(name: name, places: places) { wrong.contains($0.typeSize) ? (3, .warning) : nil }
      }
    }
    let place = ["title": DocumentPlace(line: 7, column: 1)]
    let known = run(scenes(second: [], places: place)).updatedBaseline
    let now = run(scenes(second: ["AX1", "AX3"], places: place), baseline: known)
    #expect(now.listed.first?.worsenings["de"] == ["was from AX3 on, now from AX1 on", "was in 1 cell, now in 2"])
    let code = run(scenes(second: [], places: [:])).updatedBaseline
    let menu = run(scenes(second: ["AX3"], places: [:]), baseline: code).listed
    #expect(menu.map(\.scenes) == [["Menu"]] && menu[0].worsenings.isEmpty)
  }

  @Test("The row of a table with the largest amount counts")
  func rows() {
    func scene(_ amounts: Double...) -> CheckedScene {
      var scene = CheckedScene(document: "A.xib", scene: "Login")
      let rows = amounts.map { Finding(rule: .truncated, views: ["row"], message: "by \($0)", amount: $0) }
      scene.add(rows, in: Self.cell("L"))
      return scene
    }
    #expect(worsenings(scene(3, 9), scene(9, 3)) == [])
    #expect(worsenings(scene(9, 3), scene(3, 12)) == ["was 9 pt, now 12"])
  }

  @Test("A scale of Android's fonts is not compared with a size of Dynamic Type")
  func scales() {
    func wrong(in sizes: [String]) -> CheckedScene { scene(sizes) { _ in (3, .warning) } }
    #expect(worsenings(wrong(in: ["AX1"]), wrong(in: ["1.3x"])) == [])
    #expect(worsenings(wrong(in: ["2x"]), wrong(in: ["1.3x"])) == ["was from 2x on, now from 1.3x on"])
  }

  // MARK: Better

  @Test("What gets better is told, and an update tightens it")
  func better() {
    let known = baseline(scene(from: "L", by: 40))
    let run = run([scene(from: "AX1", by: 3)], baseline: known)
    #expect(!run.fails && run.staleEntries.isEmpty)
    #expect(
      run.improvements.map(\.words) == [
        "de: was from L on, now from AX1 on; was 40 pt, now 3; was in 3 cells, now in 2"
      ])
    let updated = run.updatedBaseline
    #expect(self.run([scene(from: "AX1", by: 3)], baseline: updated).improvements.isEmpty)
    #expect(self.run([scene(from: "L", by: 40)], baseline: updated).fails)
  }

  @Test(
    "A run of fewer cells, of some scenes or with problems calls nothing better or gone, and keeps all in an update")
  func subsets() {
    let known = baseline(scene(from: "AX1", by: 40))
    let mild = scene(from: "AX1", by: 3)
    let runs = [
      run([scene(from: "AX1", by: 3, in: ["L", "AX1"])], baseline: known),
      run([scene(from: "AX1", by: 3, in: ["L"])], baseline: known),
      run([mild], baseline: known) { $0.coversScenes = false },
      run([scene { _ in nil }], baseline: known) { $0.coversScenes = false },
      run([mild], baseline: known, problems: ["B.xib:1: error: no XML"]), run([], baseline: known),
    ]
    for run in runs {
      #expect(run.improvements.isEmpty && run.staleEntries.isEmpty && !run.fails)
      #expect(run.updatedBaseline == known)
    }
    #expect(run([mild], baseline: known, problems: ["App: warning: empty"]).improvements.count == 1)
  }

  @Test("An update by a run of other cells adds them, and accepts no more than both runs found")
  func otherCells() throws {
    let known = baseline(scene(from: "AX3", by: 40, in: ["AX3"]))
    let both = run([scene(from: "L", by: 3, in: ["L", "AX1"])], baseline: known).updatedBaseline
    let extent = try #require(both.entries.first?.extents["de"])
    #expect(extent.typeSize == "L" && extent.amount == 40 && extent.cellCount == 3 && extent.laidOut.count == 3)
    #expect(!run([scene(from: "L", by: 3)], baseline: both).fails)
  }

  @Test("Shards judge as the whole run does, and call nothing better")
  func shards() {
    func scenes(_ points: Double) -> [CheckedScene] {
      ["A.xib", "B.xib"].map { name in scene(document: name) { _ in (name == "A.xib" ? points : 3, .warning) } }
    }
    let known = run(scenes(5)).updatedBaseline
    for points in [2.0, 5, 9] {
      let whole = run(scenes(points), baseline: known)
      let shards = scenes(points).map { run([$0], baseline: known) { $0.coversScenes = false } }
      #expect(shards.flatMap(\.listed).map(\.message) == whole.listed.map(\.message))
      #expect(shards.allSatisfy { $0.improvements.isEmpty && $0.staleEntries.isEmpty })
      #expect(whole.fails == (points > 5) && whole.improvements.count == (points < 5 ? 1 : 0))
    }
  }

  // MARK: Files

  private let folder = TemporaryFolder()

  private func read(_ text: String) throws -> Baseline {
    try folder.write(text, to: "known.json")
    return try Baseline(contentsOf: folder.url.appending(path: "known.json").path)
  }

  @Test("A file that is read says what was written, in the same bytes")
  func file() throws {
    let known = baseline(
      scene(locales: ["de", "fr"]) { ($0.locale == "de" ? 3.25 : 7, .warning) },
      scene(document: "B \"b\".xib", places: [:]) { _ in (1, .warning) })
    #expect(try read(known.text) == known)
    #expect(try read(known.text).text == known.text)
    #expect(known.text.contains(#""severity":"warning","from":"L","amount":3.3,"cells":3,"of":""#))
  }

  @Test("A file of version 1 accepts any extent in its languages, and says so; an update tells how bad findings are")
  func version1() throws {
    let known = try read(
      """
      {"galleyBaseline":1,"findings":[
      {"document":"A.xib","rule":"truncated","objects":["title"],"locales":["de"],"message":"m"}
      ]}
      """)
    let now = scene(from: "L", by: 90)
    #expect(known.isUnspecific && !run([now], baseline: known).fails)
    #expect(run([scene(locales: ["fr"]) { _ in (1, .warning) }], baseline: known).fails)
    #expect(run([now], baseline: known).improvements.isEmpty)
    let updated = run([now], baseline: known).updatedBaseline
    #expect(!updated.isUnspecific && updated == baseline(now))
    #expect(try read(known.text) == known, "one that no run has looked at is kept")
  }

  @Test("Of two lines about a finding, which a merge left, each accepts what it did")
  func mergedLines() {
    let (one, other) = (baseline(scene(from: "AX1", by: 3)), baseline(scene(from: "AX3", by: 40)))
    let merged = Baseline(entries: one.entries + other.entries)
    #expect(merged.entries.count == 1)
    #expect(!run([scene(from: "AX1", by: 40)], baseline: merged).fails)
    #expect(run([scene(from: "L", by: 40)], baseline: merged).fails)
  }

  @Test("A file whose cells a merge has lost is damaged")
  func lostCells() throws {
    let text = baseline(scene(from: "L")).text
    let lost = text.replacing(/"[0-9a-f]{8}":\[[^\]]*\]/, with: "")
    #expect(throws: BaselineError.self) { try read(lost) }
  }
}
