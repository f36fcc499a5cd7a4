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
