import Foundation
import Graphics

/// The presentation of a controller over another: where its view is, and what is around it.
///
/// A scene's picture shows the presentation after its transition. The hooks of an app's subclass are called in UIKit's
/// order.
open class UIPresentationController: NSObject {
  /// The controller that is presented. It keeps its presentation.
  public unowned let presentedViewController: UIViewController
  /// The controller that presents. It keeps the presented one.
  public private(set) unowned(unsafe) var presentingViewController: UIViewController
  private let placeholderPresenter: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    placeholderPresenter = presentingViewController == nil ? UIViewController() : nil
    self.presentingViewController = presentingViewController ?? placeholderPresenter ?? presentedViewController
  }

  final func setPresenting(_ controller: UIViewController) { presentingViewController = controller }

  /// The view that holds the presented view, as large as the screen, while something is presented.
  open internal(set) var containerView: UIView?
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// Always `.none`: only the delegate adapts a presentation.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Always `.none`: only the delegate adapts a presentation.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// Not asked: a presentation is over the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Not asked: the presenter's view stays behind.
  open var shouldRemovePresentersView: Bool { false }
  /// Kept, but the presented view has the traits of the screen.
  open var overrideTraitCollection: UITraitCollection?
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Never called: nothing is dismissed in a picture.
  open func dismissalTransitionWillBegin() {}
  /// Never called: nothing is dismissed in a picture.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  /// Never called: a snapshot is not rotated.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called: a snapshot is not rotated.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: the presented view is placed when it is laid out.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: the presented view is placed when it is laid out.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: the presented view is placed when it is laid out.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// How far the screen behind moves back, or `nil` if it stays.
  func cardOfPresenter(in bounds: CGRect) -> CGRect? { nil }
}

/// A controller that tells its container about its size.
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}
extension UIViewController: UIContentContainer {}

/// Decides how a presentation adapts. Popovers alone ask for its style; the rest is never called.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
