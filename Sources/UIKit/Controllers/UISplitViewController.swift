import AutoLayout
import Controls
import Foundation

/// A container that shows a primary and a secondary controller side by side where there is room. Supplementary columns
/// are kept, but not shown.
open class UISplitViewController: UIViewController {
  package override class func makeNode() -> ViewController { SplitViewController() }
  private var container: SplitViewController { node(as: SplitViewController.self) }
  private var columns: [Column: UIViewController] = [:]
  private let ownStyle: Style

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
  }

  /// Kept, but never asked.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var style: Style { ownStyle }

  // MARK: Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let former = columns[column] { forget(former) }
    columns[column] = vc.map { column == .compact ? $0 : Self.insideNavigation($0) }
    if let shown = columns[column] { keep(shown) }
    if let place = column.column { container.setViewController(columns[column]?.node, for: place) }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Does nothing: the columns follow from the size classes.
  open func show(_ column: Column) {}
  /// Does nothing: the columns follow from the size classes.
  open func hide(_ column: Column) {}

  private static func insideNavigation(_ controller: UIViewController) -> UIViewController {
    if controller is UINavigationController || controller is UITabBarController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  /// The primary and the secondary controller.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setOwn(newValue.first, for: .primary)
      setOwn(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }
  /// Puts a controller into a column as it is, as UIKit does for split views without a style.
  private func setOwn(_ controller: UIViewController?, for column: Column) {
    if let former = columns[column] { forget(former) }
    columns[column] = controller
    if let controller { keep(controller) }
    if let place = column.column { container.setViewController(controller?.node, for: place) }
  }
  open override func show(_ vc: UIViewController, sender: Any?) { setViewController(vc, for: .primary) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { setOwn(vc, for: .secondary) }
  open var isCollapsed: Bool { container.isCollapsed }

  // MARK: Widths

  open var preferredPrimaryColumnWidth: CGFloat {
    get { container.preferredPrimaryColumnWidth.map { CGFloat($0) } ?? Self.automaticDimension }
    set { container.preferredPrimaryColumnWidth = newValue < 0 ? nil : Double(newValue) }
  }
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { container.preferredPrimaryColumnWidthFraction.map { CGFloat($0) } ?? Self.automaticDimension }
    set { container.preferredPrimaryColumnWidthFraction = newValue < 0 ? nil : Double(newValue) }
  }
  @OfNode(\SplitViewController.minimumPrimaryColumnWidth) open var minimumPrimaryColumnWidth: CGFloat
  open var maximumPrimaryColumnWidth: CGFloat {
    get { container.maximumPrimaryColumnWidth.map { CGFloat($0) } ?? Self.automaticDimension }
    set { container.maximumPrimaryColumnWidth = newValue < 0 ? nil : Double(newValue) }
  }
  open var primaryColumnWidth: CGFloat { columns[.primary]?.viewIfLoaded?.frame.width ?? 0 }
  public class var automaticDimension: CGFloat { -1 }

  /// Kept, but the columns follow from the size classes.
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  /// Kept, but columns are side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Always side by side.
  open var splitBehavior: SplitBehavior { .tile }
  /// Kept, but no button and no gesture hides a column.
  open var presentsWithGesture = true
  /// Kept, but no button and no gesture hides a column.
  open var showsSecondaryOnlyButton = false
  /// Kept, but the primary column is at the leading side.
  open var primaryEdge = PrimaryEdge.leading
  /// Kept, but the primary column has its view's background.
  open var primaryBackgroundStyle = 0
  /// A button with an image, which hides no column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)

  open override func loadView() { adoptView(of: node) }

  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact

    fileprivate var column: SplitViewController.Column? {
      switch self {
      case .primary: .primary
      case .secondary: .secondary
      case .compact: .compact
      case .supplementary: nil
      }
    }
  }
}

/// What UIKit asks the delegate of a split view. Nothing of it is asked here: where the width is compact, the primary
/// column is shown.
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
}
