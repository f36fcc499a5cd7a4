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
