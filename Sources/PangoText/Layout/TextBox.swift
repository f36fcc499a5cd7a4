internal import CPango
import Graphics

/// The room for a paragraph, with checked values.
struct TextBox {
  /// The tolerance in points by which a line may exceed its room: two Pango units.
  static let tolerance = 2.0 / Double(PANGO_SCALE)

  /// The maximum width of lines in points, from the smaller of the two leading indents on, or `nil` for no limit.
  let width: Double?
  /// The difference between the indents of the first line and the others, in points.
  let firstLineIndent: Double
  /// The position of the ellipsis in truncated text, or `nil` to clip the text.
  let truncation: PangoEllipsizeMode?
  let breaksLines: Bool
  /// Whether the last line is cut off at the edge instead of between words.
  let clipsLastLine: Bool
  /// Whether lines may break between any two characters.
  let breaksAnywhere: Bool
  /// Whether lines are justified to the width.
  private(set) var isJustified: Bool
  /// Whether the base direction is right to left.
  let isRightToLeft: Bool

  init(_ request: ParagraphRequest, style: ParagraphStyle) {
    let indents = Indents(style)
    width = TextBox.width(request.width, indents)
    firstLineIndent = indents.firstLine - indents.head
    let mode = style.lineBreakMode ?? request.lineBreakMode
    truncation = width == nil ? nil : TextBox.truncation(for: mode)
    clipsLastLine = mode == .clipping
    let isOneLine = request.maximumLines == 1 && (truncation != nil || clipsLastLine)
    breaksLines = width != nil && !isOneLine
    breaksAnywhere = mode == .characterWrapping
    isJustified = (style.alignment ?? request.alignment) == .justified && breaksLines
    isRightToLeft = (style.baseWritingDirection ?? request.direction) == .rightToLeft
  }

  /// The same box without justification.
  var withoutJustification: TextBox {
    var box = self
    box.isJustified = false
    return box
  }

  /// Whether lines depend only on how many glyphs of the shaped text fit.
  var isShapedOnce: Bool { !breaksLines || !breaksAnywhere }

  /// Returns a length in Pango units, rounded up.
  static func pangoUnits(_ points: Double) -> Int32 {
    Int32(clamping: Int(bounded: (points * Double(PANGO_SCALE)).rounded(.up)))
  }

  /// The width in Pango units, or -1 for no limit.
  var pangoWidth: Int32 { width.map(TextBox.pangoUnits) ?? -1 }

  /// Returns the room of a line in Pango units. The box must have a width.
  func pangoRoom(isFirstLine: Bool) -> Int {
    let indent = Int(TextBox.pangoUnits(firstLineIndent))
    return max(Int(pangoWidth) - (isFirstLine ? max(indent, 0) : max(-indent, 0)), 0)
  }

  /// Returns whether a line is wider than its room. The letter spacing at the ends of a line that is justified to its
  /// room is beyond the room.
  func overflows(_ line: LineContent) -> Bool {
    overflows(width: isJustified && line.isBroken ? line.advance : line.width, isFirstLine: line.isFirst)
  }

  /// Returns whether a line of a width in points is wider than its room.
  func overflows(width lineWidth: Double, isFirstLine: Bool) -> Bool {
    guard let width else { return false }
    return lineWidth > room(isFirstLine: isFirstLine, in: width) + TextBox.tolerance
  }

  /// Returns the room of a line in points, or the width of the line if there is no limit.
  func room(for line: LineContent) -> Double {
    width.map { room(isFirstLine: line.isFirst, in: $0) } ?? line.width
  }

  /// Returns the fraction of its room that a line fills, or 1 if there is no limit.
  func fill(_ line: LineContent) -> Double {
    guard let width else { return 1 }
    let room = room(isFirstLine: line.isFirst, in: width)
    return room > 0 ? line.width / room : 1
  }

  private func room(isFirstLine: Bool, in width: Double) -> Double {
    max(width - (isFirstLine ? max(firstLineIndent, 0) : max(-firstLineIndent, 0)), 0)
  }

  /// Returns the usable width. Widths in Pango are limited to 2 million points.
  private static func width(_ allowed: Double?, _ indents: Indents) -> Double? {
    let allowed = allowed.flatMap { $0.isFinite && $0 < 2_000_000 ? max($0, 0) : nil }
    let end = [allowed.map { $0 - indents.tail }, indents.end].compactMap { $0 }.min()
    return end.flatMap { $0 < 2_000_000 ? max($0 - indents.shared, 0) : nil }
  }
}

/// The indents of lines in points.
struct Indents {
  /// The distance from the leading edge to the first line.
  let firstLine: Double
  /// The distance from the leading edge to the other lines.
  let head: Double
  /// The distance from the trailing edge to the end of lines, for tail indents up to 0.
  let tail: Double
  /// The distance from the leading edge to the end of lines for positive tail indents, otherwise `nil`.
  let end: Double?

  init(_ style: ParagraphStyle) {
    firstLine = Indents.usable(style.firstLineHeadIndent)
    head = Indents.usable(style.headIndent)
    tail = Indents.usable(-style.tailIndent)
    end = style.tailIndent.isFinite && style.tailIndent > 0 ? style.tailIndent : nil
  }

  /// The indent that all lines have in common.
  var shared: Double { min(firstLine, head) }

  /// Returns the distance from the leading edge to a line.
  func leading(isFirstLine: Bool) -> Double { isFirstLine ? firstLine : head }

  /// Returns the distance from the end of a line to the trailing edge.
  func trailing(in width: Double) -> Double { end.map { max(width - $0, 0) } ?? tail }

  private static func usable(_ indent: Double) -> Double { indent.isFinite ? min(max(indent, 0), 100_000) : 0 }
}

/// The tab stops of a paragraph.
struct TabStops {
  /// More tab stops than fit on any line.
  static let maximumCount = 500

  private let style: ParagraphStyle
  private let isRightToLeft: Bool

  init(_ style: ParagraphStyle, isRightToLeft: Bool) {
    self.style = style
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the tab stops relative to the indent that all lines have in common. The caller owns the array.
  func pangoTabs() -> OpaquePointer {
    let stops = stops
    // Fails only if there is no memory.
    let tabs: OpaquePointer = pango_tab_array_new(Int32(stops.count), 0)
    let indent = Indents(style).shared
    for (number, stop) in stops.enumerated() {
      let place = TextBox.pangoUnits(max(stop.location - indent, 0))
      pango_tab_array_set_tab(tabs, Int32(number), alignment(of: stop), place)
    }
    return tabs
  }

  /// The tab stops of the style, followed by multiples of its interval. Without an interval, Pango continues with the
  /// distance of the last two stops.
  private var stops: [TextTab] {
    var stops = style.tabStops.filter { (0...100_000).contains($0.location) }
    stops.sort { $0.location < $1.location }
    stops.removeLast(max(stops.count - TabStops.maximumCount, 0))
    let interval = style.defaultTabInterval
    guard interval.isFinite, interval >= 1 else { return stops }
    var multiple = ((stops.last?.location ?? 0) / interval).rounded(.down) + 1
    while stops.count < TabStops.maximumCount, multiple * interval <= 100_000 {
      stops.append(TextTab(location: multiple * interval))
      multiple += 1
    }
    return stops
  }

  /// Returns the alignment for Pango, where left means the start of the line.
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
