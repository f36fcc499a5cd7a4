import AutoLayout
import Graphics
import InterfaceBuilder

/// Constraints that repeat what the other members of a conflict say.
///
/// Such a constraint is broken in every layout of the views, so its removal leaves them where they are. At priority
/// 999, it would stay in the document and still demand what never holds. Of 71 conflicts in the documents of 55
/// projects, 9 have a length that is held at both ends already, and 2 a second alignment.
extension FixSite {
  /// Returns the removals of constraints that the other members of a conflict make superfluous.
  func repetitions(among members: [DocumentObject], of finding: Finding) -> [FixCandidate] {
    let firm = members.filter { $0.priority >= 1000 && $0.relation == .equal }
    return firm.filter { constraint in
      !isAboutCanvas(constraint, in: finding)
        && (repeatsLength(constraint, among: firm, of: finding) || repeatsAlignment(constraint, among: firm))
    }.compactMap { constraint in
      removal(constraint).map { FixCandidate($0.title, $0.edits) }
    }
  }

  /// Whether a constraint sets a length of a view, although the others tie two places of that view to the same other
  /// view, such as both sides to the superview, or the top and the baseline to a neighbour. In a chain of views, each
  /// length is as good as any other.
  private func repeatsLength(_ constraint: DocumentObject, among firm: [DocumentObject], of finding: Finding) -> Bool {
    guard let length = constraint.attributes.first, length.kind == .dimension, constraint.secondAttribute == nil,
      let axis = length.axis, let view = constraint.firstItem.flatMap(document.object)
    else { return false }
    return heldPlaces(of: view, along: axis, by: firm).values.contains { $0.count > 1 }
      || finding.constraints.contains("UISV-canvas-connection") && view.isFilledByStack(along: axis)
  }

  /// Returns the places of a view that constraints tie to other views outside of it, by the ids of these.
  private func heldPlaces(
    of view: DocumentObject, along axis: Axis, by firm: [DocumentObject]
  ) -> [String: Set<LayoutAttribute>] {
    var places: [String: Set<LayoutAttribute>] = [:]
    for constraint in firm where constraint.secondAttribute != nil {
      let items = [constraint.firstItem, constraint.secondItem]
      for (index, attribute) in constraint.attributes.enumerated() {
        guard items[index] == view.id, let other = self.view(ofItem: items[1 - index]) else { continue }
        guard !other.ancestors.contains(where: { $0.id == view.id }) else { continue }
        if attribute.kind != .dimension, attribute.axis == axis { places[other.id, default: []].insert(attribute) }
      }
    }
    return places
  }

  /// Returns the view of an item of a constraint: that of the safe area for its guide.
  private func view(ofItem id: String?) -> DocumentObject? {
    id.flatMap(document.object).flatMap { $0["key"] == "safeArea" ? $0.superview : $0 }
  }

  /// Whether a constraint and another one align the same two views in the same direction, one of them by the baselines.
  private func repeatsAlignment(_ constraint: DocumentObject, among firm: [DocumentObject]) -> Bool {
    firm.contains { other in
      guard other.id != constraint.id, other.items == constraint.items,
        let axis = constraint.attributes.first?.axis, other.attributes.first?.axis == axis
      else { return false }
      return [constraint, other].contains { $0.attributes.allSatisfy(\.isBaseline) && $0.attributes.count == 2 }
        && [constraint, other].allSatisfy { $0.attributes.first?.kind == .y }
    }
  }

  /// Whether constraints conflict at a size that only the canvas shows, because an app decides on it: that of a view or
  /// of a collection's cell, and the height of a row whose table does not set it. There, none of them is superfluous.
  private func isAboutCanvas(_ constraint: DocumentObject, in finding: Finding) -> Bool {
    guard isAboutGivenSize(finding), let view = constraint.firstItem.flatMap(document.object) else { return false }
    let chain = [view] + view.ancestors
    guard let cell = chain.first(where: { $0.elementName.hasSuffix("ViewCell") }) else {
      return chain.last?.isTopOfXib ?? false
    }
    guard cell.elementName == "tableViewCell", constraint.attributes.first?.axis == .vertical else {
      return cell.elementName != "tableViewCell"
    }
    return !chain.contains { ($0.number("rowHeight") ?? -1) >= 0 }
  }

  /// Whether two constraints differ in nothing but their constants and priorities, and in whether they respect the safe
  /// area or the margins.
  func setsSame(_ one: DocumentObject, as other: DocumentObject) -> Bool {
    guard one.relation == other.relation, one["multiplier"] == other["multiplier"] else { return false }
    let (ends, others) = (self.ends(of: one), self.ends(of: other))
    return ends == others || ends == others.reversed()
  }

  private func ends(of constraint: DocumentObject) -> [String] {
    let ends = [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute ?? ""),
    ]
    return ends.map { item, attribute in
      "\(view(ofItem: item)?.id ?? "").\(attribute.replacing("Margin", with: ""))"
    }
  }
}

extension DocumentObject {
  /// The first attribute and, unless the constraint sets a constant, the second one.
  fileprivate var attributes: [LayoutAttribute] {
    [firstAttribute, secondAttribute].compactMap { name in
      name.flatMap { $0 == "baseline" ? .lastBaseline : LayoutAttribute(rawValue: $0) }
    }
  }

  fileprivate var items: Set<String?> { [firstItem, secondItem] }

  /// Whether a stack view makes the view as long as it is itself.
  fileprivate func isFilledByStack(along axis: Axis) -> Bool {
    guard let stack = superview, stack.elementName == "stackView" else { return false }
    let stackAxis = stack["axis"].flatMap(Axis.init) ?? .horizontal
    return stackAxis.crossing == axis && (stack["alignment"] ?? "fill") == "fill"
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
