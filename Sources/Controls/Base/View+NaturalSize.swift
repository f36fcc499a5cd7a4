import AutoLayout
import Graphics

extension View {
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
