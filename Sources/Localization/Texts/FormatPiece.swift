import Files

/// A part of a format: literal text or a placeholder.
enum FormatPiece: Equatable, Sendable {
  case literal(String)
  /// `%%`.
  case percent
  /// A placeholder for an argument: `%d`, `%2$@`, `%.1f`.
  case argument(FormatSpecifier)
  /// A placeholder for a text that varies with an argument: `%#@name@`, `%1$#@name@`.
  case substitution(name: String, position: Int?)
  /// `%arg`, the argument of a substitution in a string catalog.
  case ownArgument

  /// The piece as written in the format.
  var written: String {
    switch self {
    case .literal(let text): text
    case .percent: "%%"
    case .argument(let specifier): specifier.written
    case .substitution(let name, let position): "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
    case .ownArgument: "%arg"
    }
  }

  /// Splits a text into pieces. A percent sign that does not start a placeholder is literal.
  static func pieces(of text: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var rest = Substring(text).unicodeScalars
    while let percent = rest.firstIndex(of: "%") {
      literal.unicodeScalars += rest[..<percent]
      rest = rest[percent...]
      guard let (piece, length) = special(at: rest) else {
        literal.unicodeScalars.append(rest.removeFirst())
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
      rest = rest.dropFirst(length)
    }
    literal.unicodeScalars += rest
    return literal.isEmpty ? pieces : pieces + [.literal(literal)]
  }

  /// Reads the placeholder at the start of a text and returns it with its length, or `nil` if there is none.
  private static func special(at text: Substring.UnicodeScalarView) -> (FormatPiece, Int)? {
    if text.starts(with: "%%".unicodeScalars) { return (.percent, 2) }
    if text.starts(with: "%arg".unicodeScalars), text.dropFirst(4).first?.properties.isAlphabetic != true {
      return (.ownArgument, 4)
    }
    var rest = text.dropFirst()
    let position = FormatSpecifier.position(takenFrom: &rest)
    if rest.starts(with: "#@".unicodeScalars) {
      let name = rest.dropFirst(2).prefix { $0 != "@" && !$0.properties.isWhitespace }
      guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == "@" else { return nil }
      let piece = FormatPiece.substitution(name: String(name), position: position)
      return (piece, text.distance(from: text.startIndex, to: name.endIndex) + 1)
    }
    return FormatSpecifier(text).map { (.argument($0), $0.written.unicodeScalars.count) }
  }
}

/// A placeholder for an argument in the syntax of `printf` and Foundation: `%d`, `%2$@`, `%05.1f`.
struct FormatSpecifier: Equatable, Sendable {
  /// The number of the argument, from 1, or `nil` for the next one.
  let position: Int?
  /// Any of `-`, `+`, `0`, `'` and `#`.
  let flags: String
  /// The minimum number of characters.
  let width: Int?
  /// The number of fraction digits.
  let precision: Int?
  /// The letter for the type of the argument.
  let conversion: Character
  /// The specifier as written in the format.
  let written: String

  /// Reads the specifier at the start of a text.
  ///
  /// A space is not accepted as a flag, since "100% of" usually means words.
  init?(_ text: Substring.UnicodeScalarView) {
    guard text.first == "%" else { return nil }
    var rest = text.dropFirst()
    position = Self.position(takenFrom: &rest)
    flags = String(rest.prefix { "-+0'#".unicodeScalars.contains($0) })
    rest = rest.dropFirst(flags.unicodeScalars.count)
    width = Self.number(takenFrom: &rest)
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(takenFrom: &rest) ?? 0
    } else {
      precision = nil
    }
    rest = rest.drop { "hlqLztj".unicodeScalars.contains($0) }
    guard let conversion = rest.first, "@diuDUxXoOeEfFgGaAcCsSp".unicodeScalars.contains(conversion) else { return nil }
    self.conversion = Character(conversion)
    written = String(text[..<rest.index(after: rest.startIndex)])
  }

  /// Whether the argument is an integer in decimal digits.
  var isInteger: Bool { "diuDU".contains(conversion) }

  /// Whether the argument is a floating-point number.
  var isDecimal: Bool { "eEfFgGaA".contains(conversion) }

  /// Removes a position such as `2$` from the start of a text and returns it.
  static func position(takenFrom text: inout Substring.UnicodeScalarView) -> Int? {
    var rest = text
    guard let number = number(takenFrom: &rest).flatMap(position), rest.first == "$" else { return nil }
    text = rest.dropFirst()
    return number
  }

  /// Returns the position of an argument if it is one of at most four digits, or else `nil`.
  static func position(_ number: Int) -> Int? { (1...9999).contains(number) ? number : nil }

  /// Removes a number of at most four digits from the start of a text and returns it.
  private static func number(takenFrom text: inout Substring.UnicodeScalarView) -> Int? {
    let digits = text.prefix(4).prefix { ("0"..."9").contains($0) }
    guard let number = Int(String(digits)) else { return nil }
    text = text.dropFirst(digits.count)
    return number
  }
}
