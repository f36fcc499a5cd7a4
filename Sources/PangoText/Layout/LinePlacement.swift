import Graphics

/// Stacks lines and aligns them.
///
/// Pango could do both, but it reverses the alignment of text against the base direction, and the heights of its lines
/// depend on the fallback fonts.
struct LinePlacement {
  private let request: ParagraphRequest
  private let pixelScale: Double
  private let requestedText: String

  init(_ request: ParagraphRequest) {
    self.request = request
    requestedText = request.runs.count == 1 ? request.runs[0].text : request.runs.map(\.text).joined()
    pixelScale = request.pixelScale.isFinite && request.pixelScale > 0 ? request.pixelScale : 1
  }

  func paragraph(of contents: [LineContent]) -> Paragraph {
    let widest = roundedUpToPixel(contents.lazy.map(outerWidth).max() ?? 0)
    let allowed = request.width.flatMap { $0.isFinite && $0 < 2_000_000 ? max($0, 0) : nil } ?? widest
    var lines: [TextLine] = []
    lines.reserveCapacity(contents.count)
    var (top, bottom) = (0.0, 0.0)
    var hasLowLines = false
    for content in contents {
      let style = LineStyle(content.style)
      if content.isFirst && !lines.isEmpty { top += style.spacingBefore }
      let metrics = style.apply(to: content.metrics)
      let baseline = ((top + metrics.ascent) * pixelScale).rounded() / pixelScale
      lines.append(line(content, baseline: baseline, allowed: allowed))
      bottom = top + metrics.height
      hasLowLines = hasLowLines || metrics.height < content.metrics.height
      top += metrics.pitch + style.lineSpacing + (content.isLast ? style.spacingAfter : 0)
    }
    var paragraph = Paragraph(
      size: Size(width: widest, height: roundedUpToPixel(bottom)), lines: lines,
      missingCharacters: missing(in: contents))
    paragraph.hasLowLines = hasLowLines
    paragraph.source = TextSource(request.runs)
    return paragraph
  }

  /// Returns the width of a line including its indents.
  private func outerWidth(_ content: LineContent) -> Double {
    let indents = Indents(content.style)
    return indents.leading(isFirstLine: content.isFirst) + content.width + indents.tail
  }

  private func line(_ content: LineContent, baseline: Double, allowed: Double) -> TextLine {
    let x = leftEdge(of: content, allowed: allowed)
    func placed(_ decoration: TextDecoration) -> TextDecoration {
      var placed = decoration
      placed.rect.origin = Point(x: x + decoration.rect.origin.x, y: baseline + decoration.rect.origin.y)
      return placed
    }
    // In text from right to left, the spaces are at the left end, where the positions of glyphs begin.
    let isRightToLeft = (content.style.baseWritingDirection ?? request.direction) == .rightToLeft
    let spaces =
      isRightToLeft || !content.isLast ? 0 : content.widthOfSpacesAtEnd(in: requestedText, isRightToLeft: false)
    var line = TextLine(
      baseline: baseline, x: x, width: content.width - spaces, runs: content.runs,
      decorations: content.decorations.map(placed), backgrounds: content.backgrounds.map(placed))
    line.attachments = content.attachments.map { attachment in
      var placed = attachment
      placed.rect = attachment.rect.offset(by: Point(x: x, y: baseline))
      return placed
    }
    line.bytes = content.bytes
    return line
  }

  private func leftEdge(of content: LineContent, allowed: Double) -> Double {
    let indents = Indents(content.style)
    let leading = indents.leading(isFirstLine: content.isFirst)
    let trailing = indents.trailing(in: allowed)
    let isRightToLeft = (content.style.baseWritingDirection ?? request.direction) == .rightToLeft
    let share = shareAtLeft(content.style.alignment ?? request.alignment, isRightToLeft: isRightToLeft)
    let isAtStart = share == (isRightToLeft ? 1 : 0)
    let spaces = isAtStart ? 0 : content.widthOfSpacesAtEnd(in: requestedText, isRightToLeft: isRightToLeft)
    let free = allowed - leading - trailing - content.width + spaces
    return (isRightToLeft ? trailing : leading) + free * share - (isRightToLeft ? spaces : 0)
  }

  /// Returns the fraction of a line's free width that goes to its left side.
  private func shareAtLeft(_ alignment: TextAlignment, isRightToLeft: Bool) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }

  private func missing(in contents: [LineContent]) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return contents.flatMap(\.missingCharacters).filter { seen.insert($0).inserted }
  }

  /// Rounds a length up to whole pixels. A millionth of a pixel counts as a rounding error.
  private func roundedUpToPixel(_ length: Double) -> Double {
    (length * pixelScale - 1e-6).rounded(.up) / pixelScale
  }
}

/// The line heights and spacings of a paragraph style, limited to what can be drawn; lengths are in points.
struct LineStyle {
  let lineSpacing: Double
  let spacingBefore: Double
  let spacingAfter: Double
  private let multiple: Double
  private let minimum: Double
  private let maximum: Double

  init(_ style: ParagraphStyle) {
    lineSpacing = LineStyle.usable(style.lineSpacing)
    spacingBefore = LineStyle.usable(style.paragraphSpacingBefore)
    spacingAfter = LineStyle.usable(style.paragraphSpacing)
    let factor = style.lineHeightMultiple
    multiple = factor.isFinite && factor > 0 ? min(factor, 100) : 1
    minimum = LineStyle.usable(style.minimumLineHeight)
    let limit = LineStyle.usable(style.maximumLineHeight)
    maximum = limit > 0 ? limit : .infinity
  }

  /// Returns the extent of a line with its height multiplied and then clamped to the limits. Source: documentation of
  /// `lineHeightMultiple` of `NSParagraphStyle`.
  func apply(to line: LineMetrics) -> LineMetrics {
    let line = multiple == 1 ? line : line.multiplied(by: multiple)
    let height = min(max(line.height, minimum), maximum)
    return height == line.height ? line : line.resized(to: height)
  }

  private static func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 100_000) : 0 }
}
