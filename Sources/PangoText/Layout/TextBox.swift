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

/// How far lines stand from the edges of the width, in points.
struct Indents {
  /// From the leading edge to the first line.
  let firstLine: Double
  /// From the leading edge to the others.
  let head: Double
  /// From the lines' end to the trailing edge, where that is told from there.
  let tail: Double
  /// From the leading edge to the lines' end, where that is told from there.
  let end: Double?

  init(_ style: ParagraphStyle) {
    firstLine = Indents.usable(style.firstLineHeadIndent)
    head = Indents.usable(style.headIndent)
    tail = Indents.usable(-style.tailIndent)
    end = style.tailIndent.isFinite && style.tailIndent > 0 ? style.tailIndent : nil
  }

  /// The indent that all lines have.
  var shared: Double { min(firstLine, head) }

  /// From the leading edge of the width to a line.
  func leading(isFirstLine: Bool) -> Double { isFirstLine ? firstLine : head }

  /// From a line's end to the trailing edge of a width.
  func trailing(in width: Double) -> Double { end.map { max(width - $0, 0) } ?? tail }

  private static func usable(_ indent: Double) -> Double { indent.isFinite ? min(max(indent, 0), 100_000) : 0 }
}

/// A paragraph's tab stops for Pango.
struct TabStops {
  /// More stops than any line has room for.
  private static let greatestCount = 500

  private let style: ParagraphStyle
  private let isRightToLeft: Bool

  init(_ style: ParagraphStyle, isRightToLeft: Bool) {
    self.style = style
    self.isRightToLeft = isRightToLeft
  }

  /// The stops, told from the indent that all lines have; the caller owns the array.
  func pangoTabs() -> OpaquePointer {
    let stops = stops
    // Only fails without memory.
    let tabs: OpaquePointer = pango_tab_array_new(Int32(stops.count), 0)
    let indent = Indents(style).shared
    for (number, stop) in stops.enumerated() {
      let place = TextBox.pangoUnits(max(stop.location - indent, 0))
      pango_tab_array_set_tab(tabs, Int32(number), alignment(of: stop), place)
    }
    return tabs
  }

  /// The style's own, then multiples of its interval; without one, Pango goes on by the distance of the last two.
  private var stops: [TextTab] {
    var stops = style.tabStops.filter { (0...100_000).contains($0.location) }
    stops.sort { $0.location < $1.location }
    stops.removeLast(max(stops.count - TabStops.greatestCount, 0))
    let interval = style.defaultTabInterval
    guard interval.isFinite, interval >= 1 else { return stops }
    var multiple = ((stops.last?.location ?? 0) / interval).rounded(.down) + 1
    while stops.count < TabStops.greatestCount, multiple * interval <= 100_000 {
      stops.append(TextTab(location: multiple * interval))
      multiple += 1
    }
    return stops
  }

  /// Pango's left is where a line starts, on either side.
  private func alignment(of stop: TextTab) -> PangoTabAlign {
    switch stop.alignment {
    case .natural: PANGO_TAB_LEFT
    case .left: isRightToLeft ? PANGO_TAB_RIGHT : PANGO_TAB_LEFT
    case .right: isRightToLeft ? PANGO_TAB_LEFT : PANGO_TAB_RIGHT
    case .center: PANGO_TAB_CENTER
    case .decimal: PANGO_TAB_DECIMAL
    }
  }
}
