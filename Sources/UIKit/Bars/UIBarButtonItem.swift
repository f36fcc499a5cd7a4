import Controls
import Foundation
import Graphics

/// A button, a view or a space in a navigation bar or a toolbar. Its target and its actions are kept and never called.
open class UIBarButtonItem: UIBarItem {
  /// What shows the item and takes its changes.
  final weak var bar: (any BarButtonItemOwner)?
  private var systemItem: BarSystemItem?
  private var ownPrimaryAction: UIAction?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image, style: style, target: target, action: action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil, style: style, target: target, action: action)
  }
  private convenience init(title: String?, image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem.item
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem.item
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, style: .plain, target: target, action: action)
    self.menu = menu
  }
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Takes the item of a document.
  final func take(_ item: BarButtonItem, customView: UIView?) {
    title = item.title
    image = item.image.map { UIImage($0) }
    systemItem = item.systemItem
    self.customView = customView
    style = item.isDone ? .done : .plain
    width = item.width
    isEnabled = item.isEnabled
    tintColor = item.tintColor.map { UIColor($0) }
  }

  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }
  private class func space(_ item: BarSystemItem, width: CGFloat) -> Self {
    let space = UIBarButtonItem()
    space.systemItem = item
    space.width = width
    return space as? Self ?? unsafeDowncast(space, to: Self.self)
  }

  open var style = Style.plain { didSet { contentDidChange() } }
  open var width: CGFloat = 0 { didSet { contentDidChange() } }
  open var customView: UIView? { didSet { contentDidChange() } }
  open var tintColor: UIColor? { didSet { contentDidChange() } }
  open var isHidden = false { didSet { contentDidChange() } }
  open var hidesSharedBackground = false { didSet { contentDidChange() } }
  open var sharesBackground = true { didSet { contentDidChange() } }
  /// The title and the image of an action become those of an item that has none, as in UIKit.
  open var primaryAction: UIAction? {
    get { ownPrimaryAction }
    set {
      ownPrimaryAction = newValue
      if title == nil, let newTitle = newValue?.title, !newTitle.isEmpty { title = newTitle }
      if image == nil { image = newValue?.image }
    }
  }

  /// Kept, but no menu opens.
  open var menu: UIMenu?
  /// Kept, but no menu opens.
  open var preferredMenuElementOrder = 0
  /// Kept, but the item is as wide as its title.
  open var possibleTitles: Set<String>?
  /// Kept, but selected items look like others.
  open var isSelected = false
  /// Kept, but nobody chooses from the menu.
  open var changesSelectionAsPrimaryAction = false
  open var action: Selector?
  open weak var target: AnyObject?
  /// Does nothing: items are drawn as in the system's bars.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Does nothing: items are drawn as in the system's bars.
  open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  /// Does nothing: items are drawn as in the system's bars.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Does nothing: items are drawn as in the system's bars.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Does nothing: items are drawn as in the system's bars.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  override func contentDidChange() { bar?.itemDidChange() }

  /// What Galley's bars show for the item.
  package final var item: BarButtonItem {
    var item = BarButtonItem(
      title: title, image: image?.image, systemItem: systemItem, customView: customView?.node)
    item.isEnabled = isEnabled
    item.isDone = style == .done
    item.width = Double(width)
    item.tintColor = (tintColor ?? titleColor)?.color
    item.accessibilityLabel = accessibilityLabel
    item.sharesBackground = sharesBackground
    item.hidesSharedBackground = hidesSharedBackground
    return item
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
    public static var prominent: Style { .done }
  }

  /// The items that the system names, with UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

    var item: BarSystemItem { Self.inOrder[rawValue] }

    private static let inOrder: [BarSystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close,
    ]
  }
}

/// What shows bar button items, and shows them again when one of them changes.
protocol BarButtonItemOwner: AnyObject {
  func itemDidChange()
}

extension [UIBarButtonItem] {
  /// Returns what Galley's bars show, and lets changes of the items be taken by their owner.
  func items(of owner: any BarButtonItemOwner) -> [BarButtonItem] {
    for item in self { item.bar = owner }
    return filter { !$0.isHidden }.map(\.item)
  }
}
