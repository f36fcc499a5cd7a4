import AutoLayout
import Graphics

extension TableViewCell {
  /// The room that the trailing edge's sign takes from the content, measured on frames saved in documents.
  var accessoryWidth: Double {
    if let accessoryView { return naturalOrFrameSize(of: accessoryView).width + 2 * sideMargin }
    return signWidth == 0 ? 0 : sideMargin + signWidth
  }

  private var signWidth: Double {
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

  /// A box of a size whose middle stands a distance from the trailing edge.
  private func box(_ size: Size, fromEdge distance: Double) -> Rect {
    let x = isRightToLeft ? distance : bounds.width - distance
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
