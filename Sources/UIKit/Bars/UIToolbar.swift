import AutoLayout
import Controls
import Foundation

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning, BarButtonItemOwner {
  package override class func makeNode() -> View { Toolbar() }
  private var bar: Toolbar { node(as: Toolbar.self) }
  private var shownItems: [UIBarButtonItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeAppearance()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeAppearance()
  }

  /// Kept, but never asked.
  open weak var delegate: (any UIBarPositioningDelegate)?
  /// Always `.bottom`.
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

  /// Kept, but a bar is light or dark as its traits say.
  open var barStyle = UIBarStyle.default
  /// Kept, but bars look the same either way.
  open var isTranslucent = true
  @OfNode(\Toolbar.barTintColor) open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance() { didSet { bar.barTintColor = standardAppearance.ground } }
  /// Kept, but the standard appearance is always shown.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Kept, but bars are never compact.
  open var compactAppearance: UIToolbarAppearance?
  /// Kept, but bars are never compact.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Does nothing: backgrounds are colours.
  open func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics)
  {}
  /// Does nothing: the line above the bar is the system's.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  private func takeAppearance() {
    guard let proxy = UIAppearances.proxy(of: self) else { return }
    tintColor = proxy.node.tintColor.map { UIColor($0) }
    if let color = proxy.barTintColor { barTintColor = color }
  }
}
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
