import AutoLayout
import Controls
import Graphics

/// How far a layout is from having or losing the findings that come and go with its size.
///
/// A finding compares lengths with a threshold: a view extends beyond its superview by more than a pixel, two texts
/// cover each other by more than a point. Between two sizes at which the same findings hold, others can hold only if
/// such a length crosses its threshold and comes back. ``areSettled(_:_:_:share:span:)`` says whether it can, from the
/// lengths at both sizes and at one between them.
package struct FindingDistances {
  /// Lengths that one finding compares, in points; negative where they speak for the finding.
  struct Lengths {
    /// The left, right, top and bottom side; the finding holds if one of them is negative.
    var sides: SIMD4<Double>
    /// Whether the lengths change in steps and in one direction, as the height of a text does with its number of lines.
    var isStepped = false
    /// The edges of the views that the lengths are measured between.
    var edges: [Edges] = []
  }

  /// The edges of a view in the root's coordinates before they are rounded, in pixels: left, right, top and bottom.
  typealias Edges = SIMD4<Double>

  /// A text, or a control that no text may overlap.
  struct Piece {
    let view: View
    let isText: Bool
    /// The areas of the ink of each line, or of the control.
    let parts: [Rect]
    /// Where the lines break.
    var breaks = 0
    /// Whether a part of the text is left out. Which part depends on each pixel of the view's width.
    var isShortened = false
    /// How far the ends of a shortened line can move when the width changes, in points: by the last character that is
    /// shown.
    var play = 0.0
    /// The area in which the parts change by steps when the size does: that of the view if the text has several lines
    /// or an ellipsis.
    let reach: Rect
    let edges: Edges
  }

  /// How a text is broken into lines.
  ///
  /// If the width of a view is not a whole number of pixels before rounding, the view is drawn up to a pixel narrower
  /// than its text was measured, and its text asks for up to a pixel more than there is. At the widths at which lines
  /// begin to break differently, the text then has other lines than measured, or its width conflicts with what limits
  /// it. This happens at a single pixel, and neither before nor after it. Elsewhere, lines that are the same at two
  /// widths are the same at every width between them.
  struct Wrapping {
    /// The width of the view before rounding, in points.
    var width: Double
    /// Where the lines break.
    var breaks: Int
    /// Whether the view has a whole number of pixels before rounding.
    var isWhole: Bool
    /// Whether the text is truncated also if its view is a pixel wider.
    var isTruncated: Bool
    /// Whether the widest line is narrower than the view by more than a pixel.
    var hasRoom: Bool
    /// Whether the width of the widest line is required.
    var isRequired: Bool
  }

  private var lengths: [Lengths] = []
  private var wrappings: [Wrapping] = []
  private var pieces: [Piece] = []
  /// What the lengths and pieces are about. Those of two layouts can be compared if they are about the same.
  private var subjects: [ObjectIdentifier] = []
  private var edges: [ObjectIdentifier: Edges] = [:]
  private let pixel: Double

  init(in picture: Picture, conflicts: [LayoutConflict], pixel: Double) {
    self.pixel = pixel
    for (view, _) in picture.views {
      edges[ObjectIdentifier(view)] = edgesInRoot(of: view)
      addBounds(of: view)
    }
    for layer in picture.layers { add(layer) }
    for conflict in conflicts {
      // Constraints that represent a content size are made for each layout.
      let subject = conflict.broken.firstItem?.layoutView ?? picture.root
      add(
        Lengths(sides: SIMD4(-conflict.violation, Self.far, Self.far, Self.far)), of: ObjectIdentifier(subject))
    }
  }

  /// Returns the edges of a view whose superview's edges are known.
  private func edgesInRoot(of view: View) -> Edges {
    guard let superview = view.superview, let outer = edges[ObjectIdentifier(superview)] else {
      return Edges(0, view.frame.width, 0, view.frame.height) / pixel
    }
    let frame = view.isLayoutBoundary ? view.frame : view.solvedFrame
    let inner = Edges(frame.minX, frame.maxX, frame.minY, frame.maxY) / pixel
    return inner + Edges(outer[0], outer[0], outer[2], outer[2])
  }

  private func edges(of views: View...) -> [Edges] { views.compactMap { edges[ObjectIdentifier($0)] } }

  private mutating func add(_ lengths: Lengths, of subject: ObjectIdentifier) {
    self.lengths.append(lengths)
    subjects.append(subject)
  }

  private mutating func addBounds(of view: View) {
    guard let superview = view.superview, let area = view.areaInSuperview else { return }
    let sides = pixel - Self.excess(of: area, beyond: superview.bounds)
    add(Lengths(sides: sides, edges: edges(of: view, superview)), of: ObjectIdentifier(view))
  }

  private mutating func add(_ layer: Picture.Layer) {
    switch layer {
    case .cover, .image: break
    case .control(let view, let rect):
      add(Piece(view: view, isText: false, parts: [rect], reach: rect, edges: edges[ObjectIdentifier(view)] ?? .zero))
    case .text(let text):
      guard text.isUpright, let ink = text.inkExtent else { return }
      add(room(of: text), of: ObjectIdentifier(text.view))
      wrappings.append(Wrapping(of: text, pixel: pixel))
      for clip in text.clips {
        let beyond = Self.excess(of: ink, beyond: clip.area)
        let sides = SIMD4(pixel, pixel, 1, 1) - beyond
        add(Lengths(sides: sides, edges: edges(of: text.view, clip.view)), of: ObjectIdentifier(clip.view))
      }
      let visible = text.visibleInk
      guard !visible.isEmpty else { return }
      add(
        Piece(
          view: text.view, isText: true, parts: visible, breaks: text.paragraph.breaks,
          isShortened: text.isShortened, play: text.play, reach: text.reach(around: visible),
          edges: edges[ObjectIdentifier(text.view)] ?? .zero))
    }
  }

  private mutating func add(_ piece: Piece) {
    pieces.append(piece)
    subjects.append(ObjectIdentifier(piece.view))
  }

  /// Returns how much more room a text has than it needs: width if it has one line, else height.
  private func room(of text: ShownText) -> Lengths {
    let bounds = text.view.bounds
    let width = { Lengths(sides: SIMD4($0, Self.far, Self.far, Self.far), edges: edges(of: text.view)) }
    let height = {
      Lengths(sides: SIMD4(Self.far, Self.far, $0, Self.far), isStepped: true, edges: edges(of: text.view))
    }
    guard let need = text.paragraph.need else {
      return text.paragraph.lines.count > 1
        ? height(bounds.height - text.paragraph.size.height) : width(bounds.width - text.box.width)
    }
    // What is missing for the text to be complete on one line, and with all of its lines.
    let missingWidth = need.allowedWidth - need.width
    let limit = text.view.lineLimit
    let missingHeight =
      limit == 0 || need.lines <= limit ? bounds.height - need.height : text.paragraph.size.height - need.height
    return limit == 1 || missingWidth > missingHeight ? width(missingWidth) : height(missingHeight)
  }

  /// A length that speaks against a finding at any size.
  private static let far = 1000.0

  fileprivate static func excess(of rect: Rect, beyond bounds: Rect) -> SIMD4<Double> {
    SIMD4(bounds.minX - rect.minX, rect.maxX - bounds.maxX, bounds.minY - rect.minY, rect.maxY - bounds.maxY)
  }
}

