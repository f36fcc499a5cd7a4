import Files
import Galley
import Markup
import Snapshots

/// A value of an object of a document that a person can change in the page.
struct EditableValue: Hashable {
  /// How a value is written.
  enum Kind: Hashable {
    case text
    /// A number within limits, with or without decimals.
    case number(ClosedRange<Double>)
    case wholeNumber(ClosedRange<Double>)
    case choice([String])
  }

  /// An attribute that can be changed, with the elements that have it.
  struct Attribute: Hashable {
    /// The name by which the page and the worker call it.
    let name: String
    /// What the page calls it.
    let label: String
    let kind: Kind
    /// The names of the elements that have it, or empty for every view.
    let elements: Set<String>
    /// The key of the child that has it and its name there, or `nil` if the object itself has it.
    let child: (key: String, name: String)?
    /// The value of an object without the attribute, or `nil` if there is none to change.
    let usual: String?

    init(
      _ name: String, _ label: String, _ kind: Kind, of elements: Set<String> = [], in child: (String, String)? = nil,
      usual: String? = nil
    ) {
      (self.name, self.label, self.kind, self.elements) = (name, label, kind, elements)
      self.child = child
      self.usual = usual
    }

    static func == (one: Attribute, other: Attribute) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  let object: String
  let attribute: Attribute
  let label: String
  let value: String
  /// What else a person should know, in a sentence, or `nil`.
  var remark: String?

  /// Priorities are 1 to 1000 (`UILayoutPriority`); sizes of fonts and distances have the limits of Interface Builder's
  /// fields.
  private static let priority = Kind.wholeNumber(1...1000)
  private static let length = Kind.number(-10_000...10_000)

  /// The attributes of views.
  static let ofViews = [
    Attribute("text", "Text", .text, of: ["label", "textField", "textView"]),
    Attribute("title", "Title", .text, of: ["button"], in: ("normal", "title")),
    Attribute("configurationTitle", "Title", .text, of: ["button"], in: ("configuration", "title")),
    Attribute("placeholder", "Placeholder", .text, of: ["textField"]),
    Attribute(
      "pointSize", "Font size", .number(1...300), of: ["label", "textField", "textView", "button"],
      in: ("fontDescription", "pointSize")),
    Attribute("numberOfLines", "Lines", .wholeNumber(0...1000), of: ["label"], usual: "1"),
    Attribute(
      "lineBreakMode", "Line break",
      .choice(["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"]),
      of: ["label", "button"]),
    Attribute("spacing", "Spacing", length, of: ["stackView"], usual: "0"),
    Attribute(
      "distribution", "Distribution",
      .choice(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]), of: ["stackView"],
      usual: "fill"),
    Attribute("horizontalHuggingPriority", "Hugging, horizontal", priority, usual: "250"),
    Attribute("verticalHuggingPriority", "Hugging, vertical", priority, usual: "250"),
    Attribute("horizontalCompressionResistancePriority", "Resistance, horizontal", priority, usual: "750"),
    Attribute("verticalCompressionResistancePriority", "Resistance, vertical", priority, usual: "750"),
  ]

  /// The attributes of constraints.
  static let ofConstraints = [
    Attribute("constant", "Constant", length, usual: "0"),
    Attribute("priority", "Priority", priority, usual: "1000"),
    Attribute(
      "relation", "Relation", .choice(["equal", "lessThanOrEqual", "greaterThanOrEqual"]), usual: "equal"),
  ]

  /// Returns the values of a view that can be changed.
  static func values(of view: DocumentObject) -> [EditableValue] {
    ofViews.compactMap { attribute in
      guard attribute.elements.isEmpty || attribute.elements.contains(view.elementName) else { return nil }
      return EditableValue(attribute, of: view, label: attribute.label)
    }
  }

  /// Returns the values of a constraint that can be changed.
  ///
  /// - Parameter words: The constraint in words.
  static func values(of constraint: DocumentObject, words: String) -> [EditableValue] {
    ofConstraints.compactMap { EditableValue($0, of: constraint, label: "\($0.label): \(words)") }
  }

  private init?(_ attribute: Attribute, of object: DocumentObject, label: String) {
    let written = attribute.child.map { object.attribute($0.name, ofChild: $0.key) } ?? object[attribute.name]
    guard let value = written ?? attribute.usual else { return nil }
    // A configuration has the title that counts.
    guard attribute.child?.key != "normal" || !object.hasConfiguration else { return nil }
    // A size class may have a value of its own, which counts instead.
    guard object.variations(setting: attribute.child?.name ?? attribute.name).isEmpty else { return nil }
    self.object = object.id
    self.attribute = attribute
    self.label = label
    self.value = value
  }

  /// Returns an edit that the page asks for as an edit of the document.
  ///
  /// - Throws: ``PreviewError`` if the object has no such attribute, or the value is none for it.
  static func edit(_ edit: PreviewEdit, in document: EditableDocument) throws(PreviewError) -> DocumentEdit {
    guard let object = document.object(edit.object) else { throw .unknown("id", edit.object) }
    let table = object.elementName == "constraint" ? ofConstraints : ofViews
    guard let attribute = table.first(where: { $0.name == edit.attribute }),
      EditableValue(attribute, of: object, label: "") != nil
    else { throw PreviewError("'\(edit.attribute)' of this object cannot be changed here.") }
    if let value = edit.value { try attribute.check(value) }
    guard let child = attribute.child else { return .set(attribute: attribute.name, of: edit.object, to: edit.value) }
    return .setChild(attribute: child.name, key: child.key, of: edit.object, to: edit.value)
  }
}

extension EditableValue.Attribute {
  fileprivate func check(_ value: String) throws(PreviewError) {
    switch kind {
    case .text:
      guard value.unicodeScalars.allSatisfy(\.isAllowedInXML), value.utf8.count <= 10_000 else {
        throw PreviewError("A text has no control characters and at most 10,000 bytes.")
      }
    case .number(let limits): try check(value, isWhole: false, within: limits)
    case .wholeNumber(let limits): try check(value, isWhole: true, within: limits)
    case .choice(let names):
      guard names.contains(value) else { throw PreviewError("\(label) is one of \(names.joined(separator: ", ")).") }
    }
  }
}

extension EditableValue.Attribute {
  private func check(_ value: String, isWhole: Bool, within limits: ClosedRange<Double>) throws(PreviewError) {
    let digits = value.utf8.hasPrefix("-") ? value.dropFirst() : value[...]
    let parts = digits.utf8.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isDecimal =
      parts.count <= (isWhole ? 1 : 2)
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
    guard isDecimal, let number = Double(value), limits.contains(number) else {
      let (least, greatest) = (DocumentNumber.text(limits.lowerBound), DocumentNumber.text(limits.upperBound))
      throw PreviewError(
        "\(label) is a \(isWhole ? "whole number" : "number") from \(least) to \(greatest), not '\(value.prefix(80))'.")
    }
  }
}

extension JSONText {
  /// Writes a value for the page.
  mutating func value(_ value: EditableValue) {
    object { json in
      json.member("object", value.object)
      json.member("attribute", value.attribute.name)
      json.member("label", value.label)
      switch value.attribute.kind {
      case .text: json.member("kind", "text")
      case .number, .wholeNumber: json.member("kind", "number")
      case .choice(let names):
        json.member("kind", "choice")
        json.member("choices", names)
      }
      json.member("value", value.value)
      if let remark = value.remark { json.member("remark", remark) }
    }
  }
}
