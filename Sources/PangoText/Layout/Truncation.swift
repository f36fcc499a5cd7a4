internal import CPango
import Graphics

/// Moves the letters of a line closer that is a little too wide, so that no ellipsis is needed.
struct Tightening {
  private let request: ParagraphRequest
  private let width: Double

  /// None where a request does not allow it, or a line of it would not be truncated.
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
    // Joined letters would be torn apart, and signs of other scripts are not spaced.
    guard request.runs.allSatisfy({ Tightening.isSpaced($0.text) }) else { return nil }
    self.request = request
    self.width = width
  }

  /// The same text with its letters closer, for a line that is wider than the width by up to the factor below.
  func request(forLineOfWidth natural: Double) -> ParagraphRequest? {
    let characters = request.runs.reduce(0) { $0 + $1.text.count }
    guard natural > width, natural <= width * Tightening.largestRatio, characters > 0 else { return nil }
    var closer = request
    // A unit of Pango's more, against rounding.
    let step = (natural - width) / Double(characters) + 1.0 / 1_024
    for index in closer.runs.indices { closer.runs[index].kerning -= step }
    return closer
  }

  /// A line may be wider than its room by a twentieth: NSParagraphStyle, `tighteningFactorForTruncation`, default 0.05.
  private static let largestRatio = 1.05

  private static func hasNoIndents(_ style: ParagraphStyle) -> Bool {
    style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0
  }

  private static func isSpaced(_ text: String) -> Bool {
    TrackedStretches(text).stretches.allSatisfy { $0.kind != .untracked }
  }
}

/// Where in a layout's text an ellipsis stands for what was left out.
struct EllipsisPlace {
  /// The byte that the text goes on with.
  let end: Int

  /// The place in a layout's last line; none where nothing was left out.
  init?(in layout: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, pango_layout_get_line_count(layout) - 1) else { return nil }
    var offsets: [Int] = []
    var place: Int?
    var node = line.pointee.runs
    while let current = node {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = run.pointee.item {
        let isEllipsis = UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        if isEllipsis { place = Int(item.pointee.offset) } else { offsets.append(Int(item.pointee.offset)) }
      }
      node = current.pointee.next
    }
    guard let place, let next = offsets.filter({ $0 > place }).min() else { return nil }
    end = next
  }
}

extension Typesetter {
  /// What a text that is cut off at a request's limits needs to be shown whole.
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
  /// The same text in as many lines as it takes.
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
