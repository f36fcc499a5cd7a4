import Controls
import Foundation
import Graphics

/// What a bar shows: a title, an image, or a system item.
open class UIBarItem: NSObject {
  public override init() { super.init() }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { contentDidChange() } }
  open var image: UIImage? { didSet { contentDidChange() } }
  open var isEnabled = true { didSet { contentDidChange() } }
  open var tag = 0
  open var accessibilityLabel: String? { didSet { contentDidChange() } }

  /// Kept, but bars have images of one size.
  open var landscapeImagePhone: UIImage?
  /// Kept, but the large content viewer never opens.
  open var largeContentSizeImage: UIImage?
  /// Kept, but images are drawn without insets.
  open var imageInsets = UIEdgeInsets.zero
  /// Kept, but images are drawn without insets.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Kept, but images are drawn without insets.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Kept, but only the label of an item is spoken.
  open var accessibilityIdentifier: String?
  /// Kept, but only the label of an item is spoken.
  open var accessibilityHint: String?
  /// Kept, but only the label of an item is spoken.
  open var accessibilityValue: String?
  /// Kept, but only the label of an item is spoken.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Kept, but only the label of an item is spoken.
  open var isAccessibilityElement = true

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the title. Only the colour for the normal state is drawn, and only in bar button items.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  /// The colour that the attributes give the title.
  final var titleColor: UIColor? { titleAttributes[UIControl.State.normal.rawValue]?[.foregroundColor] as? UIColor }

  /// Called when what the item shows has changed.
  func contentDidChange() {}
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  public static var blackOpaque: UIBarStyle { .black }
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Decides which position a bar has. Never asked.
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
