internal import CPango
import Graphics

/// The room that a request gives its text, checked.
struct TextBox {
  /// What a width may be exceeded by before text counts as missing, in points: two of Pango's units.
  static let tolerance = 2.0 / Double(PANGO_SCALE)

  /// The widest that a line may be, in points; none for any width.
  let width: Double?
  /// The most lines; none for any number.
  let maximumLines: Int?
  /// Where an ellipsis stands for missing text; none where text is cut off.
  let truncation: PangoEllipsizeMode?
  /// Whether lines break at the width.
  let breaksLines: Bool
  /// Whether they break between any two characters.
  let breaksAnywhere: Bool
  /// Whether lines are stretched to the width.
  let isJustified: Bool

  init(_ request: ParagraphRequest) {
    // Pango's widths end at 2 million points.
    width = request.width.flatMap { $0.isFinite && $0 < 2_000_000 ? max($0, 0) : nil }
    maximumLines = request.maximumLines > 0 ? request.maximumLines : nil
    truncation = width == nil ? nil : TextBox.truncation(for: request.lineBreakMode)
    let isOneTruncatedLine = request.maximumLines == 1 && truncation != nil
    breaksLines = width != nil && request.lineBreakMode != .clipping && !isOneTruncatedLine
    breaksAnywhere = request.lineBreakMode == .characterWrapping
    isJustified = request.alignment == .justified && breaksLines
  }

  /// The width in Pango's units, -1 for none.
  var pangoWidth: Int32 { width.map { Int32(($0 * Double(PANGO_SCALE)).rounded(.up)) } ?? -1 }

  private static func truncation(for mode: LineBreakMode) -> PangoEllipsizeMode? {
    switch mode {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .wordWrapping, .characterWrapping, .clipping: nil
    }
  }
}
