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

  /// Everything found: what breaks the layout first, then what constraints cannot do, then what the views show, from the
  /// back to the front.
  public func findings() -> [Finding] {
    var findings = outcome.errors.map(Finding.invalidConstraint) + outcome.conflicts.map(Finding.conflict)
    findings += outcome.violations.map(Finding.layoutPass)
    root.forEachInTree { view in
      if view.hasAmbiguousLayout { findings.append(.ambiguous(view)) }
    }
    findings += constraintFindings()
    return findings + shownFindings(in: Picture(of: root))
  }

  /// What constraints ask for that Auto Layout does not give: across transforms and bounds, or of baselines that move.
  private func constraintFindings() -> [Finding] {
    var constraints: [LayoutConstraint] = []
    var paths: [ConstraintPath] = []
    root.forEachInTree { view in
      constraints += view.constraints
      paths += view.constraints.lazy.filter { $0.origin == .user }.compactMap(ConstraintPath.init)
    }
    var findings = paths.compactMap(Finding.crossedBounds)
    root.forEachInTree { view in
      guard !view.transform.preservesRectangles else { return }
      let across = paths.filter { path in path.sides.joined().contains { $0 === view } }
      findings += Finding.transformed(view, constraints: across.map(\.constraint))
    }
    return findings + Finding.misplacedBaselines(in: constraints, pixel: pixel)
  }

  /// What the views show: texts first, for which each other finding of the same cause is left out.
  private func shownFindings(in picture: Picture) -> [Finding] {
    let texts = TextFindings(of: picture, pixel: pixel)
    var missingFamilies = MissingFamilies()
    var findings = texts.findings
    for (view, items) in picture.views {
      findings += Finding.missingGlyphs(in: view, items: items)
      missingFamilies.add(items, of: view)
      if !texts.cutViews.contains(ObjectIdentifier(view)) {
        findings += [
          Finding.squeezed(view), Finding.outsideSuperview(view, pixel: pixel),
          Finding.drawsOutside(view, items: items),
        ].compactMap { $0 }
      }
    }
    return findings + missingFamilies.findings
  }

  /// A device pixel in points: what is smaller cannot be seen.
  private var pixel: Double { 1 / root.traitCollection.displayScale }
}
