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
  static func chosen(in bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Without a condition, a line that begins with a number sign is a line of a text.
    guard lines.contains(where: { directive(in: $0)?.name.hasPrefix("if") == true }) else { return bytes }
    var list = PreprocessedPropertyList()
    return Array(lines.map { list.takes($0) ? Array($0) : [] }.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Follows a line, and returns whether it is a part of the list.
  private mutating func takes(_ line: ArraySlice<UInt8>) -> Bool {
    let isTaken = conditions.last?.isTaken ?? true
    guard let (name, words) = Self.directive(in: line) else { return isTaken }
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
    return false
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
    let words = text.dropFirst().split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self)[...] }
    return words.first.map { ($0, Array(words.dropFirst())) }
  }
}