// MARK: - Comparison

extension FindingDistances {
  /// Returns whether the findings are the same at all sizes between two, at which they are the same.
  ///
  /// - Parameters:
  ///   - lower, middle, upper: The distances at three sizes.
  ///   - share: Where the middle is between the others, in `0...1`.
  ///   - span: The difference between the lower and the upper size in points.
  ///   - steps: The number of sizes from the lower to the upper one.
  package static func areSettled(
    _ lower: FindingDistances, _ middle: FindingDistances, _ upper: FindingDistances, share: Double, span: Double,
    steps: Int
  ) -> Bool {
    guard lower.subjects == middle.subjects, middle.subjects == upper.subjects else { return false }
    let course = Course(share: share, span: span, steps: Double(steps), pixel: lower.pixel)
    guard lower.isWrapped(like: middle, upper, course) else { return false }
    for index in lower.lengths.indices {
      let lengths = (lower.lengths[index], middle.lengths[index], upper.lengths[index])
      guard course.isSettled(lengths.0, lengths.1, lengths.2) else { return false }
    }
    return areSettled(course, lower.pieces, middle.pieces, upper.pieces)
  }

  /// Returns whether the pieces that overlap are the same at all sizes between three. Those that are far apart are
  /// passed over: most of them by their order from the top down.
  private static func areSettled(_ course: Course, _ lower: [Piece], _ middle: [Piece], _ upper: [Piece]) -> Bool {
    let spans = lower.indices.map { VerticalSpan(lower[$0].reach, middle[$0].reach, upper[$0].reach) }
    let order = spans.indices.sorted { spans[$0].top < spans[$1].top }
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        if course.keepsFarApart(spans[one], above: spans[other]) { break }
        if course.keepsFarApart(
          PiecePair.gaps(between: lower[one].reach, lower[other].reach),
          PiecePair.gaps(between: middle[one].reach, middle[other].reach),
          PiecePair.gaps(between: upper[one].reach, upper[other].reach))
        {
          continue
        }
        // In the order of painting, whatever the order from the top down.
        let (below, above) = (min(one, other), max(one, other))
        let pairs = [lower, middle, upper].map { PiecePair($0[below], $0[above]) }
        guard course.isSettled(pairs[0], pairs[1], pairs[2]) else { return false }
      }
    }
    return true
  }
}

