import CairoRaster
import Galley
import Showcase
import Testing

@testable import Controls

@Suite("The page of symbols")
struct SymbolPageTests {
  @Test("There are at least 400 names, none twice, and all have drawings")
  func names() {
    let names = SymbolNames.all
    #expect(names.count >= 400)
    #expect(Set(names).count == names.count)
    for name in names { #expect(SymbolFace.named(name) != nil, "\(name)") }
  }

  @Test("Each symbol stays in its box")
  func boxes() throws {
    for name in SymbolNames.all {
      let face = try #require(SymbolFace.named(name), "\(name)")
      guard case .elements(let elements) = face.path else { continue }
      #expect(!elements.isEmpty, "\(name)")
      for case .line(let point) in elements {
        #expect(
          point.x >= 0 && point.y >= 0 && point.x <= face.size.width && point.y <= face.size.height, "\(name)")
      }
    }
  }

  @Test("No two symbols look alike at 22 points")
  func distinctness() throws {
    let names = SymbolNames.all
    let masks = try names.map { name in
      let image = Image(systemName: name, pointSize: 22)
      let box = Rect(x: 0, y: 0, width: 32, height: 32)
      let items = View().symbolItems(
        name, of: image, in: ContentMode.center.rect(for: image.size, in: box), color: .black)
      return try rasterizer.pixmap(of: DisplayList(size: box.size, items: items), scale: 2).mask
    }
    for (index, mask) in masks.enumerated() {
      #expect(mask.count > 80, "\(names[index]) is hardly visible")
      // Masks with other numbers of pixels differ in as many at least.
      for other in masks.indices[..<index] where abs(mask.count - masks[other].count) < 24 {
        let difference = mask.symmetricDifference(from: masks[other])
        #expect(difference >= 24, "\(names[index]) and \(names[other]) differ in \(difference) of 4,096 pixels")
      }
    }
  }

  private let rasterizer = Rasterizer()
}

/// The pixels that are more than half covered.
private struct PixelMask {
  let words: [UInt64]
  let count: Int

  init(words: [UInt64]) {
    self.words = words
    count = words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  func symmetricDifference(from other: PixelMask) -> Int {
    words.indices.reduce(0) { $0 + (words[$1] ^ other.words[$1]).nonzeroBitCount }
  }
}

extension Pixmap {
  fileprivate var mask: PixelMask {
    var words = [UInt64](repeating: 0, count: (pixels.count + 63) / 64)
    for index in pixels.indices where pixels[index] >> 24 > 127 { words[index / 64] |= 1 << UInt64(index % 64) }
    return PixelMask(words: words)
  }
}
