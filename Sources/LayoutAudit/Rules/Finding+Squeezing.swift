import AutoLayout
import Controls
import Graphics

extension Finding {
  /// A view that other constraints make smaller than its natural size.
  ///
  /// Labels, buttons and text views are left out because missing text is reported separately, pickers because they may
  /// be scaled, and sizes that a constraint sets because they are intended, unless the system gives the view its size.
  /// A view with less than half of its natural width or height is a warning, and search bars are left out above that.
  /// Switches, steppers and sliders are drawn in the size of their look, which a smaller loss does not change.
  static func squeezed(_ view: View) -> Finding? {
    if let image = squeezedImage(of: view) { return image }
    guard view.viewKind.shrinking != .free, !view.frame.isEmpty, !view.translatesAutoresizingMaskIntoConstraints else {
      return nil
    }
    if let outgrown = outgrown(view) { return outgrown }
    let area = view.frame.inset(by: view.alignmentRectInsets)
    let natural =
      view.measuresHeightAtWidth ? view.intrinsicContentSize(atWidth: area.width) : view.intrinsicContentSize
    let losses = [(LayoutAttribute.width, natural.width, area.width), (.height, natural.height, area.height)]
      .filter { $0.1 > 0 && $0.1 - $0.2 > TextNeed.margin(ofWidth: $0.1) && !view.isConstant($0.0) }
    let isSevere = losses.contains { $0.2 < $0.1 / 2 }
    let isVisible = view.viewKind.drawing != .inSizeOfLook && view.viewKind.shrinking == .none
    guard !losses.isEmpty, isSevere || isVisible else { return nil }
    let amounts = losses.map {
      "\(points($0.1 - $0.2)) less \($0.0.rawValue) than its content needs (\(points($0.1)))"
    }
    return Finding(
      rule: .squeezed, severity: isSevere ? .warning : .note, views: [view.label],
      message: "\(view.openingPhrase) has \(amounts.joined(separator: " and ")).",
      fixes: ["Raise its compression resistance, or give it more room."], amount: losses.map { $0.1 - $0.2 }.max())
  }

  /// A control that the system draws in a size of its own, with a constraint for the size that it had in another
  /// release: it reaches beyond its place.
  private static func outgrown(_ view: View) -> Finding? {
    guard view.viewKind.drawing == .inSizeOfLook, view.viewKind.keepsSize, view.isConstant(.width) else { return nil }
    let (natural, width) = (view.intrinsicContentSize.width, view.frame.inset(by: view.alignmentRectInsets).width)
    guard natural - width > 1 else { return nil }
    return Finding(
      rule: .squeezed, severity: .note, views: [view.label],
      message:
        "\(view.openingPhrase) has a constraint for a width of \(points(width)), but is \(points(natural)) wide, so"
        + " that it reaches \(points(natural - width)) beyond its place.",
      fixes: ["Remove the constraint: the system decides how large it is."], amount: natural - width)
  }

  /// The greatest side in points of an image that no one recognizes, and the share of its natural size that it has at
  /// most: the smallest symbols of the system beside text are 11 points high (caption 2).
  private static let (largestDot, largestShare) = (10.0, 0.5)

  /// An image that other constraints have left no more room than for a dot. Images that are only smaller than their
  /// natural size may be meant so.
  private static func squeezedImage(of view: View) -> Finding? {
    guard let image = view.shownImage, !view.translatesAutoresizingMaskIntoConstraints,
      view.superview?.bounds.isEmpty == false
    else { return nil }
    let sides = [
      (attribute: LayoutAttribute.width, natural: image.natural.width, shown: image.shown.width),
      (.height, image.natural.height, image.shown.height),
    ]
    let losses = sides.filter { $0.shown < largestDot && $0.shown < $0.natural * largestShare }
    guard let worst = losses.min(by: { $0.shown / $0.natural < $1.shown / $1.natural }),
      // An image that keeps its proportions is as small as its smaller side makes it.
      !sides.contains(where: { view.hasGivenLength($0.attribute) })
    else { return nil }
    return Finding(
      rule: .squeezed, views: [view.label],
      message: "The image of \(view.phrase) is \(points(worst.shown)) \(worst.attribute == .width ? "wide" : "high")"
        + " instead of \(points(worst.natural)), so that it cannot be recognized.",
      fixes: ["Raise the compression resistance of the view, or give it a width and a height."],
      regions: [view.convert(view.bounds, to: view.rootView)], amount: worst.natural - worst.shown)
  }
}

extension View {
  /// The natural size of the image that the view shows, and its visible size in points, or `nil` if it shows none.
  fileprivate var shownImage: (natural: Size, shown: Size)? {
    switch self {
    case let view as ImageView:
      guard let image = view.image, !image.isMissing, image.resizing == nil else { return nil }
      let rect = view.contentMode.rect(for: image.size, in: view.bounds)
      return (image.size, view.clipsToBounds ? rect.intersection(view.bounds).size : rect.size)
    case let button as Button:
      guard let image = button.placedImage, !image.image.isMissing else { return nil }
      return (image.image.size, image.frame.size)
    default: return nil
    }
  }

  /// Returns whether a constraint sets the view's width or height to a constant.
  fileprivate func isConstant(_ attribute: LayoutAttribute) -> Bool {
    constraints.contains {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute && $0.origin == .user
        && $0.relation != .greaterThanOrEqual
    }
  }

  /// Returns whether a constraint sets the view's width or height to a constant, and has not given way, or relates it
  /// to another length.
  fileprivate func hasGivenLength(_ attribute: LayoutAttribute) -> Bool {
    let length = attribute == .width ? bounds.width : bounds.height
    var owner: View? = self
    while let current = owner {
      let isRelated = current.constraints.contains { constraint in
        guard constraint.origin == .user, constraint.relation != .greaterThanOrEqual,
          constraint.secondItem != nil || constraint.relation != .equal || abs(constraint.constant - length) <= 1
        else { return false }
        let isFirst = constraint.firstItem === self && constraint.firstAttribute == attribute
        return isFirst || constraint.secondItem === self && constraint.secondAttribute == attribute
      }
      if isRelated { return true }
      owner = current.superview
    }
    return false
  }
}

extension Image {
  var isMissing: Bool {
    if case .missing = content { return true }
    return false
  }
}
