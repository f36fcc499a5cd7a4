import Foundation
import Graphics

extension UIViewController {
  /// Makes the presentation of the controller's style.
  func ownPresentation(by presenter: UIViewController?) -> UIPresentationController {
    if self is UIAlertController { return AlertPresentation(presentedViewController: self, presenting: presenter) }
    return switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// The sheet of the controller, whose detents an app sets before it presents.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var activePresentationController: UIPresentationController? { presentationController }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController ?? (self as? UIAlertController)?.popover
  }
  /// The transition of a presentation, while its hooks run.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }

  /// The controller that presents for this one: the outermost around it.
  final var presentingAncestor: UIViewController {
    var outermost = self
    while let outer = outermost.parent { outermost = outer }
    return outermost
  }
}