extension FindingDistances {
  /// Whether no text can have other lines between three sizes than it was measured with.
  fileprivate func isWrapped(like middle: FindingDistances, _ upper: FindingDistances, _ course: Course) -> Bool {
    wrappings.indices.allSatisfy { index in
      course.isWrapped(wrappings[index], middle.wrappings[index], upper.wrappings[index])
    }
  }
}

extension FindingDistances.Wrapping {
  init(of text: ShownText, pixel: Double) {
    let paragraph = text.paragraph
    width = text.view.solvedFrame.width
    breaks = paragraph.breaks
    isWhole = abs(width / pixel - (width / pixel).rounded()) < 1e-3
    isTruncated = paragraph.need.map { text.view.lineLimit == 1 || $0.leastLines > paragraph.lines.count } ?? false
    hasRoom = width - text.box.width > pixel
    isRequired = text.view.contentCompressionResistancePriority(for: .horizontal) == .required
  }
}

extension Paragraph {
  /// A number for the places of the line breaks, which the widths of the lines tell.
  fileprivate var breaks: Int { lines.reduce(lines.count) { $0 &* 31 &+ Int(bounded: ($1.width * 64).rounded()) } }
}

/// Two pieces that may overlap.
private struct PiecePair {
  let one, other: FindingDistances.Piece

  init(_ one: FindingDistances.Piece, _ other: FindingDistances.Piece) {
    self.one = one
    self.other = other
  }

  /// Whether their overlap would be a finding.
  var isOfInterest: Bool {
    (one.isText || other.isText) && one.view !== other.view && !one.view.isDescendant(of: other.view)
      && !other.view.isDescendant(of: one.view)
  }

  /// How far the ends of the lines can move in points.
  var play: Double { max(one.play, other.play) }

  /// The edges of their views.
  var edges: [FindingDistances.Edges] { [one.edges, other.edges] }

  /// How far the pieces are apart on each side, more than the point that no finding reports: those of the areas in
  /// which their parts can be. They do not overlap if one is positive.
  var gaps: SIMD4<Double> { Self.gaps(between: one.reach, other.reach) }
  /// The same for each part of one and each of the other. Two parts overlap if all are negative.
  var gapsOfParts: [SIMD4<Double>] {
    one.parts.flatMap { part in other.parts.map { Self.gaps(between: part, $0) } }
  }

  static func gaps(between one: Rect, _ other: Rect) -> SIMD4<Double> {
    SIMD4(other.minX - one.maxX, one.minX - other.maxX, other.minY - one.maxY, one.minY - other.maxY) + 1
  }
}

/// The heights at which an area can be, from where it is at three sizes: as far beyond these as it moves between them.
private struct VerticalSpan {
  let top, bottom: Double

  init(_ lower: Rect, _ middle: Rect, _ upper: Rect) {
    let (tops, bottoms) = (SIMD3(lower.minY, middle.minY, upper.minY), SIMD3(lower.maxY, middle.maxY, upper.maxY))
    (top, bottom) = (2 * tops.min() - tops.max(), 2 * bottoms.max() - bottoms.min())
  }
}

/// How lengths change between two sizes, from their values at both and at one between them.
///
/// Layouts are linear in the size except at bends. So a length that is on a straight line at three sizes is taken to be
/// on it in between. A length that varies by less than its distance from zero is taken to keep its sign. Rounding to
/// pixels moves an edge by up to half a pixel, and so changes a length by up to one.
private struct Course {
  let share: Double
  /// The difference between the sizes in points.
  let span: Double
  /// The number of sizes from the lower to the upper one.
  let steps: Double
  let pixel: Double

  private enum Side {
    case negative, positive, open
  }

  /// The difference between two sizes within which no length is expected to turn and turn back.
  private static let narrowest = 8.0
  /// More than the rounding errors of lengths.
  private static let noise = 1e-3

