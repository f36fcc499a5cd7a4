import Files

/// A report's JSON, which is read from its start to its end, a piece at a time.
struct ReportSource {
  /// Returns the piece that starts at a place in the text, or `nil` at its end.
  private let piece: (Int) -> [UInt8]?

  /// The size of a piece in bytes.
  private static let pieceSize = 1 << 20

  init(_ json: [UInt8]) { piece = { $0 == 0 && !json.isEmpty ? json : nil } }

  init(_ file: InputFile) { piece = { file.bytes(at: $0, count: Self.pieceSize) } }

  fileprivate func piece(at place: Int) -> [UInt8]? { piece(place).flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns the beginning of the text: whole pieces, the last of which reaches the given number of bytes.
  func beginning(_ count: Int) -> [UInt8] {
    var text: [UInt8] = []
    while text.count < count, let piece = piece(at: text.count) { text += piece }
    return text
  }
}

/// A report's JSON in sections, so that its results are read and decoded a few at a time: a report of a million images
/// does not fit into memory, and decoded values take many times the memory of the text.
///
/// Nothing is decoded to find the sections. What is not JSON is found when they are decoded.
struct ReportSections {
  private let source: ReportSource
  /// The piece of the text that is read, its place, and the next byte in it.
  private var piece: [UInt8] = []
  private var start = 0
  private var next = 0
  /// What was read and belongs to no section so far.
  private var text: [UInt8] = []
  private var depth = 0

  /// A section with results of any form is decoded as a whole.
  private static let mostResults = 50

  init(of source: ReportSource) { self.source = source }

  /// Reads the report.
  ///
  /// - Parameter take: Called with each section: at most ``mostResults`` results with commas in between. It returns
  ///   whether to go on.
  /// - Returns: The report with an empty array of results, or `nil` if the text does not have one array of results in
  ///   one object, or if `take` ended the reading.
  static func read(_ source: ReportSource, taking take: ([UInt8]) -> Bool) -> [UInt8]? {
    var sections = ReportSections(of: source)
    return sections.read(taking: take)
  }

  private mutating func read(taking take: ([UInt8]) -> Bool) -> [UInt8]? {
    var hasResults = false
    while let byte = advance() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        guard let string = string() else { return nil }
        guard depth == 1, text[string].elementsEqual("results".utf8), skips(":"), skips("[") else { continue }
        guard !hasResults, elements(taking: take) else { return nil }
        hasResults = true
      default: break
      }
    }
    return depth == 0 && hasResults ? text : nil
  }

  /// Reads the elements of an array to its end, and leaves them out of the text. The opening bracket was read.
  private mutating func elements(taking take: ([UInt8]) -> Bool) -> Bool {
    let head = text.count
    var (inner, commas) = (0, 0)
    /// Hands over what was read since the bracket or the last section, without the character behind it.
    func section(of text: inout [UInt8]) -> Bool {
      defer { text.removeSubrange(head...) }
      return take(Array(text[head..<text.count - 1]))
    }
    while let byte = advance() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): inner += 1
      case UInt8(ascii: "]") where inner == 0:
        if text[head...].dropLast().allSatisfy(\.isJSONSpace) {
          guard commas == 0 else { return false }
          text.removeSubrange(head...)
        } else {
          guard section(of: &text) else { return false }
        }
        text.append(byte)
        return true
      case UInt8(ascii: "}"), UInt8(ascii: "]"): inner -= 1
      case UInt8(ascii: "\""): if string() == nil { return false }
      case UInt8(ascii: ",") where inner == 0:
        commas += 1
        if commas % Self.mostResults == 0 { guard section(of: &text) else { return false } }
      default: break
      }
    }
    return false
  }

  /// Reads a string to its closing quotation mark, and returns the place of its characters in the text.
  private mutating func string() -> Range<Int>? {
    let start = text.count
    while let byte = advance() {
      if byte == UInt8(ascii: "\\"), advance() == nil { return nil }
      if byte == UInt8(ascii: "\"") { return start..<text.count - 1 }
    }
    return nil
  }

  /// Goes behind a character if it is the next one besides space.
  private mutating func skips(_ character: Unicode.Scalar) -> Bool {
    while let byte = peek(), byte.isJSONSpace { _ = advance() }
    guard peek() == UInt8(ascii: character) else { return false }
    _ = advance()
    return true
  }

  private mutating func peek() -> UInt8? {
    if next == piece.count {
      start += piece.count
      guard let piece = source.piece(at: start) else { return nil }
      (self.piece, next) = (piece, 0)
    }
    return piece[next]
  }

  private mutating func advance() -> UInt8? {
    guard let byte = peek() else { return nil }
    next += 1
    text.append(byte)
    return byte
  }
}

extension UInt8 {
  /// Whether a byte is white space between values (RFC 8259, 2).
  fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
