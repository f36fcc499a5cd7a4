/// What is told to people who do not see the screen.
struct AccessibilityConfiguration: Hashable, Sendable {
  /// The name that is spoken.
  var label: String?
  /// What happens on use.
  var hint: String?
  /// The name that tests use.
  var identifier: String?
  /// Whether the object is told at all, where the document decides.
  var isElement: Bool?
  /// What the object is and how it behaves, for example `button`.
  var traits: Set<String>

  /// Reads an `accessibility` element.
  init(_ element: InterfaceElement) {
    label = element.string("label")
    hint = element.string("hint")
    identifier = element.string("identifier")
    isElement = element.child(forKey: "isElement")?.flag("value")
    traits = element.options("traits") ?? []
  }
}
