import AutoLayout
import Files
import InterfaceBuilder

/// A fix as instructions: what to do in Interface Builder, and as code.
package struct FixSteps {
  private let document: EditableDocument
  private var words: DocumentWords { DocumentWords(document) }
  private var names: CodeNames { CodeNames(document) }

  package init(in document: EditableDocument) { self.document = document }

  /// Returns a sentence for each edit.
  package func inInterfaceBuilder(_ edits: [DocumentEdit]) -> [String] { edits.compactMap(step) }

  private func step(_ edit: DocumentEdit) -> String? {
    switch edit {
    case .set(let attribute, let id, let value):
      return document.object(id).flatMap { settingStep(attribute, of: $0, to: value) }
    case .setChild(let attribute, _, let id, let value):
      return document.object(id).map {
        "Select \(words.object($0)); Attributes inspector > \(attribute.prefix(1).uppercased() + attribute.dropFirst()):"
          + " \(value ?? "empty")."
      }
    case .setFrame(let id, let rect):
      let numbers = [("X", rect.minX), ("Y", rect.minY), ("Width", rect.width), ("Height", rect.height)]
        .map { "\($0) \(DocumentNumber.text($1))" }.joined(separator: ", ")
      return document.object(id).map { "Select \(words.object($0)); Size inspector > View: \(numbers)." }
    case .removeConstraint(let id):
      return document.object(id).map { "Delete the constraint \(words.constraint($0))." }
    case .addConstraint(let draft, let owner): return document.object(owner).map { addingStep(draft, in: $0) }
    case .placeByConstraints(let id):
      return document.object(id).map { "Select \(words.object($0)); Size inspector > Layout: Automatic." }
    }
  }

  private func settingStep(_ attribute: String, of object: DocumentObject, to value: String?) -> String? {
    if object.elementName == "constraint" {
      return "Select the constraint \(words.constraint(object)); Size inspector > "
        + Self.constraintSetting(attribute, to: value ?? "") + "."
    }
    return Self.viewSetting(attribute, to: value).map { "Select \(words.object(object)); \($0)." }
  }

  private static func constraintSetting(_ attribute: String, to value: String) -> String {
    switch attribute {
    case "priority": "Priority: \(value)"
    case "relation": "Relation: \(relation(value))"
    case "firstAttribute", "secondAttribute":
      "\(attribute == "firstAttribute" ? "First" : "Second") Item: Respect language direction"
    default: "\(attribute.prefix(1).uppercased() + attribute.dropFirst()): \(value)"
    }
  }

  private static func relation(_ value: String) -> String {
    switch LayoutConstraint.Relation(rawValue: value) {
    case .greaterThanOrEqual: "Greater Than or Equal"
    case .lessThanOrEqual: "Less Than or Equal"
    case .equal, nil: "Equal"
    }
  }

  private static func viewSetting(_ attribute: String, to value: String?) -> String? {
    switch attribute {
    case "numberOfLines": "Attributes inspector > Lines: \(value ?? "1")"
    case "lineBreakMode": "Attributes inspector > Line Break: \(value == "wordWrap" ? "Word Wrap" : "Truncate Tail")"
    case "minimumScaleFactor": "Attributes inspector > Autoshrink: Minimum Font Scale, \(value ?? "1")"
    case "adjustsFontSizeToFit", "estimatedRowHeight": nil
    case "apportionsSegmentWidthsByContent": "Attributes inspector > Widths: Proportional to Content"
    case "rowHeight": "Size inspector > Row Height: Automatic"
    case "alignment": "Attributes inspector > Alignment: Center"
    case "distribution": "Attributes inspector > Distribution: Fill Equally"
    case "placeholderIntrinsicHeight": "Size inspector > Intrinsic Size: Placeholder, Height \(value ?? "none")"
    default:
      "Size inspector > \(DocumentWords.inspectorName(of: attribute)): \(value ?? "default")"
    }
  }

  private func addingStep(_ draft: ConstraintDraft, in owner: DocumentObject) -> String {
    let constant = draft.isSymbolic ? "the standard space" : DocumentNumber.text(draft.constant)
    let first = item(draft.firstItem, owner)
    guard let second = draft.secondAttribute else {
      return "Select \(first); Add New Constraints: \(draft.firstAttribute) \(draft.relation.sign) \(constant)."
    }
    return "Control-drag from \(first) to \(item(draft.secondItem, owner)); set \(draft.firstAttribute)"
      + " \(draft.relation.sign) \(second)" + (draft.constant == 0 ? "" : " + \(constant)")
      + (draft.priority == 1000 ? "." : ", with the priority \(DocumentNumber.text(draft.priority)).")
  }

  private func item(_ id: String?, _ owner: DocumentObject) -> String {
    guard let id, id != owner.id, let object = document.object(id) else { return words.object(owner) }
    return object["key"] == "safeArea" ? "the safe area" : words.object(object)
  }

  // MARK: Size classes

  /// Returns a sentence for each size-class variation that sets what an edit changes, and keeps its own value.
  package func remarks(on edits: [DocumentEdit]) -> [String] {
    var remarks: [String] = []
    for case .set(let attribute, let id, _) in edits {
      guard let object = document.object(id) else { continue }
      let isConstraint = object.elementName == "constraint"
      let name = isConstraint ? "the constraint \(words.constraint(object))" : words.object(object)
      for key in object.variations(setting: attribute) {
        remarks.append(
          "The variation of \(name) for \(Self.sizeClasses(key)) sets its \(attribute) itself and stays as it is.")
      }
    }
    return remarks
  }

  /// The size classes of a variation in words: "compact height, regular width" for
  /// `heightClass=compact-widthClass=regular`.
  private static func sizeClasses(_ key: String) -> String {
    key.utf8.split(separator: "-").map { part in
      let sides = part.utf8.split(separator: "=")
      guard sides.count == 2 else { return String(part) }
      return "\(sides[1]) \(sides[0].hasPrefix("height") ? "height" : "width")"
    }.joined(separator: ", ")
  }

  // MARK: Code

  /// Returns lines of Swift that have the same effect in code.
  package func inCode(_ edits: [DocumentEdit]) -> [String] { edits.flatMap(lines) }

  private func lines(_ edit: DocumentEdit) -> [String] {
    switch edit {
    case .set(let attribute, let id, let value):
      guard let object = document.object(id) else { return [] }
      // A row has no height of its own in code: the table's delegate says it.
      if attribute == "rowHeight", object.contentView != nil { return [] }
      guard object.elementName == "constraint" else {
        return Self.viewLine(attribute, of: names.name(of: object), to: value).map { [$0] } ?? []
      }
      return constraintLines(attribute, of: object, to: value ?? "")
    case .setChild(_, _, let id, let value):
      return document.object(id).map {
        ["\(names.name(of: $0)).setTitle(\(value.map { "\"\($0)\"" } ?? "nil"), for: .normal)"]
      } ?? []
    case .setFrame(let id, let rect):
      let numbers = [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)]
        .map { "\($0): \(DocumentNumber.text($1))" }.joined(separator: ", ")
      return document.object(id).map { ["\(names.name(of: $0)).frame = CGRect(\(numbers))"] } ?? []
    case .removeConstraint(let id):
      return document.object(id).map { ["\(names.constraintName(of: $0)).isActive = false"] } ?? []
    case .addConstraint(let draft, let owner):
      return document.object(owner).map { [names.activation(of: draft, owner: $0)] } ?? []
    case .placeByConstraints(let id):
      return document.object(id).map {
        ["\(names.name(of: $0)).translatesAutoresizingMaskIntoConstraints = false"]
      } ?? []
    }
  }

  /// The relation and the attributes of a constraint cannot be changed in code, so another one replaces it.
  private func constraintLines(_ attribute: String, of object: DocumentObject, to value: String) -> [String] {
    let name = names.constraintName(of: object)
    guard attribute != "priority" else { return ["\(name).priority = UILayoutPriority(\(value))"] }
    guard attribute != "constant" else { return ["\(name).constant = \(value)"] }
    var draft = ConstraintDraft(
      object.firstItem, object.firstAttribute, object.relation, object.secondItem, object.secondAttribute,
      constant: object.constant)
    switch attribute {
    case "relation": draft.relation = LayoutConstraint.Relation(rawValue: value) ?? .equal
    case "firstAttribute": draft.firstAttribute = value
    default: draft.secondAttribute = value
    }
    guard let owner = object.superview, object["multiplier"] == nil else { return ["\(name).isActive = false"] }
    return ["\(name).isActive = false", names.activation(of: draft, owner: owner)]
  }

  private static func viewLine(_ attribute: String, of name: String, to value: String?) -> String? {
    func priority(_ kind: String, _ axis: String) -> String {
      "\(name).set\(kind)Priority(UILayoutPriority(\(value ?? "250")), for: .\(axis))"
    }
    return switch attribute {
    case "numberOfLines": "\(name).numberOfLines = \(value ?? "1")"
    case "lineBreakMode":
      value == "wordWrap"
        ? "\(name).titleLabel?.lineBreakMode = .byWordWrapping" : "\(name).lineBreakMode = .byTruncatingTail"
    case "minimumScaleFactor": "\(name).adjustsFontSizeToFitWidth = true; \(name).minimumScaleFactor = \(value ?? "1")"
    case "apportionsSegmentWidthsByContent": "\(name).apportionsSegmentWidthsByContent = true"
    case "rowHeight": "\(name).rowHeight = UITableView.automaticDimension"
    case "alignment": "\(name).alignment = .center"
    case "distribution": "\(name).distribution = .fillEqually"
    case "horizontalHuggingPriority": priority("ContentHugging", "horizontal")
    case "verticalHuggingPriority": priority("ContentHugging", "vertical")
    case "horizontalCompressionResistancePriority": priority("ContentCompressionResistance", "horizontal")
    case "verticalCompressionResistancePriority": priority("ContentCompressionResistance", "vertical")
    default: nil
    }
  }
}

