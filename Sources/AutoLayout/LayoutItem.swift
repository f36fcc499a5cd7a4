/// What a constraint may speak of: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view whose coordinates and traits apply: the view itself, or the guide's owner.
  var layoutView: View? { get }
}

/// A reference that does not keep a view or a guide, and is empty once that is gone.
///
/// A weak reference would have its target counted through a table beside it from then on. Layout counts references to
/// views all the time, and hardly any view is without constraints, so each item makes one of these for all that refer to
/// it, and empties it in the end.
final class ItemLink {
  /// The item, until it is gone.
  private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item, where it is a view.
  private(set) unowned(unsafe) var view: View?

  /// An item that knows nothing of links, which is kept.
  private let stranger: (any LayoutItem)?

  init(_ item: any LayoutItem) {
    self.item = item
    view = item as? View
    stranger = nil
  }

  private init(keeping stranger: any LayoutItem) {
    item = stranger
    self.stranger = stranger
  }

  /// Forgets the item, which goes.
  func clear() {
    item = nil
    view = nil
  }

  /// The one link of an item.
  static func to(_ item: any LayoutItem) -> ItemLink {
    if let view = item as? View { return view.link }
    if let guide = item as? LayoutGuide { return guide.link }
    return ItemLink(keeping: item)
  }
}
