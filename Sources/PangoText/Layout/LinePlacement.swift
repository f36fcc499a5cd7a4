import Graphics

/// Puts lines under one another and aligns them.
///
/// Pango could do both, but it flips alignment against the text's direction and lets a line's height follow whichever
/// fallback fonts it used.
struct LinePlacement {
  private let request: ParagraphRequest
  private let box: TextBox
  private let pixelScale: Double

  init(_ request: ParagraphRequest, box: TextBox) {
    self.request = request
    self.box = box
    pixelScale = request.pixelScale.isFinite && request.pixelScale > 0 ? request.pixelScale : 1
  }

  func paragraph(of contents: [LineContent], isTruncated: Bool) -> Paragraph {
    let widest = roundedUpToPixel(contents.lazy.map(\.width).max() ?? 0)
    var lines: [TextLine] = []
    lines.reserveCapacity(contents.count)
    var (top, bottom) = (0.0, 0.0)
    for content in contents {
      let metrics = content.metrics.multiplied(by: lineHeightMultiple)
      let baseline = ((top + metrics.ascent) * pixelScale).rounded() / pixelScale
      lines.append(line(content, baseline: baseline, allowed: box.width ?? widest))
      bottom = top + metrics.height
      top += metrics.pitch + lineSpacing
    }
    let size = Size(width: widest, height: roundedUpToPixel(bottom))
    return Paragraph(size: size, lines: lines, isTruncated: isTruncated, missingCharacters: missing(in: contents))
  }

  private func line(_ content: LineContent, baseline: Double, allowed: Double) -> TextLine {
    let x = (allowed - content.width) * alignmentFactor
    let decorations = content.decorations.map { decoration in
      var placed = decoration
      placed.rect.origin = Point(x: x + decoration.rect.origin.x, y: baseline + decoration.rect.origin.y)
      return placed
    }
    return TextLine(baseline: baseline, x: x, width: content.width, runs: content.runs, decorations: decorations)
  }

  /// The share of a line's free room that stands at its left.
  private var alignmentFactor: Double {
    switch request.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: request.direction == .rightToLeft ? 1 : 0
    }
  }

  private var lineHeightMultiple: Double {
    let factor = request.lineHeightMultiple
    return factor.isFinite && factor > 0 ? min(factor, 100) : 1
  }

  private var lineSpacing: Double {
    request.lineSpacing.isFinite ? min(max(request.lineSpacing, 0), 100_000) : 0
  }

  private func missing(in contents: [LineContent]) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return contents.flatMap(\.missingCharacters).filter { seen.insert($0).inserted }
  }

  /// A thousandth of a Pango unit over a pixel is a rounding error of the sums.
  private func roundedUpToPixel(_ length: Double) -> Double {
    (length * pixelScale - 1e-6).rounded(.up) / pixelScale
  }
}