/// The names of a document's objects in code: their outlets, or else names made of what they show.
private struct CodeNames {
  let document: EditableDocument

  init(_ document: EditableDocument) { self.document = document }

  func name(of object: DocumentObject) -> String {
    if let outlet = document.outlet(to: object.id) { return outlet }
    let kind = object.elementName
    let label = (object.name ?? "").split { !$0.isLetter && !$0.isNumber || !$0.isASCII }
    let words = label.prefix(3).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = words.first, first.isLetter else { return kind == "switch" ? "switchView" : kind }
    let suffix =
      words.lowercased().utf8.hasSuffix(kind.lowercased()) ? "" : kind.prefix(1).uppercased() + kind.dropFirst()
    return first.lowercased() + words.dropFirst() + suffix
  }

  func constraintName(of constraint: DocumentObject) -> String {
    if let outlet = document.outlet(to: constraint.id) { return outlet }
    let item = constraint.firstItem.flatMap(document.object).map(name) ?? "view"
    return
      "\(item)\(constraint.firstAttribute.prefix(1).uppercased() + constraint.firstAttribute.dropFirst())Constraint"
  }

  func activation(of draft: ConstraintDraft, owner: DocumentObject) -> String {
    let first = anchor(draft.firstAttribute, of: draft.firstItem, owner)
    let relation =
      switch draft.relation {
      case .equal: "equalTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      }
    guard let second = draft.secondAttribute else {
      return "\(first).constraint(\(relation)Constant: \(DocumentNumber.text(draft.constant))).isActive = true"
    }
    let constant = draft.constant == 0 ? "" : ", constant: \(DocumentNumber.text(draft.constant))"
    let made = "\(first).constraint(\(relation): \(anchor(second, of: draft.secondItem, owner))\(constant))"
    guard draft.priority == 1000 else {
      return "let constraint = \(made); constraint.priority = UILayoutPriority(\(DocumentNumber.text(draft.priority)));"
        + " constraint.isActive = true"
    }
    return made + ".isActive = true"
  }

  private func anchor(_ attribute: String, of id: String?, _ owner: DocumentObject) -> String {
    let object = id.flatMap(document.object) ?? owner
    let isMargin = attribute.hasSuffix("Margin")
    let side = isMargin ? String(attribute.dropLast("Margin".count)) : attribute
    let names = ["baseline": "lastBaseline", "firstBaseline": "firstBaseline"]
    let anchor = "\(names[side] ?? side)Anchor"
    if object["key"] == "safeArea" { return "\(name(of: owner)).safeAreaLayoutGuide.\(anchor)" }
    return "\(name(of: object))\(isMargin ? ".layoutMarginsGuide" : "").\(anchor)"
  }
}
