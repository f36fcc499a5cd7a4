import AutoLayout

/// Finds the inconsistencies of a document.
struct DocumentCheck {
  private var issues: [DocumentIssue] = []
  private var firstLines: [String: Int] = [:]

  /// Returns the issues of a document in line order.
  static func issues(in root: InterfaceElement) -> [DocumentIssue] {
    var check = DocumentCheck()
    root.visit { check.noteIdentity(of: $0) }
    root.visit { element in
      check.checkValues(of: element)
      if element.name == "constraint" { check.checkReferences(of: element) }
    }
    check.checkInitialViewController(of: root)
    return check.issues.sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
  }

  private mutating func noteIdentity(of element: InterfaceElement) {
    // The ids of these are names of devices, not of objects.
    guard let id = element.id, element.name != "device", element.name != "adaptation" else { return }
    if let line = firstLines[id] {
      report(.duplicateID(id, firstLine: line), at: element)
    } else {
      firstLines[id] = element.position.line
    }
  }

  private mutating func checkReferences(of constraint: InterfaceElement) {
    for side in ["firstItem", "secondItem"] {
      guard let reference = constraint.attributes[side], firstLines[reference] == nil else { continue }
      report(
        .danglingReference(constraint: constraint.id ?? "", attribute: side, reference: reference), at: constraint)
    }
  }

  private mutating func checkValues(of element: InterfaceElement) {
    let broken = element.attributes.filter { attribute, value in
      Self.expectation(of: attribute, in: element.name).map { !Self.meets(value, $0) } ?? false
    }
    for (attribute, value) in broken.sorted(by: { $0.name < $1.name }) {
      guard let expected = Self.expectation(of: attribute, in: element.name) else { continue }
      report(
        .malformedValue(element: element.name, attribute: attribute, value: value, expected: expected), at: element)
    }
    for (attribute, value) in element.attributes where isExcessive(value) {
      guard Self.expectation(of: attribute, in: element.name) == .number else { continue }
      report(.excessiveNumber(element: element.name, attribute: attribute, value: value), at: element)
    }
  }

  private func isExcessive(_ value: String) -> Bool {
    // Most values are short.
    guard value.utf8.count >= 4, let number = Double(value), number.isFinite else { return false }
    return InterfaceElement.bounded(number) != number
  }

  private mutating func checkInitialViewController(of root: InterfaceElement) {
    guard let id = root.attributes["initialViewController"], firstLines[id] == nil else { return }
    report(.missingInitialViewController(id), at: root)
  }

  private mutating func report(_ kind: DocumentIssue.Kind, at element: InterfaceElement) {
    issues.append(DocumentIssue(kind, at: element.position))
  }
}

extension DocumentCheck {
  private static let numbers: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right", "leading",
    "trailing", "red", "green", "blue", "white", "alpha", "constant", "priority", "pointSize", "spacing",
    "numberOfLines", "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "rowHeight", "minimumScaleFactor", "preferredMaxLayoutWidth",
  ]

  private static let flags: Set<String> = [
    "hidden", "clipsSubviews", "opaque", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "symbolic",
    "useAutolayout", "useSafeAreas", "useTraitCollections", "adjustsFontSizeToFit",
    "adjustsFontForContentSizeCategory", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
  ]

  /// Returns the form that an attribute's value must have, or `nil` if any text is valid.
  private static func expectation(of attribute: String, in element: String) -> DocumentIssue.Expectation? {
    switch (element, attribute) {
    case ("extendedEdge", _), ("popoverArrowDirection", _): nil
    case ("constraint", "multiplier"): .multiplier
    case ("constraint", "firstAttribute"), ("constraint", "secondAttribute"): .layoutAttribute
    case (_, let name) where numbers.contains(name): .number
    case (_, let name) where flags.contains(name): .flag
    default: nil
    }
  }

  private static func meets(_ value: String, _ expected: DocumentIssue.Expectation) -> Bool {
    switch expected {
    case .number: Double(value)?.isFinite ?? false
    case .flag: value == "YES" || value == "NO"
    case .multiplier: ConstraintMultiplier.value(value) != nil
    case .layoutAttribute: LayoutAttribute(documentName: value) != nil
    }
  }
}
