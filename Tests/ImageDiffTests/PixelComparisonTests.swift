import Graphics
import Testing

@testable import ImageDiff

@Suite("Comparing images")
struct PixelComparisonTests {
  private func kind(_ expected: Pixmap, _ actual: Pixmap) -> PixelDifference.Kind {
    PixelComparison(of: expected, with: actual).difference().kind
  }

  @Test("Equal images have no difference")
  func equal() {
    let picture = Drawing.stems(at: [4, 12.3], width: 2)
    #expect(PixelComparison(of: picture, with: picture).difference() == PixelDifference(count: 0, regions: []))
  }

  @Test("Stems that move by a quarter of a pixel are drift", arguments: [1.0, 1.6, 2, 3.5])
  func quarter(width: Double) {
    // One stem lies on the pixels in either picture, so that the darkest ink is there in both.
    let expected = Drawing.stems(at: [16, 24.25], width: width)
    #expect(kind(expected, Drawing.stems(at: [16.25, 24], width: width)) == .drift)
  }

  @Test("Stems that move by half a pixel are a change", arguments: [1.0, 2])
  func half(width: Double) {
    let expected = Drawing.stems(at: [8, 20], width: width)
    #expect(kind(expected, Drawing.stems(at: [8, 20.5], width: width)) == .change)
  }

  @Test("Stems that move by a whole pixel are a change", arguments: [1.0, 2, 5])
  func whole(width: Double) {
    #expect(kind(Drawing.stems(at: [8, 20], width: width), Drawing.stems(at: [8, 21], width: width)) == .change)
  }

  @Test("A stem that disappears is a change, however pale", arguments: [0, 198, 250, 254])
  func gone(ink: Int) {
    let expected = Drawing.stems(at: [8, 20], width: 1, ink: ink)
    #expect(kind(expected, Drawing.stems(at: [8], width: 1, ink: ink)) == .change)
  }

  @Test("One step of colour is a change", arguments: [1.0, 2.4, 6])
  func step(width: Double) {
    let expected = Drawing.stems(at: [8.5, 20], width: width, ink: 0)
    #expect(kind(expected, Drawing.stems(at: [8.5, 20], width: width, ink: 1)) == .change)
  }

  @Test("A background that differs by one step under unchanged text is a change")
  func ground() {
    func label(on ground: Int) -> Pixmap {
      let text = Drawing.stems(at: [12, 18.3, 24], width: 2, ink: 0)
      return Drawing.picture { x, y in
        let isInside = (6..<42).contains(x) && (3..<29).contains(y)
        let white = isInside ? ground : 255
        return Int(text.pixels[y * 48 + x] & 0xFF) * white / 255
      }
    }
    #expect(kind(label(on: 204), label(on: 205)) == .change)
  }

  @Test("A single pixel that differs by one step is found at its position")
  func onePixel() {
    let expected = Drawing.picture { _, _ in 255 }
    let actual = Drawing.picture { x, y in x == 40 && y == 5 ? 254 : 255 }
    let difference = PixelComparison(of: expected, with: actual).difference()
    #expect(difference.count == 1)
    #expect(difference.regions.map(\.bounds) == [PixelRect(x: 40, y: 5, width: 1, height: 1)])
    #expect(difference.kind == .change)
  }

