import AutoLayout
import Controls
import Graphics

/// How far a layout is from having or losing the findings that come and go with its size.
///
/// A finding compares lengths with a threshold: a view extends beyond its superview by more than a pixel, two texts cover each other
/// by more than a point. Between two sizes at which the same findings hold, others can hold only if such a length crosses its
/// threshold and comes back. ``areSettled(_:_:_:share:span:)`` says whether it can, from the lengths at both sizes and at one
/// between them.
package struct FindingDistances {
  /// Lengths that one finding compares, in points; negative where they speak for the finding.
  struct Lengths {
    /// The four sides; the finding holds if one of them is negative.
    var sides: SIMD4<Double>
    /// Whether the lengths change in steps and in one direction, as the height of a text does with its number of lines.
    var isStepped = false
  }

  /// A text, or a control that no text may overlap.
  struct Piece {
    let view: View
    let isText: Bool
    /// The area of the ink or of the control.
    let ink: Rect
    /// The area in which the ink changes by steps when the size does: that of the view if the text has several lines or an ellipsis.
    let reach: Rect
  }

  private var lengths: [Lengths] = []
  private var pieces: [Piece] = []
  /// What the lengths and pieces are about. Those of two layouts can be compared if they are about the same.
  private var subjects: [ObjectIdentifier] = []
  private let pixel: Double

  init(in picture: Picture, conflicts: [LayoutConflict], pixel: Double) {
    self.pixel = pixel
    for (view, _) in picture.views { addBounds(of: view) }
    for layer in picture.layers { add(layer) }
    for conflict in conflicts {
      add(Lengths(sides: Self.only(-conflict.violation)), of: ObjectIdentifier(conflict.broken))
    }
  }

  private mutating func add(_ lengths: Lengths, of subject: ObjectIdentifier) {
    self.lengths.append(lengths)
    subjects.append(subject)
  }

  private mutating func addBounds(of view: View) {
    guard let superview = view.superview, let area = view.areaInSuperview else { return }
    add(Lengths(sides: pixel - Self.excess(of: area, beyond: superview.bounds)), of: ObjectIdentifier(view))
  }

  private mutating func add(_ layer: Picture.Layer) {
    switch layer {
    case .cover: break
    case .control(let view, let rect): add(Piece(view: view, isText: false, ink: rect, reach: rect))
    case .text(let text):
      guard text.isUpright, let ink = text.inkExtent else { return }
      add(room(of: text), of: ObjectIdentifier(text.view))
      for clip in text.clips {
        let beyond = Self.excess(of: ink, beyond: clip.area)
        add(Lengths(sides: SIMD4(pixel, pixel, 1, 1) - beyond), of: ObjectIdentifier(clip.view))
      }
      let visible = ink.intersection(text.visible)
      guard !visible.isEmpty else { return }
      add(Piece(view: text.view, isText: true, ink: visible, reach: text.reach(around: visible)))
    }
  }

  private mutating func add(_ piece: Piece) {
    pieces.append(piece)
    subjects.append(ObjectIdentifier(piece.view))
  }

  /// Returns how much more room a text has than it needs: width if it has one line, else height.
  private func room(of text: ShownText) -> Lengths {
    let bounds = text.view.bounds
    if let need = text.paragraph.need, need.allowedLines != 1 || need.width <= need.allowedWidth {
      return Lengths(sides: Self.only(text.paragraph.size.height - need.height), isStepped: true)
    }
    if let need = text.paragraph.need { return Lengths(sides: Self.only(need.allowedWidth - need.width)) }
    guard text.paragraph.lines.count > 1 else { return Lengths(sides: Self.only(bounds.width - text.box.width)) }
    return Lengths(sides: Self.only(bounds.height - text.paragraph.size.height), isStepped: true)
  }

  /// A single length, beside three that speak against a finding at any size.
  private static func only(_ length: Double) -> SIMD4<Double> { SIMD4(length, 1000, 1000, 1000) }

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
  package static func areSettled(
    _ lower: FindingDistances, _ middle: FindingDistances, _ upper: FindingDistances, share: Double, span: Double
  ) -> Bool {
    guard lower.subjects == middle.subjects, middle.subjects == upper.subjects else { return false }
    let course = Course(share: share, isNarrow: span <= narrowest, pixel: lower.pixel)
    for index in lower.lengths.indices {
      let lengths = (lower.lengths[index], middle.lengths[index], upper.lengths[index])
      guard course.isSettled(lengths.0, lengths.1, lengths.2) else { return false }
    }
    for index in lower.pieces.indices {
      for other in lower.pieces[..<index].indices {
        let pairs = [lower, middle, upper].map { PiecePair($0.pieces[other], $0.pieces[index]) }
        guard course.isSettled(pairs[0], pairs[1], pairs[2]) else { return false }
      }
    }
    return true
  }

  /// The difference between two sizes, in points, within which no length is expected to turn and turn back.
  private static let narrowest = 8.0
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

  /// How far the pieces are apart on each side, more than the point that no finding reports. They overlap if all are negative.
  var gaps: SIMD4<Double> { Self.gaps(between: one.ink, other.ink) }
  /// The same for the areas in which ink can be. They do not overlap if one is positive.
  var certainGaps: SIMD4<Double> { Self.gaps(between: one.reach, other.reach) }

  private static func gaps(between one: Rect, _ other: Rect) -> SIMD4<Double> {
    SIMD4(other.minX - one.maxX, one.minX - other.maxX, other.minY - one.maxY, one.minY - other.maxY) + 1
  }
}

