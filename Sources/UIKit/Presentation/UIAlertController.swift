import AutoLayout
import Controls
import Foundation

/// A message with buttons, as an alert in the middle of the screen or as an action sheet.
///
/// An action sheet is at the lower edge up to iOS 18. In iOS 26 it looks like an alert, or is a popover if it has a
/// source.
///
/// A scene of an alert controller is the alert over an empty screen.
open class UIAlertController: UIViewController {
  private var ownActions: [UIAlertAction] = []
  private var ownTextFields: [UITextField] = []
  private var ownStyle = Style.actionSheet
  /// The controller under an alert that is a scene of its own.
  final var emptyScreen: UIViewController?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    ownStyle = preferredStyle
    modalPresentationStyle = .custom
  }

  open var preferredStyle: Style { ownStyle }
  open var message: String?
  open var actions: [UIAlertAction] { ownActions }
  /// The action that is emphasised in an alert: by its title, and by its fill if the look has capsules.
  open var preferredAction: UIAlertAction?
  open var textFields: [UITextField]? { ownTextFields.isEmpty ? nil : ownTextFields }
  /// Kept, but alerts of all severities look alike.
  open var severity = 0

  open func addAction(_ action: UIAlertAction) { ownActions.append(action) }

  /// Adds a field to an alert. Its text is the data of the picture.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: AlertMetrics.current.fields.style)
    configurationHandler?(field)
    ownTextFields.append(field)
  }

  open override func loadView() {
    view = panels.map { ActionSheetView(of: self, $0) } ?? AlertView(of: self)
  }

  /// The popover of an action sheet, whose source an app sets before it presents.
  private(set) final lazy var popover =
    ownStyle == .alert ? nil : UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  final var isInPopover: Bool { AlertMetrics.current.popover != nil && popover?.hasSource == true }
  final var metrics: AlertMetrics {
    let metrics = AlertMetrics.current
    return isInPopover ? metrics.popover.map(metrics.changed) ?? metrics : metrics
  }
  /// The panels of an action sheet, or `nil` for a card.
  final var panels: AlertMetrics.Panels? { ownStyle == .alert ? nil : metrics.panels }

  /// The actions in the order of their buttons: the one that cancels is the last of several, and a popover has none (a
  /// tap elsewhere cancels; WWDC 2025, session 284).
  final var shownActions: [UIAlertAction] {
    if isInPopover { return ownActions.filter { $0.style != .cancel } }
    return ownActions.filter { $0.style != .cancel } + ownActions.filter { $0.style == .cancel }
  }

  public enum Style: Int, Sendable { case actionSheet, alert }
}

/// Shows an alert in the middle of a dimmed screen, and an action sheet there, at its lower edge or at its source.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = alert?.isInPopover == true ? .clear : .black
    dimming.alpha = UIKitEnvironment.sceneTraits.userInterfaceStyle == .dark ? 0.48 : 0.2
    containerView?.insertSubview(dimming, at: 0)
  }

  override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = presentedView else { return .zero }
    let bounds = containerView.bounds
    let metrics = alert?.metrics ?? .current
    // On tablets, an action sheet is a popover; up to iOS 18 it is drawn like an alert, without one.
    let isOnPad = UIKitEnvironment.sceneTraits.horizontalSizeClass == .regular
    let panels = isOnPad ? nil : alert?.panels
    let width = panels.map { bounds.width - 2 * $0.margin } ?? metrics.width
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let room = bounds.inset(by: containerView.safeAreaInsets)
    let shown = min(height, room.height)
    let x = ((bounds.width - width) / 2).rounded()
    if let alert, alert.isInPopover, let popover = alert.popover {
      return popover.frame(of: CGSize(width: width, height: shown), in: bounds)
    }
    guard let panels else {
      let middle = metrics.isInSafeArea ? room.midY : bounds.midY
      let scale = UIScreen.main.scale
      return CGRect(x: x, y: ((middle - shown / 2) * scale).rounded() / scale, width: width, height: shown)
    }
    let bottom = max(containerView.safeAreaInsets.bottom, panels.margin)
    return CGRect(x: x, y: bounds.height - bottom - shown, width: width, height: shown)
  }
}
