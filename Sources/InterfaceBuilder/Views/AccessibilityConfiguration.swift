import AutoLayout
import Controls

/// What a document says about a view to assistive technologies: its `accessibility` element, and runtime attributes.
struct AccessibilityConfiguration {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits?

  init(of view: ViewElement) {
    if let element = view.element.child(forKey: "accessibilityConfiguration") {
      label = element.string("label")
      value = element.string("value")
      hint = element.string("hint")
      isElement = element.child(forKey: "isElement")?.flag("value") ?? element.flag("isElement")
      traits = element.options("traits").map { names in
        AccessibilityTraits(names.compactMap { AccessibilityTraits.documentNames[$0] })
      }
    }
    for attribute in view.runtimeAttributes { add(attribute) }
  }

  /// Runtime attributes are set after the configuration.
  private mutating func add(_ attribute: RuntimeAttribute) {
    switch (attribute.keyPath, attribute.value) {
    case ("accessibilityLabel", .string(let text)): label = text
    case ("accessibilityValue", .string(let text)): value = text
    case ("accessibilityHint", .string(let text)): hint = text
    case ("isAccessibilityElement", .boolean(let flag)): isElement = flag
    default: break
    }
  }

  func apply(to view: View) {
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let isElement { view.isAccessibilityElement = isElement }
    if let traits { view.accessibilityTraits = traits }
  }
}

extension AccessibilityTraits {
  /// The traits by their names in documents.
  fileprivate static let documentNames: [String: AccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
    "none": .none,
  ]
}
