import AutoLayout
import Graphics
import TestSupport

/// Something that a view draws: its kind, its bounding box in the view's coordinates and its colour with the opacity of
/// its groups.
struct Mark: Hashable, CustomStringConvertible {
  enum Kind: String {
    case fill, stroke, text, image
    /// The shape of a system symbol.
    case symbol
  }

  var kind: Kind
  var rect: Rect
  var color: Color?

  var description: String {
    "\(kind.rawValue) \(rect.minX),\(rect.minY) \(rect.width)x\(rect.height) \(color.map { "\($0)" } ?? "")"
  }

  /// Returns the mark mirrored in a view of some width.
  func mirrored(in width: Double) -> Mark {
    Mark(kind: kind, rect: rect.offset(by: Point(x: width - rect.minX - rect.maxX, y: 0)), color: color)
  }

  /// Returns whether two marks are equal but for half a point, by which rounding to pixels can move them.
  func isClose(to other: Mark) -> Bool {
    kind == other.kind && color == other.color && abs(rect.minX - other.rect.minX) <= 0.5
      && abs(rect.minY - other.rect.minY) <= 0.5 && abs(rect.width - other.rect.width) <= 0.5
      && abs(rect.height - other.rect.height) <= 0.5
  }
}

extension [DisplayItem] {
  /// The marks in drawing order, with groups flattened; transforms are ignored but for those of symbols.
  var marks: [Mark] { marks(opacity: 1) }

  private func marks(opacity: Double) -> [Mark] {
    flatMap { item -> [Mark] in
      switch item {
      case .fill(let path, let color):
        [Mark(kind: .fill, rect: path.bounds, color: color.opacity(opacity))]
      case .stroke(let path, _, let color):
        [Mark(kind: .stroke, rect: path.bounds, color: color.opacity(opacity))]
      case .text(let paragraph, at: let origin, let color):
        [Mark(kind: .text, rect: Rect(origin: origin, size: paragraph.size), color: color.opacity(opacity))]
      case .image(_, in: let rect, let tint):
        [Mark(kind: .image, rect: rect, color: tint?.opacity(opacity))]
      case .backdrop(let path, let backdrop):
        [Mark(kind: .fill, rect: path.bounds, color: backdrop.tint.opacity(opacity))]
      case .group(let group) where group.isPicture && group.transform != .identity:
        group.items.marks(opacity: opacity * group.alpha).map {
          Mark(kind: .symbol, rect: group.transform.apply(to: $0.rect), color: $0.color)
        }
      case .group(let group): group.items.marks(opacity: opacity * group.alpha)
      }
    }
  }
}

extension [Mark] {
  func colors(of kind: Mark.Kind) -> [Color?] { filter { $0.kind == kind }.map(\.color) }

  /// Returns the marks that are not close to any of the others, each of which counts once.
  func without(_ others: [Mark]) -> [Mark] {
    var others = others
    return filter { mark in
      guard let index = others.firstIndex(where: mark.isClose) else { return true }
      others.remove(at: index)
      return false
    }
  }
}

extension Path {
  /// The smallest rectangle that contains the end points of lines and curves.
  fileprivate var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(in: let rect): return rect
    case .elements(let elements):
      let points = elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point), .curve(_, _, to: let point): point
        case .close: nil
        }
      }
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
        let bottom = points.map(\.y).max()
      else { return .zero }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

/// Lays out a view as a root in an appearance and a direction, and returns what it draws itself.
func marks(
  of view: View, width: Double, height: Double, _ style: TraitCollection.UserInterfaceStyle = .light,
  _ direction: LayoutDirection = .leftToRight, look: SystemLook = .iOS18
) -> [Mark] {
  let traits = TraitCollection(layoutDirection: direction, userInterfaceStyle: style, look: look)
  view.layout(
    size: Size(width: width, height: height), in: LayoutEnvironment(traits: traits, measuring: GridText()))
  return view.displayItems().marks
}
