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
  /// The action whose title is emphasised, in an alert.
  open var preferredAction: UIAlertAction?
  open var textFields: [UITextField]? { ownTextFields.isEmpty ? nil : ownTextFields }
  /// Kept, but alerts of all severities look alike.
  open var severity = 0

  open func addAction(_ action: UIAlertAction) { ownActions.append(action) }

  /// Adds a field to an alert. Its text is the data of the picture.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
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
      return CGRect(x: x, y: (bounds.height / 2 - shown / 2).rounded(), width: width, height: shown)
    }
    let bottom = max(containerView.safeAreaInsets.bottom, AlertMetrics.current.sheetMargin)
    return CGRect(x: x, y: bounds.height - bottom - shown, width: width, height: shown)
  }
}

/// The sizes of alerts. Those without glass are the ones that alerts had from iOS 7 to 18; those of glass are by eye.
struct AlertMetrics {
  var width: CGFloat
  var cornerRadius: CGFloat
  var sheetCornerRadius: CGFloat
  var sheetMargin: CGFloat
  var insets: NSDirectionalEdgeInsets
  var textAlignment: NSTextAlignment
  var buttonHeight: CGFloat
  var sheetButtonHeight: CGFloat
  /// Whether buttons are capsules, and not divided by lines.
  var hasCapsules: Bool

  static var current: AlertMetrics { UIKitEnvironment.sceneTraits.hasGlass ? glass : flat }

  private static let flat = AlertMetrics(
    width: 270, cornerRadius: 14, sheetCornerRadius: 13, sheetMargin: 8,
    insets: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16), textAlignment: .center,
    buttonHeight: 44, sheetButtonHeight: 57, hasCapsules: false)
  private static let glass = AlertMetrics(
    width: 300, cornerRadius: 34, sheetCornerRadius: 34, sheetMargin: 8,
    insets: NSDirectionalEdgeInsets(top: 22, leading: 24, bottom: 20, trailing: 24), textAlignment: .natural,
    buttonHeight: 48, sheetButtonHeight: 48, hasCapsules: true)
}
