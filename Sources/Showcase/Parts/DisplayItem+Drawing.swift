import Galley

extension DisplayItem {
  /// Shapes that were drawn on a field of a size, brought to a rectangle and cut off at it.
  ///
  /// - Parameters:
  ///   - shapes: the shapes, in the field's coordinates.
  ///   - field: the field's size.
  ///   - rect: where the drawing goes.
  ///   - mode: whether all of the field is seen or all of the rectangle is covered.
  static func drawing(_ shapes: [DisplayItem], of field: Size, in rect: Rect, _ mode: ContentMode) -> DisplayItem {
    let place = mode.rect(for: field, in: rect)
    let scale = place.width / field.width
    let transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.minX, ty: place.minY)
    return .group(
      DisplayGroup(clip: .rect(rect), items: [.group(DisplayGroup(transform: transform, items: shapes))]))
  }
}
