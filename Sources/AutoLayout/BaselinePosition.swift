/// The distance of a baseline from the top of the alignment rectangle: a share of the height and a constant.
///
/// A sum of the two keeps constraints between baselines linear. The frames that Interface Builder saved need the share:
/// text fields that are 32 and 43.5 points high are aligned with labels by their text, in two documents.
package struct BaselinePosition: Hashable, Sendable {
  /// The share of the alignment rectangle's height.
  let share: Double
  /// The constant part in points.
  let constant: Double

  init(share: Double, constant: Double) {
    (self.share, self.constant) = (share, constant)
  }

  /// Creates the position of the top edge, for a share of 0, or of the bottom edge, for 1.
  init(edgeAt share: Double) { self.init(share: share, constant: 0) }

  /// Returns the distance from the top of an alignment rectangle of a height, in points.
  package func distance(inHeight height: Double) -> Double { share * height + constant }
}

extension View {
  /// Returns the position of a baseline at a width of the alignment rectangle in points, or `nil` for a view without
  /// text.
  package func baselinePosition(isFirst: Bool, atWidth width: Double) -> BaselinePosition? {
    guard let offset = isFirst ? firstBaselineOffset(atWidth: width) : lastBaselineOffset(atWidth: width) else {
      return nil
    }
    guard let share = shareOfHeightAboveText else {
      return isFirst ? BaselinePosition(share: 0, constant: offset) : BaselinePosition(share: 1, constant: -offset)
    }
    // The offsets belong to the height that the class computes, which an app or a document may replace.
    let height = intrinsicContentSize(atWidth: width).height
    return BaselinePosition(share: share, constant: (isFirst ? offset : height - offset) - share * height)
  }
}
