import Graphics
import Testing

@testable import ImageDiff

/// Pictures in which each pixel has about the values of its neighbours, and only the whole feature shows what changed.
@Suite("Features that change by fractions of a pixel")
struct FeatureMotionTests {
  private func kind(_ expected: Pixmap, _ actual: Pixmap) -> PixelDifference.Kind {
    PixelComparison(of: expected, with: actual).difference().kind
  }

  @Test("A frame that becomes thicker is a change", arguments: [1.1, 1.25, 1.5, 2])
  func frame(width: Double) {
    #expect(kind(Drawing.frame(width: 1), Drawing.frame(width: width)) == .change)
    #expect(kind(Drawing.frame(width: width), Drawing.frame(width: 1)) == .change)
  }

  @Test(
    "A stem that becomes heavier on both sides is a change", arguments: [(1.0, 0.1), (2, 0.1), (3.5, 0.2), (8, 0.2)])
  func heavierStem(width: Double, growth: Double) {
    let expected = Drawing.stems(at: [20], width: width)
    #expect(kind(expected, Drawing.stems(at: [20 - growth / 2], width: width + growth)) == .change)
  }

  @Test("A stem that becomes heavier is a change even if another one becomes lighter by as much")
  func balancedInk() {
    func stems(_ change: Double) -> Pixmap {
      Drawing.shape { x, y in
        let heavier = Drawing.share(of: x, 12 - change / 2, 15 + change / 2)
        let lighter = Drawing.share(of: x, 32 + change / 2, 35 - change / 2)
        return (heavier + lighter) * Drawing.share(of: y, 6, 26)
      }
    }
    #expect(kind(stems(0), stems(0.3)) == .change)
  }

  @Test("A disc whose radius grows by half a pixel is a change", arguments: [2.0, 4, 10])
  func disc(radius: Double) {
    #expect(kind(Drawing.disc(radius: radius), Drawing.disc(radius: radius + 0.5)) == .change)
  }

  @Test("A disc whose radius grows by a tenth of a pixel has more ink")
  func slightlyLargerDisc() {
    #expect(kind(Drawing.disc(radius: 10), Drawing.disc(radius: 10.1)) == .change)
  }

  @Test("A stem that turns about its middle is a change if its ends move by more than two fifths of a pixel")
  func turn() {
    // Ink and middle stay the same. The ends move by half of what the stem leans.
    #expect(kind(Drawing.leaningStem(by: 0), Drawing.leaningStem(by: 1.4)) == .change)
    #expect(kind(Drawing.leaningStem(by: 0), Drawing.leaningStem(by: 0.3)) == .drift)
  }

  @Test("A dot that gets a tail is a change")
  func tail() {
    func colon(tail: Double) -> Pixmap {
      Drawing.shape { x, y in
        let column = Drawing.share(of: x, 20.3, 21.7)
        return column * (Drawing.share(of: y, 10, 11.4) + Drawing.share(of: y, 16, 17.4 + tail))
      }
    }
    #expect(kind(colon(tail: 0), colon(tail: 0.5)) == .change)
    #expect(kind(colon(tail: 0), colon(tail: 0)) == .none)
  }

  @Test("An edge that moves while the opposite edge stays is a change")
  func edge() {
    // The ink is that of a stem 32.2 pixels wide instead of 32.
    #expect(kind(Drawing.stems(at: [8], width: 32), Drawing.stems(at: [8], width: 32.2)) == .change)
  }

  @Test("Movements are drift up to a third of a pixel, and a change from half a pixel on", arguments: [2.0, 3.5, 8])
  func movement(width: Double) {
    func moved(by distance: Double) -> PixelDifference.Kind {
      kind(Drawing.stems(at: [16], width: width), Drawing.stems(at: [16 + distance], width: width))
    }
    #expect(moved(by: 0.1) == .drift && moved(by: 0.25) == .drift && moved(by: 0.33) == .drift)
    #expect(moved(by: 0.5) == .change)
  }

  @Test("Movements up and down have the same limits")
  func verticalMovement() {
    func bar(at top: Double) -> Pixmap {
      Drawing.shape { x, y in Drawing.share(of: x, 8, 40) * Drawing.share(of: y, top, top + 2) }
    }
    #expect(kind(bar(at: 12), bar(at: 12.33)) == .drift)
    #expect(kind(bar(at: 12), bar(at: 12.5)) == .change)
  }

  @Test("What the edge of the picture cuts off may move as well as the rest")
  func cutOff() {
    // Slanting strokes that leave the picture at its foot: below, the picture does not show how they go on.
    func strokes(right: Double, down: Double) -> Pixmap {
      Drawing.shape { x, y in
        (0..<8).reduce(0.0) { covered, part in
          let height = Double(y) + (Double(part) + 0.5) / 8 - down
          let left = 8 + 0.9 * height + right
          return covered + (height < 14 ? 0 : Drawing.share(of: x, left, left + 2) / 8)
        }
      }
    }
    #expect(kind(strokes(right: 0, down: 0), strokes(right: 0.25, down: -0.25)) == .drift)
    #expect(kind(strokes(right: 0, down: 0), strokes(right: 0.5, down: -0.5)) == .change)
  }

  @Test("A difference is a change if the edges of the picture are too near to tell what moved")
  func small() {
    func stem(at left: Double) -> Pixmap {
      Drawing.picture(width: 8, height: 8) { x, _ in Int((255 - 255 * Drawing.share(of: x, left, left + 2)).rounded()) }
    }
    #expect(kind(stem(at: 3), stem(at: 3.25)) == .change)
  }

  @Test("Neighbours that move in opposite directions are drift", arguments: [2.0, 3.5])
  func oppositeMovements(width: Double) {
    let expected = Drawing.stems(at: [16, 20.25 + width], width: width)
    #expect(kind(expected, Drawing.stems(at: [16.25, 20 + width], width: width)) == .drift)
  }

  @Test("White strokes on a clear ground are told apart like others")
  func clearGround() {
    func white(_ picture: Pixmap) -> Pixmap {
      var white = picture
      // A pixel that is covered by white is as white as it is opaque.
      white.pixels = picture.pixels.map { 0x0101_0101 * (255 - $0 & 0xFF) }
      return white
    }
    let expected = white(Drawing.stems(at: [16], width: 2))
    #expect(kind(expected, white(Drawing.stems(at: [16.25], width: 2))) == .drift)
    #expect(kind(expected, white(Drawing.stems(at: [15.9], width: 2.2))) == .change)
  }

  @Test("A change is found in any part of a wide region, and drift all over it is still drift")
  func manySquares() {
    func lines(at offset: Double, heavier: Int? = nil) -> Pixmap {
      Drawing.picture(width: 300, height: 60) { x, y in
        guard (4..<56).contains(y) else { return 255 }
        let (index, place) = (x / 10, Double(x % 10))
        let width = index == heavier ? 2.3 : 2
        let covered = max(0, min(place + 1, 4 + offset + width) - max(place, 4 + offset))
        return Int((255 - 255 * covered).rounded())
      }
    }
    #expect(kind(lines(at: 0), lines(at: 0.25)) == .drift)
    #expect(kind(lines(at: 0), lines(at: 0.25, heavier: 17)) == .change)
    #expect(kind(lines(at: 0), lines(at: 0.25, heavier: 29)) == .change)
  }
}
