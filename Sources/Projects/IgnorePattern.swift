/// A line of a `.gitignore` file, with the rules of gitignore(5).
struct IgnorePattern: Hashable, Sendable {
  /// Whether the pattern includes what an earlier pattern ignores.
  let isNegated: Bool
  /// Whether only folders match.
  private let isForFolders: Bool
  /// The parts of the pattern between slashes. A single part without a slash matches names at any depth.
  private let parts: [[Token]]
  private let isAnchored: Bool

  /// What matches a byte of a name, or any number of them.
  private enum Token: Hashable {
    case anyText
    case anyByte
    case byte(UInt8)
    case oneOf(Set<UInt8>)
    /// A bracket that is not closed, or a backslash at the end.
    case nothing

    var byte: UInt8? { if case .byte(let byte) = self { byte } else { nil } }
  }

  private static let (anyFolders, anyName): ([Token], [Token]) = ([.anyText, .anyText], [.anyText])

  /// Reads a line, or returns `nil` if it is empty or a comment.
  init?(_ line: some StringProtocol) {
    var text = Self.withoutTrailingSpaces(Array(line.utf8))[...]
    guard text.first != UInt8(ascii: "#") else { return nil }
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    isForFolders = text.last == UInt8(ascii: "/")
    if isForFolders { text = text.dropLast() }
    isAnchored = text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") { text = text.dropFirst() }
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Self.tokens)
    // At the end, `**` matches everything inside, and not the folder itself.
    self.parts = parts.last == Self.anyFolders ? parts + [Self.anyName] : parts
  }

  /// The name of every entry that matches, or `nil` if they have different ones.
  var name: [UInt8]? {
    let bytes = parts[parts.count - 1].map(\.byte)
    return bytes.contains(nil) ? nil : bytes.compactMap(\.self)
  }

  /// The longest text that the name of every entry that matches has, or `nil` if there is none.
  var landmark: NameLandmark? {
    if let name { return NameLandmark(place: .whole, text: name) }
    let tokens = parts[parts.count - 1]
    var longest: NameLandmark?
    var start = 0
    for end in 0...tokens.count where end == tokens.count || tokens[end].byte == nil {
      if end - start > longest?.text.count ?? 0 { longest = Self.landmark(start..<end, of: tokens) }
      start = end + 1
    }
    return longest
  }

  /// Returns what a name has because of some bytes of a part. Every token but `*` is one byte of the name.
  private static func landmark(_ range: Range<Int>, of tokens: [Token]) -> NameLandmark {
    let place: NameLandmark.Place =
      if !tokens[..<range.lowerBound].contains(.anyText) {
        .afterStart(range.lowerBound)
      } else if !tokens[range.upperBound...].contains(.anyText) {
        .beforeEnd(tokens.count - range.upperBound)
      } else {
        .anywhere
      }
    return NameLandmark(place: place, text: tokens[range].compactMap(\.byte))
  }

  /// Removes spaces from the end, unless a backslash precedes them, and a carriage return.
  private static func withoutTrailingSpaces(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " ") {
      let slashes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      guard slashes.isMultiple(of: 2) else { break }
      line.removeLast()
    }
    return line
  }

  /// Returns whether a path matches.
  ///
  /// - Parameter path: The names from the folder of the pattern's file to the entry.
  func matches(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders, let name = path.last else { return false }
    return isAnchored ? Self.match(path, parts) : Self.matches(name, parts[0])
  }

  /// Matches names with parts. The part `**` matches any number of folders.
  private static func match(_ names: [[UInt8]], _ parts: [[Token]]) -> Bool {
    names.match(parts, isAny: { $0 == anyFolders }, matches: matches)
  }

  private static func matches(_ name: [UInt8], _ part: [Token]) -> Bool {
    name.match(part, isAny: { $0 == .anyText }, matches: matches)
  }

  /// Reads a part: `*` matches any text, `?` a byte, `[a-z]` and `[!a-z]` one of several.
  private static func tokens(in part: ArraySlice<UInt8>) -> [Token] {
    var (tokens, rest): ([Token], ArraySlice<UInt8>) = ([], part)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.anyText)
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "["):
        guard let members = ByteClass(rest) else { return tokens + [.nothing] }
        tokens.append(.oneOf(members.bytes))
        rest = members.rest
      case UInt8(ascii: "\\"): tokens.append(rest.popFirst().map { .byte($0) } ?? .nothing)
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  private static func matches(_ byte: UInt8, _ token: Token) -> Bool {
    switch token {
    case .byte(let literal): literal == byte
    case .oneOf(let bytes): bytes.contains(byte)
    case .anyByte: true
    case .anyText, .nothing: false
    }
  }
}

