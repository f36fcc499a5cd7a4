import AutoLayout
import Graphics

extension TableViewCell {
  /// Returns the height in points that fits the content of a cell of a given width.
  func automaticHeight(atWidth width: Double) -> Double {
    isArranged ? arrangedHeight : fittingHeight(atWidth: width)
  }

  /// Whether the style places the content. In cells without labels and without an image view, constraints place it, whatever
  /// the style.
  private var isArranged: Bool {
    style != .custom && (textLabel != nil || detailTextLabel != nil || imageView != nil)
  }

  /// The height of a row without content: 44 points with the separator before iOS 13, and without it up to iOS 18 (43.5 points
  /// at a scale of 2 in all 22 rows on phones).
  private var plainHeight: Double {
    switch generation {
    case .iOS7, .iOS11: 44
    case .iOS13, .iOS15, .iOS17: 44 - 1 / traitCollection.displayScale
    case .iOS26: 51
    }
  }

  /// The space for the separator in points. Self-sizing rows are taller than their content by it: all 37 rows that were
  /// saved with a height that fits their content and a separator, against 49 rows without separators.
  var separatorHeight: Double {
    guard let table = superview as? TableView, table.hasSeparators, generation >= .iOS13 else { return 0 }
    return table.separatorThickness
  }

  private func fittingHeight(atWidth width: Double) -> Double {
    guard environment != nil, !contentView.constraints.isEmpty || !constraints.isEmpty else { return plainHeight }
    frame.size.width = width
    let fitted = systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > separatorHeight ? ceiledToPixel(fitted.height) : plainHeight
  }

  private var arrangedHeight: Double {
    let main = textLabel?.intrinsicContentSize.height ?? 0
    let detail = detailTextLabel?.intrinsicContentSize.height ?? 0
    let text = style == .subtitle ? main + detail + 1 : max(main, detail)
    let image = imageView?.image?.size.height ?? 0
    // 11.5 points above and below a line of body text, and 10 above and below two lines, as measured on frames saved in
    // documents.
    return max(plainHeight, text + (style == .subtitle && detail > 0 ? 20 : 23), image + 1)
  }

  /// Places the text, the detail and the image according to the style.
  func arrangeContent() {
    guard isArranged else { return }
    let content = contentView.bounds
    let leading = sideMargin + indentation + arrangeImage(in: content)
    let trailing = accessoryWidth == 0 ? sideMargin : generation < .iOS13 ? 1 : 8
    let room = Rect(x: leading, y: 0, width: max(0, content.width - leading - trailing), height: content.height)
    switch style {
    case .custom: break
    case .default: set(textLabel, to: room, in: content)
    case .value1: arrangeAtBothEdges(room, in: content)
    case .value2: arrangeInColumns(room, in: content)
    case .subtitle: arrangeAbove(room, in: content)
    }
  }

  /// Places the image.
  ///
  /// - Returns: The distance that it moves the text and the detail by, in points.
  private func arrangeImage(in content: Rect) -> Double {
    guard let imageView, let size = imageView.image?.size, size.width > 0 else { return 0 }
    let height = min(size.height, content.height)
    let width = size.width * height / max(size.height, 1)
    let rect = Rect(
      x: sideMargin + indentation, y: roundedToPixel((content.height - height) / 2), width: width, height: height)
    set(imageView, to: rect, in: content)
    return width + sideMargin
  }

  /// Places the text at the leading edge and the detail at the trailing edge. The detail keeps its width as long as a third of
  /// the space is left for the text.
  private func arrangeAtBothEdges(_ room: Rect, in content: Rect) {
    let natural = textLabel?.intrinsicContentSize ?? .zero
    let detail = detailTextLabel?.intrinsicContentSize ?? .zero
    let gap = detail.width > 0 ? 6.0 : 0
    let mainWidth = min(natural.width, max(room.width - detail.width - gap, room.width / 3))
    let detailWidth = max(0, min(detail.width, room.width - mainWidth - gap))
    set(textLabel, to: line(natural, x: room.minX, width: mainWidth, in: content), in: content)
    set(detailTextLabel, to: line(detail, x: room.maxX - detailWidth, width: detailWidth, in: content), in: content)
  }