  func isSettled(
    _ lower: FindingDistances.Lengths, _ middle: FindingDistances.Lengths, _ upper: FindingDistances.Lengths
  ) -> Bool {
    let isFirm = areFirm(lower.edges, middle.edges, upper.edges)
    var areAllPositive = true
    for index in 0..<4 {
      let isStepped = lower.isStepped
      let sides = (lower.sides[index], middle.sides[index], upper.sides[index])
      switch side(sides.0, sides.1, sides.2, isFirm: isFirm[index / 2], isStepped: isStepped) {
      case .negative: return true
      case .open: areAllPositive = false
      case .positive: break
      }
    }
    return areAllPositive
  }

  /// Whether a text has the lines that it was measured with: it is truncated anyway, its width is a whole number of
  /// pixels at every size in between, or it has the same lines everywhere, with room for them.
  func isWrapped(
    _ lower: FindingDistances.Wrapping, _ middle: FindingDistances.Wrapping, _ upper: FindingDistances.Wrapping
  ) -> Bool {
    let all = [lower, middle, upper]
    if all.allSatisfy({ $0.isTruncated && !$0.isRequired }) { return true }
    let hasSameBreaks = all.allSatisfy { $0.breaks == lower.breaks }
    if hasSameBreaks, all.allSatisfy(\.hasRoom) { return true }
    // If no size leaves room, the view is exactly as wide as its lines. The lines stay the same if the width is a whole
    // number of pixels at every size.
    return all.allSatisfy(\.isWhole) && (hasSameBreaks || all.contains(where: \.hasRoom))
      && movesByPixels(lower.width / pixel, middle.width / pixel, upper.width / pixel)
  }

  // MARK: Rounding

  /// Whether rounding moves all edges alike at every size in between, along each axis.
  ///
  /// Edges that move by whole pixels from one size to the next are always rounded by the same amount. Other edges are
  /// rounded alike if they are whole numbers of pixels apart. If edges are neither, the rounded length between them can
  /// differ by a pixel from size to size, although it is the same at three of them.
  private func areFirm(
    _ lower: [FindingDistances.Edges], _ middle: [FindingDistances.Edges], _ upper: [FindingDistances.Edges]
  ) -> [Bool] {
    guard lower.count == middle.count, middle.count == upper.count else { return [false, false] }
    return [0, 2].map { start in
      var reference: (lower: Double, middle: Double, upper: Double)?
      for index in lower.indices {
        for edge in start...start + 1 {
          let place = (lower: lower[index][edge], middle: middle[index][edge], upper: upper[index][edge])
          if movesByPixels(place.lower, place.middle, place.upper) { continue }
          guard let known = reference else {
            reference = place
            continue
          }
          let distance = place.lower - known.lower
          guard isWhole(distance), abs(place.middle - known.middle - distance) < Self.noise,
            abs(place.upper - known.upper - distance) < Self.noise
          else { return false }
        }
      }
      return true
    }
  }

  /// Whether a length in pixels changes by the same whole number of them from each size to the next.
  private func movesByPixels(_ lower: Double, _ middle: Double, _ upper: Double) -> Bool {
    let each = ((upper - lower) / steps).rounded()
    return abs(upper - lower - each * steps) < Self.noise
      && abs(middle - lower - each * (share * steps).rounded()) < Self.noise
  }

