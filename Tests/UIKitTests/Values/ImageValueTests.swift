import Foundation
import Galley
import Testing
import UIKit

@Suite("Values of images")
struct ImageValueTests {
  /// An image of 9 x 6 points.
  private let image = UIImage(
    cgImage: CGImage(Pixmap(width: 9, height: 6, scale: 1, pixels: (0..<54).map { 0xFF00_0000 | UInt32($0) })))

  @Test("A part is in whole pixels, within the image")
  func cropping() throws {
    let pixels = try #require(image.cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 2.5, y: 1, width: 2, height: 2)))
    #expect(part.width == 3)
    #expect(part.height == 2)
    #expect(part.pixmap.pixels.map { $0 & 0xFF } == [11, 12, 13, 20, 21, 22])
    #expect(pixels.cropping(to: CGRect(x: 9, y: 0, width: 4, height: 4)) == nil)
    #expect(pixels.bytesPerRow == 36)
    #expect(pixels.bitsPerPixel == 32)
  }

  @Test(
    "A cap leaves one point to stretch, and no cap the whole axis",
    arguments: [
      (3, 2, UIEdgeInsets(top: 2, left: 3, bottom: 3, right: 5)),
      (0, 2, UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)),
      (3, 0, UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 5)),
    ])
  func caps(left: Int, top: Int, insets: UIEdgeInsets) {
    let stretched = image.stretchableImage(withLeftCapWidth: left, topCapHeight: top)
    #expect(stretched.capInsets == insets)
    #expect(stretched.resizingMode == .stretch)
  }

  @Test("An image with caps tiles unless it is asked to stretch")
  func tiles() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    #expect(image.capInsets == .zero)
  }

  @Test("A flipped image has its pixels the other way round, and twice flipped as before")
  func flips() throws {
    let row = UIImage(cgImage: CGImage(Pixmap(width: 2, height: 1, scale: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])))
    let flipped = row.withHorizontallyFlippedOrientation()
    #expect(flipped.cgImage?.pixmap.pixels == [0xFF00_00FF, 0xFFFF_0000])
    #expect(flipped.withHorizontallyFlippedOrientation().cgImage?.pixmap.pixels == [0xFFFF_0000, 0xFF00_00FF])
    #expect(row.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(!row.flipsForRightToLeftLayoutDirection)
  }

  @Test("An animated image has its frames and shows the first")
  func animation() throws {
    let other = image.withHorizontallyFlippedOrientation()
    let animated = try #require(UIImage.animatedImage(with: [image, other], duration: 3))
    #expect(animated.images == [image, other])
    #expect(animated.duration == 3)
    #expect(animated.cgImage == image.cgImage)
    #expect(image.images == nil)
    #expect(UIImage.animatedImage(with: [], duration: 3) == nil)
  }

  @Test("A derived image keeps its baseline, until it is taken away")
  func baselines() {
    let based = image.withBaselineOffset(fromBottom: 2)
    #expect(based.baselineOffsetFromBottom == 2)
    #expect(based.withTintColor(.red).baselineOffsetFromBottom == 2)
    #expect(!based.imageWithoutBaseline().hasBaseline)
    #expect(!image.hasBaseline)
  }

  @Test("Only a symbol is one, and has a configuration")
  func symbols() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage)
    #expect(!image.isSymbolImage)
    #expect(symbol.symbolConfiguration == .unspecified)
    #expect(image.symbolConfiguration == nil)
    #expect(image.applyingSymbolConfiguration(.init(scale: .large)) == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(symbol.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test("A symbol in another size keeps its tint, unless the configuration has a colour")
  func tintedSymbols() throws {
    let symbol = try #require(UIImage(systemName: "star")).withTintColor(.red, renderingMode: .alwaysOriginal)
    let large = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(large.image.ownTint == UIColor.red.color)
    #expect(large.renderingMode == .alwaysOriginal)
    let blue = symbol.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .blue))
    #expect(blue.image.ownTint != UIColor.red.color)
  }

  @Test("A configuration that is applied replaces size, weight, scale and colour, and keeps what it lacks")
  func configurations() {
    let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .thin, scale: .small)
    let style = UIImage.SymbolConfiguration(textStyle: .title1)
    let combined = base.applying(style)
    #expect(combined.applying(base) == base)
    #expect(
      combined
        == UIImage.SymbolConfiguration(textStyle: .title1, scale: .small).applying(
          UIImage.SymbolConfiguration(weight: .thin)))
    #expect(base.applying(UIImage.SymbolConfiguration(scale: .default)) == base)
    #expect(base.applying(UIImage.SymbolConfiguration(weight: .unspecified)) == base)
    #expect(base.applying(nil) == base)
    #expect(base.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue])) != base)
  }

  @Test("A font gives a symbol its size and its weight")
  func symbolsOfFonts() {
    let font = UIFont.systemFont(ofSize: 23, weight: .heavy)
    #expect(UIImage.SymbolConfiguration(font: font) == UIImage.SymbolConfiguration(pointSize: 23, weight: .heavy))
  }

  @Test("An empty image has no size, and images are equal by their pixels")
  func equality() throws {
    #expect(UIImage().size == .zero)
    #expect(UIImage(cgImage: try #require(image.cgImage)) == image)
    #expect(image.withTintColor(.red) != image)
    #expect(
      UIImage(cgImage: try #require(image.cgImage), scale: 3, orientation: .up).size == CGSize(width: 3, height: 2))
  }

  @Test("The pixels per point of a file are in its name")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(image.pngData())
    for name in ["one.png", "two@2x.png", "three@3x.png"] { try data.write(to: folder.appending(path: name)) }
    func size(_ name: String) -> CGSize? { UIImage(contentsOfFile: folder.appending(path: name).path)?.size }
    #expect(size("one.png") == CGSize(width: 9, height: 6))
    #expect(size("one") == CGSize(width: 9, height: 6))
    #expect(size("two@2x.png") == CGSize(width: 4.5, height: 3))
    #expect(size("three@3x.png") == CGSize(width: 3, height: 2))
    #expect(size("four.png") == nil)
  }
}
