import AutoLayout
import Graphics

extension View {
  /// The size of a view that no constraint places: its content's, else its frame's, by axis.
  func naturalOrFrameSize(of view: View) -> Size {
    let natural = view.intrinsicContentSize
    return Size(
      width: natural.width > 0 ? natural.width : view.frame.width,
      height: natural.height > 0 ? natural.height : view.frame.height)
  }
}
