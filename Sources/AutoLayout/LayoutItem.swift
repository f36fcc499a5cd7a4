/// An item that constraints relate: a view or a layout guide.
public protocol LayoutItem: AnyObject {
  /// The view whose coordinates and traits apply: the view itself, or the guide's owner.
  var layoutView: View? { get }
}

/// A reference that does not retain a view or guide, and becomes `nil` when the item is deallocated.
///
/// It replaces a weak reference, which would slow down every retain of the item: they would then go through a side
/// table. Each item has one link, which all constraints and guides share, and clears it when it is deallocated.
final class ItemLink {
  /// The item, or `nil` once it is deallocated.
  private(set) unowned(unsafe) var item: (any LayoutItem)?
  /// The item if it is a view.
  private(set) unowned(unsafe) var view: View?

  /// An item of another type, which cannot clear the link and is therefore retained.
  private let retainedItem: (any LayoutItem)?

  init(_ item: any LayoutItem) {
    self.item = item
    view = item as? View
    retainedItem = nil
  }

  private init(keeping retainedItem: any LayoutItem) {
    item = retainedItem
    self.retainedItem = retainedItem
  }

  /// Clears the references to the item, which is being deallocated.
  func clear() {
    item = nil
    view = nil
  }

  /// Returns the link of an item.
  static func to(_ item: any LayoutItem) -> ItemLink {
    if let view = item as? View { return view.link }
    if let guide = item as? LayoutGuide { return guide.link }
    return ItemLink(keeping: item)
  }
}
