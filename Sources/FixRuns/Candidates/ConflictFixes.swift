import AutoLayout
import Files
import Graphics
import InterfaceBuilder

extension FixSite {
  /// The most members of a conflict that are changed.
  private static let mostMembers = 5
  /// The most members that may give way at priority 999.
  private static let mostOptional = 8

  /// Returns changes that let the members of a conflict hold together, or let one of them give way.
  func conflictFixes(of finding: Finding) -> [FixCandidate] {
    let broken = finding.broken.map { objects([$0]) } ?? []
    // The firmest members come first in a finding.
    let others = objects(finding.constraints.reversed())
    let members = (broken + others.filter { $0.id != broken.first?.id }).filter { $0.elementName == "constraint" }
    let main = Array(members.prefix(Self.mostMembers))
    let mistakes = isAboutGivenSize(finding) ? [] : main.prefix(1).flatMap(corrections)
    let isOfContent = isAboutContent(finding)
    let yielding = main.prefix(3).filter { isOfContent || $0.relation != .equal }.compactMap(belowContent)
    let weaker =
      members.prefix(Self.mostOptional).compactMap(optional) + yielding + main.prefix(3).flatMap(limits)
      + ends(of: finding).prefix(2).compactMap(optional)
    return maskFixes(of: finding) + alignments(of: members) + doubleRemovals(among: members) + contentFixes(of: finding)
      + repetitions(among: members, of: finding) + mistakes + costed(weaker, in: finding)
      + main.prefix(4).compactMap(removal)
  }

  /// Returns fixes with what they give up. If a content size is broken, a tie could give way to it instead, but then
  /// views would come apart or leave the screen.
  private func costed(_ fixes: [FixCandidate], in finding: Finding) -> [FixCandidate] {
    guard isAboutContent(finding) else { return fixes }
    return fixes.map { fix in
      let ids = fix.edits.flatMap { edit in if case .set(_, let id, _) = edit { [id] } else { [String]() } }
      let isTie = ids.contains { document.object($0)?.secondAttribute != nil }
      return isTie ? FixCandidate(fix.title, fix.edits, cost: .some) : fix
    }
  }

  /// Whether the size of a view's content is broken, which no constraint of the document says.
  private func isAboutContent(_ finding: Finding) -> Bool { finding.broken.map { document.object($0) == nil } ?? false }

  /// Whether the constraints conflict because of a size that a screen or a table gives, and can hold together at
  /// another one.
  func isAboutGivenSize(_ finding: Finding) -> Bool {
    finding.constraints.contains { name in
      if name.utf8.hasPrefix("UIView-Encapsulated-Layout") { return true }
      guard document.object(name) == nil, let dot = name.utf8.lastIndex(of: ".") else { return false }
      return document.object(InterfaceDocument.originalID(of: String(name[..<dot])))?.hasAutoresizingMask ?? false
    }
  }

  /// Returns the members of a conflict with a given size that tie content to the end of the view around it: if they
  /// give way, the content may be longer than that view.
  private func ends(of finding: Finding) -> [DocumentObject] {
    guard isAboutGivenSize(finding) else { return [] }
    return objects(finding.constraints).filter { constraint in
      guard constraint.elementName == "constraint", constraint.firstAttribute == constraint.secondAttribute,
        ["bottom", "trailing", "right"].contains(constraint.firstAttribute)
      else { return false }
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0.flatMap(document.object) }
      return items.count == 2 && (items[0].isPart(of: items[1]) || items[1].isPart(of: items[0]))
    }
  }

  /// Returns changes of a constraint that holds at no size, because the rest of its conflict is not about one. "Either
  /// remove one of the constraints, or change it to an optional constraint" (Auto Layout Guide, "Unsatisfiable
  /// Layouts"): what never holds is better removed, or made a limit, than left to be broken at priority 999.
  private func corrections(_ constraint: DocumentObject) -> [FixCandidate] {
    let removal = removal(constraint).map { FixCandidate($0.title, $0.edits) }
    return (constraint.secondAttribute == nil ? limits(constraint) : []) + [removal].compactMap(\.self)
  }

  /// Lets a constraint give way when it has to: 999, the guide's priority for a constraint that should hold. Views that
  /// are no longer as large as each other are a part of the design.
  private func optional(_ constraint: DocumentObject) -> FixCandidate? {
    guard constraint.priority >= 1000 else { return nil }
    let isEqualSize = ["width", "height"].contains(constraint.secondAttribute)
    return FixCandidate(
      "Give \(words.constraint(constraint)) the priority 999.",
      [.set(attribute: "priority", of: constraint.id, to: "999")], cost: isEqualSize ? .some : .none)
  }

  /// Lets a size give way to the content of the views beside it. At 999, a wide label would leave a text field no room.
  private func belowContent(_ constraint: DocumentObject) -> FixCandidate? {
    guard constraint.priority >= 1000, constraint.secondAttribute == nil else { return nil }
    return FixCandidate(
      "Give \(words.constraint(constraint)) the priority 749, below that of contents.",
      [.set(attribute: "priority", of: constraint.id, to: "749")])
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

  /// Switches off the autoresizing mask of a view that constraints are meant to place: "set the property to NO before
  /// adding your own, custom constraints" (Auto Layout Guide, "Unsatisfiable Layouts").
  private func maskFixes(of finding: Finding) -> [FixCandidate] {
    let ids = finding.constraints.compactMap { name in name.utf8.lastIndex(of: ".").map { String(name[..<$0]) } }
    return objects(ids).filter { view in
      view["translatesAutoresizingMaskIntoConstraints"] == nil && view.superview != nil && !view.isContentOfCell
        && !document.constraints(on: view.id).isEmpty
    }.map { view in
      FixCandidate(
        "Let constraints place \(words.object(view)) instead of its autoresizing mask.", [.placeByConstraints(view.id)])
    }
  }

  /// Lets stack views align their views in the middle, where they stretch one of a fixed size.
  private func alignments(of members: [DocumentObject]) -> [FixCandidate] {
    var seen: Set<String> = []
    return members.filter { $0.secondAttribute == nil }.compactMap { constraint in
      guard let view = (constraint.firstItem ?? constraint.owner).flatMap(document.object), let stack = view.superview,
        stack.elementName == "stackView", (stack["alignment"] ?? "fill") == "fill",
        constraint.firstAttribute == (stack["axis"] == "vertical" ? "width" : "height"), seen.insert(stack.id).inserted
      else { return nil }
      return FixCandidate(
        "Let \(words.object(stack)) align its views in the middle instead of stretching them.",
        [.set(attribute: "alignment", of: stack.id, to: "center")])
    }
  }

  /// Returns the removals of one of two constraints that set the same with different constants: one of them is a
  /// mistake. The safe area and the margins of a view are the same as the view.
  private func doubleRemovals(among members: [DocumentObject]) -> [FixCandidate] {
    members.filter { one in
      members.contains { $0.id != one.id && setsSame($0, as: one) }
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
  /// Whether the view is a subview of another one, or of the view that has it as its layout guide.
  fileprivate func isPart(of other: DocumentObject) -> Bool {
    let isGuide = other.elementName.hasSuffix("LayoutGuide")
    return superview?.id == (isGuide ? other.superview?.id : other.id)
  }
}
