import Graphics
import Snapshots
import Testing

@testable import Reports

@Suite("Results of sweeps")
struct SweepRunTests {
  private let range = SizeRange(320, 1024)

  private func traits(_ locale: String, _ size: String = "L") -> SnapshotTraits {
    SnapshotTraits(device: "canvas", locale: locale, typeSize: size, orientation: "portrait", appearance: "light")
  }

  private func truncated(_ view: String, _ severity: Finding.Severity = .warning) -> Finding {
    Finding(rule: .truncated, severity: severity, views: [view], message: "'\(view)' is too narrow.")
  }

  private func cell(
    _ locale: String, _ spans: [(Int, ClosedRange<Double>)], mild: Set<Int> = [], fixed: String? = nil
  ) -> SweptScene.Cell {
    var cell = SweptScene.Cell(traits: traits(locale), range: range, step: 0.5, fixed: fixed)
    cell.spans = spans.map { SweptScene.Span(problem: $0, range: SizeRange($1.lowerBound, $1.upperBound)) }
    cell.mild = mild
    return cell
  }

  private func scene(_ name: String, _ cells: [SweptScene.Cell]) -> SweptScene {
    var scene = SweptScene(document: "A.xib", scene: name, axis: .width, range: range)
    for view in ["title", "next"] {
      _ = scene.index(of: truncated(view), places: [view: DocumentPlace(line: 45, column: 13)]) {
        "the label '\(view)' is truncated"
      }
    }
    for cell in cells { scene.add(cell) }
    return scene
  }

  private func run(_ scenes: [SweptScene], failUnder: Double? = nil) -> SweepRun {
    var rules = SweepRules()
    rules.leastSizes[.width] = failUnder
    return SweepRun(scenes: scenes, rules: rules)
  }

  // MARK: Safe sizes

  @Test("Sizes are safe where no problem holds, up to the pixel beside it")
  func safeRanges() {
    let cell = cell("de", [(0, 320...342.5), (1, 340...350), (0, 900...1024)])
    #expect(cell.safeRanges == [SizeRange(350.5, 899.5)])
    #expect(self.cell("de", []).safeRanges == [range])
    #expect(self.cell("de", [(0, 320...1024)]).safeRanges == [])
    #expect(self.cell("de", [(0, 400...400)]).safeRanges == [SizeRange(320, 399.5), SizeRange(400.5, 1024)])
  }

  @Test("The main range is the widest; of equal ones the first")
  func mainRange() {
    #expect(cell("de", [(0, 330...350)]).mainRange == SizeRange(350.5, 1024))
    #expect(cell("de", [(0, 672...672)]).mainRange == SizeRange(320, 671.5))
    #expect(cell("de", [(0, 320...1024)]).mainRange == nil)
  }

  @Test("A note that holds at every size makes none unsafe; one that holds at some does, and so does a warning")
  func mildProblems() {
    #expect(cell("de", [(0, 320...1024)], mild: [0]).safeRanges == [range])
    #expect(cell("de", [(0, 320...500)], mild: [0]).safeRanges == [SizeRange(500.5, 1024)])
    #expect(cell("de", [(0, 320...1024), (1, 320...1024)], mild: [0]).safeRanges == [])
  }

  // MARK: Failing

  @Test("A run fails if a cell is not safe from the size on, or nowhere")
  func failing() {
    let fine = scene("Fine", [cell("de", [(0, 330...1024)]), cell("fr", [])])
    #expect(!run([fine]).fails)
    // From 320 up to the end of its widest safe range, de has nothing: 320 to 329.5 is that range.
    #expect(!run([fine], failUnder: 320).fails)
    let narrow = scene("Narrow", [cell("de", [(0, 320...342.5)]), cell("fr", [])])
    #expect(run([narrow], failUnder: 320).failingCount == 1)
    #expect(!run([narrow], failUnder: 343).fails)
    #expect(run([narrow], failUnder: 342.5).fails)
    let hole = scene("Hole", [cell("de", [(0, 340...345)])])
    #expect(run([hole], failUnder: 320).fails)
    #expect(run([scene("Login", [cell("de", [(0, 320...1024)])])], failUnder: 1024).fails)
  }

  @Test("A cell whose size is its own never fails, and is not counted as unsafe")
  func fixed() {
    let scene = scene("Login", [cell("de", [], fixed: "one of its constraints sets its width")])
    #expect(!run([scene], failUnder: 320).fails)
    #expect(SweepText(run([scene])).text.contains("1 cell of fixed size left out"))
  }

