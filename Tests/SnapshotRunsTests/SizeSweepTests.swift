import Foundation
import Galley
import Reports
import TestSupport
import Testing

@testable import SnapshotRuns

/// Compares sweeps with layouts at all sizes.
///
/// `GALLEY_SWEEP_LAYOUTS=200` compares that many random layouts, and `GALLEY_FUZZ_SEED=n` starts with another seed.
@Suite("Sweeping sizes")
struct SizeSweepTests {
  /// Sweeps a scene along an axis.
  private func sweep(
    _ range: ClosedRange<Double>, axis: SweepAxis = .width, stepsPerPoint: Double? = nil, size: SceneSize = .screen,
    cell: MatrixCell = MatrixCell(), _ build: (TraitCollection) -> View
  ) throws -> SweptScene {
    let range = SizeRange(range.lowerBound, range.upperBound)
    var swept = SweptScene(document: "Test", scene: "Random", axis: axis, range: range)
    var sweep = SizeSweep(axis: axis, range: range)
    sweep.stepsPerPoint = stepsPerPoint
    sweep.mostLayouts = .max
    let scene = try Renderer().resizableScene(in: cell, at: size, canvas: .iPhoneSE, build)
    swept.add(sweep.sweep(scene, into: &swept))
    return swept
  }

  // MARK: Known boundaries

  /// A box of a width between two margins of 16 points: they need 16 + 280 + 16 = 312 points.
  private func fixedBox() -> View {
    let root = View()
    root.identifier = "root"
    let box = Box("Hero")
    root.addSubview(box)
    LayoutConstraint.activate([
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 280),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    return root
  }

  @Test("A least width between margins conflicts at every pixel below their sum")
  func conflict() throws {
    let swept = try sweep(280...400) { _ in fixedBox() }
    let cell = swept.cells[0]
    // The scale of an iPhone SE is 2.
    #expect(cell.spans.map(\.range) == [SizeRange(280, 311.5)])
    #expect(cell.safeRanges == [SizeRange(312, 400)])
    #expect(swept.problems.map(\.cause.rule) == ["conflict"])
    #expect(swept.problems[0].clause.contains("conflicts with"))
  }

  @Test("A conflict at all sizes but one is found, and so is that one")
  func singleSafeSize() throws {
    let swept = try sweep(280...400) { _ in
      let root = fixedBox()
      root.subviews[0].widthAnchor.constraint(equalToConstant: 300).isActive = true
      return root
    }
    // 16 + 300 + 16 = 332.
    #expect(swept.cells[0].safeRanges == [SizeRange(332, 332)])
  }

  @Test("A scene that sets its own width is not swept")
  func fixedSize() throws {
    let swept = try sweep(280...400) { _ in
      let root = fixedBox()
      root.widthAnchor.constraint(equalToConstant: 320).isActive = true
      return root
    }
    #expect(swept.cells[0].fixed == "one of its constraints sets its width")
    #expect(swept.cells[0].spans.isEmpty)
  }

  @Test("Heights are swept too: two boxes of 100 points and their margins need 250 points")
  func heights() throws {
    let swept = try sweep(200...400, axis: .height) { _ in
      let root = View()
      let (one, other) = (Box("one"), Box("other"))
      for box in [one, other] {
        root.addSubview(box)
        box.heightAnchor.constraint(equalToConstant: 100).isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
      other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 10).isActive = true
      root.bottomAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 20).isActive = true
      return root
    }
    #expect(swept.cells[0].safeRanges == [SizeRange(250, 400)])
  }

