import AutoLayout
import Graphics

/// A view that may draw a placeholder instead of its content.
protocol PlaceholderDrawing: View {
  /// The area of the placeholder in the view's coordinates, or `nil` if the view draws none.
  var placeholderArea: Rect? { get }
}

extension View {
  /// Returns whether texts or placeholders in front of this view are drawn over a rectangle, so that a name there could
  /// not be read.
  ///
  /// - Parameter rect: A rectangle in the view's coordinates.
  func isCovered(in rect: Rect) -> Bool {
    if subviews.contains(where: { $0.drawsContent(in: rect) }) { return true }
    var view: View = self
    var area = rect
    while let superview = view.superview {
      area = view.transformToSuperview.apply(to: area)
      let inFront = superview.subviews.drop { $0 !== view }.dropFirst()
      if inFront.contains(where: { $0.drawsContent(in: area) }) { return true }
      view = superview
    }
    return false
  }

  /// Returns whether the view or one of its descendants draws a text or a placeholder in a rectangle in the superview's
  /// coordinates.
  private func drawsContent(in rect: Rect) -> Bool {
    guard !isHidden, alpha > 0, !clipsToBounds || !frame.intersection(rect).isEmpty else { return false }
    let area = transformToSuperview.inverted().apply(to: rect)
    return drawsOwnContent(in: area) || subviews.contains { $0.drawsContent(in: area) }
  }

  private func drawsOwnContent(in rect: Rect) -> Bool {
    if let placeholder = (self as? any PlaceholderDrawing)?.placeholderArea {
      return !placeholder.intersection(rect).isEmpty
    }
    return !bounds.intersection(rect).isEmpty && textSummary?.string.isEmpty == false
  }
}
