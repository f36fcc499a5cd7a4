import CairoRaster
import Graphics
import ImageDiff
import Reports

/// The encoded pictures of a pair of screens.
struct SamplePictures {
  var files: [PictureKind: [UInt8]] = [:]
  var difference: PixelDifference?

  /// Draws what there is of a reference and a picture as it is now, and compares the two.
  init(expected: SampleScreen?, actual: SampleScreen?, withOverlay: Bool = false) {
    let (reference, picture) = (expected?.draw(), actual?.draw())
    if let reference { files[.expected] = PNG.encode(reference) }
    if let picture { files[.actual] = PNG.encode(picture) }
    if let reference, let picture {
      let pixels = PixelComparison(of: reference, with: picture).difference()
      files[.difference] = PNG.encode(pixels.picture(of: reference, and: picture))
      difference = pixels
    }
    guard withOverlay else { return }
    if let reference { files[.expectedOverlay] = PNG.encode(Self.overlay(reference)) }
    if let picture { files[.actualOverlay] = PNG.encode(Self.overlay(picture)) }
  }

  private static func overlay(_ picture: Pixmap) -> Pixmap {
    var canvas = Canvas(width: picture.width, height: picture.height, ground: 0, isMirrored: false)
    canvas.pixmap = picture
    for row in 0..<4 { canvas.outline(x: 24, y: 100 + row * 64, width: picture.width - 48, height: 56, 0xFFE0_2080) }
    return canvas.pixmap
  }
}
