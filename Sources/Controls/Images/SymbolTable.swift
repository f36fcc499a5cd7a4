import CSymbols

/// The symbols that are drawn, by name: `symbols.txt` of `CSymbols`, which is indexed once and read symbol by symbol.
///
/// Variants of these symbols, such as a slash or an enclosing circle, are composed by ``SymbolComposition``.
struct SymbolTable: Sendable {
  static let system = SymbolTable(String(cString: galley_symbols()))

  /// The lines below each name.
  private let lines: [Substring: [Substring]]

  /// - Parameter text: The table in the format that `symbols.txt` explains.
  init(_ text: String) {
    var lines: [Substring: [Substring]] = [:]
    var name: Substring = ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      switch line.utf8.first {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: " "): lines[name, default: []].append(line)
      default: name = line
      }
    }
    self.lines = lines
  }

  /// The names of all symbols and, after `character`, those of letters and digits.
  var names: some Collection<Substring> { lines.keys }

  /// Returns whether there is a symbol with a name.
  func contains(_ name: String) -> Bool { lines[name[...]] != nil }

  /// The symbol with a name, or `nil` if there is none.
  subscript(name: String) -> Symbol? { lines[name[...]].flatMap(Symbol.init) }

  /// Returns the line that draws a letter or a digit, or `nil` for other characters.
  func path(of character: Character) -> String? { self["character \(character)"]?.drawing.first?.path }
}

/// A symbol of the table.
struct Symbol: Sendable {
  private(set) var drawing: SymbolDrawing = []
  /// The factor of the size.
  private(set) var scale = 1.0
  /// The part of the room of an enclosure that the symbol takes.
  private(set) var shareOfRoom = 1.0
  /// Whether lines would touch each other inside an enclosure.
  private(set) var hasCloseLines = false
  /// What is drawn on the disc of a badge.
  private(set) var mark: SymbolDrawing = []

  /// Reads the lines below a name, or returns `nil` if one of them is malformed.
  fileprivate init?(_ lines: [Substring]) {
    for line in lines { guard read(line) else { return nil } }
    if mark.isEmpty { mark = drawing }
  }

  private mutating func read(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1)
    let value = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case "scale": return Double(value).map { scale = $0 } != nil
    case "room": return Double(value).map { shareOfRoom = $0 } != nil
    case "close": hasCloseLines = true
    case "mark": mark = [SymbolPart(.line, value)]
    case let word:
      guard let kind = word.flatMap({ SymbolPart.Kind(rawValue: String($0)) }) else { return false }
      drawing.append(SymbolPart(kind, value))
    }
    return true
  }
}
