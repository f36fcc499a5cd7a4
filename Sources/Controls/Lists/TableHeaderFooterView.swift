import AutoLayout
import Graphics

/// A header or footer of a table's section, laid out independently of the table.
package class TableHeaderFooterView: View {
  package override var viewKind: ViewKind { .tableViewHeaderFooterView }
  package override var isLayoutBoundary: Bool { true }

  /// The view that subviews are added to.
  package let contentView = View()
  /// Whether the view is above the rows of its section and not below.
  package var isHeader = true { didSet { takeLook() } }
  private var titleLabel: Label?

  package override init(frame: Rect) {
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    insertSubview(contentView, at: 0)
  }

  /// The label for the title, which is made when it is first used.
  package var textLabel: Label {
    if let titleLabel { return titleLabel }
    let label = Label()
    label.numberOfLines = 0
    contentView.addSubview(label)
    titleLabel = label
    takeLook()
    return label
  }

  /// The content view is resized at once because its own layout is solved before `layoutSubviews`.
  package override var frame: Rect { didSet { contentView.frame = bounds } }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeLook()
  }

  private var table: TableView? { superview as? TableView }
  /// The look that the label last got, so that an app's changes are kept.
  private var knownLook: TitleLook?

  private struct TitleLook: Hashable {
    let style: TextStyle
    let color: SystemColor
  }

  private func takeLook() {
    guard let label = titleLabel, let table else { return }
    let look = TitleLook(
      style: table.titleStyle(isHeader: isHeader), color: table.titleColor(isHeader: isHeader))
    guard look != knownLook else { return }
    knownLook = look
    label.font = .preferredFont(forTextStyle: look.style)
    label.textColor = look.color.dynamicColor
  }

  // MARK: Layout

  private var sideInset: EdgeInsets {
    guard let table else { return EdgeInsets(left: 16, right: 16) }
    let margin = EdgeInsets(left: table.sideMargin, right: table.sideMargin)
    return table.style == .insetGrouped ? margin : margin + table.sideSafeArea
  }

  private func titleHeight(atWidth width: Double) -> Double {
    titleLabel?.intrinsicContentSize(atWidth: max(0, width - sideInset.horizontal)).height ?? 0
  }

  /// The distances of a title from the top and the bottom of a header and a footer, as those of `TableLayout`.
  private var titleInsets: EdgeInsets { isHeader ? EdgeInsets(top: 6, bottom: 6) : EdgeInsets(top: 8, bottom: 12) }

  /// Returns the height that the title needs, or `nil` if there is none.
  func heightOfTitle(atWidth width: Double) -> Double? {
    guard let label = titleLabel, !(label.attributedText?.isEmpty ?? label.text?.isEmpty ?? true) else { return nil }
    return titleHeight(atWidth: width) + titleInsets.vertical
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = titleLabel, label.translatesAutoresizingMaskIntoConstraints else { return }
    let height = titleHeight(atWidth: bounds.width)
    label.frame = Rect(
      x: sideInset.left, y: isHeader ? bounds.height - height - titleInsets.bottom : titleInsets.top,
      width: max(0, bounds.width - sideInset.horizontal), height: height)
  }
}

extension ViewKind {
  package static let tableViewHeaderFooterView = ViewKind.view.named(
    "tableViewHeaderFooterView", platformClass: "UITableViewHeaderFooterView")
}

extension View {
  /// Returns the height in points of a view above or below the rows of a section: that of its title but at least the
  /// usual one, or that which fits its content, or else its own.
  func automaticHeight(atWidth width: Double, usual: Double) -> Double {
    let titleHeight = (self as? TableHeaderFooterView)?.heightOfTitle(atWidth: width)
    let fitted = systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if let titleHeight { return max(titleHeight, usual, fitted) }
    if fitted > 0 { return ceiledToPixel(fitted) }
    return frame.height > 0 && !(self is TableHeaderFooterView) ? frame.height : usual
  }
}
