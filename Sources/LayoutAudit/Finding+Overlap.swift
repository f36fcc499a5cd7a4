import AutoLayout
import Graphics

extension Finding {
  /// A text that lies on another text or on a control.
  static func overlap(_ overlap: Overlap) -> Finding {
    let (above, below) = (overlap.above, overlap.below)
    let extent = overlap.regions.dropFirst().reduce(overlap.regions[0]) { $0.union($1) }
    return Finding(
      rule: .overlap, severity: overlap.isCertain && !overlap.isStacked ? .warning : .note,
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

/// A text that lies on another text or on a control, or a control that lies on a text.
struct Overlap {
  /// A line of a text, or a control.
  struct Piece {
    let view: View
    /// In the root's coordinates.
    let rect: Rect
    /// The whole text or control, in the root's coordinates.
    let box: Rect
    let isText: Bool
    /// The place in the order of painting.
    let layer: Int

    /// What the sides' places are known to, in points.
    let margin: Double
  }

  /// What was painted first.
  let below: Piece
  /// What was painted over it.
  let above: Piece
  /// The parts that both cover.
  var regions: [Rect]
  /// Whether one of them is wider than what is not known of the texts' widths.
  var isCertain: Bool

  /// The part that two pieces both cover; none where there is too little of it to be seen, where something lies between
  /// them, or where the one view holds the other, as a button does a label.
  init?(_ one: Piece, _ other: Piece, covers: Covers) {
    guard one.isText || other.isText, one.view !== other.view, !one.view.isDescendant(of: other.view),
      !other.view.isDescendant(of: one.view)
    else { return nil }
    let region = one.rect.intersection(other.rect)
    // Letters that touch within a point are not seen to.
    guard region.width > 1, region.height > 1 else { return nil }
    (below, above) = one.layer < other.layer ? (one, other) : (other, one)
    guard !covers.hide(region, above: below.layer) else { return nil }
    regions = [region]
    isCertain = region.width > max(one.margin, other.margin)
  }
}

extension Overlap {
  /// The overlaps of a picture, those of the same two views together.
  static func all(in picture: Picture) -> [Overlap] {
    let covers = Covers(of: picture)
    var overlaps: [Overlap] = []
    var places: [Pair: Int] = [:]
    forEachTouching(picture.pieces.sorted { $0.rect.minY < $1.rect.minY }) { one, other in
      guard let overlap = Overlap(one, other, covers: covers) else { return }
      let pair = Pair(overlap)
      guard let place = places[pair] else {
        places[pair] = overlaps.count
        return overlaps.append(overlap)
      }
      overlaps[place].regions += overlap.regions
      overlaps[place].isCertain = overlaps[place].isCertain || overlap.isCertain
    }
    return overlaps.sorted { ($0.above.layer, $0.below.layer) < ($1.above.layer, $1.below.layer) }
  }

  /// Visits the pairs that share a height, of pieces from the top down.
  private static func forEachTouching(_ pieces: [Piece], _ visit: (Piece, Piece) -> Void) {
    for (index, piece) in pieces.enumerated() {
      for other in pieces[(index + 1)...] {
        guard other.rect.minY < piece.rect.maxY else { break }
        visit(piece, other)
      }
    }
  }

  /// The views of an overlap.
  private struct Pair: Hashable {
    let below: ObjectIdentifier
    let above: ObjectIdentifier

    init(_ overlap: Overlap) {
      below = ObjectIdentifier(overlap.below.view)
      above = ObjectIdentifier(overlap.above.view)
    }
  }
}

extension Picture {
  /// The lines and controls that are seen, in the order of painting.
  fileprivate var pieces: [Overlap.Piece] {
    layers.enumerated().flatMap { place, layer -> [Overlap.Piece] in
      switch layer {
      case .text(let text) where text.isUpright:
        text.visibleInk.map { ink in
          Overlap.Piece(
            view: text.view, rect: ink, box: text.box, isText: true, layer: place,
            margin: text.hasItsTypeface ? TextNeed.margin(ofWidth: ink.width) : .infinity)
        }
      case .control(let view, let rect):
        [Overlap.Piece(view: view, rect: rect, box: rect, isText: false, layer: place, margin: 0)]
      case .text, .cover: []
      }
    }
  }
}

/// What hides what lies below it.
struct Covers {
  private let covers: [(area: Rect, layer: Int)]

  init(of picture: Picture) {
    covers = picture.layers.enumerated().compactMap { place, layer in
      if case .cover(let area) = layer { return (area, place) }
      return nil
    }
  }

  /// Whether something that is painted after a layer lies over a whole region.
  func hide(_ region: Rect, above layer: Int) -> Bool {
    covers.contains { $0.layer > layer && $0.area.intersection(region) == region }
  }
}
