import AutoLayout
import Graphics

extension Finding {
  /// A text that ends where its view, or one around it, cuts it off.
  ///
  /// Heights are known well, but how far letters reach is not: a point at the top or bottom does not count.
  /// One that is outside altogether may be there on purpose, to be moved in: it is a note.
  static func clipped(_ text: ShownText, by clip: ShownText.Clip, pixel: Double) -> Finding? {
    guard let ink = text.inkExtent else { return nil }
    let losses = Excess.all(of: ink, beyond: clip.area).filter { $0.amount > ($0.isHorizontal ? pixel : 1) }
    guard !losses.isEmpty else { return nil }
    let isOutside = ink.intersection(clip.area).isEmpty
    let isCertain = losses.contains { !$0.isHorizontal || $0.amount > TextNeed.margin(ofWidth: ink.width) }
    let amounts = losses.map { "\(points($0.amount)) at the \($0.side.rawValue)" }.joined(separator: " and ")
    return Finding(
      rule: "clipped", severity: text.severity(isCertain: isCertain && !isOutside),
      views: clip.view === text.view ? [text.view.label] : [text.view.label, clip.view.label],
      message: isOutside
        ? "The text of \(text.view.phrase) lies outside of \(clip.view.clipPhrase)."
        : "The text of \(text.view.phrase) loses \(amounts), cut off by"
          + " \(clip.view === text.view ? "the view itself" : clip.view.clipPhrase).",
      fixes: isOutside
        ? [] : [clip.view === text.view ? text.heightFix : "Give it more room, or let it wrap or scroll."],
      regions: isOutside ? [] : losses.map { $0.region(of: ink, beyond: clip.area) })
  }
}

extension ShownText {
  fileprivate var heightFix: String {
    "Give the view the height of its text, \(Finding.points(paragraph.size.height)), or no height of its own."
  }
}

extension View {
  fileprivate var clipPhrase: String { superview == nil ? "the edge of the scene" : phrase }
}

extension Excess {
  fileprivate var isHorizontal: Bool { side == .left || side == .right }

  /// The part of a rectangle that is beyond another.
  fileprivate func region(of rect: Rect, beyond area: Rect) -> Rect {
    switch side {
    case .left: Rect(x: rect.minX, y: rect.minY, width: amount, height: rect.height)
    case .right: Rect(x: rect.maxX - amount, y: rect.minY, width: amount, height: rect.height)
    case .top: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: amount)
    case .bottom: Rect(x: rect.minX, y: rect.maxY - amount, width: rect.width, height: amount)
    }
  }
}
