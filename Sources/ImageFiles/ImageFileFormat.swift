import Files

/// The format of an image file, determined by its content and not by its name.
enum ImageFileFormat: Equatable {
  case png
  case pdf
  case svg
  /// A bitmap by GdkPixbuf's name of its format.
  case bitmap(String)

  /// - Throws: ``ImageFileError/unknownFormat`` or ``ImageFileError/largeFilePointer``.
  init(_ bytes: [UInt8]) throws(ImageFileError) {
    if let known = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
      self = known.format
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .bitmap("webp")
    } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      self = .bitmap("heif/avif")
    } else if bytes.isLargeFilePointer {
      throw .largeFilePointer
    } else if bytes.prefix(1_024).hasWord("%PDF-") {
      // Readers accept anything before the header in the first 1,024 bytes (PDF Reference, appendix H).
      self = .pdf
    } else if bytes.prefix(1 << 16).hasWord("<svg") {
      self = .svg
    } else {
      throw bytes.isEmpty ? .empty : .unknownFormat
    }
  }

  private static let signatures: [(bytes: [UInt8], format: ImageFileFormat)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ([0xFF, 0xD8, 0xFF], .bitmap("jpeg")),
    (Array("GIF8".utf8), .bitmap("gif")),
    (Array("BM".utf8), .bitmap("bmp")),
    ([0x49, 0x49, 0x2A, 0x00], .bitmap("tiff")),
    ([0x4D, 0x4D, 0x00, 0x2A], .bitmap("tiff")),
    // Compressed SVG. Nothing else that is compressed as a whole is an image.
    ([0x1F, 0x8B], .svg),
  ]
}

extension ImageFile {
  /// The extensions in names of image files, in lower case. The first is the one that UIKit adds to a name without any,
  /// and the others are in the order in which they are preferred.
  package static let nameExtensions = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp", "tiff", "tif", "bmp",
  ]

  /// Returns whether a file's name ends as those of images do.
  package static func hasImageName(_ path: String) -> Bool {
    path.utf8.lastIndex(of: ".").map { nameExtensions.contains(path[path.utf8.index(after: $0)...].lowercased()) }
      ?? false
  }

  /// Returns whether bytes begin as those of a PNG file.
  package static func isPNG(_ bytes: [UInt8]) -> Bool { (try? ImageFileFormat(bytes)) == .png }

  /// Returns whether files of the bytes' format can have further pages or frames, which are not read.
  package static func mayHaveMorePages(_ bytes: [UInt8]) -> Bool {
    switch try? ImageFileFormat(bytes) {
    case .pdf, .bitmap("gif"), .bitmap("tiff"), .bitmap("webp"), .bitmap("heif/avif"): true
    case .png, .svg, .bitmap, nil: false
    }
  }
}
