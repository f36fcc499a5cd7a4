import AutoLayout
import Graphics

/// The positions of laid-out items in the root's coordinates. Like constraints, it ignores transforms.
struct OverlayGeometry {
  let root: View

  func frame(of view: View) -> Rect {
    guard view !== root, let superview = view.superview else { return Rect(origin: .zero, size: view.bounds.size) }
    return view.frame.offset(by: origin(of: superview))
  }

  func alignmentRect(of view: View) -> Rect { frame(of: view).inset(by: view.alignmentRectInsets) }

  /// Returns the rectangle that an item's attributes refer to, or `nil` if the item no longer exists.
  func rect(of item: any LayoutItem) -> Rect? {
    if let view = item as? View { return alignmentRect(of: view) }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return nil }
    return guide.layoutFrame.offset(by: origin(of: owner))
  }

  /// Returns the coordinate of an item's attribute, or `nil` for a width or height.
  func position(of attribute: LayoutAttribute, of item: any LayoutItem) -> Double? {
    guard let rect = rect(of: item), let view = item.layoutView else { return nil }
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leading: return view.isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return view.isRightToLeft ? rect.minX : rect.maxX
    case .firstBaseline, .lastBaseline: return baseline(of: view, isFirst: attribute == .firstBaseline)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return marginPosition(of: attribute, of: view)
    case .width, .height, .notAnAttribute: return nil
    }
  }

  private func baseline(of view: View, isFirst: Bool) -> Double {
    let source = view.baselineSource(isFirst: isFirst)
    let rect = alignmentRect(of: source)
    return isFirst
      ? rect.minY + (source.firstBaselineOffset(atWidth: rect.width) ?? 0)
      : rect.maxY - (source.lastBaselineOffset(atWidth: rect.width) ?? 0)
  }

  private func marginPosition(of attribute: LayoutAttribute, of view: View) -> Double? {
    let rect = frame(of: view).inset(by: view.layoutMargins)
    switch attribute {
    case .leftMargin: return rect.minX
    case .rightMargin: return rect.maxX
    case .topMargin: return rect.minY
    case .bottomMargin: return rect.maxY
    case .leadingMargin: return view.isRightToLeft ? rect.maxX : rect.minX
    case .trailingMargin: return view.isRightToLeft ? rect.minX : rect.maxX
    case .centerXWithinMargins: return rect.midX
    case .centerYWithinMargins: return rect.midY
    default: return nil
    }
  }

  /// The position of a view's own origin, including its scrolling.
  private func origin(of view: View) -> Point { frame(of: view).origin - view.bounds.origin }
}

extension View {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
