import AutoLayout
import Controls
import Foundation

/// What a navigation bar shows for a controller. Changes are written through to the controller of the layout.
open class UINavigationItem: NSObject, BarButtonItemOwner {
  /// The controller whose item this is, or `nil` for an item that code made for a bar of its own.
  private weak var owner: ViewController?
  private var ownItem = NavigationItem()
  /// The bar that shows an item without a controller.
  final weak var bar: UINavigationBar?
  private var leftItems: [UIBarButtonItem] = []
  private var rightItems: [UIBarButtonItem] = []
  private var shownTitleView: UIView?

  init(of owner: ViewController) { self.owner = owner }
  public init(title: String) { ownItem.title = title }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// What Galley's bars show.
  final var item: NavigationItem {
    get { owner?.navigationItem ?? ownItem }
    set {
      if let owner { owner.navigationItem = newValue } else { ownItem = newValue }
      bar?.showTopItem()
    }
  }

  func takeTitle(_ title: String?) { item.title = title }

  /// Takes the content that a document gives the item of a controller.
  final func take(_ content: NavigationItem, left: [UIBarButtonItem], right: [UIBarButtonItem], titleView: UIView?) {
    var taken = content
    taken.title = content.title ?? item.title
    item = taken
    if let titleView { self.titleView = titleView }
    if !left.isEmpty { leftBarButtonItems = left }
    if !right.isEmpty { rightBarButtonItems = right }
  }

  func itemDidChange() {
    var changed = item
    changed.leadingItems = leftItems.items(of: self)
    changed.trailingItems = rightItems.items(of: self)
    item = changed
  }

  open var title: String? {
    get { item.title }
    set { item.title = newValue }
  }
  open var prompt: String? {
    get { item.prompt }
    set { item.prompt = newValue }
  }
  open var titleView: UIView? {
    get { shownTitleView }
    set {
      shownTitleView = newValue
      item.titleView = newValue?.node
    }
  }

  // MARK: Items

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set {
      leftItems = newValue ?? []
      itemDidChange()
    }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set {
      rightItems = newValue ?? []
      itemDidChange()
    }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open var leftItemsSupplementBackButton: Bool {
    get { item.leftItemsSupplementBackButton }
    set { item.leftItemsSupplementBackButton = newValue }
  }

  // MARK: Back button

  /// The button that leads back to this controller. Its title is shown.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if let title = backBarButtonItem?.title { item.backButtonTitle = title } }
  }
  open var backButtonTitle: String? {
    get { item.backButtonTitle }
    set { item.backButtonTitle = newValue }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { BackButtonDisplayMode(item.backButtonDisplayMode) }
    set { item.backButtonDisplayMode = newValue.node }
  }
  open var hidesBackButton: Bool {
    get { item.hidesBackButton }
    set { item.hidesBackButton = newValue }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Kept, but nobody goes back.
  open var backAction: UIAction?

  // MARK: Large titles and appearance

  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { LargeTitleDisplayMode(item.largeTitleDisplayMode) }
    set { item.largeTitleDisplayMode = newValue.node }
  }
  /// Appearances of one controller, which replace those of the bar while it is shown.
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, but bars are never compact.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept, but bars are never compact.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var searchController: UISearchController? { didSet { item.searchController = searchController?.controller } }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { item.preferredSearchBarPlacement = preferredSearchBarPlacement.placement }
  }
  /// Kept, but the search bar is always shown: nobody scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// Kept, but items are arranged as in a navigator.
  open var style = ItemStyle.navigator
  /// Kept, but no menu opens.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public enum LargeTitleDisplayMode: Int, Sendable, NodeCase {
    case automatic, always, never, inline

    package typealias Node = NavigationItem.LargeTitleDisplayMode
    package static let nodes: [Node] = [.automatic, .always, .never, .never]
  }

  public enum BackButtonDisplayMode: Int, Sendable, NodeCase {
    case `default`, generic, minimal

    package typealias Node = NavigationItem.BackButtonDisplayMode
    package static let nodes: [Node] = [.default, .generic, .minimal]
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated

    fileprivate var placement: Controls.SearchBarPlacement {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .stacked: .stacked
      case .integrated: .integrated
      }
    }
  }

  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
}
