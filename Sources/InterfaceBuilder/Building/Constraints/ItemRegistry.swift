import AutoLayout

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
