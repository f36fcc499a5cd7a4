import Foundation
import Galley
import TestSupport
import Testing

@testable import Controls

/// `GALLEY_RANDOM_LABELS=10000 swift test --filter IntrinsicWidthTests` tries more labels.
@Suite("A label has the same lines in its intrinsic size")
struct IntrinsicWidthTests {
  private let measuring: any TextMeasuring
  private static let labels = ProcessInfo.processInfo.environment["GALLEY_RANDOM_LABELS"].flatMap(Int.init) ?? 400

  init() throws {
    measuring = PangoTextMeasurer(library: try .bundled())
  }

  @Test("In the size measured at a width, lines break as they do at that width")
  func sizeInWidth() {
    var generator = SeededGenerator(seed: 51)
    var compared = 0
    for number in 0..<Self.labels {
      let random = RandomLabel(using: &generator)
      let label = random.makeView(numberOfLines: 0)
      layOut(label, in: Size(width: random.width, height: 100_000), random.traits)
      let wide = lines(of: label)
      let size = label.intrinsicContentSize(atWidth: random.width)
      // In less room than a letter takes, lines are wider than the width, and have room for more in their own.
      guard size.width <= random.width else { continue }
      layOut(label, in: size, random.traits)
      compared += 1
      #expect(lines(of: label) == wide, "label \(number) of seed 51: \(random)")
      #expect(label.textSummary?.isTruncated == false, "label \(number) of seed 51: \(random)")
    }
    #expect(compared > Self.labels / 2)
  }

  @Test("In the natural size, lines end only at newlines, and one line is not truncated")
  func naturalSize() {
    var generator = SeededGenerator(seed: 52)
    for number in 0..<Self.labels {
      let random = RandomLabel(using: &generator)
      let newlines = random.text.string.unicodeScalars.count { $0 == "\n" || $0 == "\u{2028}" }
      for limit in [0, 1] {
        let label = random.makeView(numberOfLines: limit)
        layOut(label, in: .zero, random.traits)
        layOut(label, in: label.intrinsicContentSize, random.traits)
        let expected = limit == 0 ? newlines + 1 : 1
        #expect(label.textSummary?.lines == expected, "label \(number) of seed 52: \(random)")
        #expect(label.textSummary?.isTruncated == (expected <= newlines), "label \(number) of seed 52: \(random)")
      }
    }
  }

  private func layOut(_ label: Label, in size: Size, _ traits: TraitCollection) {
    _ = label.layout(size: size, in: LayoutEnvironment(traits: traits, measuring: measuring))
  }

  /// The glyphs of each line.
  private func lines(of label: Label) -> [[UInt32]] {
    label.placedText()?.paragraph.lines.map { $0.runs.flatMap(\.glyphs).map(\.id) } ?? []
  }
}
