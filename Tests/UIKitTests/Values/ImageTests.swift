import Foundation
import Galley
import Testing
import UIKit

@Suite("Images of UIKit")
struct ImageTests {
  /// Returns an opaque red image of 4 x 2 pixels as PNG.
  private let red = Data(
    PNG.encode(Pixmap(width: 4, height: 2, scale: 1, pixels: Array(repeating: 0xFFFF_0000, count: 8))))

  @Test("Data gives an image in the size of its scale, and the image gives the data back")
  func data() throws {
    let image = try #require(UIImage(data: red, scale: 2))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 2)
    #expect(
      image.pngData().map { [UInt8]($0) }.flatMap { try? PNG.decode($0).pixels }
        == Array(repeating: 0xFFFF_0000, count: 8))
    #expect(UIImage(data: Data("no image".utf8)) == nil)
  }

  @Test("A tint replaces the colours of an image that keeps its own, also in a view with another tint")
  func tint() throws {
    let image = try #require(UIImage(data: red)).withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(image.cgImage?.pixmap.pixels.first == 0xFF00_00FF)
    let symbol = try #require(UIImage(systemName: "circle.fill")).withTintColor(.green, renderingMode: .alwaysOriginal)
    let view = ImageView(image: symbol.image)
    view.tintColor = .red
    let size = symbol.image.size
    let renderer = try Renderer()
    let picture = try renderer.pixmap(of: renderer.render(view, size: size))
    let middle = picture.height / 2 * picture.width + picture.width / 2
    #expect(picture.pixels[middle] == 0xFF00_FF00)
  }

  @Test("A symbol's configuration sets its size and weight; applying another keeps what that lacks")
  func symbols() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let image = try #require(UIImage(systemName: "star", withConfiguration: large))
    let small = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .bold)))
    #expect(abs(image.size.width - small.size.width * 2) < 1)
    let combined = large.applying(UIImage.SymbolConfiguration(scale: .large)).value
    #expect(combined.pointSize == 34)
    #expect(combined.weight == 700)
    #expect(combined.scale == .large)
    #expect(image.renderingMode == .automatic)
  }

  @Test("Insets and modes are those that were set")
  func derived() throws {
    let image = try #require(UIImage(data: red))
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    #expect(image.resizableImage(withCapInsets: insets, resizingMode: .stretch).capInsets == insets)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.renderingMode == .automatic)
  }

  @Test("A pattern's colour is its mean")
  func pattern() throws {
    #expect(UIColor(patternImage: try #require(UIImage(data: red))) == .red)
  }

  @Test("A part of an image has the pixels of its rectangle")
  func cropping() throws {
    let pixmap = Pixmap(width: 2, height: 2, scale: 1, pixels: [1, 2, 3, 4].map { 0xFF00_0000 | $0 })
    #expect(
      CGImage(pixmap).cropping(to: CGRect(x: 1, y: 0, width: 5, height: 2))?.pixmap.pixels == [
        0xFF00_0002, 0xFF00_0004,
      ])
  }
}
