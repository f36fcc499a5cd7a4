// Whole trees in the order in which they are seen. It is declared for a view's own type, which a class's extension cannot
// name.
extension LayoutItem where Self: View {
  /// Adds subviews that constraints place; a stack view arranges them.
  ///
  /// ```swift
  /// let card = View().containing {
  ///   title
  ///   if let subtitle { subtitle }
  ///   StackView().containing { cancel; save }
  /// }.constrained { card in
  ///   title.topAnchor == card.topAnchor + 16
  ///   title.leadingAnchor >= card.leadingAnchor + 16
  ///   title.widthAnchor == 0.5 * card.widthAnchor ~ 750
  /// }
  /// ```
  ///
  /// - Parameter subviews: the subviews, one a line, from back to front. Their
  ///   ``View/translatesAutoresizingMaskIntoConstraints`` is switched off.
  /// - Returns: the view itself.
  @discardableResult
  public func containing(@SubviewBuilder _ subviews: () throws -> [View]) rethrows -> Self {
    for subview in try subviews() {
      subview.translatesAutoresizingMaskIntoConstraints = false
      if let stack = self as? StackView {
        stack.addArrangedSubview(subview)
      } else {
        addSubview(subview)
      }
    }
    return self
  }

  /// Activates constraints, in order.
  ///
  /// - Parameter constraints: is given the view and lists the constraints, one a line.
  /// - Returns: the view itself.
  @discardableResult
  public func constrained(@ConstraintBuilder _ constraints: (Self) throws -> [LayoutConstraint]) rethrows -> Self {
    LayoutConstraint.activate(try constraints(self))
    return self
  }
}
