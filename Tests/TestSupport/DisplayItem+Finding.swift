import Graphics

extension [DisplayItem] {
  /// The items with every group replaced by its own items; the transforms of groups are ignored.
  package var flattened: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { return group.items.flattened }
      return [item]
    }
  }

  /// The origins of the texts, in drawing order.
  package var textOrigins: [Point] {
    flattened.compactMap { item in
      if case .text(_, at: let origin, _) = item { return origin }
      return nil
    }
  }

  /// The bounds and colours of filled rectangles, rounded rectangles and ellipses, in drawing order.
  package var fills: [(rect: Rect, color: Color)] {
    flattened.compactMap { item in
      switch item {
      case .fill(.rect(let rect), let color), .fill(.roundedRect(let rect, _), let color),
        .fill(.ellipse(in: let rect), let color):
        (rect, color)
      default: nil
      }
    }
  }

  /// The styles of stroked lines, in drawing order.
  package var strokes: [StrokeStyle] {
    flattened.compactMap { item in
      if case .stroke(_, let style, _) = item { return style }
      return nil
    }
  }
}