/// A text that names have at a place.
struct NameLandmark: Hashable, Sendable {
  enum Place: Hashable {
    /// It is the whole name.
    case whole
    /// After so many bytes of the name, or before so many.
    case afterStart(Int), beforeEnd(Int)
    case anywhere
  }

  let place: Place
  let text: [UInt8]
}

extension Array {
  /// Returns whether the elements match those of a pattern one by one. Some of the pattern's match any number of
  /// elements: first none, then one more each time that the rest does not match.
  ///
  /// - Complexity: O(*n m*) in the numbers of elements: only the last of those that match any number is tried again.
  fileprivate func match<Part>(
    _ pattern: [Part], isAny: (Part) -> Bool, matches: (Element, Part) -> Bool
  ) -> Bool {
    var (part, place) = (0, 0)
    var retry: (part: Int, place: Int)?
    while place < count {
      if part < pattern.count, isAny(pattern[part]) {
        part += 1
        retry = (part, place)
      } else if part < pattern.count, matches(self[place], pattern[part]) {
        part += 1
        place += 1
      } else if let last = retry {
        retry = (last.part, last.place + 1)
        (part, place) = (last.part, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy(isAny)
  }
}

/// The bytes between brackets in a pattern.
private struct ByteClass {
  private var isNegated = false
  private var ranges: [ClosedRange<UInt8>] = []
  private var members: [(UInt8) -> Bool] = []
  /// What follows the closing bracket.
  private(set) var rest: ArraySlice<UInt8>

  /// Reads a class after its opening bracket, or returns `nil` if there is no closing bracket.
  init?(_ text: ArraySlice<UInt8>) {
    rest = text
    if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
      isNegated = true
      rest = rest.dropFirst()
    }
    var isFirst = true
    while let byte = rest.first, isFirst || byte != UInt8(ascii: "]") {
      isFirst = false
      if takeNamedClass() { continue }
      guard let low = takeByte() else { return nil }
      guard rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first, next != UInt8(ascii: "]") else {
        ranges.append(low...low)
        continue
      }
      rest = rest.dropFirst()
      guard let high = takeByte() else { return nil }
      if low <= high { ranges.append(low...high) }
    }
    guard rest.first == UInt8(ascii: "]") else { return nil }
    rest = rest.dropFirst()
  }

  var bytes: Set<UInt8> {
    var bytes = Set(ranges.joined())
    for contains in members { bytes.formUnion((0...UInt8.max).filter(contains)) }
    return isNegated ? Set(0...UInt8.max).subtracting(bytes) : bytes
  }

  private mutating func takeByte() -> UInt8? {
    if rest.first == UInt8(ascii: "\\") { rest = rest.dropFirst() }
    return rest.popFirst()
  }

  /// Takes a class such as `[:digit:]`.
  private mutating func takeNamedClass() -> Bool {
    for (name, contains) in Self.named where rest.starts(with: "[:\(name):]".utf8) {
      rest = rest.dropFirst(name.utf8.count + 4)
      members.append(contains)
      return true
    }
    return false
  }

  private static let named: [(String, @Sendable (UInt8) -> Bool)] = [
    ("alpha", { isLetter($0) }), ("digit", { isDigit($0) }), ("alnum", { isLetter($0) || isDigit($0) }),
    ("upper", { (65...90).contains($0) }), ("lower", { (97...122).contains($0) }),
    ("space", { $0 == 32 || (9...13).contains($0) }), ("blank", { $0 == 32 || $0 == 9 }),
    ("punct", { (33...126).contains($0) && !isLetter($0) && !isDigit($0) }),
    ("xdigit", { isDigit($0) || (65...70).contains($0 & 0xDF) }),
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) && byte < 128 }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
