#if UIKitAdapter
import SwiftSyntax

/// The name by which Objective-C knows a function.
///
/// The rule is the compiler's: "With" joins the base name and the label of the first parameter, unless the label begins
/// with a preposition (`AbstractFunctionDecl::getObjCSelector`).
struct ObjectiveCName {
  let text: String

  init(of function: FunctionDeclSyntax) {
    if let explicit = Self.explicitName(in: function.attributes) {
      self.init(text: explicit)
    } else {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text }
      self.init(baseName: function.name.text, labels: labels)
    }
  }

  init(baseName: String, labels: [String]) {
    guard let first = labels.first else {
      self.init(text: baseName)
      return
    }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }
    self.init(text: baseName + Self.firstPiece(of: first) + ":" + rest.joined())
  }

  private init(text: String) { self.text = text }

  private static func firstPiece(of label: String) -> String {
    if label == "_" { return "" }
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word)) ? capitalized : "With" + capitalized
  }

  /// The words of `PartsOfSpeech.def` in the compiler.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]

  private static func explicitName(in attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes where attribute.name == "objc" {
      if let arguments = attribute.arguments { return arguments.trimmedDescription }
    }
    return nil
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool {
    contains { element in
      if case .attribute(let attribute) = element { attribute.name == name } else { false }
    }
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}
#endif