  @Test("Distant differences are separate regions, near ones are one")
  func regions() {
    let expected = Drawing.picture(width: 200, height: 20) { _, _ in 255 }
    let actual = Drawing.picture(width: 200, height: 20) { x, y in y == 3 && [4, 18, 150].contains(x) ? 0 : 255 }
    let regions = PixelComparison(of: expected, with: actual).difference().regions
    #expect(
      regions.map(\.bounds) == [
        PixelRect(x: 4, y: 3, width: 15, height: 1), PixelRect(x: 150, y: 3, width: 1, height: 1),
      ])
    #expect(regions.map(\.count) == [2, 1])
  }

  @Test("The area that only one of two images has is a change")
  func sizes() {
    let expected = Drawing.picture(width: 20, height: 10) { _, _ in 255 }
    let actual = Drawing.picture(width: 18, height: 13) { _, _ in 255 }
    let difference = PixelComparison(of: expected, with: actual).difference()
    #expect(
      difference.regions.map(\.bounds) == [
        PixelRect(x: 18, y: 0, width: 2, height: 13), PixelRect(x: 0, y: 10, width: 18, height: 3),
      ])
    #expect(difference.count == 2 * 13 + 18 * 3)
    let picture = difference.picture(of: expected, and: actual)
    #expect(picture.width == 20 && picture.height == 13)
  }

  @Test("Pixels under a mask do not count")
  func masks() {
    let expected = Drawing.stems(at: [8, 20], width: 2)
    let mask = [ToleratedArea(bounds: PixelRect(x: 18, y: 0, width: 8, height: 32), step: 1)]
    let hidden = PixelComparison(of: expected, with: Drawing.stems(at: [8], width: 2), tolerating: mask)
    #expect(hidden.difference().kind == .none)
    let seen = PixelComparison(of: expected, with: Drawing.stems(at: [20], width: 2), tolerating: mask)
    #expect(seen.difference().kind == .change)
  }

  @Test("The difference is drawn over a pale reference, changes in red and drift in amber")
  func picture() {
    let expected = Drawing.stems(at: [8, 16], width: 2)
    let drifted = Drawing.stems(at: [8, 16.25], width: 2)
    let changed = Drawing.stems(at: [8], width: 2)
    for (actual, ink) in [(drifted, UInt32(0xFFE0_9000)), (changed, 0xFFE0_0020)] {
      let picture = PixelComparison(of: expected, with: actual).difference().picture(of: expected, and: actual)
      #expect(picture.pixels[10 * 48 + 16] == ink)
      #expect(picture.pixels[10 * 48 + 8] == Drawing.grey(191))
      #expect(picture.pixels[0] == Drawing.grey(254))
    }
  }

  @Test("The step from black to white is 1, between equal colours 0, and of one grey level 1/255")
  func perceivedStep() {
    #expect(abs(PerceivedStep.between(Drawing.grey(0), Drawing.grey(255)) - 1) < 1e-6)
    #expect(PerceivedStep.between(0xFF12_3456, 0xFF12_3456) == 0)
    #expect(abs(PerceivedStep.between(Drawing.grey(10), Drawing.grey(11)) - 1 / 255.0) < 1e-6)
  }

  @Test("Translucent colours are compared over black, over white and by their alpha")
  func translucentSteps() {
    // White looks like nothing over white, black like nothing over black.
    #expect(PerceivedStep.between(0, Drawing.grey(255)) > 0.999)
    #expect(PerceivedStep.between(0, Drawing.grey(0)) > 0.999)
    // A grey of 128 differs by half from either ground, and by its whole alpha from nothing.
    #expect(PerceivedStep.between(0, Drawing.grey(128)) == 1)
    // White of alpha 128 is 127 steps from opaque white over black, and the same over white.
    #expect(abs(PerceivedStep.between(0x8080_8080, Drawing.grey(255)) - 127 / 255.0) < 1e-6)
    // Black of alpha 51 and white of alpha 51 are a fifth of the way apart on any ground.
    #expect(abs(PerceivedStep.between(0x3300_0000, 0x3333_3333) - 0.2) < 1e-6)
  }

  @Test("A detail shows the changes with 24 points around them, at least 200 x 120 points, within the image")
  func detail() throws {
    func detail(_ bounds: PixelRect..., kind: PixelDifference.Kind = .change) -> PixelRect? {
      PixelDifference(
        count: 1, regions: bounds.map { DifferenceRegion(bounds: $0, count: 1, kind: kind, largestStep: 1) }
      ).detail(width: 1000, height: 2000, scale: 2)
    }
    #expect(
      detail(PixelRect(x: 300, y: 500, width: 400, height: 300)) == PixelRect(x: 252, y: 452, width: 496, height: 396))
    #expect(
      detail(PixelRect(x: 500, y: 1000, width: 10, height: 10)) == PixelRect(x: 305, y: 885, width: 400, height: 240))
    #expect(
      detail(PixelRect(x: 0, y: 1990, width: 10, height: 10)) == PixelRect(x: 0, y: 1760, width: 400, height: 240))
    #expect(
      detail(PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 990, y: 1990, width: 10, height: 10))
        == PixelRect(x: 0, y: 0, width: 1000, height: 2000))
    #expect(detail() == nil)
    let small = PixelDifference(
      count: 1,
      regions: [
        DifferenceRegion(bounds: PixelRect(x: 1, y: 1, width: 1, height: 1), count: 1, kind: .drift, largestStep: 1)
      ])
    #expect(small.detail(width: 9, height: 7, scale: 3) == PixelRect(x: 0, y: 0, width: 9, height: 7))
  }
}
