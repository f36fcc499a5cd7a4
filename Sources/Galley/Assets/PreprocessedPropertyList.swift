/// An `Info.plist` of which Xcode lets the C preprocessor choose parts (the build setting `INFOPLIST_PREPROCESS`).
///
/// Macros of build settings and of included files are not known: only those that the file defines count as defined. An
/// expression is a number, a macro or `defined(MACRO)`, each perhaps behind `!`; any other is false.
struct PreprocessedPropertyList {
  /// A part between `#if` and `#endif`.
  private struct Condition {
    /// Whether the lines since the last directive of this condition count, within the conditions around it, too.
    var isTaken: Bool
    /// Whether a later `#elif` or `#else` can count.
    var isOpen: Bool
  }

  private var conditions: [Condition] = []
  private var macros: [Substring: Substring] = [:]

  private init() {}

  /// Returns the bytes of a property list without its directives and without the parts that they leave out. Each line
  /// keeps its number.
  ///
  /// A file with more directives than anybody writes is returned as it is.
  static func chosen(in bytes: [UInt8]) -> [UInt8] {
    let starts = directiveStarts(in: bytes)
    // Without a condition, a line that begins with a number sign is a line of a text.
    guard starts.count <= mostDirectives,
      starts.contains(where: { directive(in: line(at: $0, of: bytes))?.name.hasPrefix("if") == true })
    else { return bytes }
    var list = PreprocessedPropertyList()
    var chosen: [UInt8] = []
    var rest = bytes[...]
    for start in starts {
      list.add(bytes[rest.startIndex..<start], to: &chosen)
      let line = line(at: start, of: bytes)
      list.follow(line, to: &chosen)
      rest = bytes[line.endIndex...]
    }
    list.add(rest, to: &chosen)
    return chosen
  }

  private static let (mostDirectives, mostDirectiveBytes) = (10_000, 1000)
  private static let lineFeed = UInt8(ascii: "\n")

  /// Returns where the lines begin whose first character, after spaces, is a number sign.
  private static func directiveStarts(in bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var lineStart: Int? = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case lineFeed: lineStart = index + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "#"):
        if let start = lineStart { starts.append(start) }
        lineStart = nil
      default: lineStart = nil
      }
      guard starts.count <= mostDirectives else { break }
    }
    return starts
  }

  private static func line(at start: Int, of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[start...].prefix { $0 != lineFeed }
  }

  /// Adds lines without directives, or of parts that are left out, only their ends.
  private func add(_ lines: ArraySlice<UInt8>, to chosen: inout [UInt8]) {
    if conditions.last?.isTaken ?? true {
      chosen += lines
    } else {
      chosen += lines.lazy.filter { $0 == Self.lineFeed }
    }
  }

  /// Follows a line if it is a directive, or else adds it like others.
  private mutating func follow(_ line: ArraySlice<UInt8>, to chosen: inout [UInt8]) {
    guard let (name, words) = Self.directive(in: line) else { return add(line, to: &chosen) }
    let isTaken = conditions.last?.isTaken ?? true
    let macro = words.first ?? ""
    switch name {
    case "ifdef": open(if: macros[macro] != nil)
    case "ifndef": open(if: macros[macro] == nil)
    case "if": open(if: isTrue(words.joined()[...]))
    case "elif": turn(if: isTrue(words.joined()[...]))
    case "else": turn(if: true)
    case "endif": _ = conditions.popLast()
    case "define": if isTaken { macros[macro] = words.dropFirst().first ?? "" }
    case "undef": if isTaken { macros[macro] = nil }
    default: break
    }
  }

  private mutating func open(if isTrue: Bool) {
    let isReached = conditions.last?.isTaken ?? true
    conditions.append(Condition(isTaken: isReached && isTrue, isOpen: isReached && !isTrue))
  }

  private mutating func turn(if isTrue: Bool) {
    guard let condition = conditions.popLast() else { return }
    let isTaken = condition.isOpen && isTrue
    conditions.append(Condition(isTaken: isTaken, isOpen: condition.isOpen && !isTaken))
  }

  private func isTrue(_ expression: Substring) -> Bool {
    let operand = expression.drop { $0 == "!" }
    let isNegated = (expression.utf8.count - operand.utf8.count) % 2 == 1
    return isNegated != holds(operand)
  }

  private func holds(_ operand: Substring) -> Bool {
    if let macro = operand.utf8.dropping(prefix: "defined") {
      return macros[macro.utf8.dropping(prefix: "(")?.utf8.dropping(suffix: ")") ?? macro] != nil
    }
    return (Int(macros[operand] ?? operand) ?? 0) != 0
  }

  /// Returns the name of a line's directive and the words after it.
  private static func directive(in line: ArraySlice<UInt8>) -> (name: Substring, words: [Substring])? {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard text.first == UInt8(ascii: "#") else { return nil }
    let words = text.dropFirst().prefix(mostDirectiveBytes).split { $0 <= UInt8(ascii: " ") }
      .map { String(decoding: $0, as: UTF8.self)[...] }
    return words.first.map { ($0, Array(words.dropFirst())) }
  }
}
