internal import CPango
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
    TrackedStretches(text).stretches.allSatisfy { $0.kind != .untracked }
  }
}

/// The position at which the text of a layout resumes after an ellipsis.
struct TextAfterEllipsis {
  /// The offset of the first byte after the omitted text.
  let start: Int

  /// Finds the position in the last line of a layout, or returns `nil` if no text follows an ellipsis.
  init?(in layout: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1) else { return nil }
    var offsets: [Int] = []
    var ellipsis: Int?
    var node = line.pointee.runs
    while let current = node {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = run.pointee.item {
        let isEllipsis = UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        if isEllipsis { ellipsis = Int(item.pointee.offset) } else { offsets.append(Int(item.pointee.offset)) }
      }
      node = current.pointee.next
    }
    guard let ellipsis, let next = offsets.filter({ $0 > ellipsis }).min() else { return nil }
    start = next
  }
}

extension Typesetter {
  /// Returns the size that a truncated text needs to be shown completely.
  func need(of request: ParagraphRequest) -> TextNeed {
    let unbroken = typeset(request.free(width: nil))
    let width = request.width ?? unbroken.widestLine
    let whole = typeset(request.free(width: request.width))
    let roomier = typeset(request.free(width: request.width.map { $0 + TextNeed.margin(ofWidth: $0) }))
    return TextNeed(
      allowedWidth: width, allowedLines: max(0, request.maximumLines), width: unbroken.widestLine,
      lines: whole.lines.count, height: whole.size.height, leastLines: roomier.lines.count)
  }
}

extension ParagraphRequest {
  /// Returns the request without a limit on the number of lines.
  fileprivate func free(width: Double?) -> ParagraphRequest {
    var request = self
    request.width = width
    request.maximumLines = 0
    return request
  }
}

extension Paragraph {
  fileprivate var widestLine: Double { lines.map(\.width).max() ?? 0 }
}
