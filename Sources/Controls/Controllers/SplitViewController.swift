import AutoLayout
import Graphics

/// A container that shows a primary and a secondary controller side by side if the width is regular: on tablets and on
/// large phones in landscape. Elsewhere it shows one of them.
///
/// ```swift
/// let split = SplitViewController()
/// split.setViewController(MailboxesController(), for: .primary)
/// split.setViewController(LetterController(), for: .secondary)
/// ```
open class SplitViewController: ViewController {
  /// A place for a controller.
  public enum Column: Hashable, Sendable {
    /// The narrow column at the leading edge.
    case primary
    /// The wide column beside it.
    case secondary
    /// The place for what is shown instead where the width is compact. By default, that is the primary column.
    case compact
  }

  /// The width of the primary column in points, or `nil` for ``preferredPrimaryColumnWidthFraction``.
  open var preferredPrimaryColumnWidth: Double? { didSet { columnsView?.markNeedsLayout() } }
  /// The width of the primary column as a fraction of the view's, or `nil` for 320 points.
  open var preferredPrimaryColumnWidthFraction: Double? { didSet { columnsView?.markNeedsLayout() } }
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth = 0.0 { didSet { columnsView?.markNeedsLayout() } }
  /// The greatest width of the primary column in points, or `nil` for half of the view's.
  open var maximumPrimaryColumnWidth: Double? { didSet { columnsView?.markNeedsLayout() } }

  private var columns: [Column: ViewController] = [:]
  private var columnsView: SplitColumnsView?

  // MARK: Columns

  /// Puts a controller into a column, instead of the one that is there. As in UIKit, a controller that is neither a
  /// navigation nor a tab bar controller gets a navigation controller around it, except in the compact column.
  ///
  /// - Parameters:
  ///   - viewController: The controller, or `nil` to empty the column. One that is around the split view controller is
  ///     left out.
  ///   - column: The column.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    if let former = columns.removeValue(forKey: column) { release(former) }
    if let viewController, viewController.canBeChild(of: self) {
      for (other, controller) in columns where controller === viewController { columns[other] = nil }
      let child = column == .compact ? viewController : viewController.insideNavigation
      columns[column] = child
      take(child)
    }
    columnsView?.markNeedsLayout()
  }

  /// Returns the controller in a column, which may be the navigation controller around the one that was set, or `nil`.
  public func viewController(for column: Column) -> ViewController? { columns[column] }

  /// Whether only one column is shown, because the width is compact.
  public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  private var shownColumns: (primary: ViewController?, secondary: ViewController?) {
    guard isCollapsed else { return (columns[.primary], columns[.secondary]) }
    return (columns[.compact] ?? columns[.primary] ?? columns[.secondary], nil)
  }

  // MARK: View

  open override func loadView() {
    let columnsView = SplitColumnsView { [weak self] view in
      guard let self else { return }
      let shown = shownColumns
      view.width = primaryColumnWidth
      view.show(primary: shown.primary?.view, secondary: shown.secondary?.view)
    }
    self.columnsView = columnsView
    view = columnsView
  }

  private var primaryColumnWidth: SplitColumnWidth {
    SplitColumnWidth(
      preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth)
  }

  open override var childForStatusBarStyle: ViewController? { shownColumns.secondary ?? shownColumns.primary }
  open override var childForStatusBarHidden: ViewController? { shownColumns.secondary ?? shownColumns.primary }
}

extension ViewController {
  fileprivate var insideNavigation: ViewController {
    if self is NavigationController || self is TabBarController { return self }
    return NavigationController(rootViewController: self)
  }
}
