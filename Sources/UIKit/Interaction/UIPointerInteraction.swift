import Foundation

// MARK: - Pointers, pencils and keyboards

/// What a pointer would do over a view. There is none, and the delegate is not kept.
open class UIPointerInteraction: UIInertInteraction {
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
  open func invalidate() {}
}

public protocol UIPointerInteractionDelegate: AnyObject {}

/// A part of a view that a pointer would enter. There is no pointer.
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// What is known of a pointer. There is none.
open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
}

/// The look of a pointer. There is none, so it is not kept.
open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// What a pointer would do to a view. There is none, so the preview is not kept.
open class UIPointerEffect: NSObject {
  public init(preview: UITargetedPreview) {}
  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
}

open class UIPointerHighlightEffect: UIPointerEffect {}

open class UIPointerLiftEffect: UIPointerEffect {}

open class UIPointerHoverEffect: UIPointerEffect {}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
