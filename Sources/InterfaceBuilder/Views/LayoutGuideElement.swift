import AutoLayout

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

/// The views and guides of a scene by their ids in the document.
final class ItemRegistry {
  private var views: [String: View] = [:]
  private var guides: [String: LayoutGuide] = [:]

  /// Makes a view known; the first of an id counts.
  func register(_ view: View, id: String?) {
    guard let id, views[id] == nil else { return }
    views[id] = view
  }

  /// Makes a guide known.
  func register(_ guide: LayoutGuide, id: String?) {
    guard let id else { return }
    guides[id] = guide
  }

  /// The view of an id.
  func view(_ id: String) -> View? { views[id] }

  /// The view or guide of an id.
  func item(_ id: String) -> (any LayoutItem)? { views[id] ?? guides[id] }
}

extension ViewTreeBuilder {
  func registerGuides(of element: ViewElement, in view: View) {
    for guide in element.layoutGuides { items.register(layoutGuide(guide, of: view), id: guide.id) }
  }

  private func layoutGuide(_ guide: LayoutGuideElement, of view: View) -> LayoutGuide {
    let scrollView = view as? ScrollView
    switch guide.role {
    // The keyboard's guide lies along the bottom of the safe area while no keyboard is shown.
    case .safeArea, .keyboard: return view.safeAreaLayoutGuide
    case .contentLayoutGuide: return scrollView?.contentLayoutGuide ?? view.safeAreaLayoutGuide
    case .frameLayoutGuide: return scrollView?.frameLayoutGuide ?? view.safeAreaLayoutGuide
    case .custom:
      let free = LayoutGuide(identifier: guide.id ?? "")
      view.addLayoutGuide(free)
      return free
    }
  }
}