  @Test("A view that keeps its place leaves the root below the size that it needs, by more than a pixel")
  func outside() throws {
    let swept = try sweep(280...400) { _ in
      let root = View()
      let box = Box("box")
      root.addSubview(box)
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        box.widthAnchor.constraint(equalToConstant: 200), box.topAnchor.constraint(equalTo: root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      return root
    }
    // A pixel of half a point is no finding: at 299.5 points the box ends a pixel beyond the root.
    #expect(swept.cells[0].spans.map(\.range) == [SizeRange(280, 299)])
    #expect(swept.problems[0].cause.rule == "outside-bounds")
  }

  // MARK: Random layouts

  /// Edges are rounded to pixels, so between whole pixels there are problems in ranges of a fifth of a point: the
  /// layouts of seed 16002 have some.
  @Test("Random layouts with text have the problems of a layout at each tenth of a point")
  func tenths() throws { try compareRandomLayouts(from: 16_002, usualCount: 1, stepsPerPoint: 10) }

  @Test("Random layouts with text have the problems of a layout at each pixel")
  func pixels() throws { try compareRandomLayouts(from: 16_000, usualCount: 6, stepsPerPoint: nil) }

  private func compareRandomLayouts(from usualFirst: Int, usualCount: Int, stepsPerPoint: Double?) throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["GALLEY_FUZZ_SEED"].flatMap(Int.init) ?? usualFirst
    let count = environment["GALLEY_SWEEP_LAYOUTS"].flatMap(Int.init) ?? usualCount
    let range = 250.0...450.0
    var layouts = 0
    for seed in first..<first + count {
      let swept = try sweep(range, stepsPerPoint: stepsPerPoint) { _ in RandomLayout(seed: seed).root }
      layouts += swept.cells[0].layoutCount
      let stored = try problemsAtAllSizes(range, stepsPerPoint: stepsPerPoint ?? 2, seed: seed)
      let found = problems(of: swept, range, stepsPerPoint: stepsPerPoint ?? 2)
      let differences = stored.keys.sorted().filter { stored[$0] != found[$0] }
      let words = differences.prefix(3).map { "\($0): \(stored[$0] ?? []) and not \(found[$0] ?? [])" }
      #expect(differences.isEmpty, "seed \(seed): \(differences.count) sizes differ: \(words)")
    }
    print("\(count) layouts from seed \(first) on took \(layouts / count) layouts each")
  }

  /// Lays out a new tree at each size.
  private func problemsAtAllSizes(
    _ range: ClosedRange<Double>, stepsPerPoint: Double, seed: Int
  ) throws -> [Double: Set<String>] {
    let renderer = try Renderer()
    renderer.settings.recorded.remove(.displayList)
    let rules: Set<String> = ["conflict", "truncated", "clipped", "broken-word", "overlap", "outside-bounds"]
    let device = Device.iPhoneSE
    var problems: [Double: Set<String>] = [:]
    for step in Int(range.lowerBound * stepsPerPoint)...Int(range.upperBound * stepsPerPoint) {
      let width = Double(step) / stepsPerPoint
      let rendering = renderer.render(
        RandomLayout(seed: seed).root, size: Size(width: width, height: device.size(in: .portrait).height),
        safeArea: device.safeArea(in: .portrait), traits: MatrixCell().traits.on(device))
      // A label that draws beyond its own bounds is the only finding of the rules that is about one view's drawing.
      let findings = rendering.layout.findings.filter {
        rules.contains($0.ruleName) && ($0.rule != .outsideBounds || $0.views.count == 2)
      }
      problems[width] = Set(findings.map { name(Cause(of: $0) { $0 }) })
    }
    return problems
  }

  private func problems(
    of swept: SweptScene, _ range: ClosedRange<Double>, stepsPerPoint: Double
  ) -> [Double: Set<String>] {
    var problems: [Double: Set<String>] = [:]
    for step in Int(range.lowerBound * stepsPerPoint)...Int(range.upperBound * stepsPerPoint) {
      let width = Double(step) / stepsPerPoint
      let spans = swept.cells[0].spans.filter { ($0.range.first...$0.range.last).contains(width) }
      problems[width] = Set(spans.map { name(swept.problems[$0.problem].cause) })
    }
    return problems
  }

  private func name(_ cause: Cause) -> String { "\(cause.rule) \(cause.objects.joined(separator: " "))" }
}

