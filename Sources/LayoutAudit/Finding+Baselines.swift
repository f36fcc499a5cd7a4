import AutoLayout
import Graphics

extension Finding {
  /// Texts whose baseline something hangs on, though they are drawn higher or lower than layout takes them to be, because
  /// the view is higher or lower than its content.
  static func misplacedBaselines(in constraints: [LayoutConstraint], pixel: Double) -> [Finding] {
    var findings: [Finding] = []
    var told: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for (item, attribute) in constraint.sides where attribute == .firstBaseline || attribute == .lastBaseline {
        guard let source = (item as? View)?.baselineSource(isFirst: attribute == .firstBaseline),
          !told.contains(ObjectIdentifier(source)),
          let finding = misplacedBaseline(of: source, attribute, constraint, pixel: pixel)
        else { continue }
        told.insert(ObjectIdentifier(source))
        findings.append(finding)
      }
    }
    return findings
  }

  private static func misplacedBaseline(
    of view: View, _ attribute: LayoutAttribute, _ constraint: LayoutConstraint, pixel: Double
  ) -> Finding? {
    guard let surplus = view.heightBeyondContent, abs(surplus) > pixel,
      // A point may come from rounding the text and the baseline to pixels apart.
      let departure = view.baselineDeparture(isFirst: attribute == .firstBaseline), abs(departure) > 1
    else { return nil }
    return Finding(
      rule: "baseline", severity: .warning, views: [view.label], constraints: [constraint.name],
      message: "\(view.openingPhrase) is \(points(abs(surplus))) \(surplus > 0 ? "higher" : "lower") than its"
        + " text, so that what '\(constraint.name)' aligns with its baseline is \(points(abs(departure))) too"
        + " \(departure > 0 ? "high" : "low").",
      fixes: ["Let the view have its natural height, or align by edges or centres."])
  }
}

extension LayoutConstraint {
  fileprivate var sides: [(item: (any LayoutItem)?, attribute: LayoutAttribute)] {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)]
  }
}
