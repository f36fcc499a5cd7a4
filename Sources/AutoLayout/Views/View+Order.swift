// The order of the subviews from back to front. Moving a view within it keeps the view's constraints.
extension View {
  /// Adds a view right in front of a subview; nothing happens where `sibling` is none.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insertSubview(view, at: place + 1)
  }

  /// Adds a view right behind a subview; nothing happens where `sibling` is none.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insertSubview(view, at: place)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Swaps two subviews by their places from back to front; nothing happens where one of the places is empty.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    structureDidChange()
  }

  /// The place of a subview once another view is out of the way.
  private func place(of sibling: View, without view: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }
}