/// Rows and columns of labels with random texts, priorities and constraints, the same for a seed.
private struct RandomLayout {
  let root = View()
  private var numbers: SeededGenerator
  private var count = 0
  private static let words = [
    "Weiter", "Anmelden", "Benutzername", "OK", "Zahlungsmethode", "Straßenbahnhaltestelle", "und", "Abbrechen",
    "Wi-Fi",
    "mit", "Einstellungen", "Nachrichten", "12,99 €", "Lorem", "ipsum", "dolor", "sit", "amet",
  ]

  init(seed: Int) {
    numbers = SeededGenerator(seed: seed)
    root.identifier = "root"
    var above: View?
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let row = row()
      let top = above?.bottomAnchor ?? root.topAnchor
      row[0].topAnchor.constraint(equalTo: top, constant: Double.random(in: 0...30, using: &numbers).rounded())
        .isActive = true
      above = row[0]
    }
  }

  /// Adds labels side by side, each at least some distance after the last.
  private mutating func row() -> [View] {
    let labels = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in label() }
    var constraints: [LayoutConstraint] = []
    var last: View?
    for label in labels {
      let start = last?.trailingAnchor ?? root.leadingAnchor
      let space = numbers.pick([0, 4, 8, 8, 12.5, 16, 20.0 / 3])
      let distance: LayoutConstraint =
        Bool.random(using: &numbers)
        ? label.leadingAnchor.constraint(equalTo: start, constant: space)
        : label.leadingAnchor.constraint(greaterThanOrEqualTo: start, constant: space)
      distance.priority = LayoutPriority(numbers.pick([1000, 1000, 1000, 750, 740]))
      constraints.append(distance)
      if let last { constraints.append(label.firstBaselineAnchor.constraint(equalTo: last.firstBaselineAnchor)) }
      constraints += ownConstraints(of: label)
      last = label
    }
    if let last {
      let end: LayoutConstraint =
        Bool.random(using: &numbers)
        ? last.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
        : last.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -numbers.pick([8, 16, 20]))
      end.priority = LayoutPriority(numbers.pick([1000, 1000, 999, 751, 500]))
      constraints.append(end)
    }
    if labels.count > 1, numbers.pick([true, false, false]) {
      constraints.append(
        labels[0].widthAnchor.constraint(equalTo: labels[1].widthAnchor, multiplier: numbers.pick([1, 0.5, 1.5])))
    }
    LayoutConstraint.activate(constraints)
    return labels
  }

  private mutating func ownConstraints(of label: View) -> [LayoutConstraint] {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: [label.widthAnchor.constraint(equalToConstant: Double.random(in: 40...200, using: &numbers).rounded())]
    case 1: [label.widthAnchor.constraint(greaterThanOrEqualToConstant: Double.random(in: 60...260, using: &numbers))]
    case 2: [label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: numbers.pick([0.3, 0.5]))]
    case 3: [label.centerXAnchor.constraint(equalTo: root.centerXAnchor)]
    case 4: [label.heightAnchor.constraint(lessThanOrEqualToConstant: numbers.pick([20, 30, 45]))]
    default: []
    }
  }

  private mutating func label() -> View {
    let label = Label()
    count += 1
    label.identifier = "label \(count)"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = (0..<numbers.pick([1, 1, 2, 3, 8, 20])).map { _ in numbers.pick(Self.words) }.joined(separator: " ")
    label.numberOfLines = numbers.pick([1, 1, 0, 0, 2])
    label.font = Font(size: numbers.pick([12, 17, 17, 22]))
    label.textAlignment = numbers.pick([.natural, .natural, .center])
    for axis in Axis.allCases {
      label.setContentHuggingPriority(LayoutPriority(numbers.pick([250, 251, 252, 750])), for: axis)
      label.setContentCompressionResistancePriority(
        LayoutPriority(numbers.pick([750, 750, 749, 751, 250, 1000])), for: axis)
    }
    root.addSubview(label)
    return label
  }
}
