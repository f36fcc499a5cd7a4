// Methods that build a tree in the order in which it is displayed. They extend the protocol because an extension of the
// class cannot pass `Self` to a closure.
extension LayoutItem where Self: View {
  /// Adds subviews that constraints place. A stack view arranges them.
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
  /// - Parameter subviews: The subviews, from back to front. Their ``View/translatesAutoresizingMaskIntoConstraints``
  ///   is set to false.
  /// - Returns: The view itself.
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
  /// - Parameter constraints: Makes the constraints for the view.
  /// - Returns: The view itself.
  @discardableResult
  public func constrained(@ConstraintBuilder _ constraints: (Self) throws -> [LayoutConstraint]) rethrows -> Self {
    LayoutConstraint.activate(try constraints(self))
    return self
  }
}

/// Collects constraints, one per line, with conditions, loops and visual format.
@resultBuilder
public enum ConstraintBuilder {
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  public static func buildBlock(_ lines: [LayoutConstraint]...) -> [LayoutConstraint] { lines.flatMap(\.self) }
  public static func buildOptional(_ constraints: [LayoutConstraint]?) -> [LayoutConstraint] { constraints ?? [] }
  public static func buildEither(first constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  public static func buildEither(second constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  public static func buildArray(_ rounds: [[LayoutConstraint]]) -> [LayoutConstraint] { rounds.flatMap(\.self) }
}

/// Collects subviews from back to front, one per line, with conditions and loops.
@resultBuilder
public enum SubviewBuilder {
  public static func buildExpression(_ view: View) -> [View] { [view] }
  public static func buildExpression(_ views: [View]) -> [View] { views }
  public static func buildBlock(_ lines: [View]...) -> [View] { lines.flatMap(\.self) }
  public static func buildOptional(_ views: [View]?) -> [View] { views ?? [] }
  public static func buildEither(first views: [View]) -> [View] { views }
  public static func buildEither(second views: [View]) -> [View] { views }
  public static func buildArray(_ rounds: [[View]]) -> [View] { rounds.flatMap(\.self) }
}
