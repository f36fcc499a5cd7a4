#if UIKitAdapter
import SwiftParser
import SwiftSyntax

/// The text of a type, as the compiler's messages have it.
struct StubTypeText: Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The type, or nil if the text has none.
  var syntax: TypeSyntax? {
    let parsed = Parser.parse(source: "let a: \(text)")
    let variable = parsed.statements.first?.item.as(VariableDeclSyntax.self)
    return parsed.hasError ? nil : variable?.bindings.first?.typeAnnotation?.type
  }

  /// The text of the optional that is used as its value where a use does not ask.
  var implicitlyUnwrapped: String {
    switch syntax?.kind {
    case .functionType, .someOrAnyType, .compositionType, .attributedType: "(\(text))!"
    default: text + "!"
    }
  }

  /// The names in the text; `Theme.Style` is one.
  var names: [String] { text.matches(of: /[A-Za-z_][A-Za-z0-9_.]*/).map { String($0.output) } }

  /// Whether a declaration may have the type: it is complete, and not one that only expressions have.
  var isUsable: Bool {
    if text.isEmpty || text.contains("_") && text.contains(/(^|[^A-Za-z0-9])_([^A-Za-z0-9]|$)/) { return false }
    if ["Never", "Self", "some ", "@lvalue", "<<", "$", "inout ", "unknown context"].contains(where: text.contains) {
      return false
    }
    return syntax != nil
  }

  /// The text without `any`, and without parentheses around it.
  var plain: String {
    var plain = text.trimmingPrefix("any ").description
    while plain.hasPrefix("("), plain.hasSuffix(")"), !plain.contains(","), !plain.contains("->"), plain.count > 2 {
      plain = String(plain.dropFirst().dropLast())
    }
    return plain.trimmingPrefix("any ").description
  }

  /// The type of the value, if it is there.
  var wrapped: String? {
    if text.hasPrefix("Optional<"), text.hasSuffix(">") { return String(text.dropFirst(9).dropLast()) }
    guard text.hasSuffix("?") || text.hasSuffix("!"),
      !text.contains("->") || text.hasSuffix(")?") || text.hasSuffix(")!")
    else { return nil }
    return StubTypeText(String(text.dropLast())).plain
  }

  /// The type of an array's elements.
  var element: String? {
    guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The types of a dictionary's keys and values.
  var entry: (key: String, value: String)? {
    guard text.hasPrefix("["), text.hasSuffix("]"), let colon = text.firstIndex(of: ":") else { return nil }
    let inside = text.dropFirst().dropLast()
    return (
      String(inside[..<colon]).trimmingSpaces, String(inside[inside.index(after: colon)...]).trimmingSpaces
    )
  }

  func replacingNames(by names: [String: String]) -> StubTypeText {
    StubTypeText(
      text.replacing(/[A-Za-z_][A-Za-z0-9_]*/) { match in
        guard let name = names[String(match.output)] else { return String(match.output) }
        // An optional of an optional is never meant.
        return name
      }.replacing("??", with: "?").replacing("?!", with: "!"))
  }
}

extension String {
  func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }

  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
#endif
