internal import CImageFiles
import CairoRaster
import Files
import Foundation
import Graphics

/// A file with an image.
///
/// PNG files are read by ``PNG``, PDF files by Poppler, SVG files by librsvg, and other bitmaps by GdkPixbuf. Files
/// that an image names are never read, and neither is the network. Colour profiles are ignored.
package struct ImageFile: Hashable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The pixels per point of what a file contains.
  package struct Scale: Hashable, Sendable {
    /// The scale if the file is a bitmap.
    package var bitmap: Double
    /// The scale in which a drawing is painted in its own size.
    package var drawing: Double

    package init(bitmap: Double, drawing: Double) {
      self.bitmap = bitmap
      self.drawing = drawing
    }
  }

  /// Reads the image.
  ///
  /// - Parameter note: Receives what a library reports beside the image, each message as a part of a sentence.
  /// - Throws: ``ImageFileError`` if the file cannot be read or exceeds one of the ``ImageFileLimits``.
  package func image(_ scale: Scale, note: (String) -> Void = { _ in }) throws(ImageFileError) -> ImageContent {
    try image(in: bytes(), scale, note: note)
  }

  /// Reads the image in the file's bytes.
  ///
  /// - Throws: ``ImageFileError`` if the bytes cannot be read or exceed one of the ``ImageFileLimits``.
  package func image(
    in bytes: [UInt8], _ scale: Scale, note: (String) -> Void = { _ in }
  ) throws(ImageFileError) -> ImageContent {
    switch try ImageFileFormat(bytes) {
    case .png: return .pixels(try Self.png(bytes, scale: scale.bitmap))
    case .bitmap(let type): return .pixels(try Self.bitmap(bytes, type, scale: scale.bitmap, note: note))
    case .pdf: return .drawing(try drawing(.pdf, bytes, scale, note))
    case .svg:
      if let conflict = bytes.conflicts.first { throw .mergeConflict(line: conflict.lowerBound) }
      return .drawing(try drawing(.svg(element: nil), bytes, scale, note))
    }
  }

  private func drawing(
    _ part: Drawing.Part, _ bytes: [UInt8], _ scale: Scale, _ note: (String) -> Void
  ) throws(ImageFileError) -> Drawing {
    let drawing = try Drawing(part, at: path, bytes, scale: scale.drawing)
    drawing.messages.forEach(note)
    return drawing
  }

  /// Checks that bytes are those of a whole image file as Galley writes them, without decoding it.
  ///
  /// - Throws: ``ImageFileError`` if they are in no known format, cut off, or damaged as far as checksums show it.
  package static func check(_ bytes: [UInt8]) throws(ImageFileError) {
    let format = try ImageFileFormat(bytes)
    if format == .svg, let conflict = bytes.conflicts.first { throw .mergeConflict(line: conflict.lowerBound) }
    guard !format.isCutOff(bytes) else { throw .cutOff }
    guard format == .png else { return }
    do throws(PNGError) { try PNG.check(bytes) } catch { throw .png(error) }
  }

  /// Reads an element of an SVG file, such as a weight of a symbol.
  ///
  /// - Parameters:
  ///   - identifier: The element's identifier.
  ///   - scale: The pixels per point that the drawing gets in its own size.
  package func element(_ identifier: String, scale: Double) throws(ImageFileError) -> Drawing {
    try Drawing(.svg(element: "#" + identifier), at: path, try bytes(), scale: scale)
  }

  /// Reads the file.
  ///
  /// - Throws: ``ImageFileError`` if the file cannot be opened or is too large.
  package func bytes() throws(ImageFileError) -> [UInt8] {
    do throws(TextFileError) {
      return try InputFile.content(of: path, as: .picture)
    } catch {
      throw .file(error.reason)
    }
  }

  private static func png(_ bytes: [UInt8], scale: Double) throws(ImageFileError) -> Pixmap {
    try PNGSize(bytes)?.check()
    do throws(PNGError) {
      return try PNG.decode(bytes, scale: scale)
    } catch {
      throw .png(error)
    }
  }

  private static func bitmap(
    _ bytes: [UInt8], _ type: String, scale: Double, note: (String) -> Void
  ) throws(ImageFileError) -> Pixmap {
    let answer = try Decoding.read(IMAGE_FORMAT_BITMAP, bytes, text: type) { request in
      request.most_pixels = ImageFileLimits.pixelCount
    }
    try answer.result.check(library: .gdkPixbuf, format: type)
    guard !ImageFileFormat.bitmap(type).isCutOff(bytes) else { throw .cutOff }
    answer.result.messages(of: .gdkPixbuf).forEach(note)
    return answer.pixmap(scale: scale)
  }
}

/// What an image file contains.
package enum ImageContent: Sendable {
  case pixels(Pixmap)
  case drawing(Drawing)
}

/// The bounds of what is read, so that a hostile file costs neither the machine's memory nor much time.
package enum ImageFileLimits {
  /// The largest number of pixels of a bitmap: those of the largest texture that devices draw, 8,192 x 8,192.
  package static let pixelCount = 8_192 * 8_192
  /// The longest side of a drawing in points: that of the largest page that Acrobat makes, 200 inches.
  package static let longestSide = 14_400.0
  /// The largest number of pixels that a drawing is painted with. A larger one is enlarged afterwards.
  package static let drawnPixelCount = 4_096 * 4_096
  /// The memory that reading a file may take, in bytes: three and a half times that of the largest bitmap. The process
  /// that reads it has less than a gigabyte then, with what it has before it begins.
  package static let memory = 896 << 20
  /// The longest time for a file in seconds. The slowest of the 440 drawings of three apps takes 0.03 seconds at three
  /// pixels per point.
  package static let seconds = 5.0
}

/// The size in the header of a PNG file.
private struct PNGSize {
  let width: Int
  let height: Int

  /// Reads the first chunk, or returns `nil` if it is not a header, which ``PNG`` reports.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }

  func check() throws(ImageFileError) {
    if Int.product(of: width, and: height, exceeds: ImageFileLimits.pixelCount) {
      throw .tooManyPixels(width: width, height: height)
    }
  }
}
