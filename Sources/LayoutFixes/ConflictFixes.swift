import AutoLayout
import Graphics
import InterfaceBuilder

extension FixSite {
  /// The most members of a conflict that are changed.
  private static let mostMembers = 5

  /// Returns changes that let the members of a conflict hold together, or let one of them give way.
  func conflictFixes(of finding: Finding) -> [FixCandidate] {
    let broken = finding.broken.map { objects([$0]) } ?? []
    // The firmest members come first in a finding.
    let others = objects(finding.constraints.reversed())
    let members = (broken + others.filter { $0.id != broken.first?.id }).filter { $0.elementName == "constraint" }
    let main = Array(members.prefix(Self.mostMembers))
    return doubleRemovals(among: members) + main.compactMap(optional) + contentFixes(of: finding)
      + main.prefix(3).flatMap(limits) + main.prefix(4).compactMap(removal)
  }

  /// Lets a constraint give way when it has to: 999, the guide's priority for a constraint that should hold.
  private func optional(_ constraint: DocumentObject) -> FixCandidate? {
    guard constraint.priority >= 1000 else { return nil }
    return FixCandidate(
      "Give \(words.constraint(constraint)) the priority 999.",
      [.set(attribute: "priority", of: constraint.id, to: "999")])
  }

  /// Makes an equation a limit.
  private func limits(_ constraint: DocumentObject) -> [FixCandidate] {
    guard constraint.relation == .equal, !constraint.firstAttribute.hasPrefix("center") else { return [] }
    return [LayoutConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual].map { relation in
      FixCandidate(
        "Make \(words.constraint(constraint)) \(relation == .lessThanOrEqual ? "an upper" : "a lower") limit.",
        [.set(attribute: "relation", of: constraint.id, to: relation.rawValue)])
    }
  }

  func removal(_ constraint: DocumentObject) -> FixCandidate? {
    guard !document.isReferenced(constraint.id) else { return nil }
    return FixCandidate(
      "Remove \(words.constraint(constraint)).", [.removeConstraint(constraint.id)], cost: .some)
  }

  /// Returns the removals of one of two constraints that set the same with different constants: one of them is a mistake.
  private func doubleRemovals(among members: [DocumentObject]) -> [FixCandidate] {
    members.filter { one in
      members.contains { $0.id != one.id && $0.setsSame(as: one) }
    }.compactMap { constraint in
      removal(constraint).map { FixCandidate($0.title, $0.edits) }
    }
  }

  /// Lowers required hugging and compression resistance.
  private func contentFixes(of finding: Finding) -> [FixCandidate] {
    let names = [
      "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority",
    ]
    return objects(finding.views).flatMap { view in
      names.filter { view.number($0) == 1000 }.map { name in
        FixCandidate(
          "Give the \(DocumentWords.inspectorName(of: name)) of \(words.object(view)) the priority 999.",
          [.set(attribute: name, of: view.id, to: "999")])
      }
    }
  }
}

extension DocumentObject {
  /// Whether two constraints differ in nothing but their constants and priorities.
  fileprivate func setsSame(as other: DocumentObject) -> Bool {
    firstItem == other.firstItem && firstAttribute == other.firstAttribute && secondItem == other.secondItem
      && secondAttribute == other.secondAttribute && relation == other.relation
      && self["multiplier"] == other["multiplier"]
  }
}
