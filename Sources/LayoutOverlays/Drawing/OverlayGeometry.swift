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

  /// Returns the rectangle that the edges of an item refer to in a constraint with another item: for a scroll view, in
  /// a constraint with what is inside of it, the content (Technical Note TN2154, "UIScrollView and Autolayout").
  func rect(of item: any LayoutItem, seenFrom other: any LayoutItem) -> Rect? {
    guard let scrollView = item as? ScrollView, other !== item, let inner = other.layoutView, inner !== scrollView,
      inner.isDescendant(of: scrollView)
    else { return rect(of: item) }
    return contentRect(of: scrollView)
  }

  /// Returns the area of a scroll view's content.
  func contentRect(of scrollView: ScrollView) -> Rect {
    Rect(origin: origin(of: scrollView), size: scrollView.contentSize)
  }

  /// Returns the coordinate of an item's attribute, or `nil` for a width or height.
  ///
  /// - Parameter other: The other item of the constraint, or `nil` for the item's own rectangle.
  func position(
    of attribute: LayoutAttribute, of item: any LayoutItem, seenFrom other: (any LayoutItem)? = nil
  ) -> Double? {
    guard let rect = other.map({ rect(of: item, seenFrom: $0) }) ?? rect(of: item), let view = item.layoutView
    else { return nil }
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
    guard let position = source.baselinePosition(isFirst: isFirst, atWidth: rect.width) else {
      return isFirst ? rect.minY : rect.maxY
    }
    return rect.minY + position.distance(inHeight: rect.height)
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
  func origin(of view: View) -> Point { frame(of: view).origin - view.bounds.origin }
}

extension View {
  /// Whether the view is in the content of a scroll view.
  var isScrolled: Bool {
    var above = superview
    while let view = above {
      if view is ScrollView { return true }
      above = view.superview
    }
    return false
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension LayoutItem {
  /// A name that fits into a badge: the view's name or kind, or the guide's.
  var shortName: String {
    guard let guide = self as? LayoutGuide else { return layoutView?.shortViewName ?? "?" }
    let owner = guide.owningView?.shortViewName ?? "?"
    switch guide.role {
    case .margins: return "\(owner) margins"
    case .safeArea: return "\(owner) safe area"
    case .readableContent: return "\(owner) readable"
    case .topBar, .bottomBar: return "\(owner) bar guide"
    case .keyboard: return "keyboard"
    case .scrollContent: return "\(owner) content"
    case .scrollFrame: return "\(owner) frame"
    case .free: return guide.identifier.isEmpty ? "\(owner) guide" : guide.identifier.shortened(to: 18)
    }
  }
}

extension View {
  var shortViewName: String {
    let name = knownName.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    if !name.isEmpty { return name.shortened(to: 18) }
    return superview == nil ? "root" : elementClass
  }
}

extension String {
  /// Returns the text with an ellipsis in its middle if it is longer than a number of characters.
  func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    return prefix(limit / 2) + "\u{2026}" + suffix(limit - limit / 2 - 1)
  }
}
