#if UIKitAdapter
/// What is open at a place of a source: a bracket, a condition, or the expression of an interpolation.
struct NestingLevel {
  /// The kinds, from those that end with what is around them to those that end by themselves only.
  enum Bracket: Int { case angle, round, square, curly, condition, string, file }

  let bracket: Bracket
  /// The string that goes on after the level.
  let string: SourceStringLiteral?
  /// The keywords in each other around the level.
  private let outerKeywords: Int
  /// The keywords since the last end of what they can be in.
  var keywords = 0
  /// Those since a block, too.
  var run = 0
  /// How many square brackets that may be types are in each other here.
  let arrays: Int
  /// Whether all in it so far may be part of a type.
  var mayBeType = true
  /// The branches of a condition.
  var branches = 1

  init(_ bracket: Bracket, in outer: NestingLevel?, string: SourceStringLiteral? = nil) {
    self.bracket = bracket
    self.string = string
    outerKeywords = outer?.allKeywords ?? 0
    let outerArrays = outer.map { $0.mayBeType && $0.bracket.rank <= Bracket.round.rank ? $0.arrays : 0 } ?? 0
    arrays = outerArrays + (bracket == .square ? 1 : 0)
  }

  var allKeywords: Int { outerKeywords + keywords }

  /// Notes a comma or semicolon.
  mutating func end() {
    endKeywords()
    if bracket == .square { mayBeType = false }
  }

  /// Notes the end of what keywords can be in.
  mutating func endKeywords() { (keywords, run) = (0, 0) }

  /// Notes a block, which is not part of a type.
  mutating func beginBlock() { (run, mayBeType) = (0, false) }

  func closes(with end: Bracket) -> Bool { bracket == end || bracket == .string && end == .round }

  /// Whether the parser goes on after the end of a level around this one.
  func canLackEnd(before end: Bracket) -> Bool { bracket.rank <= end.rank }
}

extension NestingLevel.Bracket {
  fileprivate var rank: Int { self == .square ? Self.round.rawValue : rawValue }
}

/// How a string begins and ends.
struct SourceStringLiteral {
  let isMultiline: Bool
  let end: String
  let escape: String

  init(hashes: Int, isMultiline: Bool) {
    self.isMultiline = isMultiline
    let hashes = String(repeating: "#", count: hashes)
    end = (isMultiline ? "\"\"\"" : "\"") + hashes
    escape = "\\" + hashes
  }
}
#endif
