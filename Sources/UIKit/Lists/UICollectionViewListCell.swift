import AutoLayout
import Foundation

/// A cell of a list, with accessories at its sides.
open class UICollectionViewListCell: UICollectionViewCell {
  private lazy var marks = UIStackView()
  private lazy var separator = UIView()
  private var row: UICollectionViewLayoutAttributes.ListRow?

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// How often the content is indented. A data source sets it for the items of a section's tree.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Kept, but accessories are not indented.
  open var indentsAccessories = true
  /// A guide of its own, which the separator does not follow.
  open lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  /// The accessories. Those that are shown while nobody edits are at the trailing edge.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    row = layoutAttributes.listRow
    guard let row else { return }
    showGround(of: row)
    separator.backgroundColor = .separator
    if separator.superview == nil { addSubview(separator) }
    separator.isHidden = !row.hasSeparator || row.isLast && row.appearance != .plain
  }

  /// Rows of grouped lists are in cards, whose corners are round in inset ones.
  private func showGround(of row: UICollectionViewLayoutAttributes.ListRow) {
    guard row.appearance == .grouped || row.appearance == .insetGrouped else { return }
    if backgroundColor == nil { backgroundColor = .secondarySystemGroupedBackground }
    guard row.appearance == .insetGrouped else { return }
    layer.cornerRadius = row.isFirst || row.isLast ? 10 : 0
    layer.maskedCorners = [
      row.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
      row.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
    ]
    layer.masksToBounds = true
  }

  private func placeSeparator() {
    let thickness = 1 / max(1, traitCollection.displayScale)
    let inset: CGFloat = bounds.width >= 400 ? 20 : 16
    let left = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : inset
    separator.frame = CGRect(
      x: left, y: bounds.height - thickness, width: max(0, bounds.width - inset), height: thickness)
  }

  private func showAccessories() {
    for view in marks.arrangedSubviews { view.removeFromSuperview() }
    for view in accessories.compactMap({ $0.makeView() }) { marks.addArrangedSubview(view) }
    marks.spacing = 8
    if marks.superview == nil { addSubview(marks) }
    setNeedsLayout()
  }

  private var accessoryWidth: CGFloat {
    marks.arrangedSubviews.isEmpty ? 0 : marks.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if row != nil { placeSeparator() }
    let width = accessoryWidth
    let (leading, trailing) = contentInsets
    guard leading + trailing > 0 else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    marks.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 16 - width, y: 0, width: width, height: bounds.height)
    contentView.frame = CGRect(
      x: isRightToLeft ? trailing : leading, y: 0, width: bounds.width - leading - trailing, height: bounds.height)
  }

  /// The room that the indentation and the accessories take.
  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    let width = accessoryWidth
    return (CGFloat(indentationLevel) * indentationWidth, width > 0 ? width + 16 : 0)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (leading, trailing) = contentInsets
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width - leading - trailing, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitted.height > 0 { layoutAttributes.frame.size.height = fitted.height }
    return layoutAttributes
  }
}
