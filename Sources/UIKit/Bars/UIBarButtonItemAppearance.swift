import Controls
import Foundation

/// The look of an item's title in a state. It is kept, and the bars of Galley do not read it.
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, but items stay at their places.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  /// Kept, but items stay at their places.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The look of a bar's items. It is kept, and the bars of Galley do not read it.
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// Does nothing: items without an appearance are drawn in the default one.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
