import AutoLayout
import Graphics

extension Finding {
  /// A text that lies on another text or on a control.
  static func overlap(_ overlap: Overlap) -> Finding {
    let (above, below) = (overlap.above, overlap.below)
    let extent = overlap.regions.dropFirst().reduce(overlap.regions[0]) { $0.union($1) }
    return Finding(
      rule: "overlap", severity: overlap.isCertain && !overlap.isStacked ? .warning : .note,
      views: [above.view.label, below.view.label],
      message: "\(above.subject) lies over \(below.isText ? "the text of " : "")\(below.view.phrase) by"
        + " \(number((extent.width * 10).rounded() / 10)) x \(points(extent.height))"
        + (overlap.isStacked ? "; where only one of them shows at a time, this is meant." : "."),
      fixes: overlap.isStacked ? [] : ["Add a constraint that keeps them apart."], regions: overlap.regions)
  }
}

extension Overlap {
  /// Whether two texts stand in the same place, as states of which a program shows one do: they share a third of what they
  /// fill together.
  fileprivate var isStacked: Bool {
    let shared = above.box.intersection(below.box).area
    return above.isText && below.isText && shared > (above.box.area + below.box.area - shared) / 3
  }
}

extension Overlap.Piece {
  fileprivate var subject: String { isText ? "The text of \(view.phrase)" : view.openingPhrase }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
