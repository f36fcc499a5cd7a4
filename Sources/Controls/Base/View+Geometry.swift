import AutoLayout
import Graphics

extension View {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a coordinate rounded to the nearest device pixel.
  func roundedToPixel(_ coordinate: Double) -> Double {
    let scale = traitCollection.displayScale
    return (coordinate * scale).rounded() / scale
  }

  /// Returns a length rounded up to whole device pixels. A thousandth of a pixel is treated as a rounding error.
  func ceiledToPixel(_ extent: Double) -> Double {
    let scale = traitCollection.displayScale
    return (extent * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the size for a view that no constraint places.
  ///
  /// The first positive one of these is used, separately for width and height: the intrinsic content size, the frame's
  /// size, the compressed fitting size.
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
