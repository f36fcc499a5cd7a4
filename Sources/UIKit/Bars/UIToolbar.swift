import AutoLayout
import Controls
import Foundation

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning, BarButtonItemOwner {
  package override class func makeNode() -> View { Toolbar() }
  private var bar: Toolbar { node as? Toolbar ?? Toolbar() }
  private var shownItems: [UIBarButtonItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
  }

  open weak var delegate: (any UIBarPositioningDelegate)?
  open var barPosition: UIBarPosition { .bottom }
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set {
      shownItems = newValue ?? []
      itemDidChange()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  func itemDidChange() { bar.items = shownItems.items(of: self) }

  /// Keeps the items of a document, which the bar shows already.
  final func take(_ items: [UIBarButtonItem]) { self.items = items }

  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor? {
    get { bar.barTintColor.map { UIColor($0) } }
    set { bar.barTintColor = newValue?.color }
  }
  open var standardAppearance = UIToolbarAppearance() { didSet { bar.barTintColor = standardAppearance.ground } }
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics)
  {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  private func takeAppearance() {
    guard let proxy = UIAppearances.proxy(of: self) else { return }
    tintColor = proxy.node.tintColor.map { UIColor($0) }
    if let color = proxy.barTintColor { barTintColor = color }
  }
}
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
