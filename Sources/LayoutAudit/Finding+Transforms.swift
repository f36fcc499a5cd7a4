import AutoLayout
import Graphics

extension Finding {
  /// What Auto Layout cannot do with a view whose transform turns rectangles into something else: alignment insets, and
  /// constraints on edges or sizes across it. Centres are no trouble.
  static func transformed(_ view: View, constraints: [LayoutConstraint]) -> [Finding] {
    guard !view.transform.preservesRectangles else { return [] }
    var findings: [Finding] = []
    if view.alignmentRectInsets != .zero {
      findings.append(
        Finding(
          rule: "rotated", severity: .warning, views: [view.label],
          message: "\(view.openingPhrase) is rotated and has alignment insets, which Auto Layout does not"
            + " support together.",
          fixes: ["Put the view into a plain one, and rotate that."]))
    }
    let tied = constraints.filter { $0.tiesEdgesOrSizes }
    if !tied.isEmpty {
      let names = tied.map { "'\($0.name)'" }.joined(separator: ", ")
      findings.append(
        Finding(
          rule: "rotated", severity: .warning, views: [view.label], constraints: tied.map(\.name),
          message: "\(view.openingPhrase) is rotated, and \(names) \(tied.count == 1 ? "ties" : "tie")"
            + " edges or sizes across it: what is seen is not what was laid out.",
          fixes: ["Hold a rotated view by its centre and sizes of its own."]))
    }
    return findings
  }
}

extension AffineTransform {
  /// Whether upright rectangles stay upright: moved, scaled, mirrored, turned by quarters.
  var preservesRectangles: Bool {
    let tolerance = 1e-9
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }
}

extension LayoutConstraint {
  fileprivate var tiesEdgesOrSizes: Bool { firstAttribute.isEdgeOrSize || secondAttribute.isEdgeOrSize }
}

extension LayoutAttribute {
  fileprivate var isEdgeOrSize: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: false
    default: true
    }
  }
}
