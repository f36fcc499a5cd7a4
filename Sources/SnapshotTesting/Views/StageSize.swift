import Galley
import UIKit

/// The size of a view for which a strategy names none: that of its frame, or one that fits its content along an axis in
/// which the frame is empty.
struct StageSize {
  let size: CGSize

  init(of view: UIView, in environment: LayoutEnvironment) {
    let frame = view.frame.size
    guard frame.width <= 0 || frame.height <= 0 else {
      size = frame
      return
    }
    let fitting = view.node.systemLayoutSizeFitting(
      Size(frame), horizontalFittingPriority: frame.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: frame.height > 0 ? .required : .fittingSizeLevel, in: environment)
    let own = fitting.width > 0 && fitting.height > 0 ? CGSize(fitting) : view.sizeThatFits(frame)
    size = CGSize(
      width: Self.extent(frame.width, fitting.width, own.width),
      height: Self.extent(frame.height, fitting.height, own.height))
  }

  /// The first extent that is not empty.
  private static func extent(_ extents: CGFloat...) -> CGFloat { extents.first { $0 > 0 } ?? 0 }
}
