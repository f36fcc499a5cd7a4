import AutoLayout
import Graphics

/// What a sweep over the sizes of a scene asks about each layout.
extension LayoutAudit {
  /// Returns the findings that come and go with the size of the root: conflicts, truncated and clipped texts, overlaps,
  /// and views that leave their superview.
  package func sizeFindings() -> [Finding] {
    let texts = TextFindings(of: picture, pixel: pixel)
    let outside = picture.views.compactMap { view, _ in
      texts.cutViews.contains(ObjectIdentifier(view))
        ? nil : Finding.outsideSuperview(view, pixel: pixel, isAfterConflict: false)
    }
    return outcome.conflicts.map(Finding.conflict) + texts.findings + outside
  }

  /// Returns how far the layout is from having or losing each of these findings.
  package func distances() -> FindingDistances {
    FindingDistances(in: picture, conflicts: outcome.conflicts, pixel: pixel)
  }

  /// Returns the problem of a finding as a clause without the numbers of this size, such as `the label 'Next' is
  /// truncated`.
  package func clause(for finding: Finding) -> String {
    let views = finding.views.map { id in root.firstInTree { $0.label == id }?.phrase ?? "'\(id)'" }
    guard let rule = finding.rule, let view = views.first else {
      return conflictClause(for: finding) ?? finding.message
    }
    let other = views.dropFirst().first
    switch rule {
    case .truncated: return "\(view) is truncated"
    case .clipped: return other.map { "the text of \(view) is cut off by \($0)" } ?? "the text of \(view) is cut off"
    case .brokenWord: return "a word of \(view) is broken"
    case .overlap: return "\(view) overlaps \(other ?? "another view")"
    case .outsideBounds: return "\(view) extends beyond \(other ?? "its superview")"
    default: return conflictClause(for: finding) ?? finding.message
    }
  }

  private func conflictClause(for finding: Finding) -> String? {
    let conflict = outcome.conflicts.first {
      $0.brokenName == finding.broken && $0.names == finding.constraints
    }
    return conflict?.clause
  }
}

extension LayoutConflict {
  /// `'Hero Width' (the width of the image view is 300 pt) conflicts with 'Title Leading' and the scene's width`.
  fileprivate var clause: String {
    let others = constraints.filter { $0 !== broken }.map(\.shortName)
    guard !others.isEmpty else { return "\(broken.phrase) cannot be satisfied" }
    let named = others.prefix(Self.longestList)
    let rest = others.count > named.count ? ["\(others.count - named.count) more"] : []
    let list = named + rest
    let words = list.count > 1 ? list.dropLast().joined(separator: ", ") + " and " + list[list.count - 1] : list[0]
    return "\(broken.phrase) conflicts with \(words)"
  }

  /// The maximum number of constraints that a clause names besides the broken one.
  private static let longestList = 3
}

extension LayoutConstraint {
  /// The name or, for the root's size and for content sizes, what the constraint is.
  fileprivate var shortName: String {
    switch origin {
    case .engine: "the scene's \(firstAttribute.rawValue)"
    case .contentSize: "the content of \(firstItem?.layoutView?.phrase ?? "a view")"
    case .autoresizingMask: "the autoresizing mask of \(firstItem?.layoutView?.phrase ?? "a view")"
    case .stackView, .user: "'\(identifier ?? nameInDocument ?? name)'"
    }
  }
}