  @Test("Scenes that are safe nowhere come first, then those that need the greatest size")
  func order() {
    let scenes = [
      scene("safe", [cell("de", [])]), scene("343", [cell("de", [(0, 320...342.5)])]),
      scene("never", [cell("de", [(0, 320...1024)])]), scene("400", [cell("de", [(0, 320...399.5)])]),
    ]
    #expect(run(scenes).scenes.map(\.scene) == ["never", "400", "343", "safe"])
  }

  // MARK: Words

  @Test("Ranges in words name the side on which a problem holds; gaps of rounding are left out")
  func words() {
    let words = SizeWords(for: cell("de", []), axis: .width)
    #expect(words.phrase(for: [SizeRange(320, 342.5)]) == "below 343 pt")
    #expect(words.phrase(for: [SizeRange(311.5, 1024)]) == "above 311 pt")
    #expect(words.phrase(for: [SizeRange(400, 410)]) == "from 400 to 410 pt")
    #expect(words.phrase(for: [SizeRange(400, 400)]) == "at 400 pt")
    #expect(words.phrase(for: [range]) == "at every width")
    #expect(words.phrase(for: [SizeRange(320, 340), SizeRange(341.5, 342.5)]) == "below 343 pt")
    #expect(words.phrase(for: [SizeRange(320, 340), SizeRange(700, 1024)]) == "below 340.5 pt and above 699.5 pt")
    let many = (0..<4).map { SizeRange(400 + 50 * Double($0), 410 + 50 * Double($0)) }
    #expect(words.phrase(for: many) == "in 4 ranges between 400 and 560 pt")
  }

  @Test("Thirds of a point are rounded so that a problem's range becomes wider and a safe one narrower")
  func thirds() {
    var cell = SweptScene.Cell(range: range, step: 1 / 3.0)
    cell.spans = []
    let words = SizeWords(for: cell, axis: .width)
    #expect(words.phrase(for: [SizeRange(320, 342)]) == "below 342.4 pt")
    #expect(words.phrase(for: [SizeRange(1028 / 3.0, 1024)]) == "above 342.3 pt")
    #expect(words.safety(of: SizeRange(1027 / 3.0, 1024)) == "safe from 342.4 pt on")
    #expect(words.safety(of: SizeRange(320, 1028 / 3.0)) == "safe up to 342.6 pt")
  }

  @Test("The text names the least safe size, and for each problem its sizes and cells; safe scenes are only counted")
  func text() {
    let broken = scene(
      "Login", [cell("de", [(0, 320...342.5), (1, 320...330)]), cell("fr", [(0, 320...330)]), cell("en", [])])
    #expect(
      SweepText(run([broken, scene("Fine", [cell("de", [])])], failUnder: 340)).text == """
        A.xib: 'Login', width: safe from 343 pt on in de; 1 of 3 cells; fails
          45:13: the label 'title' is truncated [truncated]
            below 343 pt in de; 1 of 3 cells
            below 330.5 pt in 1 other cell
          45:13: the label 'next' is truncated [truncated]
            below 330.5 pt in de; 1 of 3 cells

        4 cells of 2 scenes swept over widths of 320 to 1024 pt; 1 of 2 sweeps safe throughout; 1 cell not safe from a \
        width of 340 pt on

        """)
  }

  @Test("JSON has the ranges of every problem in every cell")
  func json() {
    let text = SweepJSON(run([scene("Login", [cell("de", [(0, 320...342.5)])])], failUnder: 320)).text
    #expect(text.contains(#""safe":[[343,1024]],"safeFrom":343,"fails":true"#))
    #expect(text.contains(#""unsafe":[{"problem":0,"counts":true,"ranges":[[320,342.5]]}]"#))
    #expect(text.contains(#""rule":"truncated","severity":"warning","clause":"the label 'title' is truncated""#))
    #expect(text.contains(#""summary":{"sweeps":1,"safe":0,"failingCells":1,"fails":true}"#))
  }

  @Test("A problem has the words of its most severe finding")
  func severity() {
    var scene = SweptScene(document: "A.xib", scene: "Login", axis: .width, range: range)
    #expect(scene.index(of: truncated("title", .note)) { "first" } == 0)
    #expect(scene.index(of: truncated("title", .warning)) { "second" } == 0)
    #expect(scene.problems.map(\.severity) == [.warning])
    #expect(scene.problems.map(\.clause) == ["first"])
  }
}
