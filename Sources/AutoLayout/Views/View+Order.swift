// The order of the subviews from back to front. Moving a view within it keeps the view's constraints.
extension View {
  func insert(_ view: View, above sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insert(view, at: place + 1)
  }

  func insert(_ view: View, below sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insert(view, at: place)
  }

  /// Moves a subview to another place; nothing happens to a view that is none.
  func move(_ view: View, to index: Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    structureDidChange()
  }

  func swapSubviews(at first: Int, and second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    structureDidChange()
  }

  /// The place of a subview once another view is out of the way.
  private func place(of sibling: View, without view: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }
}