/// How lengths change between two sizes, from their values at both and at one between them.
///
/// Layouts are linear in the size but for bends, so lengths on a straight line through three points are taken to be on it in
/// between. Rounding to pixels moves an edge by half a pixel, so a length by one.
private struct Course {
  let share: Double
  let isNarrow: Bool
  let pixel: Double

  private enum Side {
    case negative, positive, open
  }

  func isSettled(
    _ lower: FindingDistances.Lengths, _ middle: FindingDistances.Lengths, _ upper: FindingDistances.Lengths
  ) -> Bool {
    if lower.sides == middle.sides, middle.sides == upper.sides { return true }
    let isStepped = isNarrow || lower.isStepped
    var areAllPositive = true
    for index in 0..<4 {
      switch side(lower.sides[index], middle.sides[index], upper.sides[index], isStepped: isStepped) {
      case .negative: return true
      case .open: areAllPositive = false
      case .positive: break
      }
    }
    return areAllPositive
  }

  func isSettled(_ lower: PiecePair, _ middle: PiecePair, _ upper: PiecePair) -> Bool {
    let reaches = (lower.certainGaps, middle.certainGaps, upper.certainGaps)
    for index in 0..<4 {
      let values = (reaches.0[index], reaches.1[index], reaches.2[index])
      if side(values.0, values.1, values.2, isStepped: isNarrow) == .positive { return true }
    }
    guard lower.isOfInterest else { return true }
    let gaps = (lower.gaps, middle.gaps, upper.gaps)
    if gaps.0 == gaps.1, gaps.1 == gaps.2 { return true }
    return (0..<4).allSatisfy {
      side(gaps.0[$0], gaps.1[$0], gaps.2[$0], isStepped: isNarrow) == .negative
    }
  }

  private func side(_ lower: Double, _ middle: Double, _ upper: Double, isStepped: Bool) -> Side {
    if lower == middle, middle == upper { return lower < 0 ? .negative : .positive }
    guard isStraight(lower, middle, upper) || isStepped && isMonotonic(lower, middle, upper) else { return .open }
    let margin = 2 * pixel
    if min(lower, middle, upper) >= margin { return .positive }
    return max(lower, middle, upper) <= -margin ? .negative : .open
  }

  /// Whether the middle is on the line through the others, but for the rounding of all three.
  private func isStraight(_ lower: Double, _ middle: Double, _ upper: Double) -> Bool {
    abs(lower + share * (upper - lower) - middle) <= 1.5 * pixel
  }

  private func isMonotonic(_ lower: Double, _ middle: Double, _ upper: Double) -> Bool {
    min(lower, upper) - pixel <= middle && middle <= max(lower, upper) + pixel
  }
}

extension ShownText {
  /// Returns the area in which ink that was seen in a place can be: a text with several lines or an ellipsis ends elsewhere at each
  /// width.
  fileprivate func reach(around ink: Rect) -> Rect {
    guard paragraph.lines.count > 1 || paragraph.isTruncated || paragraph.need != nil else { return ink }
    let frame = view.convert(view.bounds, to: nil).intersection(visible)
    guard !frame.isEmpty else { return ink }
    let (left, right) = (min(ink.minX, frame.minX), max(ink.maxX, frame.maxX))
    return Rect(x: left, y: ink.minY, width: right - left, height: ink.height)
  }
}
