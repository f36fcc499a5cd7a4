/// A rectangle without a view that constraints refer to.
struct LayoutGuideElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// What the rectangle is.
  enum Role: String, Hashable, Sendable {
    /// The part of the view that no bar covers.
    case safeArea
    /// A scroll view's content.
    case contentLayoutGuide
    /// A scroll view's frame.
    case frameLayoutGuide
    /// The keyboard.
    case keyboard
    /// Whatever its constraints make it.
    case custom
  }

  /// What the rectangle is.
  var role: Role { element.word("key") ?? .custom }
}
