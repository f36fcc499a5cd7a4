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

/// Lists constraints, one a line; conditions, loops and whole lines of visual format included.
@resultBuilder
public enum ConstraintBuilder {
  /// A constraint.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }
  /// Several constraints, as visual format makes them.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  /// Lines below each other.
  public static func buildBlock(_ lines: [LayoutConstraint]...) -> [LayoutConstraint] { lines.flatMap(\.self) }
  /// A condition that may not hold.
  public static func buildOptional(_ constraints: [LayoutConstraint]?) -> [LayoutConstraint] { constraints ?? [] }
  /// A condition that holds.
  public static func buildEither(first constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  /// A condition that does not hold.
  public static func buildEither(second constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  /// A loop.
  public static func buildArray(_ rounds: [[LayoutConstraint]]) -> [LayoutConstraint] { rounds.flatMap(\.self) }
}

/// Lists subviews, one a line, from back to front; conditions and loops included.
@resultBuilder
public enum SubviewBuilder {
  /// A subview.
  public static func buildExpression(_ view: View) -> [View] { [view] }
  /// Several subviews.
  public static func buildExpression(_ views: [View]) -> [View] { views }
  /// Lines below each other.
  public static func buildBlock(_ lines: [View]...) -> [View] { lines.flatMap(\.self) }
  /// A condition that may not hold.
  public static func buildOptional(_ views: [View]?) -> [View] { views ?? [] }
  /// A condition that holds.
  public static func buildEither(first views: [View]) -> [View] { views }
  /// A condition that does not hold.
  public static func buildEither(second views: [View]) -> [View] { views }
  /// A loop.
  public static func buildArray(_ rounds: [[View]]) -> [View] { rounds.flatMap(\.self) }
}
