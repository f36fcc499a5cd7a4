/// A line of a `.gitignore` file, with the rules of gitignore(5).
struct IgnorePattern: Hashable, Sendable {
  /// Whether the pattern includes what an earlier pattern ignores.
  let isNegated: Bool
  /// Whether only folders match.
  private let isForFolders: Bool
  /// The parts of the pattern between slashes. A single part without a slash matches names at any depth.
  private let parts: [[UInt8]]
  private let isAnchored: Bool

  private static let anyFolders = Array("**".utf8)

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
    parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
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
    return isAnchored ? Self.matches(parts[...], path[...]) : Self.matches(parts[0][...], name[...])
  }

  /// Matches names with parts. The part `**` matches any number of folders, and at the end everything inside.
  private static func matches(_ parts: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    var (part, name) = (parts.startIndex, names.startIndex)
    var retry: (part: Int, name: Int)?
    while name < names.endIndex {
      if part < parts.endIndex, parts[part] == anyFolders {
        if part == parts.endIndex - 1 { return true }
        retry = (part + 1, name)
        part += 1
      } else if part < parts.endIndex, matches(parts[part][...], names[name][...]) {
        part += 1
        name += 1
      } else if let last = retry {
        retry = (last.part, last.name + 1)
        (part, name) = (last.part, last.name + 1)
      } else {
        return false
      }
    }
    return part == parts.endIndex
  }

  /// Matches a name with a part: `*` matches any text, `?` a byte, `[a-z]` and `[!a-z]` one of several.
  private static func matches(_ part: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (rest, text) = (part, name)
    var retry: (rest: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
    while let byte = text.first {
      if rest.first == UInt8(ascii: "*") {
        rest = rest.dropFirst()
        retry = (rest, text)
      } else if let after = step(rest, byte) {
        rest = after
        text = text.dropFirst()
      } else if let last = retry {
        retry = (last.rest, last.text.dropFirst())
        (rest, text) = (last.rest, last.text.dropFirst())
      } else {
        return false
      }
    }
    return rest.allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Returns the rest of a part after what matches a byte, or `nil` if the byte does not match.
  private static func step(_ part: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    switch part.first {
    case nil: return nil
    case UInt8(ascii: "?"): return part.dropFirst()
    case UInt8(ascii: "["): return ByteClass(part.dropFirst()).flatMap { $0.contains(byte) ? $0.rest : nil }
    case UInt8(ascii: "\\"): return part.dropFirst().first == byte ? part.dropFirst(2) : nil
    case let literal: return literal == byte ? part.dropFirst() : nil
    }
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

  func contains(_ byte: UInt8) -> Bool {
    (ranges.contains { $0.contains(byte) } || members.contains { $0(byte) }) != isNegated
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
