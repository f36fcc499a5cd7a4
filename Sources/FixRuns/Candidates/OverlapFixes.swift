import AutoLayout
import Graphics
import InterfaceBuilder

extension FixSite {
  /// Returns changes that keep two views apart in the direction in which they are meant to follow each other.
  func overlapFixes(of finding: Finding) -> [FixCandidate] {
    let views = objects(finding.views)
    guard views.count == 2 else { return [] }
    let wrapping = views.flatMap(wrapping)
    let gaps = Order.allCases.compactMap { order in gap(views[0], views[1], along: order) }
      .sorted { $0.distance > $1.distance }
    var fixes: [FixCandidate] = []
    func add(_ title: String, _ parts: [DocumentEdit]..., cost: FixCandidate.Cost = .none) {
      guard parts.allSatisfy({ !$0.isEmpty }) else { return }
      fixes.append(FixCandidate(title, parts.flatMap(\.self), cost: cost))
    }
    for gap in gaps { add(gap.title, [gap.edit]) }
    for gap in gaps {
      add(gap.title + " Let the texts wrap.", [gap.edit], wrapping)
      add(gap.title + " Its present position gives way.", [gap.edit], gap.yielding)
      add(gap.title + " Its present position gives way, and the texts wrap.", [gap.edit], gap.yielding, wrapping)
    }
    let heights = limits(views, "height")
    if let gap = gaps.first { add(gap.title + " Let the heights grow.", [gap.edit], heights) }
    add("Use leading and trailing instead of left and right.", views.flatMap(directional))
    add("Let the texts wrap.", wrapping)
    add("Let the texts shrink to fit.", views.flatMap(shrinking), cost: .much)
    return fixes
  }

  private enum Order: CaseIterable {
    case horizontal, vertical
  }

  private struct Gap {
    var title: String
    var edit: DocumentEdit
    /// Lets the constraints that place the second view now give way.
    var yielding: [DocumentEdit]
    /// The distance of the views where they do not overlap, in points.
    var distance: Double
  }

  /// Keeps the view that comes later at least the standard distance from the other one.
  private func gap(_ one: DocumentObject, _ other: DocumentObject, along order: Order) -> Gap? {
    guard let first = calm[one.id], let second = calm[other.id], let owner = commonAncestor(of: one, other),
      !one.isPlacedByMask(in: document), !other.isPlacedByMask(in: document)
    else { return nil }
    let isOneFirst: Bool
    let distance: Double
    switch order {
    case .horizontal:
      isOneFirst = (first.midX < second.midX) != calm.isRightToLeft
      distance = max(second.minX - first.maxX, first.minX - second.maxX)
    case .vertical:
      isOneFirst = first.midY < second.midY
      distance = max(second.minY - first.maxY, first.minY - second.maxY)
    }
    let (former, latter) = isOneFirst ? (one, other) : (other, one)
    let names = order == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    // Views that are nearer to each other by design may stay so.
    let isNear = (0..<Self.standardSpace).contains(distance)
    let draft = ConstraintDraft(
      latter.id, names.0, .greaterThanOrEqual, former.id, names.1,
      constant: isNear ? distance.rounded(.down) : Self.standardSpace, isSymbolic: !isNear)
    let places = order == .horizontal ? Self.horizontalPlaces : Self.verticalPlaces
    let yielding = document.constraints(on: latter.id).filter { constraint in
      let side = constraint.firstItem == latter.id ? constraint.firstAttribute : constraint.secondAttribute
      return places.contains(side ?? "") && constraint.priority >= 1000 && constraint.relation == .equal
        && ![constraint.firstItem, constraint.secondItem].contains(former.id)
    }
    let where_ = order == .horizontal ? "after" : "below"
    return Gap(
      title: "Keep \(words.object(latter)) \(where_) \(words.object(former)).",
      edit: .addConstraint(draft, owner: owner.id),
      yielding: yielding.map { .set(attribute: "priority", of: $0.id, to: "999") }, distance: distance)
  }

  /// The standard space between siblings, in points.
  private static let standardSpace = 8.0
  private static let horizontalPlaces: Set<String> = ["leading", "left", "centerX"]
  private static let verticalPlaces: Set<String> = ["top", "centerY", "firstBaseline", "baseline"]

  private func commonAncestor(of one: DocumentObject, _ other: DocumentObject) -> DocumentObject? {
    let ids = Set(other.ancestors.map(\.id))
    return one.ancestors.first { ids.contains($0.id) }
  }
}
