internal import CImageFiles

/// A library that reads image files. It is loaded when it is first needed.
package enum ImageLibrary: String, CaseIterable, Hashable, Sendable {
  case poppler = "Poppler"
  case librsvg
  case gdkPixbuf = "GdkPixbuf"

  /// Determines the library that reads a file from its first bytes; `nil` for PNG files and for what is not an image.
  package init?(reading bytes: [UInt8]) {
    switch try? ImageFileFormat(bytes) {
    case .pdf: self = .poppler
    case .svg: self = .librsvg
    case .bitmap: self = .gdkPixbuf
    case .png, nil: return nil
    }
  }

  /// The version that this process uses, or `nil` if the library is not installed.
  package var version: String? {
    DecodingThread.alone {
      switch self {
      case .poppler: galley_poppler_version()
      case .librsvg: galley_rsvg_version()
      case .gdkPixbuf: galley_pixbuf_version()
      }
    }.map { String(cString: $0) }
  }

  var debianPackage: String {
    switch self {
    case .poppler: "libpoppler-glib8"
    case .librsvg: "librsvg2-2"
    case .gdkPixbuf: "libgdk-pixbuf-2.0-0"
    }
  }
}

extension galley_file_result {
  /// Throws the reason if the file could not be read.
  func check(library: ImageLibrary, format: String = "") throws(ImageFileError) {
    switch status {
    case IMAGE_FILE_READ: return
    case IMAGE_FILE_NO_LIBRARY: throw .libraryMissing(library)
    case IMAGE_FILE_NO_READER: throw .readerMissing(format: format)
    case IMAGE_FILE_ENCRYPTED: throw .encrypted
    case IMAGE_FILE_EMPTY: throw .noArea
    case IMAGE_FILE_TOO_LARGE where library == .gdkPixbuf:
      throw .tooManyPixels(width: Int(bounded: width), height: Int(bounded: height))
    case IMAGE_FILE_TOO_LARGE: throw .tooLarge(width: width, height: height)
    case IMAGE_FILE_TOO_SLOW: throw .tooSlow
    case IMAGE_FILE_TOO_MUCH_MEMORY: throw .tooMuchMemory
    case IMAGE_FILE_CRASHED: throw .crashed(library)
    case IMAGE_FILE_NO_PROCESS: throw .noProcess
    default: throw .damaged(library, reason: reasonText)
    }
  }

  /// What a library has reported beside the result, as sentences.
  func messages(of library: ImageLibrary) -> [String] {
    withUnsafeBytes(of: messages.all) { all in
      all.bindMemory(to: galley_message.self).prefix(Int(messages.count)).map { message in
        let origin = Self.text(of: message.origin)
        return LibraryMessage(origin: origin.isEmpty ? library.rawValue : origin, text: Self.text(of: message.text))
          .sentence
      }
    }
  }

  /// The text before the null byte, without the end that may be cut in the middle of a character.
  private static func text(of characters: some Any) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      .filter { $0 != "\u{FFFD}" }
  }

  /// The library's message on one line, without the end that may be cut in the middle of a character.
  private var reasonText: String {
    let bytes = withUnsafeBytes(of: reason) { Array($0.prefix { $0 != 0 }) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .filter { $0 != "\u{FFFD}" }
  }
}

/// The pixels belong to whoever has the result.
extension galley_file_result: @retroactive @unchecked Sendable {}
