import Graphics

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
