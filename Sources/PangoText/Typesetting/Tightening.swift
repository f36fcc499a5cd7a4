import Graphics

/// Moves the letters of a slightly too wide line closer together, so that it needs no ellipsis.
struct Tightening {
  private let request: ParagraphRequest
  private let width: Double

  /// Returns `nil` if the request does not allow tightening or would not truncate the line.
  init?(_ request: ParagraphRequest) {
    let style = request.runs.first?.paragraphStyle
    guard request.allowsTightening || style?.allowsDefaultTighteningForTruncation == true,
      request.maximumLines == 1, let width = request.width, width.isFinite, width > 0,
      style.map(Tightening.hasNoIndents) ?? true
    else { return nil }
    switch style?.lineBreakMode ?? request.lineBreakMode {
    case .truncatingHead, .truncatingMiddle, .truncatingTail: break
    case .wordWrapping, .characterWrapping, .clipping: return nil
    }
    // Letter spacing would separate joined letters, and does not apply to other scripts.
    guard request.runs.allSatisfy({ Tightening.isSpaced($0.text) }) else { return nil }
    self.request = request
    self.width = width
  }

  /// Returns the request with tighter letters for a line that is up to 5% too wide, or `nil` for other lines.
  func request(forLineOfWidth natural: Double) -> ParagraphRequest? {
    let characters = request.runs.reduce(0) { $0 + $1.text.count }
    guard natural > width, natural <= width * Tightening.maximumRatio, characters > 0 else { return nil }
    var closer = request
    // One Pango unit more makes up for rounding.
    let step = (natural - width) / Double(characters) + 1.0 / 1_024
    for index in closer.runs.indices { closer.runs[index].kerning -= step }
    return closer
  }

  /// Source: `tighteningFactorForTruncation` of `NSParagraphStyle`, by default 0.05.
  private static let maximumRatio = 1.05

  private static func hasNoIndents(_ style: ParagraphStyle) -> Bool {
    style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0
  }

  private static func isSpaced(_ text: String) -> Bool {
    TrackedStretches(text).stretches.allSatisfy { $0.kind == .tracked || $0.kind == .invisible }
  }
}

extension Typesetter {
  /// Returns the line with its letters closer together, or `nil` if it is too wide for that.
  func tightened(_ request: ParagraphRequest, _ tightening: Tightening) -> Paragraph? {
    var free = request
    free.width = nil
    let line = typeset(free)
    guard line.lines.count == 1, let closer = tightening.request(forLineOfWidth: line.lines[0].width) else {
      return nil
    }
    let paragraph = typeset(closer)
    return paragraph.isTruncated ? nil : paragraph
  }
}
