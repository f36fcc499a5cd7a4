import Files

/// Formats arguments for placeholders in the digits of a language.
enum NumberText {
  /// Returns an argument as a placeholder shows it. Numbers are not grouped, as with `String(format:locale:)`.
  static func text(
    of argument: TextContext.Argument, as specifier: FormatSpecifier, in locale: LocaleIdentifier
  ) -> String {
    let shown =
      switch argument {
      case .text(let text): text
      case .integer(let number) where specifier.isDecimal:
        localized(fixed(Double(number), digits: specifier.precision ?? 6), in: locale)
      case .integer(let number): localized(String(number), in: locale)
      case .decimal(let number) where specifier.isInteger:
        // Adding 0 removes the sign of -0: an integer has none.
        localized(fixed(number.rounded(.towardZero) + 0, digits: 0), in: locale)
      case .decimal(let number) where specifier.isDecimal:
        localized(fixed(number, digits: specifier.precision ?? 6), in: locale)
      case .decimal(let number): localized(shortest(number), in: locale)
      }
    return padded(shown, to: specifier, isNumber: specifier.conversion != "@")
  }

  /// Returns a number with as few digits as identify it.
  static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.utf8.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a number with a fixed number of fraction digits.
  ///
  /// A negative number that rounds to 0 keeps its sign, as in C (C11, 7.21.6.1, footnote to the flag `+`).
  private static func fixed(_ number: Double, digits: Int) -> String {
    let digits = min(max(digits, 0), 15)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 1e15, let whole = Int(exactly: scaled) else { return shortest(number) }
    let units = String(whole)
    let padded = String(repeating: "0", count: max(0, digits + 1 - units.count)) + units
    let sign = number.sign == .minus ? "-" : ""
    return digits == 0 ? sign + padded : "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }

  private static func padded(_ text: String, to specifier: FormatSpecifier, isNumber: Bool) -> String {
    let missing = max(0, (specifier.width ?? 0) - text.count)
    if specifier.flags.utf8.contains("-") { return text + String(repeating: " ", count: missing) }
    guard isNumber, specifier.flags.contains("0") else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { $0 == "-" }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  private static func localized(_ digits: String, in locale: LocaleIdentifier) -> String {
    guard let zero = nativeZeros[locale.language] else { return digits }
    return String(
      String.UnicodeScalarView(
        digits.unicodeScalars.map { digit in
          guard ("0"..."9").contains(digit) else { return digit }
          return Unicode.Scalar(zero.value + digit.value - 0x30) ?? digit
        }))
  }

  /// The digit 0 of languages whose default digits are not 0 to 9.
  ///
  /// Source: Unicode CLDR 48, `defaultNumberingSystem` of each locale.
  private static let nativeZeros: [String: Unicode.Scalar] = [
    "as": "\u{9E6}", "bn": "\u{9E6}", "mni": "\u{9E6}", "dz": "\u{F20}", "fa": "\u{6F0}", "ks": "\u{6F0}",
    "ps": "\u{6F0}", "mzn": "\u{6F0}", "lrc": "\u{6F0}", "mr": "\u{966}", "ne": "\u{966}", "sa": "\u{966}",
    "raj": "\u{966}", "bho": "\u{966}", "my": "\u{1040}", "sd": "\u{660}", "ckb": "\u{660}", "sat": "\u{1C50}",
  ]
}
