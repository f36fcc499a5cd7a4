import Graphics

extension [DisplayItem] {
  /// The items with those of groups in their places; transforms are left out.
  var flattened: [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { return group.items.flattened }
      return [item]
    }
  }

  /// Where texts stand.
  var textOrigins: [Point] {
    flattened.compactMap { item in
      if case .text(_, at: let origin, _) = item { return origin }
      return nil
    }
  }

  /// The rectangles that outlines were made from, in drawing order.
  var fills: [(rect: Rect, color: Color)] {
    flattened.compactMap { item in
      switch item {
      case .fill(.rect(let rect), let color), .fill(.roundedRect(let rect, _), let color),
        .fill(.ellipse(in: let rect), let color):
        (rect, color)
      default: nil
      }
    }
  }

  /// The styles of lines, in drawing order.
  var strokes: [StrokeStyle] {
    flattened.compactMap { item in
      if case .stroke(_, let style, _) = item { return style }
      return nil
    }
  }
}