  /// Places the text so that it ends at a quarter of the width, and the detail after it.
  private func arrangeInColumns(_ room: Rect, in content: Rect) {
    let natural = textLabel?.intrinsicContentSize ?? .zero
    let detail = detailTextLabel?.intrinsicContentSize ?? .zero
    let column = max(91, room.width * 0.25)
    let mainWidth = min(natural.width, column)
    set(textLabel, to: line(natural, x: room.minX + column - mainWidth, width: mainWidth, in: content), in: content)
    let detailX = room.minX + column + 6
    set(
      detailTextLabel,
      to: line(detail, x: detailX, width: max(0, min(detail.width, room.maxX - detailX)), in: content), in: content)
  }

  private func arrangeAbove(_ room: Rect, in content: Rect) {
    let natural = textLabel?.intrinsicContentSize ?? .zero
    let detail = detailTextLabel?.intrinsicContentSize ?? .zero
    let gap = generation < .iOS13 ? 0.0 : 1
    let total = natural.height + (detail.height > 0 ? gap + detail.height : 0)
    let top = max(0, ((content.height - total) / 2).rounded())
    set(
      textLabel,
      to: Rect(x: room.minX, y: top, width: min(natural.width, room.width), height: natural.height), in: content)
    set(
      detailTextLabel,
      to: Rect(
        x: room.minX, y: top + natural.height + gap, width: min(detail.width, room.width), height: detail.height),
      in: content)
  }

  private func line(_ natural: Size, x: Double, width: Double, in content: Rect) -> Rect {
    Rect(x: x, y: ((content.height - natural.height) / 2).rounded(), width: width, height: natural.height)
  }

  /// Sets a frame that was computed for a left-to-right interface, and mirrors it in a right-to-left interface.
  private func set(_ view: View?, to rect: Rect, in content: Rect) {
    guard let view else { return }
    let left = isRightToLeft ? content.width - rect.maxX : rect.minX
    view.frame = Rect(x: left, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension TableViewCell {
  /// The width in points that the accessory takes from the content, measured on frames saved in documents.
  var accessoryWidth: Double {
    if let accessoryView { return naturalOrFrameSize(of: accessoryView).width + 2 * sideMargin }
    return indicatorWidth == 0 ? 0 : sideMargin + indicatorWidth
  }

  private var indicatorWidth: Double {
    switch accessoryType {
    case .none: 0
    case .disclosureIndicator: chevronWidth
    case .detailDisclosureButton: generation < .iOS13 ? 51 : 42.5
    case .checkmark: generation < .iOS13 ? 24 : 20.5
    case .detailButton: generation < .iOS13 ? 32 : 20.5
    }
  }

  private var chevronWidth: Double {
    switch generation {
    case .iOS7, .iOS11: 18
    case .iOS13: 11
    case .iOS15: 9.5
    case .iOS17, .iOS26: 10.5
    }
  }

  func accessoryItems() -> [DisplayItem] {
    switch accessoryType {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .checkmark: [checkmark]
    case .detailButton: detailItems(fromEdge: sideMargin + 10)
    case .detailDisclosureButton: [chevron] + detailItems(fromEdge: sideMargin + 32)
    }
  }

  /// Returns a rectangle with its centre at a distance from the trailing edge.
  private func box(_ size: Size, fromEdge distance: Double) -> Rect {
    let room = bounds.inset(by: sideSafeArea)
    let x = isRightToLeft ? room.minX + distance : room.maxX - distance
    return Rect(x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var chevron: DisplayItem {
    let rect = box(Size(width: 5.5, height: 11), fromEdge: sideMargin + 4)
    return Shapes.chevron(in: rect, isMirrored: isRightToLeft, width: 2, color: color(.systemGray3))
  }

  private var checkmark: DisplayItem {
    Shapes.checkmark(
      in: box(Size(width: 13, height: 12), fromEdge: sideMargin + 7), width: 2, color: effectiveTintColor)
  }

  private func detailItems(fromEdge distance: Double) -> [DisplayItem] {
    let rect = box(Size(width: 22, height: 22), fromEdge: distance)
    return items(
      of: Image(.symbol("info.circle"), size: rect.size, isTemplate: true), in: rect, tint: effectiveTintColor)
  }
}
