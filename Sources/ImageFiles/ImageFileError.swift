import CairoRaster
import Files

/// The reason why an image file cannot be drawn, without its path.
package enum ImageFileError: Error, Hashable, Sendable {
  /// There is no file at the path, or it cannot be read or is too large.
  case file(TextFileError.Reason)
  case empty
  /// The bytes are in none of the formats.
  case unknownFormat
  /// The file is a pointer of Git LFS, which was not replaced by the image.
  case largeFilePointer
  /// Git has left both versions of a part in an SVG file, from this line on.
  case mergeConflict(line: Int)
  case png(PNGError)
  /// The file ends before its picture does. GdkPixbuf draws what is there.
  case cutOff
  /// A library cannot read the file, for the reason that it gives.
  case damaged(ImageLibrary, reason: String)
  case encrypted
  /// A drawing without pages or area.
  case noArea
  case tooManyPixels(width: Int, height: Int)
  /// A drawing whose size in points exceeds the limit.
  case tooLarge(width: Double, height: Double)
  case tooSlow
  case tooMuchMemory
  /// A library crashed while it read the file.
  case crashed(ImageLibrary)
  /// The process that was to read the file has ended, or cannot be started.
  case noProcess
  /// A library is not installed.
  case libraryMissing(ImageLibrary)
  /// GdkPixbuf's reader for a format is not installed.
  case readerMissing(format: String)
}

extension ImageFileError {
  /// Whether another run may read the file: a machine that is slow, or has ended a process, may be the reason.
  package var mayPass: Bool {
    switch self {
    case .tooSlow, .tooMuchMemory, .crashed, .noProcess: true
    case .file, .empty, .unknownFormat, .largeFilePointer, .mergeConflict, .png, .cutOff, .damaged, .encrypted, .noArea,
      .tooManyPixels, .tooLarge, .libraryMissing, .readerMissing:
      false
    }
  }
}

extension ImageFileError: CustomStringConvertible {
  package var description: String { remedy.map { "\(problem); \($0)" } ?? problem }

  /// What to do about the file, if that is not a part of the problem.
  private var remedy: String? {
    switch self {
    // The message says how to convert the file.
    case .png(.unsupportedChunk): nil
    case .png(.tooLarge): "export it in a smaller size"
    case .empty, .unknownFormat, .png, .cutOff, .damaged, .crashed, .noArea: "restore the file, or export it again"
    case .encrypted: "export it without a password"
    case .file(.tooLarge), .tooManyPixels, .tooLarge: "export it in a smaller size"
    case .tooSlow, .tooMuchMemory: "simplify it, or export it as PNG"
    case .noProcess: "run again, with fewer jobs if memory is short"
    case .file, .largeFilePointer, .mergeConflict, .libraryMissing, .readerMissing: nil
    }
  }

  private var problem: String {
    switch self {
    case .file(let reason): reason.description
    case .empty: "it is empty"
    case .unknownFormat: "it is not an image in a known format: PNG, PDF, SVG, JPEG, GIF, WebP, HEIC, TIFF or BMP"
    case .largeFilePointer: "it is a pointer of Git LFS instead of the image; run 'git lfs pull'"
    case .mergeConflict(let line):
      "it has an unresolved merge conflict of Git in line \(line); choose one of the two versions"
    case .png(let error): error.description
    case .cutOff: "it is cut off"
    case .damaged(let library, let reason):
      "it is damaged: \(library.rawValue) reports '\(reason.isEmpty ? "unknown error" : reason)'"
    case .encrypted: "it is encrypted"
    case .noArea: "it has no page or no area"
    case .tooManyPixels(let width, let height):
      "its \(width) x \(height) pixels are too many; the limit is \(ImageFileLimits.pixelCount)"
    case .tooLarge(let width, let height):
      "its size of \(Self.points(width)) x \(Self.points(height)) points is too large; the limit of a side is "
        + Self.points(ImageFileLimits.longestSide)
    case .tooSlow: "it takes more than \(Int(bounded: ImageFileLimits.seconds)) seconds to draw"
    case .tooMuchMemory: "it takes more than \(ImageFileLimits.memory >> 20) MB of memory to draw"
    case .crashed(let library): "it is damaged: \(library.rawValue) crashed"
    case .noProcess: "the process that was to read it has ended, or cannot be started"
    case .libraryMissing(let library):
      "\(library.rawValue) is not installed (on Debian and Ubuntu: \(library.debianPackage))"
    case .readerMissing(let format):
      "GdkPixbuf has no reader for its format, \(Self.name(ofFormat: format))"
        + (Self.debianPackages[format].map { " (on Debian and Ubuntu: \($0))" } ?? "")
    }
  }

  private static func points(_ length: Double) -> String {
    (abs(length) < 1e15 ? Int(exactly: length.rounded()) : nil).map(String.init) ?? String(length)
  }

  private static func name(ofFormat type: String) -> String { type == "heif/avif" ? "HEIC" : type.uppercased() }

  private static let debianPackages = ["webp": "webp-pixbuf-loader", "heif/avif": "heif-gdk-pixbuf"]
}
