import AutoLayout
import Controls
import Foundation

/// A message with buttons, as an alert in the middle of the screen or as an action sheet at its lower edge.
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
    view = ownStyle == .alert ? AlertView(of: self) : ActionSheetView(of: self)
  }

  /// The actions in the order of their buttons: the one that cancels is the last of several.
  final var shownActions: [UIAlertAction] {
    ownActions.filter { $0.style != .cancel } + ownActions.filter { $0.style == .cancel }
  }

  public enum Style: Int, Sendable { case actionSheet, alert }
}

/// Shows an alert in the middle of a dimmed screen, or an action sheet at its lower edge.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = .black
    dimming.alpha = UIKitEnvironment.sceneTraits.userInterfaceStyle == .dark ? 0.48 : 0.2
    containerView?.insertSubview(dimming, at: 0)
  }

  override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = presentedView else { return .zero }
    let bounds = containerView.bounds
    let isAlert = (presentedViewController as? UIAlertController)?.preferredStyle == .alert
    // On tablets, an action sheet is a popover; without a source it is drawn like an alert.
    let isPanel = isAlert || UIKitEnvironment.sceneTraits.horizontalSizeClass == .regular
    let width = isPanel ? AlertMetrics.current.width : bounds.width - 2 * AlertMetrics.current.sheetMargin
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let room = bounds.inset(by: containerView.safeAreaInsets)
    let shown = min(height, room.height)
    let x = ((bounds.width - width) / 2).rounded()
    guard !isPanel else {
      let middle = AlertMetrics.current.isInSafeArea ? room.midY : bounds.midY
      let scale = UIScreen.main.scale
      return CGRect(x: x, y: ((middle - shown / 2) * scale).rounded() / scale, width: width, height: shown)
    }
    let bottom = max(containerView.safeAreaInsets.bottom, AlertMetrics.current.sheetMargin)
    return CGRect(x: x, y: bounds.height - bottom - shown, width: width, height: shown)
  }
}
