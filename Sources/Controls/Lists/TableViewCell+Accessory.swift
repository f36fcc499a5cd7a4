import AutoLayout
import Graphics

extension TableViewCell {
  /// The width in points that the accessory takes from the content, measured on frames saved in documents.
  var accessoryWidth: Double {
    if let accessoryView { return frameSize(ofAccessory: accessoryView).width + 2 * sideMargin }
    return indicatorWidth == 0 ? 0 : sideMargin + indicatorWidth * accessoryScale
  }

  /// Returns the size of the frame of an accessory view, which is 2 points wider than its alignment rectangle for a
  /// switch.
  private func frameSize(ofAccessory view: View) -> Size {
    let natural = view.intrinsicContentSize
    guard natural.width > 0, natural.height > 0 else { return naturalOrFrameSize(of: view) }
    return view.frame(forAlignmentRect: Rect(origin: .zero, size: natural)).size
  }

  /// Places the accessory view between the content and the margin.
  func placeAccessoryView(in room: Rect) {
    guard let accessoryView else { return }
    let size = frameSize(ofAccessory: accessoryView)
    let left = isRightToLeft ? room.minX + sideMargin : room.maxX - sideMargin - size.width
    accessoryView.frame = Rect(
      x: left, y: roundedToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }

  /// The factor for the sizes of accessories, which are symbols in body text since iOS 13.
  private var accessoryScale: Double {
    guard look >= .iOS13 else { return 1 }
    return Font.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).size / 17
  }

  private var indicatorWidth: Double {
    switch accessoryType {
    case .none: 0
    case .disclosureIndicator: metrics.list.chevronWidth
    case .detailDisclosureButton: look < .iOS13 ? 51 : 42.5
    case .checkmark: look < .iOS13 ? 24 : 20.5
    case .detailButton: look < .iOS13 ? 32 : 20.5
    }
  }

  func accessoryItems() -> [DisplayItem] {
    switch accessoryType {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .checkmark: [checkmark]
    case .detailButton: detailItems(fromEdge: 10)
    case .detailDisclosureButton: [chevron] + detailItems(fromEdge: 32)
    }
  }

  /// Returns a rectangle of a size at the default text size, with its centre at a distance from the trailing margin.
  private func box(_ size: Size, fromEdge distance: Double) -> Rect {
    let scale = accessoryScale
    let edge = sideMargin + distance * scale
    let room = bounds.inset(by: sideSafeArea)
    let x = isRightToLeft ? room.minX + edge : room.maxX - edge
    let scaled = Size(width: size.width * scale, height: size.height * scale)
    return Rect(x: x - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width, height: scaled.height)
  }

  private var chevron: DisplayItem {
    let rect = box(Size(width: 5.5, height: 11), fromEdge: 4)
    return Shapes.chevron(in: rect, isMirrored: isRightToLeft, width: 2 * accessoryScale, color: color(.systemGray3))
  }

  /// A checkmark is not mirrored in right-to-left interfaces.
  private var checkmark: DisplayItem {
    Shapes.checkmark(
      in: box(Size(width: 13, height: 12), fromEdge: 7), width: 2 * accessoryScale, color: effectiveTintColor)
  }

  private func detailItems(fromEdge distance: Double) -> [DisplayItem] {
    let rect = box(Size(width: 22, height: 22), fromEdge: distance)
    return items(
      of: Image(.symbol("info.circle"), size: rect.size, isTemplate: true), in: rect, tint: effectiveTintColor)
  }
}
