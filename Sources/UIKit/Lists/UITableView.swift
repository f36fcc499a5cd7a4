import AutoLayout
import Controls
import Foundation
import Graphics

/// Rows in one column, which the table asks its data source for when it is laid out.
///
/// As many rows are made as fill the table and the screen; the height of the others is estimated. What code asks of the
/// table before its first layout, such as ``cellForRow(at:)``, is answered as UIKit answers it for rows that are not
/// visible.
open class UITableView: UIScrollView {
  package override class func makeNode() -> View { TableView(style: .plain) }
  package final var table: TableView { node(as: TableView.self) }

  public init(frame: CGRect, style: Style) {
    super.init(coder: NibCoder(TableView(frame: Rect(frame), style: style.node)))!
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownRowHeight = table.rowHeight.map { CGFloat($0) }
  }

  /// The height of a row, header or footer that fits its content.
  public static let automaticDimension: CGFloat = -1
  /// The identifier of the icon for search in a section index.
  public static let indexSearch = "{search}"

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }
  /// Kept, but never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept, but nobody drags rows.
  open weak var dragDelegate: AnyObject?
  /// Kept, but nobody drags rows.
  open weak var dropDelegate: AnyObject?
  open var style: Style { Style(table.style) }

  final let reusableCells = ReusableViews<UITableViewCell>()
  final let reusableEdges = ReusableViews<UITableViewHeaderFooterView>()
  /// What was loaded from the data source, or `nil` before the next load.
  final var content: TableContent?
  /// What is shown while the data source has no rows, or `nil` to show nothing.
  final var samples: SampleRows? { didSet { setNeedsReload() } }
  /// The sections that the table has in its document.
  final var staticSections: [TableSection] = []
  final var selection: [IndexPath] = []
  private var toldContentSize: CGSize?

  /// Asks the data source again at the next layout, or when the number of rows is asked.
  open func reloadData() {
    selection = []
    setNeedsReload()
  }

  final func setNeedsReload() {
    recycle()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    loadRows()
    super.layoutSubviews()
    placeBackgroundView()
    tellContentSize()
  }

  /// Sets the content size that the layout determined, which an app may observe by an override.
  private func tellContentSize() {
    let size = CGSize(table.contentSize)
    guard size != toldContentSize else { return }
    toldContentSize = size
    contentSize = size
  }

  // MARK: Heights

  private var ownRowHeight: CGFloat?
  open var rowHeight: CGFloat {
    get { ownRowHeight ?? Self.automaticDimension }
    set {
      ownRowHeight = newValue
      if dataSource == nil { table.rowHeight = newValue > 0 ? Double(newValue) : nil }
      setNeedsLayout()
    }
  }
  /// The heights that code has set, unlike those of a document, which only give titles the space that the look has.
  final var ownSectionHeights: (header: CGFloat?, footer: CGFloat?)
  open var sectionHeaderHeight: CGFloat {
    get { ownSectionHeights.header ?? table.sectionHeaderHeight.map { CGFloat($0) } ?? Self.automaticDimension }
    set {
      ownSectionHeights.header = newValue
      setNeedsLayout()
    }
  }
  open var sectionFooterHeight: CGFloat {
    get { ownSectionHeights.footer ?? table.sectionFooterHeight.map { CGFloat($0) } ?? Self.automaticDimension }
    set {
      ownSectionHeights.footer = newValue
      setNeedsLayout()
    }
  }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Kept, but footers that are not loaded take no room.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat {
    get { table.sectionHeaderTopPadding.map { CGFloat($0) } ?? Self.automaticDimension }
    set { table.sectionHeaderTopPadding = newValue >= 0 ? Double(newValue) : nil }
  }
  /// Kept, but no rows are drawn below the last.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Views

  /// The view above the rows, as high as its frame.
  @OfNode(\TableView.tableHeaderView) open var tableHeaderView: UIView?
  /// The view below the rows, as high as its frame.
  @OfNode(\TableView.tableFooterView) open var tableFooterView: UIView?
  open var backgroundView: UIView? { didSet { showBehind(backgroundView, insteadOf: oldValue) } }

  private func placeBackgroundView() { backgroundView?.frame = bounds }

  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { table.hasSeparators ? .singleLine : .none }
    set {
      table.hasSeparators = newValue != .none
      setNeedsLayout()
    }
  }
  @OfNode(\TableView.separatorColor) open var separatorColor: UIColor?
  open var separatorInset: UIEdgeInsets {
    get { table.separatorInset.map(UIEdgeInsets.init) ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set { table.separatorInset = EdgeInsets(newValue) }
  }
  /// Kept, but insets are from the edges of the cell.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Kept, but separators are colours.
  open var separatorEffect: UIVisualEffect?
  /// Kept, but cells have the table's margins.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Kept, but contents are always inset from the safe area.
  open var insetsContentViewsToSafeArea = true

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusableCells.register(cellClass, identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusableCells.register(nib, identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusableEdges.register(aClass, identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusableEdges.register(nib, identifier)
  }
  /// Sets how cells of a prototype of a document are made.
  package final func registerPrototype(_ identifier: String, _ make: @escaping () -> UITableViewCell?) {
    reusableCells.register(identifier) { _ in make() }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isUsed) = reusableCells.dequeue(identifier) else { return nil }
    if isUsed { cell.prepareForReuse() }
    cell.takeIdentifier(identifier)
    return cell
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    if bounds.width > 0 { cell.frame.size.width = CGFloat(table.rowsWidth) }
    return cell
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let (view, isUsed) = reusableEdges.dequeue(identifier) else { return nil }
    if isUsed { view.prepareForReuse() }
    view.takeIdentifier(identifier)
    return view
  }

  // MARK: Kept, but nobody touches the table

  /// Kept, but code alone selects rows.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Kept, but code alone selects rows.
  open var allowsSelectionDuringEditing = false
  /// Kept, but code alone selects rows.
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept, but nothing has the focus.
  open var allowsFocus = true
  /// Kept, but nothing has the focus.
  open var selectionFollowsFocus = false
  /// Kept, but nothing has the focus.
  open var remembersLastFocusedIndexPath = false
  /// Kept, but cells are not drawn as edited.
  open var isEditing = false
  /// Keeps the choice, but cells are not drawn as edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Kept, but nobody drags rows.
  open var dragInteractionEnabled = true
  /// Always false: changes are laid out with the next picture.
  open var hasUncommittedUpdates: Bool { false }
  /// Kept, but all visible cells are made at once.
  open var isPrefetchingEnabled = true
  /// Kept, but the index at the side is not drawn.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Kept, but the index at the side is not drawn.
  open var sectionIndexColor: UIColor?
  /// Kept, but the index at the side is not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// Kept, but the index at the side is not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Does nothing: the index at the side is not drawn.
  open func reloadSectionIndexTitles() {}
  /// Kept, but cells are measured when they are laid out.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
}

extension UITableView {
  public enum Style: Int, Sendable, NodeCase {
    case plain, grouped, insetGrouped

    package typealias Node = TableView.Style
    package static let nodes: [Node] = [.plain, .grouped, .insetGrouped]
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }
}
