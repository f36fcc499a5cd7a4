extension ImageFileFormat {
  /// Returns whether a file of the format ends before the end that the format or the file's header says.
  ///
  /// GdkPixbuf's readers of JPEG and BMP files draw as much as there is and report nothing, and the others read no
  /// further than the first picture. Anything may follow the end.
  func isCutOff(_ bytes: [UInt8]) -> Bool {
    let file = FileBytes(bytes)
    return switch self {
    case .bitmap("jpeg"): !file.hasEndOfJPEG
    case .bitmap("bmp"): file.endOfBMP.map { $0 > bytes.count } ?? true
    case .bitmap("gif"): !file.hasEndOfGIF
    case .bitmap("webp"): file.number(at: 4, count: 4).map { 8 + $0 > bytes.count } ?? true
    case .bitmap("heif/avif"): !file.hasWholeBoxes
    case .pdf: !bytes.suffix(1_024).hasWord("%%EOF")
    // What is compressed is not looked into.
    case .svg: !bytes.starts(with: [0x1F, 0x8B]) && !bytes[...].hasWord("</svg")
    case .png, .bitmap: false
    }
  }
}

/// The numbers in a file's bytes.
private struct FileBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  subscript(place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  /// Returns a number whose least significant byte is the first, or `nil` beyond the end.
  func number(at place: Int, count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a number whose most significant byte is the first, or `nil` beyond the end.
  func bigEndianNumber(at place: Int, count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}

// MARK: JPEG

extension FileBytes {
  /// Whether an end of image follows the scans (ITU-T T.81, annex B). Those of thumbnails are inside of segments.
  fileprivate var hasEndOfJPEG: Bool {
    // After the start of image, which is a marker without a segment.
    var place = 2
    while let marker = nextMarker(from: &place) {
      if marker == 0xD9 { return true }
      guard let length = bigEndianNumber(at: place, count: 2) else { return false }
      place += length
    }
    return false
  }

  /// Finds the next marker that begins a segment or ends the image, and goes behind it. What comes before is compressed
  /// data, in which a zero follows each `FF` that is no marker.
  private func nextMarker(from place: inout Int) -> UInt8? {
    while let prefix = bytes[min(place, bytes.count)...].firstIndex(of: 0xFF), let marker = self[prefix + 1] {
      place = marker == 0xFF ? prefix + 1 : prefix + 2
      // Restarts (D0 to D7) and TEM (01) are alone, and repeated FF fill up.
      let isAlone = marker == 0 || marker == 1 || marker == 0xFF || (0xD0...0xD7).contains(marker)
      if !isAlone { return marker }
    }
    return nil
  }
}

// MARK: BMP

extension FileBytes {
  /// The number of bytes up to the end of the pixels, or `nil` if not even the header is whole.
  ///
  /// The file's length in the header is wrong in many files, so it counts only if nothing else is known.
  fileprivate var endOfBMP: Int? {
    guard let fileLength = number(at: 2, count: 4), let start = number(at: 10, count: 4),
      let headerLength = number(at: 14, count: 4)
    else { return nil }
    // OS/2's header has 12 bytes, lengths of two bytes and no compression.
    if headerLength == 12 {
      guard let width = number(at: 18, count: 2), let height = number(at: 20, count: 2),
        let depth = number(at: 24, count: 2)
      else { return nil }
      return start + Self.pixelBytes(width, height, depth: depth)
    }
    guard let width = number(at: 18, count: 4), let height = number(at: 22, count: 4),
      let depth = number(at: 28, count: 2), let compression = number(at: 30, count: 4),
      let length = number(at: 34, count: 4)
    else { return nil }
    // Only these have rows of a known length: BI_RGB, BI_BITFIELDS and BI_ALPHABITFIELDS.
    guard [0, 3, 6].contains(compression) else { return length == 0 ? fileLength : start + length }
    // A negative height is that of rows from the top.
    let rows = Int(Int32(truncatingIfNeeded: height).magnitude)
    return start + Self.pixelBytes(width, rows, depth: depth)
  }

  /// The length of rows that are each padded to four bytes, or a length that no file has if there are too many.
  private static func pixelBytes(_ width: Int, _ height: Int, depth: Int) -> Int {
    // Width and depth have at most 48 bits together.
    let (count, overflows) = ((width * depth + 31) / 32 * 4).multipliedReportingOverflow(by: height)
    return overflows ? longest : min(count, longest)
  }

  /// Far above any file's length, and so that a place can be added to it.
  private static let longest = 1 << 62
}

// MARK: GIF

extension FileBytes {
  /// Whether a trailer follows the blocks (GIF89a, appendix A).
  fileprivate var hasEndOfGIF: Bool {
    guard let flags = self[10] else { return false }
    var place = 13 + Self.colorTableLength(flags)
    while let introducer = self[place] {
      switch introducer {
      case 0x3B: return true
      // An extension: its label, and sub-blocks.
      case 0x21: place += 2
      // A picture: nine bytes of which the last has flags, its colours, the size of its codes, and sub-blocks.
      case 0x2C: place += 11 + (self[place + 9].map(Self.colorTableLength) ?? 0)
      // Readers skip what they do not know.
      default:
        place += 1
        continue
      }
      while let length = self[place], length > 0 { place += 1 + Int(length) }
      place += 1
    }
    return false
  }

  private static func colorTableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}

// MARK: HEIC

extension FileBytes {
  /// Whether the boxes are as long as they say (ISO 14496-12, 4.2), up to those of the picture's description and data.
  fileprivate var hasWholeBoxes: Bool {
    var (place, missing) = (0, Set(["meta", "mdat"]))
    while place < bytes.count, !missing.isEmpty {
      guard var length = bigEndianNumber(at: place, count: 4) else { return false }
      // Zero is that of a box up to the end of the file, and one that of a length in eight bytes after the type.
      if length == 0 { return true }
      if length == 1 {
        guard let longLength = bigEndianNumber(at: place + 8, count: 8) else { return false }
        length = longLength
      }
      guard length >= 8, length <= bytes.count - place else { return false }
      missing.remove(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      place += length
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether the bytes contain a word, which is not empty.
  func hasWord(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return withUnsafeBytes { bytes in
      bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
  }
}
