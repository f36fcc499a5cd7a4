import AutoLayout

struct LayoutGuideElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  enum Role: String, Hashable, Sendable {
    case safeArea
    /// The content of a scroll view.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide
    case keyboard
    /// A guide that constraints place.
    case custom
  }

  var role: Role { element.word("key") ?? .custom }
}

// MARK: - Building

extension ViewTreeBuilder {
  func registerGuides(of element: ViewElement, in view: View) {
    for guide in element.layoutGuides { items.register(layoutGuide(guide, of: view), id: guide.id) }
  }

  private func layoutGuide(_ guide: LayoutGuideElement, of view: View) -> LayoutGuide {
    let scrollView = view as? ScrollView
    switch guide.role {
    case .safeArea: return view.safeAreaLayoutGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .contentLayoutGuide: return scrollView?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case .frameLayoutGuide: return scrollView?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    case .custom:
      let custom = LayoutGuide(identifier: guide.id ?? "")
      view.addLayoutGuide(custom)
      return custom
    }
  }
}

/// The views, guides and constraints of a scene by their ids.
final class ItemRegistry {
  private var views: [String: View] = [:]
  private var guides: [String: LayoutGuide] = [:]
  private var constraints: [String: LayoutConstraint] = [:]

  /// Registers a view. If several views have the same id, the first one is kept.
  func register(_ view: View, id: String?) {
    guard let id, views[id] == nil else { return }
    views[id] = view
  }

  func register(_ guide: LayoutGuide, id: String?) {
    guard let id else { return }
    guides[id] = guide
  }

  func register(_ constraint: LayoutConstraint, id: String?) {
    guard let id else { return }
    constraints[id] = constraint
  }

  func constraint(_ id: String) -> LayoutConstraint? { constraints[id] }
  func guide(_ id: String) -> LayoutGuide? { guides[id] }

  func view(_ id: String) -> View? { views[id] }

  func item(_ id: String) -> (any LayoutItem)? { views[id] ?? guides[id] }
}
