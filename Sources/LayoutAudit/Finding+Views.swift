import AutoLayout
import Graphics

extension Finding {
  /// A view that constraints leave open.
  static func ambiguous(_ view: View) -> Finding {
    Finding(
      rule: "ambiguous", severity: .warning, views: [view.label],
      message: "The constraints leave the position or size of \(view.phrase) open.",
      fixes: ["Add constraints until its x, y, width and height each have one answer."])
  }
}
