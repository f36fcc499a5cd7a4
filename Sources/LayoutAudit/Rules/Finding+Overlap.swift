import AutoLayout
import Controls
import Graphics

extension Finding {
  static func overlap(_ overlap: Overlap) -> Finding {
    let (above, below) = (overlap.above, overlap.below)
    let extent = overlap.regions.dropFirst().reduce(overlap.regions[0]) { $0.union($1) }
    return Finding(
      rule: .overlap, severity: overlap.isCertain && !overlap.isStacked ? .warning : .note,
      views: [above.view.label, below.view.label],
      message: "\(above.subject) overlaps \(below.isText ? "the text of " : "")\(below.view.phrase) by"
        + " \(number((extent.width * 10).rounded() / 10)) x \(points(extent.height))"
        + (overlap.isStacked ? "; this is intended if the program shows only one of them at a time." : "."),
      fixes: overlap.isStacked ? [] : ["Add a constraint that keeps them apart."], regions: overlap.regions,
      // As far as one of them has to move.
      amount: min(extent.width, extent.height))
  }
}

extension Finding {
  /// A picture with so many pieces on each other that overlaps may be missing among the findings.
  static func overlapsNotLookedFor(in root: View) -> Finding {
    Finding(
      rule: .unreadableFile, views: [root.label],
      message: "Not all overlaps were looked for: more than \(Overlap.mostPairs) pairs of texts, controls and images"
        + " are on each other, so each was compared only with the \(Overlap.mostBelow) directly below it.")
  }
}

extension Overlap {
  /// Whether a program may show the two pieces one at a time: an activity indicator and what it is in front of, or
  /// texts in the same place. Texts are if they share more than a third of the area that they cover together, or if
  /// their views have the same frame: titles of two buttons that replace each other may have very different lengths.
  fileprivate var isStacked: Bool {
    if above.view.viewKind.isTemporary || below.view.viewKind.isTemporary { return true }
    guard above.isText, below.isText else { return false }
    let shared = above.box.intersection(below.box).area
    return shared > (above.box.area + below.box.area - shared) / 3 || haveSameFrame
  }

  private var haveSameFrame: Bool {
    guard [above.view, below.view].allSatisfy({ [.whole, .title].contains($0.viewKind.text) }) else { return false }
    let (one, other) = (above.view.convert(above.view.bounds, to: nil), below.view.convert(below.view.bounds, to: nil))
    return Excess.all(of: one, beyond: other).allSatisfy { abs($0.amount) <= 1 }
  }
}

extension Overlap.Piece {
  fileprivate var subject: String { isText ? "The text of \(view.phrase)" : view.openingPhrase }
}

extension Rect {
  fileprivate var area: Double { width * height }
}

/// Text drawn over other text or a control, or a control or an image drawn over text.
struct Overlap {
  /// A line of text, a control or an image. A class, because each may be part of many overlaps.
  final class Piece {
    let view: View
    /// The visible part of the line or control, in the root's coordinates.
    let rect: Rect
    /// The text that the line is part of, or `nil` for a control.
    let text: ShownText?
    /// The index in the order of painting.
    let layer: Int
    let isImage: Bool
    /// Whether an image hides all that is behind it.
    let isOpaque: Bool

    init(view: View, rect: Rect, text: ShownText?, layer: Int, isImage: Bool = false, isOpaque: Bool = false) {
      (self.view, self.rect, self.text, self.layer) = (view, rect, text, layer)
      (self.isImage, self.isOpaque) = (isImage, isOpaque)
    }

    var isText: Bool { text != nil }
    /// The whole text or control, in the root's coordinates.
    var box: Rect { text?.box ?? rect }

    /// Returns whether two pieces of different views, of which one is a text or both are images, have an area in
    /// common. An overlap of at most a point is not visible.
    func mayOverlap(_ other: Piece) -> Bool {
      guard isText || other.isText || isImage && other.isImage, view !== other.view else { return false }
      return min(rect.maxX, other.rect.maxX) - max(rect.minX, other.rect.minX) > 1
        && min(rect.maxY, other.rect.maxY) - max(rect.minY, other.rect.minY) > 1
    }

    /// The uncertainty of the text's width in points, or of the place of what is seen of an image. Few pieces overlap
    /// others, so that it is rarely asked for.
    private(set) lazy var margin: Double = {
      guard let text else { return isImage && !isOpaque ? .infinity : 0 }
      return text.hasItsTypeface && !text.isPlaceholder ? TextNeed.margin(ofWidth: rect.width) : .infinity
    }()
  }

  /// The piece that is painted first.
  let below: Piece
  /// The piece that is painted over it.
  let above: Piece
  /// The area that both cover.
  private let region: Rect
  /// The areas that further pieces of the same views cover.
  private var otherRegions: [Rect] = []
  /// Whether a region is wider than the uncertainty of the text's width.
  var isCertain: Bool

  /// Makes the overlap of two pieces. Returns nil if the common area is too small to see or hidden, or if one view
  /// contains the other, as a button contains its label.
  init?(_ one: Piece, _ other: Piece, covers: Covers) {
    guard one.mayOverlap(other), !one.view.isDescendant(of: other.view), !other.view.isDescendant(of: one.view) else {
      return nil
    }
    region = one.rect.intersection(other.rect)
    (below, above) = one.layer < other.layer ? (one, other) : (other, one)
    // What an image covers completely is not meant to be seen, and what is on an image as a whole is meant to be there.
    guard !below.isImage || above.isImage && region != above.rect, !above.isImage || region != below.rect,
      !covers.hide(region, above: above.isImage ? above.layer : below.layer)
    else { return nil }
    isCertain = region.width > max(one.margin, other.margin) && !below.isImage
  }