  private func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < Self.noise }

  // MARK: Signs

  func isSettled(_ lower: PiecePair, _ middle: PiecePair, _ upper: PiecePair) -> Bool {
    let isFirm = areFirm(lower.edges, middle.edges, upper.edges)
    if keepsApart(lower.gaps, middle.gaps, upper.gaps, isFirm) || !lower.isOfInterest { return true }
    guard hasSteadyLines(lower.one, middle.one, upper.one), hasSteadyLines(lower.other, middle.other, upper.other)
    else { return false }
    let play = max(lower.play, middle.play, upper.play)
    let parts = (lower.gapsOfParts, middle.gapsOfParts, upper.gapsOfParts)
    guard parts.0.count == parts.1.count, parts.1.count == parts.2.count else { return false }
    return parts.0.indices.allSatisfy { index in
      let (one, two, three) = (parts.0[index], parts.1[index], parts.2[index])
      return keepsApart(one, two, three, isFirm, play: play)
        || (0..<4).allSatisfy {
          side(one[$0], two[$0], three[$0], isFirm: isFirm[$0 / 2], play: $0 < 2 ? play : 0) == .negative
        }
    }
  }

  /// Whether lines are the same at every size between three layouts, except for the end of a single line.
  ///
  /// If the lines are the same in the three layouts, they are. A wider view shows more of a text that is too long, so
  /// only a width that is rounded differently can show another part.
  private func hasSteadyLines(
    _ lower: FindingDistances.Piece, _ middle: FindingDistances.Piece, _ upper: FindingDistances.Piece
  ) -> Bool {
    let all = [lower, middle, upper]
    if all.allSatisfy({ $0.play > 0 }) { return true }
    guard all.allSatisfy({ $0.breaks == lower.breaks && $0.isShortened == lower.isShortened }) else { return false }
    return !lower.isShortened || areFirm([lower.edges], [middle.edges], [upper.edges])[0]
  }

  private func keepsApart(
    _ lower: SIMD4<Double>, _ middle: SIMD4<Double>, _ upper: SIMD4<Double>, _ isFirm: [Bool], play: Double = 0
  ) -> Bool {
    (0..<4).contains {
      side(lower[$0], middle[$0], upper[$0], isFirm: isFirm[$0 / 2], play: $0 < 2 ? play : 0) == .positive
    }
  }

  /// Whether pieces keep apart on a side however the gap there changes between the sizes, by more than the largest
  /// margin of ``side(_:_:_:isFirm:play:isStepped:)``. Of many pieces, almost all are as far apart as that.
  func keepsFarApart(_ lower: SIMD4<Double>, _ middle: SIMD4<Double>, _ upper: SIMD4<Double>) -> Bool {
    let least = pointwiseMin(pointwiseMin(lower, middle), upper)
    let greatest = pointwiseMax(pointwiseMax(lower, middle), upper)
    let room = least - (greatest - least) - largestMargin
    return room.max() >= 0
  }

  /// Whether pieces keep apart as far as that vertically, because one is above the other. The gap between them is no
  /// less than between these spans, and changes by no more than both move.
  func keepsFarApart(_ one: VerticalSpan, above other: VerticalSpan) -> Bool {
    other.top - one.bottom + 1 - largestMargin >= 0
  }

  private var largestMargin: Double { 2 * pixel + span / 8 }

  /// Returns the sign of a length at all sizes between three.
  ///
  /// - Parameters:
  ///   - isFirm: Whether the length is the same at all sizes if it is at the three.
  ///   - play: How much the length can differ from what the views' edges determine.
  private func side(
    _ lower: Double, _ middle: Double, _ upper: Double, isFirm: Bool, play: Double = 0, isStepped: Bool = false
  ) -> Side {
    let (least, greatest) = (min(lower, middle, upper), max(lower, middle, upper))
    let spread = greatest - least
    if spread < Self.noise, play == 0 {
      let wobble = isFirm ? 0 : pixel
      if lower + wobble < -Self.noise { return .negative }
      return lower - wobble >= -Self.noise ? .positive : .open
    }
    var margin = 2 * pixel + 2 * play
    if !isStraight(lower, middle, upper, within: 1.5 * pixel + play) {
      let isMonotonic = min(lower, upper) - pixel <= middle && middle <= max(lower, upper) + pixel
      if !isMonotonic || !isStepped && span > Self.narrowest { margin += spread + span / 8 }
    }
    if least >= margin { return .positive }
    return greatest <= -margin ? .negative : .open
  }

  /// Whether the middle is on the line through the others, within a distance.
  private func isStraight(_ lower: Double, _ middle: Double, _ upper: Double, within tolerance: Double) -> Bool {
    abs(lower + share * (upper - lower) - middle) <= tolerance
  }
}

extension ShownText {
  fileprivate var isShortened: Bool { paragraph.isTruncated || paragraph.need != nil }
  /// The height of a single shortened line, which is more than the width of a character, and else 0.
  fileprivate var play: Double { isShortened && paragraph.lines.count == 1 ? paragraph.size.height : 0 }

  /// Returns the area in which ink that was seen in some places can be: a text with several lines or an ellipsis ends
  /// elsewhere at each width.
  fileprivate func reach(around ink: [Rect]) -> Rect {
    let extent = ink.dropFirst().reduce(ink[0]) { $0.union($1) }
    guard paragraph.lines.count > 1 || isShortened else { return extent }
    let frame = view.convert(view.bounds, to: nil).intersection(visible)
    guard !frame.isEmpty else { return extent }
    let (left, right) = (min(extent.minX, frame.minX), max(extent.maxX, frame.maxX))
    return Rect(x: left, y: extent.minY, width: right - left, height: extent.height)
  }
}
