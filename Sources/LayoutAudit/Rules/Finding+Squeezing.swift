import AutoLayout
import Graphics

extension Finding {
  /// A view that other constraints make smaller than its natural size.
  ///
  /// Labels, buttons and text views are left out because missing text is reported separately. Images, pickers and
  /// search bars are left out because they may be scaled, and sizes that a constraint sets because they are intended. A
  /// view with less than half of its natural width or height is a warning. Switches, steppers and sliders are drawn in
  /// the size of their look, which a smaller loss does not change.
  static func squeezed(_ view: View) -> Finding? {
    guard !view.viewKind.mayShrink, !view.frame.isEmpty,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    let area = view.frame.inset(by: view.alignmentRectInsets)
    let natural =
      view.measuresHeightAtWidth ? view.intrinsicContentSize(atWidth: area.width) : view.intrinsicContentSize
    let losses = [(LayoutAttribute.width, natural.width, area.width), (.height, natural.height, area.height)]
      .filter { $0.1 > 0 && $0.1 - $0.2 > TextNeed.margin(ofWidth: $0.1) && !view.isConstant($0.0) }
    let isSevere = losses.contains { $0.2 < $0.1 / 2 }
    guard !losses.isEmpty, isSevere || view.viewKind.drawing != .inSizeOfLook else { return nil }
    let amounts = losses.map {
      "\(points($0.1 - $0.2)) less \($0.0.rawValue) than its content needs (\(points($0.1)))"
    }
    return Finding(
      rule: .squeezed, severity: isSevere ? .warning : .note, views: [view.label],
      message: "\(view.openingPhrase) has \(amounts.joined(separator: " and ")).",
      fixes: ["Raise its compression resistance, or give it more room."], amount: losses.map { $0.1 - $0.2 }.max())
  }
}

extension View {
  /// Returns whether a constraint sets the view's width or height to a constant.
  fileprivate func isConstant(_ attribute: LayoutAttribute) -> Bool {
    constraints.contains {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute && $0.origin == .user
        && $0.relation != .greaterThanOrEqual
    }
  }
}
