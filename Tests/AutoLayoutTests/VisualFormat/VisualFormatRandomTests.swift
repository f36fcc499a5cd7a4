import AutoLayout
import TestSupport
import Testing

@Suite("Visual format, at random")
struct VisualFormatRandomTests {
  private let root = View()
  private let views: [String: any LayoutItem]

  init() {
    var views: [String: any LayoutItem] = ["root": root]
    for name in ["a", "b", "c"] {
      let view = View()
      root.addSubview(view)
      views[name] = view
    }
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    views["guide"] = guide
    self.views = views
  }

  @Test("Any text is parsed, or rejected at one of its characters", arguments: 0..<20)
  func anyText(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "H:", "V:", "|", "[a]", "[", "]", "a", "guide", "m", "root", "(", ")", "-", ">=", "<=", "==", ">", "@", "1", ".5",
      "1e400", "e", "750", ",", " ", "\n", "é", "*", "[b(>=3@4)]", "-(8)-", "\0",
    ]
    for _ in 0..<2000 {
      let format = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let options = LayoutConstraint.FormatOptions(rawValue: UInt.random(in: 0...(1 << 20), using: &generator))
      do throws(VisualFormatError) {
        let made = try LayoutConstraint.constraints(
          parsing: format, options: options, metrics: ["m": 3], views: views)
        #expect(made.allSatisfy { $0.constant.isFinite && $0.multiplier == 1 }, "seed \(seed): \(format)")
      } catch {
        #expect((0...format.utf8.count).contains(error.position), "seed \(seed): \(format)")
        #expect(error.description.contains("Unable to parse constraint format: "), "seed \(seed): \(format)")
      }
    }
  }

  @Test(
    "The printed form of a constraint between any two attributes is parsed as the same constraint",
    arguments: 0..<4)
  func roundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var printed: Set<LayoutAttribute> = []
    for (first, firstAttribute) in sides {
      for (second, secondAttribute) in sides + [(nil, .notAnAttribute)] {
        guard let first, firstAttribute.isCompatible(with: secondAttribute) else { continue }
        let constraint = randomConstraint(first, firstAttribute, second, secondAttribute, &generator)
        guard let (format, options) = constraint.visualFormat(naming: name) else { continue }
        printed.insert(firstAttribute)
        let read = try LayoutConstraint.constraints(parsing: format, options: options, views: views)
        #expect(read.count == 1, "seed \(seed): \(format)")
        #expect(
          read.allSatisfy { $0.matches(constraint) && $0.priority == constraint.priority }, "seed \(seed): \(format)")
      }
    }
    let printable: Set<LayoutAttribute> = [
      .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .firstBaseline,
    ]
    #expect(printed.isSuperset(of: printable))
  }

  /// All attributes of all items, in the same order in every process.
  private var sides: [((any LayoutItem)?, LayoutAttribute)] {
    views.keys.sorted().flatMap { key in LayoutAttribute.allCases.map { (views[key], $0) } }
  }

  private func name(of item: any LayoutItem) -> String { views.first { $0.value === item }?.key ?? "?" }

  /// A constraint with numbers that are awkward to write.
  private func randomConstraint(
    _ first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ second: (any LayoutItem)?,
    _ secondAttribute: LayoutAttribute, _ generator: inout SeededGenerator
  ) -> LayoutConstraint {
    let relations: [LayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let numbers = [0, 0, 8, -8, 0.1, 1.0 / 3, -1e-7, 12345.678, 2e20]
    let priorities: [LayoutPriority] = [.required, .required, 999, 749.5, 0.001]
    return LayoutConstraint(
      item: first, attribute: firstAttribute,
      relatedBy: relations.randomElement(using: &generator) ?? .equal, toItem: second, attribute: secondAttribute,
      multiplier: Int.random(in: 0...4, using: &generator) == 0 ? 1.5 : 1,
      constant: numbers.randomElement(using: &generator) ?? 0,
      priority: priorities.randomElement(using: &generator) ?? .required)
  }
}
