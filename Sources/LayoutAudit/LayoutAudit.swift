import AutoLayout
import Graphics

/// Finds what is wrong with a tree that has been laid out.
public struct LayoutAudit {
  private let root: View
  private let outcome: LayoutOutcome

  /// Makes an audit.
  ///
  /// - Parameters:
  ///   - root: the tree's root, after layout.
  ///   - outcome: what that layout returned.
  public init(of root: View, outcome: LayoutOutcome) {
    self.root = root
    self.outcome = outcome
  }

  /// Everything found: what breaks the layout first, then what the views show, from the back to the front.
  public func findings() -> [Finding] {
    var findings = outcome.errors.map(Finding.invalidConstraint) + outcome.conflicts.map(Finding.conflict)
    findings += outcome.violations.map(Finding.layoutPass)
    root.forEachInTree { view in
      if view.hasAmbiguousLayout { findings.append(.ambiguous(view)) }
    }
    forEachShown(root) { view in
      if let truncated = Finding.truncated(view) { findings.append(truncated) }
      if let missing = Finding.missingCharacters(in: view) { findings.append(missing) }
    }
    return findings
  }

  private func forEachShown(_ view: View, _ visit: (View) -> Void) {
    guard !view.isHidden else { return }
    visit(view)
    for subview in view.subviews { forEachShown(subview, visit) }
  }
}