  /// The areas that the two views have in common.
  var regions: [Rect] { [region] + otherRegions }

  /// Adds the overlap of further pieces of the same views.
  mutating func join(_ other: Overlap) {
    otherRegions += other.regions
    isCertain = isCertain || other.isCertain
  }
}

extension Overlap {
  /// Returns the overlaps in a picture, one for each pair of views, and whether all were looked for.
  static func all(in picture: Picture, most: Int = mostPairs) -> (found: [Overlap], isComplete: Bool) {
    let covers = Covers(of: picture)
    var overlaps: [Overlap] = []
    var places: [Pair: Int] = [:]
    let pieces = picture.pieces.sorted { $0.rect.minY < $1.rect.minY }
    let counts = Dictionary(pieces.map { (ObjectIdentifier($0.view), 1) }, uniquingKeysWith: +)
    let areSeveral = pieces.map { counts[ObjectIdentifier($0.view)] != 1 }
    let (pairs, isComplete) = touchingPairs(pieces, most: most)
    for (one, other) in pairs {
      guard let overlap = Overlap(pieces[one], pieces[other], covers: covers) else { continue }
      // Only a view with several pieces can overlap another in several places.
      if areSeveral[one] || areSeveral[other] {
        let place = places[Pair(overlap), default: overlaps.count]
        guard place == overlaps.count else {
          overlaps[place].join(overlap)
          continue
        }
        places[Pair(overlap)] = place
      }
      overlaps.append(overlap)
    }
    overlaps.sort { ($0.above.layer, $0.below.layer) < ($1.above.layer, $1.below.layer) }
    return (withoutDeepStacks(overlaps), isComplete)
  }

  /// Returns the overlaps in order. Of several texts in the same place, each is reported only with the one directly
  /// below it: 500 texts that are shown one at a time would have 124,750 overlaps.
  private static func withoutDeepStacks(_ overlaps: [Overlap]) -> [Overlap] {
    var kept: [Overlap] = []
    for overlap in overlaps {
      // The last overlap of a view is that with the topmost view below it.
      if overlap.isStacked, let last = kept.last, last.isStacked, last.above.view === overlap.above.view {
        kept[kept.count - 1] = overlap
      } else {
        kept.append(overlap)
      }
    }
    return kept
  }

  /// The number of pairs of pieces on each other that are compared: those of 1,400 pieces in one place. More would take
  /// gigabytes: 5,000 texts in one place have 12 million pairs, of which 4,999 are reported.
  static let mostPairs = 1_000_000
  /// The number of pieces below each piece that are compared with it if there are more.
  static let mostBelow = 100

  /// Returns the indices of pieces that overlap, in order, and whether these are all. If there are too many, they are
  /// those of each piece and the pieces directly below it.
  ///
  /// - Parameter pieces: The pieces, sorted from the top down.
  static func touchingPairs(_ pieces: [Piece], most: Int = mostPairs) -> (pairs: [(Int, Int)], isComplete: Bool) {
    var pairs: [(Int, Int)] = []
    for (index, piece) in pieces.enumerated() {
      for other in (index + 1)..<pieces.count {
        guard pieces[other].rect.minY < piece.rect.maxY else { break }
        guard piece.mayOverlap(pieces[other]) else { continue }
        guard pairs.count < most else { return (closePairs(pieces), false) }
        pairs.append((index, other))
      }
    }
    return (pairs, true)
  }

  /// Returns the indices of pieces that overlap and of those directly below them, in the order of the pieces.
  static func closePairs(_ pieces: [Piece]) -> [(Int, Int)] {
    let order = pieces.indices.sorted { pieces[$0].layer < pieces[$1].layer }
    var pairs: [(Int, Int)] = []
    for (place, upper) in order.enumerated() {
      var count = 0
      for lower in order[..<place].reversed() where pieces[upper].mayOverlap(pieces[lower]) {
        pairs.append((min(upper, lower), max(upper, lower)))
        count += 1
        if count == mostBelow { break }
      }
    }
    return pairs.sorted { $0 < $1 }
  }

  /// The identities of an overlap's views.
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
  /// The visible lines and controls in the order of painting.
  fileprivate var pieces: [Overlap.Piece] {
    layers.enumerated().flatMap { place, layer -> [Overlap.Piece] in
      switch layer {
      case .text(let text) where text.isUpright:
        text.visibleInk.map { Overlap.Piece(view: text.view, rect: $0, text: text, layer: place) }
      case .control(let view, let rect):
        [Overlap.Piece(view: view, rect: rect, text: nil, layer: place)]
      case .image(let view, let rect, let isOpaque):
        [Overlap.Piece(view: view, rect: rect, text: nil, layer: place, isImage: true, isOpaque: isOpaque)]
      case .text, .cover: []
      }
    }
  }
}

/// The opaque areas of a picture.
struct Covers {
  private let covers: [(area: Rect, layer: Int)]

  init(of picture: Picture) {
    covers = picture.layers.enumerated().compactMap { place, layer in
      if case .cover(let area) = layer { return (area, place) }
      return nil
    }
  }

  /// Returns whether something opaque that is painted after a layer covers a whole region.
  func hide(_ region: Rect, above layer: Int) -> Bool {
    covers.contains { $0.layer > layer && $0.area.intersection(region) == region }
  }
}
