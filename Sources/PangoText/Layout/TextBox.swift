internal import CPango
import Graphics

/// The room that a request gives a paragraph, checked.
struct TextBox {
  /// What a width may be exceeded by before text counts as missing, in points: two of Pango's units.
  static let tolerance = 2.0 / Double(PANGO_SCALE)

  /// The widest that a line may be, in points, with the smaller of the indents; none for any width.
  let width: Double?
  /// How much further the first line is indented than the others, in points.
  let firstLineIndent: Double
  /// Where an ellipsis stands for missing text; none where text is cut off.
  let truncation: PangoEllipsizeMode?
  /// Whether lines break at the width.
  let breaksLines: Bool
  /// Whether they break between any two characters.
  let breaksAnywhere: Bool
  /// Whether lines are stretched to the width.
  private(set) var isJustified: Bool
  /// Whether neutral text runs from right to left.
  let isRightToLeft: Bool

  init(_ request: ParagraphRequest, style: ParagraphStyle) {
    let indents = Indents(style)
    width = TextBox.width(request.width, indents)
    firstLineIndent = indents.firstLine - indents.head
    let mode = style.lineBreakMode ?? request.lineBreakMode
    truncation = width == nil ? nil : TextBox.truncation(for: mode)
    let isOneTruncatedLine = request.maximumLines == 1 && truncation != nil
    breaksLines = width != nil && mode != .clipping && !isOneTruncatedLine
    breaksAnywhere = mode == .characterWrapping
    isJustified = (style.alignment ?? request.alignment) == .justified && breaksLines
    isRightToLeft = (style.baseWritingDirection ?? request.direction) == .rightToLeft
  }

  /// The same room for lines that are not stretched.
  var withoutJustification: TextBox {
    var box = self
    box.isJustified = false
    return box
  }

  /// Whether lines only depend on how much of the text's glyphs in reading order fits into them.
  var isShapedOnce: Bool {
    (breaksLines || width == nil) && !breaksAnywhere && !isJustified && !isRightToLeft
  }

  /// A width in Pango's units.
  static func pangoUnits(_ points: Double) -> Int32 { Int32((points * Double(PANGO_SCALE)).rounded(.up)) }

  /// The width in Pango's units, -1 for none.
  var pangoWidth: Int32 { width.map(TextBox.pangoUnits) ?? -1 }

  /// The room of a line in Pango's units, where there is a width.
  func pangoRoom(isFirstLine: Bool) -> Int {
    let indent = Int(TextBox.pangoUnits(firstLineIndent))
    return max(Int(pangoWidth) - (isFirstLine ? max(indent, 0) : max(-indent, 0)), 0)
  }

  /// Whether a line is too wide.
  func overflows(_ line: LineContent) -> Bool {
    guard let width else { return false }
    return line.width > room(isFirstLine: line.isFirst, in: width) + TextBox.tolerance
  }

  /// The room for a line, in points; as much as it fills where there is no limit.
  func room(for line: LineContent) -> Double {
    width.map { room(isFirstLine: line.isFirst, in: $0) } ?? line.width
  }

  /// The share of its room that a line fills; 1 where there is no limit.
  func fill(_ line: LineContent) -> Double {
    guard let width else { return 1 }
    let room = room(isFirstLine: line.isFirst, in: width)
    return room > 0 ? line.width / room : 1
  }

  private func room(isFirstLine: Bool, in width: Double) -> Double {
    max(width - (isFirstLine ? max(firstLineIndent, 0) : max(-firstLineIndent, 0)), 0)
  }

  /// Pango's widths end at 2 million points.
  private static func width(_ allowed: Double?, _ indents: Indents) -> Double? {
    let allowed = allowed.flatMap { $0.isFinite && $0 < 2_000_000 ? max($0, 0) : nil }
    let end = [allowed.map { $0 - indents.tail }, indents.end].compactMap { $0 }.min()
    return end.flatMap { $0 < 2_000_000 ? max($0 - indents.shared, 0) : nil }
  }

  private static func truncation(for mode: LineBreakMode) -> PangoEllipsizeMode? {
    switch mode {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .wordWrapping, .characterWrapping, .clipping: nil
    }
  }
}
