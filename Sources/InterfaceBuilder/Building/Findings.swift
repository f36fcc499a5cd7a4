import AutoLayout
import Graphics

/// What cannot be taken over from a document, as findings.
extension Finding {
  /// An element that no view stands for.
  static func unknownClass(_ name: String, view: String) -> Finding {
    Finding(
      rule: "unknown-class", severity: .warning, views: [view],
      message: "'\(name)' is not a kind of view that is known; it is drawn as an outline.")
  }

  /// A constraint that refers to an object that is not there.
  static func unresolved(_ constraint: ConstraintElement, reference: String) -> Finding {
    Finding(
      rule: "unresolved-reference", severity: .error, constraints: [constraint.id ?? ""],
      message: "Constraint '\(constraint.id ?? "")' refers to '\(reference)', which is no view or guide of its scene.")
  }

  /// A constraint whose attribute is not understood.
  static func unreadable(_ constraint: ConstraintElement) -> Finding {
    let attribute = constraint.element.attributes["firstAttribute"] ?? ""
    return Finding(
      rule: "unreadable-constraint", severity: .error, constraints: [constraint.id ?? ""],
      message: "Constraint '\(constraint.id ?? "")' speaks of '\(attribute)', which is no layout attribute.")
  }

  /// A constraint that Auto Layout would refuse.
  static func uninstallable(_ constraint: ConstraintElement, _ error: ConstraintError) -> Finding {
    Finding(
      rule: "invalid-constraint", severity: .error, constraints: [constraint.id ?? ""],
      message: "Constraint '\(constraint.id ?? "")' cannot be activated: \(error).")
  }

  /// A picture, colour or font that is not at hand.
  static func missing(_ resource: MissingResource, view: String) -> Finding {
    Finding(
      rule: "missing-\(resource.kind)", severity: .note, views: [view],
      message: "The \(resource.kind) '\(resource.name)' is not at hand; "
        + "a stand-in is drawn where the document records what it was.")
  }
}

/// Something that a document names and that cannot be found.
struct MissingResource: Hashable {
  /// What it is: `image`, `color` or `font`.
  var kind: String
  /// Its name.
  var name: String
}
