import Foundation

/// The look of what is dragged. Nobody drags, so it is not drawn.
open class UIDragPreview: NSObject {
  public let view: UIView
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) { self.view = view }
}

open class UIDragPreviewParameters: UIPreviewParameters {}

open class UITargetedDragPreview: UITargetedPreview {}

// MARK: - Previews

/// The look of a view while a menu or a drag lifts it, which never happens.
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear
  public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// Where a preview is shown. None is.
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
  }
}

/// A view that a menu or a drag lifts, which never happens.
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(), target: UIPreviewTarget? = nil) {
    self.view = view
    self.parameters = parameters
  }
}
