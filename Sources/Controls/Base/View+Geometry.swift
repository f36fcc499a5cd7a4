import AutoLayout
import Graphics

extension View {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A coordinate moved to the nearest device pixel.
  func roundedToPixel(_ coordinate: Double) -> Double {
    let scale = traitCollection.displayScale
    return (coordinate * scale).rounded() / scale
  }

  /// An extent grown to whole device pixels; rounding errors of sums do not count as a pixel.
  func ceiledToPixel(_ extent: Double) -> Double {
    let scale = traitCollection.displayScale
    return (extent * scale - 0.001).rounded(.up) / scale
  }

  /// The size of a view that no constraint places: its content's, else its frame's, else the least that the constraints
  /// inside it allow, by axis.
  func naturalOrFrameSize(of view: View) -> Size {
    var size = view.intrinsicContentSize
    if size.width <= 0 { size.width = view.frame.width }
    if size.height <= 0 { size.height = view.frame.height }
    guard size.width <= 0 || size.height <= 0, !view.subviews.isEmpty else { return size }
    let fitting = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    if size.width <= 0 { size.width = fitting.width }
    if size.height <= 0 { size.height = fitting.height }
    return size
  }
}
