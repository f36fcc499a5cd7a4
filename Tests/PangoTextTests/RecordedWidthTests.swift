import Foundation
import Graphics
import PangoText
import Testing

/// Widths of texts that UIKit drew on simulators, published by test suites of other projects.
@Suite("Texts are as wide as UIKit's recordings")
struct RecordedWidthTests {
  /// The width of a text in points, rounded up to pixels as that of a label is.
  private func width(_ text: String, _ font: Font, scale: Double) throws -> Double {
    let width = try TextMeasurers.make().paragraph(for: ParagraphRequest(text, font: font)).lines[0].width
    return (width * scale - 1e-6).rounded(.up) / scale
  }

  /// Pictures of a label in the text style `title1` at the twelve text sizes, iOS 13 to 17 at 3 pixels per point
  /// (swift-snapshot-testing, `testTraitsWithView`).
  @Test(
    "A title is as wide as recorded at each text size, within 2 pixels",
    arguments: [
      (25.0, 188.67), (26, 196), (27, 203.33), (28, 210.67), (30, 225.67), (32, 240.33), (34, 255), (38, 284),
      (43, 320.67), (48, 356.67), (53, 392.67), (58, 428.33),
    ])
  func titles(size: Double, recorded: Double) throws {
    #expect(abs(try width("What's the point?", Font(size: size), scale: 3) - recorded) < 0.68)
  }

  /// Frames of four labels on an iPhone X and an iPhone XR at text size M (swift-snapshot-testing, `testTraits`).
  @Test(
    "Labels of iOS have exactly the widths of the frames that UIKit described",
    arguments: [
      ("What's", 16.0, 600, 52.667, 53.0), ("the", 16, 400, 23.667, 24), ("point", 16, 400, 37, 37),
      ("?", 14, 400, 7.333, 7.5),
    ])
  func frames(text: String, size: Double, weight: Int, onX: Double, onXR: Double) throws {
    let font = Font(size: size, weight: weight)
    #expect(abs(try width(text, font, scale: 3) - onX) < 0.001)
    #expect(abs(try width(text, font, scale: 2) - onXR) < 0.001)
  }

  /// Pictures of iOS 18.5 at 3 pixels per point (AccessibilitySnapshot): the title of a navigation bar, and a label.
  @Test(
    "A bar's title and a label of 17 points are as wide as recorded, within a point",
    arguments: [("Second", 600, 61.0), ("Back Button Accessibility Traits - With Titles", 400, 335)])
  func onBars(text: String, weight: Int, recorded: Double) throws {
    #expect(abs(try width(text, Font(size: 17, weight: weight), scale: 3) - recorded) < 1)
  }

  /// Sizes that a test of attributed labels expects of UIKit at 2 pixels per point (Blueprint, `test_measuring`).
  @Test("Black titles are as wide as UIKit measures them", arguments: [("World!", 107.0), ("World", 95)])
  func black(text: String, expected: Double) throws {
    let font = Font(size: 32, weight: 900)
    #expect(abs(try width(text, font, scale: 2) - expected) <= 0.5)
  }
}
