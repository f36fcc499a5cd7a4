import Graphics

/// What was set for assistive technologies on a view. Few views have any of it.
struct AccessibilityNotes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits?
  var hidesElements = false
}

/// What assistive technologies say about a view for which nothing was set, as UIKit does.
package struct AccessibilityDefaults: Hashable, Sendable {
  package var isElement: Bool
  package var label: String?
  package var value: String?
  package var traits: AccessibilityTraits
  /// The kind of the element if UIKit has no public trait for it.
  package var role: AccessibilityRole?

  package init(
    isElement: Bool = true, label: String? = nil, value: String? = nil, traits: AccessibilityTraits = .none,
    role: AccessibilityRole? = nil
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.role = role
  }

  /// A view that is not an element.
  static let none = AccessibilityDefaults(isElement: false)
}

/// A kind of element that VoiceOver names although there is no public trait for it.
package enum AccessibilityRole: String, Hashable, Sendable {
  case textField = "Text Field"
  case secureTextField = "Secure Text Field"
  case tab = "Tab"
  case backButton = "Back Button"
  case picker = "Picker Item"
}

/// An element that a view draws without a view of its own, such as a tab.
package struct AccessibilityPart: Hashable, Sendable {
  /// The area in the view's coordinates, in points.
  package var frame: Rect
  package var description: AccessibilityDefaults

  package init(frame: Rect, _ description: AccessibilityDefaults) {
    self.frame = frame
    self.description = description
  }
}

/// A view that assistive technologies describe although nothing was set.
package protocol AccessibleByDefault: View {
  var accessibilityDefaults: AccessibilityDefaults { get }
  /// The elements that the view draws without views of their own.
  var accessibilityParts: [AccessibilityPart] { get }
  /// Whether the elements in the view are read one after the other, without others between them.
  var groupsAccessibilityElements: Bool { get }
}

extension AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults { .none }
  package var accessibilityParts: [AccessibilityPart] { [] }
  package var groupsAccessibilityElements: Bool { false }
}

extension View {
  /// What UIKit says about the view if nothing was set.
  var accessibilityByDefault: AccessibilityDefaults {
    (self as? any AccessibleByDefault)?.accessibilityDefaults ?? .none
  }

  /// Changes what was set for assistive technologies.
  func noteAccessibility<Value>(_ part: WritableKeyPath<AccessibilityNotes, Value>, _ value: Value) {
    var notes = accessibilityNotes?.content ?? AccessibilityNotes()
    notes[keyPath: part] = value
    accessibilityNotes = AccessibilityNotesBox(notes)
  }
}

/// Keeps views without notes small.
final class AccessibilityNotesBox {
  let content: AccessibilityNotes

  init(_ content: AccessibilityNotes) { self.content = content }
}
