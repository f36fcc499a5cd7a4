import AutoLayout
import Controls
import Foundation

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  package override class func makeNode() -> View { CollectionViewCell(frame: .zero) }
  private var cell: CollectionViewCell { node(as: CollectionViewCell.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view that subviews are added to.
  public var contentView: UIView { UIView.face(of: cell.contentView) }
  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Never called: nobody drags items.
  open func dragStateDidChange(_ dragState: DragState) {}

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  // MARK: Backgrounds

  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, by: selectedBackgroundView) } }
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

  // MARK: Configuration

  private lazy var configurer = ContentConfigurer(of: self)

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: false)
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
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() {
    configurer.isDue = true
    setNeedsLayout()
  }
  /// Sets the configurations for a state. An override is called before the cell is shown.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  final func prepareToShow(isSelected: Bool) {
    if isSelected != self.isSelected { self.isSelected = isSelected }
    guard configurer.isDue else { return }
    configurer.isDue = false
    updateConfiguration(using: configurationState)
  }

  public enum DragState: Int, Sendable { case none, lifting, dragging }
}

/// A mark at the trailing edge of a list's cell. Those that are shown while it is edited are not drawn, and no action
/// is called.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  let makeView: () -> UIView?

  private init(symbol: String, displayed: DisplayedState, tint: UIColor) {
    makeView = {
      guard displayed != .whenEditing else { return nil }
      let view = UIImageView(image: UIImage(systemName: symbol))
      view.preferredSymbolConfiguration = .init(textStyle: .footnote)
      view.contentMode = .center
      view.tintColor = tint
      return view
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(symbol: "chevron.forward", displayed: displayed, tint: options.tintColor ?? .systemGray3)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(symbol: "checkmark", displayed: displayed, tint: options.tintColor ?? .tintColor)
  }
  /// Returns a chevron that points forward in the tint colour, whatever the options. Nobody opens the items below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(symbol: "chevron.forward", displayed: displayed, tint: .tintColor) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(symbol: "minus.circle.fill", displayed: displayed, tint: .systemRed) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(symbol: "line.3.horizontal", displayed: displayed, tint: .systemGray3) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(symbol: "plus.circle.fill", displayed: displayed, tint: .systemGreen) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(symbol: "circle", displayed: displayed, tint: .systemGray3) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(symbol: "info.circle", displayed: displayed, tint: .tintColor) }
  /// Returns the arrows of a pop-up button alone: no menu opens.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: DetailOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(symbol: "chevron.up.chevron.down", displayed: displayed, tint: .secondaryLabel)
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed) {
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(displayed: configuration.placement.displayed) { configuration.customView }
  }

  private init(displayed: DisplayedState, _ make: @escaping () -> UIView) {
    makeView = { displayed == .whenEditing ? nil : make() }
  }

  /// Where an accessory is. All are at the trailing edge here.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)

    fileprivate var displayed: DisplayedState {
      switch self {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// Kept, but the view has its own tint.
    public var tintColor: UIColor?
    /// Keeps the view, its placement and its tint alone.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.tintColor = tintColor
    }
  }

  public enum LayoutDimension { case standard, actual, custom(CGFloat) }

  public struct LabelOptions {
    public var tintColor: UIColor?
    public var font: UIFont
    /// Keeps the colour and the font alone.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.tintColor = tintColor
      self.font = font
    }
  }
  public struct InsertOptions { public init() {} }
  public struct MultiselectOptions { public init() {} }
  public struct DetailOptions { public init() {} }

  public struct DisclosureIndicatorOptions {
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  public struct CheckmarkOptions {
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  /// The look of a mark that opens the items below. It is kept, but not drawn.
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable { case automatic, header, cell }
    public var style: Style
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.tintColor = tintColor
    }
  }
  public struct DeleteOptions { public init() {} }
  public struct ReorderOptions { public init() {} }
}
