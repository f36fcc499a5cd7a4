/// A part of a text that is a format: what is shown as it stands, and what stands for something else.
enum FormatPiece: Hashable, Sendable {
  /// Shown as it stands.
  case literal(String)
  /// `%%`.
  case percent
  /// `%d`, `%2$@`, `%.1f`: shown is an argument.
  case argument(FormatSpecifier)
  /// `%#@name@`, `%1$#@name@`: shown is a text that varies with an argument.
  case substitution(name: String, position: Int?)
  /// `%arg`: the argument that a string catalog's substitution is for.
  case ownArgument

  /// The piece as it is written.
  var written: String {
    switch self {
    case .literal(let text): text
    case .percent: "%%"
    case .argument(let specifier): specifier.written
    case .substitution(let name, let position): "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
    case .ownArgument: "%arg"
    }
  }

  /// The pieces of a text; what only looks like a format is literal.
  static func pieces(of text: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      guard let (piece, length) = special(at: rest) else {
        literal.append(rest.removeFirst())
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
      rest = rest.dropFirst(length)
    }
    literal += rest
    return literal.isEmpty ? pieces : pieces + [.literal(literal)]
  }

  /// The piece that starts with this percent sign, and how many characters it has.
  private static func special(at text: Substring) -> (FormatPiece, Int)? {
    if text.hasPrefix("%%") { return (.percent, 2) }
    if text.hasPrefix("%arg"), text.dropFirst(4).first?.isLetter != true { return (.ownArgument, 4) }
    var rest = text.dropFirst()
    let position = FormatSpecifier.position(takenFrom: &rest)
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && !$0.isWhitespace }
      guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == "@" else { return nil }
      let piece = FormatPiece.substitution(name: String(name), position: position)
      return (piece, text.distance(from: text.startIndex, to: name.endIndex) + 1)
    }
    return FormatSpecifier(text).map { (.argument($0), $0.written.count) }
  }
}

/// A place for an argument, as `printf` and Foundation write it: `%d`, `%2$@`, `%05.1f`.
struct FormatSpecifier: Hashable, Sendable {
  /// Which argument, from 1, where it is told.
  let position: Int?
  /// `-`, `+`, `0`, `'`, `#`.
  let flags: String
  /// The least number of characters.
  let width: Int?
  /// The number of fraction digits.
  let precision: Int?
  /// The letter that tells the kind of argument.
  let conversion: Character
  /// The specifier as it is written.
  let written: String

  /// Reads the specifier that a text starts with.
  ///
  /// A space as a flag is not read: "100% of" is far more often meant as words.
  init?(_ text: Substring) {
    guard text.first == "%" else { return nil }
    var rest = text.dropFirst()
    position = Self.position(takenFrom: &rest)
    flags = String(rest.prefix { "-+0'#".contains($0) })
    rest = rest.dropFirst(flags.count)
    width = Self.number(takenFrom: &rest)
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(takenFrom: &rest) ?? 0
    } else {
      precision = nil
    }
    rest = rest.drop { "hlqLztj".contains($0) }
    guard let conversion = rest.first, "@diuDUxXoOeEfFgGaAcCsSp".contains(conversion) else { return nil }
    self.conversion = conversion
    written = String(text[..<rest.index(after: rest.startIndex)])
  }

  /// Whether the argument is a whole number that is written in decimal digits.
  var isInteger: Bool { "diuDU".contains(conversion) }

  /// Whether the argument is a number with decimals.
  var isDecimal: Bool { "eEfFgGaA".contains(conversion) }

  /// Takes `2$` off a text.
  static func position(takenFrom text: inout Substring) -> Int? {
    var rest = text
    guard let number = number(takenFrom: &rest), number > 0, rest.first == "$" else { return nil }
    text = rest.dropFirst()
    return number
  }

  /// Takes the digits of a number of at most four off a text.
  private static func number(takenFrom text: inout Substring) -> Int? {
    let digits = text.prefix(4).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    text = text.dropFirst(digits.count)
    return number
  }
}
