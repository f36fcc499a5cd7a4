internal import CImageFiles
import Foundation
import Graphics

/// A PDF or SVG file, painted anew for each size.
package struct Drawing: Hashable, Sendable {
  /// The format, and the part of the file.
  enum Part: Hashable, Sendable {
    /// The first page.
    case pdf
    /// An element by its identifier after `#`, or the whole drawing.
    case svg(element: String?)
  }

  /// The identifier of the element of an SVG file that is drawn, or `nil` for all.
  package var element: String? { part.element }

  private let part: Part
  private let path: String
  /// The drawing's own size in points: a PDF page's crop box, or the width and height of an SVG file with a pixel as a
  /// point, in whole points.
  ///
  /// Xcode records the same size for all 64 PDF files that documents of the three projects name; one is 716.8 points
  /// wide and recorded as 717.
  package let size: Size
  /// The drawing in its own size.
  package let pixmap: Pixmap
  /// A digest of ``pixmap``, the same in whatever size the drawing is painted.
  package let digest: UInt64
  /// Whether the drawing contains texts that are not drawn: an SVG file names fonts of the machine.
  package let lacksTexts: Bool
  /// What the library reports about the file beside the picture, each as a part of a sentence.
  let messages: [String]

  /// Reads and paints a drawing.
  ///
  /// - Parameter scale: The pixels per point of ``pixmap``.
  init(_ part: Part, at path: String, _ bytes: [UInt8], scale: Double) throws(ImageFileError) {
    let answer = try Self.read(part, bytes, size: .zero, scale: scale)
    (self.part, self.path) = (part, path)
    size = Self.ownSize(answer.result.width, answer.result.height)
    lacksTexts = answer.result.has_text
    messages = answer.result.messages(of: part.library)
    pixmap = answer.pixmap(scale: scale)
    digest = PictureDigest(of: pixmap).value
  }

  /// Paints the drawing in another size, or returns `nil` if the file can no longer be read.
  ///
  /// - Parameters:
  ///   - drawn: The size in points that the drawing is scaled to.
  ///   - scale: The pixels per point.
  package func painted(in drawn: Size, scale: Double) -> Pixmap? {
    guard let bytes = try? ImageFile(path: path).bytes() else { return nil }
    return try? Self.read(part, bytes, size: drawn, scale: scale).pixmap(scale: scale)
  }

  private static func ownSize(_ width: Double, _ height: Double) -> Size {
    Size(width: wholePoints(width), height: wholePoints(height))
  }

  private static func wholePoints(_ length: Double) -> Double { max((length - 1e-3).rounded(.up), 1) }

  /// Returns the whole pixels that a size covers, fewer if there are too many.
  private static func pixels(of size: Size, scale: Double) -> galley_pixel_size {
    let (width, height) = (max(size.width * scale, 1), max(size.height * scale, 1))
    let shrinking = min(1, (Double(ImageFileLimits.drawnPixelCount) / width / height).squareRoot())
    // What exceeds a whole number only by a rounding error is dropped.
    func whole(_ length: Double) -> Int32 {
      Int32(bounded: min(max((length * shrinking - 1e-6).rounded(.up), 1), 32_767))
    }
    return galley_pixel_size(width: whole(width), height: whole(height))
  }

  /// Reads and paints a drawing.
  ///
  /// - Parameter size: The size in points, or zero for the drawing's own.
  private static func read(
    _ part: Part, _ bytes: [UInt8], size: Size, scale: Double
  ) throws(ImageFileError) -> Decoding.Answer {
    let answer = try Decoding.read(part.format, bytes, text: part.element) { request in
      request.most_pixels = ImageFileLimits.drawnPixelCount
      request.target.longest_side = ImageFileLimits.longestSide
      (request.target.width, request.target.height, request.target.scale) = (size.width, size.height, scale)
      request.target.pixel_size = { target, ownWidth, ownHeight in
        guard let target = target?.pointee else { return galley_pixel_size() }
        let asked = Size(width: target.width, height: target.height)
        return Drawing.pixels(of: asked == .zero ? Drawing.ownSize(ownWidth, ownHeight) : asked, scale: target.scale)
      }
    }
    try answer.result.check(library: part.library)
    return answer
  }
}

extension Drawing.Part {
  var library: ImageLibrary {
    switch self {
    case .pdf: .poppler
    case .svg: .librsvg
    }
  }

  var format: galley_file_format {
    switch self {
    case .pdf: IMAGE_FORMAT_PDF
    case .svg: IMAGE_FORMAT_SVG
    }
  }

  /// The identifier of the element of an SVG file that is drawn, or `nil` for all.
  var element: String? {
    if case .svg(let element) = self { element } else { nil }
  }
}
