import AutoLayout
import Controls
import Graphics

extension Finding {
  /// A view that other constraints make smaller than its natural size.
  ///
  /// Of labels and buttons it is told what their texts lose; pictures, pickers and search bars are made to be scaled; a size
  /// that the view was given is meant. What is left with less than half is of no use.
  static func squeezed(_ view: View) -> Finding? {
    guard !view.isScaledOrTold, !view.frame.isEmpty,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    let area = view.frame.inset(by: view.alignmentRectInsets)
    let natural =
      view.measuresHeightAtWidth ? view.intrinsicContentSize(atWidth: area.width) : view.intrinsicContentSize
    let losses = [(LayoutAttribute.width, natural.width, area.width), (.height, natural.height, area.height)]
      .filter { $0.1 > 0 && $0.1 - $0.2 > TextNeed.margin(ofWidth: $0.1) && !view.isGiven($0.0) }
    guard !losses.isEmpty else { return nil }
    let amounts = losses.map {
      "\(points($0.1 - $0.2)) less \($0.0.rawValue) than its content asks for (\(points($0.1)))"
    }
    return Finding(
      rule: .squeezed, severity: losses.contains { $0.2 < $0.1 / 2 } ? .warning : .note, views: [view.label],
      message: "\(view.openingPhrase) has \(amounts.joined(separator: " and ")).",
      fixes: ["Raise its compression resistance, or give it more room."])
  }
}

extension View {
  fileprivate var isScaledOrTold: Bool {
    self is Label || self is Button || self is TextView || self is ImageView || self is PickerView || self is DatePicker
      || self is SearchBar
  }

  /// Whether a constraint gives the view an extent by a number.
  fileprivate func isGiven(_ attribute: LayoutAttribute) -> Bool {
    constraints.contains {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute && $0.origin == .user
        && $0.relation != .greaterThanOrEqual
    }
  }
}
