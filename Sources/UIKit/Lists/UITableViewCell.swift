import AutoLayout
import Controls
import Foundation
import Graphics

/// A row of a table.
open class UITableViewCell: UIView {
  package override class func makeNode() -> View { TableViewCell(style: .default) }
  package final var cell: TableViewCell { node(as: TableViewCell.self) }
  private var identifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(coder: NibCoder(TableViewCell(style: style.style, reuseIdentifier: reuseIdentifier)))!
    identifier = reuseIdentifier
  }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    identifier = cell.reuseIdentifier
  }
  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(reusedAs identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void, style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  open var reuseIdentifier: String? { identifier }
  final func takeIdentifier(_ identifier: String) { self.identifier = self.identifier ?? identifier }
  /// Called before a cell that was shown before is shown for another row.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Content

  /// The view that subviews are added to.
  public var contentView: UIView { UIView.face(of: cell.contentView) }
  open var textLabel: UILabel? { cell.textLabel.map { UIView.face(of: $0) } as? UILabel }
  open var detailTextLabel: UILabel? { cell.detailTextLabel.map { UIView.face(of: $0) } as? UILabel }
  open var imageView: UIImageView? { cell.imageView.map { UIView.face(of: $0) } as? UIImageView }
  open var indentationLevel = 0 { didSet { indent() } }
  open var indentationWidth: CGFloat = 10 { didSet { indent() } }
  /// Kept, but cells are not drawn as edited.
  open var shouldIndentWhileEditing = true

  private func indent() {
    let indentation = Double(CGFloat(indentationLevel) * indentationWidth)
    if cell.indentation != indentation { cell.indentation = indentation }
  }

  // MARK: Accessory

  @OfNode(\TableViewCell.accessoryType) open var accessoryType: AccessoryType
  @OfNode(\TableViewCell.accessoryView) open var accessoryView: UIView?
  /// Kept, but cells are not drawn as edited.
  open var editingAccessoryType = AccessoryType.none
  /// Kept, but cells are not drawn as edited.
  open var editingAccessoryView: UIView?
  /// The distance of the separator from the sides; left means leading.
  open var separatorInset: UIEdgeInsets {
    get { cell.separatorInset.map(UIEdgeInsets.init) ?? .zero }
    set {
      cell.separatorInset = EdgeInsets(newValue)
      cell.superview?.markNeedsLayout()
    }
  }

  // MARK: Backgrounds

  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, by: selectedBackgroundView) } }
  /// Kept, but not drawn.
  open var multipleSelectionBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfiguration?.show(in: self) } }
  /// Kept, but configurations are shown as they are.
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  // MARK: State

  @OfNode(\TableViewCell.selectionStyle) open var selectionStyle: SelectionStyle
  open var isSelected: Bool {
    get { cell.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard cell.isSelected != selected else { return }
    cell.isSelected = selected
    stateDidChange()
  }
  open var isHighlighted: Bool {
    get { cell.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard cell.isHighlighted != highlighted else { return }
    cell.isHighlighted = highlighted
    stateDidChange()
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Reported to configurations, but cells are not drawn as edited.
  open var isEditing = false
  /// Keeps the choice, but cells are not drawn as edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Always none: cells are not drawn as edited.
  open var editingStyle: EditingStyle { .none }
  /// Kept, but cells are not drawn as edited.
  open var showsReorderControl = false
  /// Always false: nobody swipes.
  open var showingDeleteConfirmation: Bool { false }
  /// Never called: cells are not drawn as edited.
  open func willTransition(to state: StateMask) {}
  /// Never called: cells are not drawn as edited.
  open func didTransition(to state: StateMask) {}
  /// Kept, but nothing has the focus.
  open var focusStyle = FocusStyle.default
  /// Kept, but nobody drags rows.
  open var userInteractionEnabledWhileDragging = true
  /// Never called: nobody drags rows.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configuration

  private lazy var configurer = ContentConfigurer(of: self)

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }
  /// The content, whose view takes the place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurer.configuration }
    set {
      configurer.configuration = newValue
      configurer.show(newValue) { [cell] in cell.contentView = $0.node }
    }
  }
  /// Kept, but configurations are shown as they are.
  open var automaticallyUpdatesContentConfiguration = true
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cell.style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default, .custom: .cell()
    }
  }
  open func setNeedsUpdateConfiguration() {
    configurer.isDue = true
    setNeedsLayout()
  }
  /// Sets the configurations for a state. An override is called before the cell is shown.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  final func updateConfigurationIfNeeded() {
    guard configurer.isDue else { return }
    configurer.isDue = false
    updateConfiguration(using: configurationState)
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle

    var style: TableViewCell.CellStyle {
      switch self {
      case .default: .default
      case .value1: .value1
      case .value2: .value2
      case .subtitle: .subtitle
      }
    }
  }

  public enum AccessoryType: Int, Sendable, NodeCase {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    package typealias Node = TableViewCell.AccessoryType
    package static let nodes: [Node] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
  }

  public enum SelectionStyle: Int, Sendable, NodeCase {
    case none, blue, gray, `default`

    package typealias Node = TableViewCell.SelectionStyle
    package static let nodes: [Node] = [.none, .blue, .gray, .default]
  }

  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
