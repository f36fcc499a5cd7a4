import AutoLayout
import Graphics

/// A row of a table view, laid out independently of the table view.
open class TableViewCell: View {
  /// The arrangement of the text, the detail and the image.
  public enum CellStyle: String, Hashable, Sendable {
    /// No arrangement: constraints place the content.
    case custom
    /// Image and text.
    case `default`
    /// Text at the leading edge, detail at the trailing edge.
    case value1
    /// Short text in the tint colour, followed by the detail.
    case value2
    /// Text above the detail.
    case subtitle
  }

  /// The accessory at the trailing edge; raw values are the names in Interface Builder documents.
  public enum AccessoryType: String, Hashable, Sendable {
    case none
    /// A chevron.
    case disclosureIndicator
    /// An `i` in a circle and a chevron.
    case detailDisclosureButton
    case checkmark
    /// An `i` in a circle.
    case detailButton
  }

  /// How a selected or highlighted cell looks.
  public enum SelectionStyle: String, Hashable, Sendable {
    /// Like any other cell.
    case none
    /// Grey; since iOS 7 the same as ``gray`` and ``default``.
    case blue
    case gray
    case `default`
  }

  open override var viewKind: ViewKind { .tableViewCell }
  open override var isLayoutBoundary: Bool { true }

  public let style: CellStyle
  /// The identifier of the prototype, for reuse in UIKit.
  public let reuseIdentifier: String?
  /// The view that subviews are added to.
  public var contentView: View {
    didSet {
      oldValue.removeFromSuperview()
      adoptContentView()
    }
  }
  /// The views that the style arranges, as far as they are in use.
  var parts = CellParts()
  public var accessoryType = AccessoryType.none { didSet { layoutContent() } }
  /// A view at the trailing edge, shown instead of the accessory.
  public var accessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      layoutContent()
    }
  }
  /// How the cell looks while it is selected or highlighted.
  public var selectionStyle = SelectionStyle.default
  /// Whether the cell is drawn as selected.
  open var isSelected = false
  /// Whether the cell is drawn as touched, which looks like a selected one.
  open var isHighlighted = false
  /// The height in points, or `nil` for the table's row height or that of the content.
  public var rowHeight: Double? { didSet { superview?.markNeedsLayout() } }
  /// Whether a row of fixed height grows if its content needs more space, as self-sizing rows do.
  public var growsWithContent = false { didSet { superview?.markNeedsLayout() } }
  /// The insets of the separator below in points, or `nil` for the table's; left means leading.
  public var separatorInset: EdgeInsets?
  /// The indentation of the content in points.
  public var indentation = 0.0 { didSet { markNeedsLayout() } }
  /// The insets in points of the table's safe area at the sides, which inset the content and the accessory.
  package var sideSafeArea = EdgeInsets.zero {
    didSet { if sideSafeArea != oldValue { layoutContent() } }
  }
  /// The difference between the sizes of the cell and its content view in a document, or `nil` for the default.
  package var contentReduction: Size? { didSet { layoutContent() } }

  /// Creates a cell. Its labels and its image view are created when they are first used.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the text, the detail and the image.
  ///   - reuseIdentifier: The identifier of the prototype; Galley does not reuse cells.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = View()
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    adoptContentView()
  }

  public convenience init(style: CellStyle) { self.init(style: style, reuseIdentifier: nil) }

  /// Creates a custom cell. If the frame is zero, the cell is 320 x 44 points.
  public override convenience init(frame: Rect) {
    self.init(style: .custom, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// The content view is resized at once because its own layout is solved before `layoutSubviews`.
  open override var frame: Rect { didSet { layoutContent() } }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
    layoutContent()
  }

  var table: TableView? { superview as? TableView }

  /// The distance of the content from the edges: 15 points before iOS 11, and the table's margin after that.
  var sideMargin: Double {
    guard look >= .iOS11 else { return 15 }
    return table?.sideMargin ?? ListMetrics.sideMargin(atWidth: bounds.width)
  }

  /// Leaves room for the accessory next to the content view and, before iOS 13, for the separator below it. Content and
  /// accessory are within the safe area, as `insetsContentViewsToSafeArea` of table views does by default.
  private func layoutContent() {
    let usual = Size(width: accessoryWidth, height: look < .iOS13 ? 0.5 : 0)
    let reduction = contentReduction ?? usual
    let room = bounds.inset(by: sideSafeArea)
    let width = max(0, room.width - reduction.width)
    let height = max(0, room.height - reduction.height)
    contentView.place(in: Rect(x: isRightToLeft ? room.maxX - width : room.minX, y: 0, width: width, height: height))
    placeAccessoryView(in: room)
  }

  /// Leaves room for the accessory of the present text size, before the content is solved or fitted.
  open override func updateConstraints() {
    layoutContent()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeContent()
  }

  /// Adds the separator to the height of the content.
  open override func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    var size = super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.height = ceiledToPixel(size.height) + separatorHeight
    return size
  }

  // MARK: Drawing

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    return ground.map { [.fill(.rect(bounds), $0)] } ?? []
  }

  /// The colour of the selection, or else that of cells in the table's style unless the cell has a colour of its own.
  private var ground: Color? {
    if showsSelection { return selectionColor }
    guard backgroundColor == nil, let table else { return nil }
    return color(table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
  }

  /// Whether the cell is drawn as selected or touched.
  var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

  /// `systemGray4` since iOS 13, before that D9D9D9: the colours of UIKit, by eye.
  private var selectionColor: Color { look < .iOS13 ? Color(hex: 0xD9D9D9) : color(.systemGray4) }

  open override func overlayItems() -> [DisplayItem] { accessoryView == nil ? accessoryItems() : [] }
}

extension ViewKind {
  package static let tableViewCell = ViewKind.view.named("tableViewCell", "UITableViewCell") {
    $0.drawing = .background
  }
}

extension View {
  /// Sets the frame of a content view for the present size of its cell: the autoresizing mask is not applied to the
  /// growth of the cell since a document was saved.
  func place(in frame: Rect) {
    let size = superview?.bounds.size
    // Setting it again would undo the rounding to pixels.
    guard frame != autoresizingFrame || size != autoresizingReference else { return }
    autoresizingReference = size
    self.frame = frame
  }
}

/// A cell is one element with all its texts, unless it has controls, which are then elements of their own.
extension TableViewCell: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let elements = subviews.flatMap { $0.elementsInReadingOrder() }
    let texts = elements.flatMap { [$0.label, $0.value] }.compactMap(\.self).filter { !$0.isEmpty }
    guard !texts.isEmpty, !elements.contains(where: \.isInteractive) else {
      return AccessibilityDefaults(isElement: false)
    }
    return AccessibilityDefaults(label: texts.joined(separator: ", "), traits: isSelected ? .selected : .none)
  }

  package var groupsAccessibilityElements: Bool { true }
}
