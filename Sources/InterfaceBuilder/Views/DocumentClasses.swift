import AutoLayout

/// What is known of an app's classes while it loads a document.
package struct DocumentClasses {
  /// Whether the app has the class of an element.
  package let isKnown: (InterfaceElement) -> Bool
  /// Makes the view of a plain `view` element whose class is of another kind, such as a control, or returns `nil` for a
  /// plain view.
  package let makeView: (InterfaceElement) -> View?

  package init(isKnown: @escaping (InterfaceElement) -> Bool, makeView: @escaping (InterfaceElement) -> View?) {
    self.isKnown = isKnown
    self.makeView = makeView
  }
}
