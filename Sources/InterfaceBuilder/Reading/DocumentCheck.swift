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
    let expectations = Self.expectations(in: element.name)
    var malformed: [(name: String, value: String, expected: DocumentIssue.Expectation)] = []
    var excessive: [(name: String, value: String)] = []
    for (name, value) in element.attributes {
      guard let expected = expectations[name] else { continue }
      if !Self.meets(value, expected) {
        malformed.append((name, value, expected))
      } else if expected == .number, isExcessive(value) {
        excessive.append((name, value))
      }
    }
    for (name, value, expected) in malformed.sorted(by: { $0.name < $1.name }) {
      report(.malformedValue(element: element.name, attribute: name, value: value, expected: expected), at: element)
    }
    for (name, value) in excessive {
      report(.excessiveNumber(element: element.name, attribute: name, value: value), at: element)
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

  private static let usualExpectations: [String: DocumentIssue.Expectation] =
    Dictionary(
      numbers.map { ($0, .number) } + flags.map { ($0, .flag) }, uniquingKeysWith: { first, _ in first })

  private static let expectationsInConstraints = usualExpectations.merging(
    ["multiplier": .multiplier, "firstAttribute": .layoutAttribute, "secondAttribute": .layoutAttribute]) { $1 }

  /// Returns the forms that values must have in an element, by the attributes' names. In all others any text is valid.
  private static func expectations(in element: String) -> [String: DocumentIssue.Expectation] {
    switch element {
    case "extendedEdge", "popoverArrowDirection", "rectEdge": [:]
    case "constraint": expectationsInConstraints
    default: usualExpectations
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
