import Foundation
import Galley
import TestSupport
import Testing

/// Imitates a different antialiasing of real text: every glyph of a scene is moved by a fraction of a pixel, and the
/// layout stays the same.
@Suite("Text with different antialiasing")
struct SmoothingTests {
  private static let sample = Checkout.sample.appending(path: "Base.lproj/Account.storyboard")

  private func difference(
    shift: Point, locale: String, typeSize: TypeSize = .large,
    appearance: TraitCollection.UserInterfaceStyle = .light
  ) throws -> PixelDifference {
    let renderer = try Renderer()
    let document = try DocumentRenderer(contentsOf: Self.sample.path)
    // A small screen: enough letters, and not too many pixels for a debug build.
    let cell = MatrixCell(
      screen: .device(try Device(parsing: "320x300@2")), locale: locale, typeSize: typeSize, appearance: appearance)
    var rendering = try document.render(try #require(document.scenes.first), in: cell, with: renderer)
    let before = try renderer.pixmap(of: rendering)
    rendering.displayList.items = rendering.displayList.items.shiftingText(
      by: Point(x: shift.x / rendering.scale, y: shift.y / rendering.scale))
    let difference = PixelComparison(of: before, with: try renderer.pixmap(of: rendering)).difference()
    #expect(difference.count > 1000)
    return difference
  }

  @Test("A quarter of a pixel is drift in every language", arguments: ["en", "de", "ar", "ja", "hi", "th"])
  func quarter(locale: String) throws {
    #expect(try difference(shift: Point(x: 0.25, y: 0), locale: locale).kind == .drift)
  }

  @Test("A quarter of a pixel is drift up, down and back too, in large text and on a dark ground")
  func directions() throws {
    let ar = try difference(shift: Point(x: -0.25, y: 0), locale: "ar", typeSize: .accessibilityExtraLarge)
    #expect(ar.kind == .drift)
    #expect(try difference(shift: Point(x: 0, y: 0.25), locale: "en", appearance: .dark).kind == .drift)
    #expect(try difference(shift: Point(x: 0.25, y: -0.25), locale: "de").kind == .drift)
  }

  @Test("A whole pixel is a change", arguments: ["en", "ja"])
  func whole(locale: String) throws {
    #expect(try difference(shift: Point(x: 1, y: 0), locale: locale).kind == .change)
  }
}

extension [DisplayItem] {
  /// The items, each text at another point.
  fileprivate func shiftingText(by offset: Point) -> [DisplayItem] {
    map { item in
      switch item {
      case .text(let paragraph, let point, let color):
        .text(paragraph, at: Point(x: point.x + offset.x, y: point.y + offset.y), color)
      case .group(let group): .group(group.shiftingText(by: offset))
      case .fill, .stroke, .image, .backdrop: item
      }
    }
  }
}

extension DisplayGroup {
  fileprivate func shiftingText(by offset: Point) -> DisplayGroup {
    var shifted = self
    shifted.items = items.shiftingText(by: offset)
    return shifted
  }
}
