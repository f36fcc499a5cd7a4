import Graphics

/// A paragraph in a display list, with its place.
struct PlacedText {
  var paragraph: Paragraph
  var origin: Point
  var color: Color
  var transform: AffineTransform

  /// The area of all lines.
  var rect: Rect {
    lines.dropFirst().reduce(lines.first ?? Rect(origin: transform.apply(to: origin), size: .zero)) { $0.union($1) }
  }

  /// The areas of the lines, from the ascenders to the descenders.
  var lines: [Rect] {
    paragraph.lines.compactMap { line in
      let size = line.runs.map(\.face.size).max() ?? 0
      guard size > 0, line.width > 0 else { return nil }
      // Ascenders and descenders of nearly all faces: 0.75 and 0.25 em.
      return transform.apply(
        to: Rect(
          x: origin.x + line.x, y: origin.y + line.baseline - 0.78 * size, width: line.width, height: size))
    }
  }
}

extension [DisplayItem] {
  /// The paragraphs among the items, back to front, with the areas that clip them taken into account.
  func texts(in visible: Rect, transform: AffineTransform = .identity, ofPictures: Bool = false) -> [PlacedText] {
    flatMap { item -> [PlacedText] in
      switch item {
      case .text(let paragraph, let origin, let color):
        let text = PlacedText(paragraph: paragraph, origin: origin, color: color, transform: transform)
        return text.rect.intersection(visible).isEmpty ? [] : [text]
      case .group(let group):
        guard group.alpha > 0 else { return [] }
        let inner = group.transform.concatenating(transform)
        let clipped = group.clip.map { visible.intersection(inner.apply(to: $0.outerRect)) } ?? visible
        return clipped.isEmpty ? [] : group.items.texts(in: clipped, transform: inner)
      case .fill, .stroke, .image, .backdrop: return []
      }
    }
  }

  /// Returns the items without the paragraphs that a function refuses.
  func removingTexts(transform: AffineTransform = .identity, where isRemoved: (PlacedText) -> Bool) -> [DisplayItem] {
    compactMap { item in
      switch item {
      case .text(let paragraph, let origin, let color):
        let text = PlacedText(paragraph: paragraph, origin: origin, color: color, transform: transform)
        return isRemoved(text) ? nil : item
      case .group(var group):
        group.items = group.items.removingTexts(
          transform: group.transform.concatenating(transform), where: isRemoved)
        return .group(group)
      case .fill, .stroke, .image, .backdrop: return item
      }
    }
  }
}

extension Path {
  /// A rectangle that contains the path.
  var outerRect: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .elements(let elements):
      Rect(
        enclosing: elements.flatMap { element -> [Point] in
          switch element {
          case .move(let point), .line(let point): [point]
          case .curve(let first, let second, let end): [first, second, end]
          case .close: []
          }
        })
    }
  }
}
