import AutoLayout
import Controls
import Graphics

/// Buttons that are too small for a finger.
///
/// Sources: Human Interface Guidelines, "Accessibility": 44 x 44 points; Web Content Accessibility Guidelines 2.2,
/// 2.5.8 (level AA): at least 24 x 24. Controls whose size the system sets, and buttons in bars, respond in a larger
/// area.
enum TouchTargets: DesignRule {
  private static let (least, recommended) = (24.0, 44.0)

  static func findings(in layout: DesignedLayout) -> [Finding] {
    let buttons = layout.picture.views.compactMap { $0.view as? Button }.filter { $0.isEnabled && $0.takesTouches }
    let pixel = 1 / layout.root.traitCollection.displayScale
    let large = buttons.filter { $0.shortSide >= recommended - pixel }
    return buttons.compactMap { finding(on: $0, besides: large, pixel: pixel) }
  }

  /// Returns the finding about a button, with a larger one in whose area it is: a touch beside the button may do the
  /// same there.
  private static func finding(on button: Button, besides large: [Button], pixel: Double) -> Finding? {
    guard !button.bounds.isEmpty, !button.isInBar, button.shortSide < recommended - pixel else { return nil }
    let (size, side) = (button.bounds.size, button.shortSide)
    let width = Finding.number((size.width * 10).rounded() / 10)
    let isSevere = side < least - pixel
    let larger = isSevere ? large.first(where: button.isInArea) : nil
    return Finding(
      rule: .touchTarget, severity: isSevere ? .warning : .note,
      views: [button.label, larger?.label].compactMap(\.self),
      message:
        "\(button.openingPhrase) is \(width) x \(Finding.points(size.height)); a finger needs"
        + " 44 x 44 pt\(isSevere ? ", and 24 x 24 pt are the least" : "").",
      fixes: [button.enlargingAdvice(to: recommended)],
      amount: recommended - side)
  }
}

extension Button {
  /// Whether neither the button nor a view around it ignores touches.
  fileprivate var takesTouches: Bool {
    var view: View? = self
    while let current = view {
      guard current.isUserInteractionEnabled else { return false }
      view = current.superview
    }
    return true
  }

  /// The smaller of the width and the height in points.
  fileprivate var shortSide: Double { min(bounds.width, bounds.height) }

  /// Whether another button has the area around this one.
  fileprivate func isInArea(of other: Button) -> Bool {
    let (area, room) = (convert(bounds, to: nil), other.convert(other.bounds, to: nil))
    return area.intersection(room) == area
  }

  /// What makes the button as large as a finger needs: constraints of its own that are too short, or else new ones.
  fileprivate func enlargingAdvice(to length: Double) -> String {
    let short = constraints.filter { constraint in
      constraint.origin == .user && constraint.firstItem === self && constraint.secondItem == nil
        && (constraint.firstAttribute == .width || constraint.firstAttribute == .height)
        && constraint.constant < length
    }
    guard short.isEmpty else {
      let names = short.map { "'\($0.name)'" }.joined(separator: " and ")
      return "Raise the constant\(short.count == 1 ? "" : "s") of \(names) to \(Finding.number(length))."
    }
    let least = Finding.number(length)
    return "Enlarge it with constraints on width and height of at least \(least), or with content insets."
  }
}

/// Constants that repeat the standard spacing.
///
/// Source: Auto Layout Guide, "Anatomy of a Constraint": the standard spacing adapts to the system. Its values: see
/// `StandardSpacing`.
enum WrittenSpacing: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    let found = layout.constraints.filter(\.repeatsStandardSpacing)
    guard found.count >= leastCount else { return [] }
    return [
      Finding(
        rule: .writtenSpacing, constraints: found.map(\.name),
        message:
          "\(found.count) constraints repeat the standard spacing of \(Finding.number(StandardSpacing.betweenSiblings))"
          + " or \(Finding.number(StandardSpacing.toContainer)) pt as a number.",
        fixes: ["Choose 'Use Standard Value', or equalToSystemSpacingAfter in code."])
    ]
  }

  /// One number may be a coincidence.
  private static let leastCount = 2
}

extension LayoutConstraint {
  fileprivate var repeatsStandardSpacing: Bool {
    guard !isStandardSpace, relation == .equal, multiplier == 1, let first = firstItem as? View,
      let second = secondItem as? View, first !== second
    else { return false }
    if first.superview === second || second.superview === first {
      return firstAttribute == secondAttribute && firstAttribute.isEdge && abs(constant) == StandardSpacing.toContainer
    }
    let faces: Set<[LayoutAttribute]> = [
      [.leading, .trailing], [.trailing, .leading], [.top, .bottom], [.bottom, .top],
    ]
    return first.superview === second.superview && faces.contains([firstAttribute, secondAttribute])
      && abs(constant) == StandardSpacing.betweenSiblings
  }
}

extension LayoutAttribute {
  fileprivate var isEdge: Bool { self == .leading || self == .trailing || self == .top || self == .bottom }
}
