import Galley
import UIKit

extension Diffing where Value == UIImage {
  /// Compares images, all of whose pixels have to match.
  public static var image: Diffing { image() }

  /// Compares images.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that have to match, in `0...1`.
  ///   - perceptualPrecision: How near two colours have to be to match: 1 minus a hundredth of ΔE by CIE 94. People
  ///     hardly see a difference of 0.98.
  ///   - scale: The pixels per point of references, or `nil` or 0 for those of the screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UIScreen.main.scale
    let comparison = PictureComparison(precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { reference, image in
      guard let expected = reference.pixmap(), let actual = image.pixmap() else {
        return ("An image without pixels cannot be compared.", [])
      }
      return comparison.mismatch(of: actual, with: expected).map { mismatch in
        (mismatch.message, attachments(mismatch.difference, expected, actual))
      }
    }
    diffing.read = { try image(stored: $0, scale: scale) }
    diffing.flaw = { image in
      guard image.size.width <= 0 || image.size.height <= 0 || image.pixmap() == nil else { return nil }
      return "The image has no pixels: its size is \(image.size.words) points."
    }
    return diffing
  }

  private static func image(stored data: Data, scale: CGFloat) throws -> UIImage {
    do throws(PNGError) {
      return UIImage(Image(try PNG.decode([UInt8](data), scale: scale)))
    } catch .noSignature {
      guard let image = UIImage(data: data, scale: scale) else {
        throw DamagedReference(description: "it is not an image")
      }
      return image
    } catch {
      throw DamagedReference(description: "\(error)")
    }
  }

  private static func attachments(
    _ difference: PixelDifference, _ expected: Pixmap, _ actual: Pixmap
  ) -> [XCTAttachment] {
    let pictures = [
      ("reference", expected), ("failure", actual), ("difference", difference.picture(of: expected, and: actual)),
    ]
    return pictures.map { name, pixmap in
      let attachment = XCTAttachment(data: Data(PNG.encode(pixmap)), uniformTypeIdentifier: "public.png")
      attachment.name = name
      return attachment
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares images, all of whose pixels have to match.
  public static var image: Snapshotting { image() }

  /// Compares images. See ``Diffing/image(precision:perceptualPrecision:scale:)``.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension CGSize {
  /// The width and the height, without decimals if they are whole.
  var words: String { "\(Double(width).words) × \(Double(height).words)" }
}
