import AutoLayout
import Graphics

/// A row of a table: a layout of its own.
open class TableViewCell: View {
  /// How the platform arranges text, detail and image.
  public enum CellStyle: String, Hashable, Sendable {
    /// Not at all: constraints do.
    case custom
    /// A text beside an image.
    case `default`
    /// A text at the leading, its detail at the trailing edge.
    case value1
    /// A short text in the tint colour before its detail.
    case value2
    /// A text above its detail.
    case subtitle
  }

  /// What stands at the trailing edge, named as in Interface Builder documents.
  public enum AccessoryType: String, Hashable, Sendable {
    /// Nothing.
    case none
    /// An angle: more is to come.
    case disclosureIndicator
    /// A circled `i` and an angle.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A circled `i`.
    case detailButton
  }

  open override var elementClass: String { "tableViewCell" }
  open override var platformClass: String { "UITableViewCell" }
  open override var isLayoutBoundary: Bool { true }

  /// The arrangement.
  public let style: CellStyle
  /// What the cell's kind is called.
  public let reuseIdentifier: String?
  /// The view that holds the subviews.
  public var contentView: View {
    didSet {
      oldValue.removeFromSuperview()
      adoptContentView()
    }
  }
  /// The arrangement's text, a subview of the content view.
  public var textLabel: Label?
  /// The arrangement's detail, a subview of the content view.
  public var detailTextLabel: Label?
  /// The arrangement's image, a subview of the content view.
  public var imageView: ImageView?
  /// What stands at the trailing edge.
  public var accessoryType = AccessoryType.none { didSet { layoutContent() } }
  /// A view at the trailing edge instead.
  public var accessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      layoutContent()
    }
  }
  /// The height in points; none where the table or the content decides.
  public var rowHeight: Double? { didSet { superview?.markNeedsLayout() } }
  /// Whether a row of a fixed height is higher where its content needs more, as rows that size themselves are.
  public var growsWithContent = false { didSet { superview?.markNeedsLayout() } }
  /// Distances of the line below from the edges in points; none for the table's.
  public var separatorInset: EdgeInsets?
  /// How far the content is moved in, in points.
  public var indentation = 0.0 { didSet { markNeedsLayout() } }
  /// The platform's generation whose sizes apply.
  public var generation = ControlGeneration.current { didSet { layoutContent() } }
  /// How much smaller the content view is than the cell, as a document has it; none for the platform's measure.
  package var contentReduction: Size? { didSet { layoutContent() } }

  /// Makes a cell; the platform's arrangements bring their labels along.
  ///
  /// - Parameters:
  ///   - style: how the platform arranges text, detail and image.
  ///   - reuseIdentifier: what cells that are used again are found by; here none is.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = View()
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    adoptContentView()
  }

  /// Makes a cell of a style.
  public convenience init(style: CellStyle) { self.init(style: style, reuseIdentifier: nil) }

  /// Makes a cell that constraints arrange, of the usual size where none is given.
  public override convenience init(frame: Rect) {
    self.init(style: .custom, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// The content view follows at once, so that it can be solved.
  open override var frame: Rect { didSet { layoutContent() } }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
    layoutContent()
  }

  /// The distance of content from the sides: 15 points before iOS 11; then 16 where the table is less than 400 points
  /// wide, else 20.
  var sideMargin: Double {
    guard generation >= .iOS11 else { return 15 }
    return ((superview as? TableView)?.bounds.width ?? bounds.width) < 400 ? 16 : 20
  }

  /// The content view leaves room for what stands at the trailing edge and, before iOS 13, for the line below.
  private func layoutContent() {
    let usual = Size(width: accessoryWidth, height: generation < .iOS13 ? 0.5 : 0)
    let reduction = contentReduction ?? usual
    let width = max(0, bounds.width - reduction.width)
    let height = max(0, bounds.height - reduction.height)
    contentView.frame = Rect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: height)
    guard let accessoryView else { return }
    let size = naturalOrFrameSize(of: accessoryView)
    let left = isRightToLeft ? sideMargin : bounds.width - sideMargin - size.width
    accessoryView.frame = Rect(
      x: left, y: roundedToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeContent()
  }

  // MARK: Drawing

  open override func displayItems() -> [DisplayItem] {
    guard backgroundColor == nil, !bounds.isEmpty, let table = superview as? TableView else { return [] }
    let ground = color(table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    return [.fill(.rect(bounds), ground)]
  }

  open override func overlayItems() -> [DisplayItem] { accessoryView == nil ? accessoryItems() : [] }
}
