import AutoLayout
import Controls
import Graphics
import Testing

/// Expectations: the knots of Android's tables, and proportions between them reckoned by hand.
@Suite("Android's font scale")
struct FontScaleTests {
  @Test(
    "Small text grows by the scale, large text less",
    arguments: [
      (1.3, 12.0, 15.6), (1.3, 14, 18.8), (1.3, 30, 30), (2, 100, 100),
      // Between 14 and 18 in proportion, and below 8 as at 8.
      (1.3, 16, 20.2), (1.3, 4, 5.2),
      // A third of the way from 1.15 to 1.3: 16.4 and 18.8 at 14.
      (1.2, 14, 17.2),
      // Up to 1.03 everything alike.
      (1, 34, 34), (0.85, 20, 17),
    ])
  func points(factor: Double, size: Double, expected: Double) throws {
    #expect(abs(try #require(FontScale(factor: factor)).points(for: size) - expected) < 1e-9)
  }

  @Test("Larger sizes stay larger", arguments: [1.1, 1.15, 1.4, 1.75, 2])
  func order(factor: Double) throws {
    let scale = try #require(FontScale(factor: factor))
    let sizes = stride(from: 4.0, through: 120, by: 0.5).map(scale.points)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("Text styles and scaled fonts follow it from their size at L, leading and all")
  func styles() throws {
    let traits = TraitCollection(fontScale: FontScale(factor: 1.5))
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: traits)
    // 17 lies three quarters of the way from 14 (22) to 18 (24); 22 points of leading grow alike.
    #expect(abs(body.size - 23.5) < 1e-9)
    #expect(abs((body.leading ?? 0) - 22 * 23.5 / 17) < 1e-9)
    let avenir = Font(family: .named("Avenir"), size: 18)
    #expect(FontMetrics.default.scaledFont(for: avenir, compatibleWith: traits).size == 24)
  }

  @Test("Scales beyond Android's are none", arguments: [0, -1, 2.1, .nan, .infinity])
  func invalid(factor: Double) { #expect(FontScale(factor: factor) == nil) }
}
