import Foundation

/// A popover, which phones show as a sheet. On tablets it is drawn as a rounded panel at its source, without an arrow.
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  /// Kept, but only ``sourceView`` says where the popover is.
  open weak var sourceItem: AnyObject?
  /// Kept, but only ``sourceView`` says where the popover is.
  open weak var barButtonItem: UIBarButtonItem?
  /// Kept, but no arrow is drawn.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Always `.up`, and no arrow is drawn.
  open var arrowDirection: UIPopoverArrowDirection { .up }
  /// Kept, but the popover is below its source.
  open var canOverlapSourceViewRect = false
  /// Kept, but nobody touches the screen.
  open var passthroughViews: [UIView]?
  /// Kept, but the popover has the background of its view.
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Kept, but the panel is the system's.
  open var popoverBackgroundViewClass: AnyClass?
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)

  open override func presentationTransitionWillBegin() {
    presentedView?.layer.cornerRadius = 13
    presentedView?.clipsToBounds = true
    if presentedView?.backgroundColor == nil { presentedView?.backgroundColor = .systemBackground }
  }

  /// Below the source, or in the middle without one; 320 points wide unless the controller prefers another size.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let preferred = presentedViewController.preferredContentSize
    return frame(of: preferred == .zero ? CGSize(width: 320, height: 480) : preferred, in: bounds)
  }

  /// Whether the app has set what the popover points at.
  final var hasSource: Bool { sourceView != nil || sourceItem != nil || barButtonItem != nil }

  /// Returns the place of a popover of some size.
  final func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let room = bounds.inset(by: popoverLayoutMargins)
    var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    if let sourceView {
      let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
      let source = sourceView.convert(rect, to: nil)
      origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + 13)
    }
    origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
    origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
    return CGRect(origin: origin, size: size)
  }
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Decides about a popover. None of this is called, but its adaptation is asked for.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
