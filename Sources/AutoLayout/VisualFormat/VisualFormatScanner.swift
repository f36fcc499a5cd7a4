/// Reads the characters, names and numbers of a visual format.
struct VisualFormatScanner {
  let format: String
  private let characters: [UInt8]
  /// How many characters have been read.
  private(set) var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format.utf8)
  }

  /// The next character; none at the end.
  var next: Character? { character(at: position) }

  /// Reads a character if it is the next one.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Reads a C identifier; none where the next character cannot begin one.
  mutating func takeName() -> String? {
    guard let next, next.isNameStart else { return nil }
    return takeText { $0.isNameStart || $0.isDigit }
  }

  /// Reads a number as C writes it: digits, a point, an exponent; none where no digit comes.
  ///
  /// - Parameter allowsSign: whether a sign may come first.
  mutating func takeNumber(allowsSign: Bool) -> Double? {
    let start = position
    if allowsSign, !take("-") { _ = take("+") }
    var digits = takeText(while: \.isDigit).count
    if take(".") { digits += takeText(while: \.isDigit).count }
    guard digits > 0 else {
      position = start
      return nil
    }
    takeExponent()
    return Double(String(decoding: characters[start..<position], as: UTF8.self))
  }

  /// Reads an exponent; an e without digits belongs to what follows.
  private mutating func takeExponent() {
    let start = position
    guard take("e") || take("E") else { return }
    if !take("-") { _ = take("+") }
    if takeText(while: \.isDigit).isEmpty { position = start }
  }

  private mutating func takeText(while belongs: (Character) -> Bool) -> String {
    let start = position
    while let next, belongs(next) { position += 1 }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  private func character(at index: Int) -> Character? {
    index < characters.count ? Character(Unicode.Scalar(characters[index])) : nil
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isNameStart: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" }
}
