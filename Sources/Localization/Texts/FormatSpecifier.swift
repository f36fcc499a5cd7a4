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
