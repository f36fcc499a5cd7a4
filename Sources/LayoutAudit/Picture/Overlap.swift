import AutoLayout
import Graphics

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
