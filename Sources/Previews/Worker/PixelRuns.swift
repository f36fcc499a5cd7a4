import CairoRaster
import Graphics

/// A picture as runs of pixels, which takes a fraction of a PNG's time to write.
///
/// The runs follow one another in rows from the top. Each is a 32-bit word, the lowest byte first, with the run's kind
/// in its two lowest bits and its number of pixels in the others, and the pixels that the kind needs. A pixel is a word
/// with red in the lowest byte, then green, blue and alpha, not premultiplied, as `ImageData` of HTML has them.
struct PixelRuns {
  private enum Kind: UInt32 {
    /// The pixels of the row above. No pixels follow.
    case above
    /// One pixel, repeated.
    case equal
    /// Pixels one by one.
    case different
  }

  /// The fewest pixels that become a run of their own between different pixels.
  private static let fewest = 4

  private var words: [UInt32] = []
  /// The runs as bytes.
  var bytes: [UInt8] { words.withUnsafeBytes { Array($0) } }
  private let width: Int
  /// The place of the word of the present run of different pixels, or `nil` if the last run is of another kind.
  private var different: Int?

  init(_ pixmap: Pixmap) {
    width = pixmap.width
    words.reserveCapacity(pixmap.pixels.count / 16)
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      var row = 0
      while row < pixmap.height {
        let first = row
        while row > 0, row < pixmap.height, pixels.hasSameRow(at: row, asAboveWithWidth: width) { row += 1 }
        if row > first {
          append(.above, (row - first) * width)
        } else {
          appendRow(row, of: pixels)
          row += 1
        }
      }
    }
  }

  private mutating func appendRow(_ row: Int, of pixels: UnsafeBufferPointer<UInt32>) {
    let end = (row + 1) * width
    var place = row * width
    while place < end {
      var same = place
      if row > 0 { while same < end, pixels[same] == pixels[same - width] { same += 1 } }
      if same - place >= Self.fewest {
        append(.above, same - place)
        place = same
        continue
      }
      let pixel = pixels[place]
      var equal = place + 1
      while equal < end, pixels[equal] == pixel { equal += 1 }
      if equal - place >= Self.fewest {
        append(.equal, equal - place)
        words.append(pixel.straight)
        place = equal
      } else {
        appendDifferent(pixel)
        place += 1
      }
    }
  }

  private mutating func append(_ kind: Kind, _ count: Int) {
    words.append(UInt32(count) << 2 | kind.rawValue)
    different = nil
  }

  private mutating func appendDifferent(_ pixel: UInt32) {
    if let different {
      words[different] += 1 << 2
    } else {
      append(.different, 1)
      different = words.count - 1
    }
    words.append(pixel.straight)
  }
}

extension UInt32 {
  /// The straight colour of a premultiplied `0xAARRGGBB` as `0xAABBGGRR`.
  fileprivate var straight: UInt32 {
    let color = self >= 0xFF00_0000 ? self : unpremultiplied
    return color & 0xFF00_FF00 | color >> 16 & 0xFF | (color & 0xFF) << 16
  }
}
