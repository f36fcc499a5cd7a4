/// A value that a manifest in Swift writes out. What has to be computed is not read.
indirect enum SwiftValue: Hashable {
  struct Argument: Hashable {
    var label: String?
    var value: SwiftValue
  }

  case text(String)
  case list([SwiftValue])
  /// A call of a function, an initializer or a case, by its last name.
  case call(String, [Argument])
  /// An entry of a dictionary with a text as its key.
  case pair(String, SwiftValue)
  /// A name without arguments, by its last part.
  case name(String)
  case other

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The values of a list, or none.
  var items: [SwiftValue] {
    if case .list(let items) = self { items } else { [] }
  }

  /// The entries of a dictionary whose keys are texts, or none.
  var pairs: [(key: String, value: SwiftValue)] {
    items.compactMap { if case .pair(let key, let value) = $0 { (key, value) } else { nil } }
  }

  /// The name of a case or a call, or `nil` for another value.
  var name: String? {
    switch self {
    case .name(let name), .call(let name, _): name
    default: nil
    }
  }

  /// Returns the value of a call's argument.
  subscript(label: String) -> SwiftValue? {
    if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
  }
}

/// Why the values of a manifest in Swift are unknown: they are in each other so many times that a thread's stack could
/// end.
struct SwiftDataError: Error, CustomStringConvertible {
  var limit: Int

  var description: String { "more than \(limit) values in each other" }
}

/// Reads the calls of a source file in Swift whose arguments are plain data.
struct SwiftDataReader {
  private enum Token: Hashable {
    case name(String)
    case text(String)
    /// A text with code in it.
    case computedText
    case sign(UInt8)
  }

  private let tokens: [Token]
  private var index = 0
  /// Whether a value was too deep to be read.
  private var isCut = false

  private static let deepest = 48

  init(_ source: [UInt8]) {
    var lexer = SwiftLexer(source)
    var tokens: [Token] = []
    while let next = lexer.next() {
      switch next {
      case .name(let name): tokens.append(.name(name))
      case .text(let text): tokens.append(text.map { .text($0) } ?? .computedText)
      case .sign(let sign): tokens.append(.sign(sign))
      }
    }
    self.tokens = tokens
  }

  /// Returns the calls of functions with some names that are in no other such call, in the order of the file.
  mutating func calls(named names: Set<String>) throws(SwiftDataError) -> [SwiftValue] {
    var calls: [SwiftValue] = []
    (index, isCut) = (0, false)
    while index < tokens.count {
      if case .name(let name) = tokens[index], names.contains(name), sign(at: index + 1) == UInt8(ascii: "(") {
        index += 2
        calls.append(.call(name, arguments(depth: 0)))
      } else {
        index += 1
      }
    }
    guard !isCut else { throw SwiftDataError(limit: Self.deepest) }
    return calls
  }

  private func sign(at index: Int) -> UInt8? {
    guard index < tokens.count, case .sign(let sign) = tokens[index] else { return nil }
    return sign
  }

  private mutating func take(_ wanted: UInt8) -> Bool {
    guard sign(at: index) == wanted else { return false }
    index += 1
    return true
  }

  /// Reads arguments up to the closing parenthesis.
  private mutating func arguments(depth: Int) -> [SwiftValue.Argument] {
    var arguments: [SwiftValue.Argument] = []
    while index < tokens.count, !take(UInt8(ascii: ")")) {
      var label: String?
      if case .name(let name) = tokens[index], sign(at: index + 1) == UInt8(ascii: ":") {
        label = name
        index += 2
      }
      arguments.append(SwiftValue.Argument(label: label, value: value(depth: depth + 1)))
      // Whatever cannot be read is left out.
      if !take(UInt8(ascii: ",")), sign(at: index) != UInt8(ascii: ")") { index += 1 }
    }
    return arguments
  }

  /// Reads a value, and skips what follows it in an expression, which makes it unknown.
  private mutating func value(depth: Int) -> SwiftValue {
    if depth >= Self.deepest { isCut = true }
    let value = isCut ? .other : operand(depth: depth)
    guard !isAtEnd else { return value }
    skipExpression()
    return .other
  }

  private var isAtEnd: Bool {
    guard index < tokens.count else { return true }
    return sign(at: index).map { [",", ")", "]"].map { UInt8(ascii: $0) }.contains($0) } ?? false
  }

  private mutating func operand(depth: Int) -> SwiftValue {
    guard index < tokens.count else { return .other }
    switch tokens[index] {
    case .text(let text):
      index += 1
      return .text(text)
    case .sign(UInt8(ascii: "[")):
      index += 1
      return .list(items(depth: depth))
    case .sign(UInt8(ascii: ".")), .name: return call(depth: depth)
    case .computedText, .sign: return .other
    }
  }

  private mutating func items(depth: Int) -> [SwiftValue] {
    var items: [SwiftValue] = []
    while index < tokens.count, !take(UInt8(ascii: "]")) {
      items.append(item(depth: depth + 1))
      if !take(UInt8(ascii: ",")), sign(at: index) != UInt8(ascii: "]") { index += 1 }
    }
    return items
  }

  /// Reads an item of a list, or an entry of a dictionary.
  private mutating func item(depth: Int) -> SwiftValue {
    guard index < tokens.count, case .text(let key) = tokens[index], sign(at: index + 1) == UInt8(ascii: ":") else {
      return value(depth: depth)
    }
    index += 2
    return .pair(key, value(depth: depth + 1))
  }

  /// Reads names with dots between them and the arguments after them.
  private mutating func call(depth: Int) -> SwiftValue {
    var last: String?
    while index < tokens.count {
      if case .name(let name) = tokens[index] {
        last = name
      } else if sign(at: index) != UInt8(ascii: ".") {
        break
      }
      index += 1
    }
    guard let last else { return .other }
    guard take(UInt8(ascii: "(")) else { return .name(last) }
    return .call(last, arguments(depth: depth))
  }

  /// Moves to the end of the value, past whatever is in brackets.
  private mutating func skipExpression() {
    var depth = 0
    while index < tokens.count {
      if depth == 0, isAtEnd { return }
      switch tokens[index] {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): depth -= 1
      default: break
      }
      index += 1
    }
  }
}
