/// What there is to paint, back to front, in points of one coordinate space whose origin is the top left.
public struct DisplayList: Hashable, Sendable {
  /// The area that is painted, in points.
  public var size: Size
  /// The items, back to front.
  public var items: [DisplayItem]

  /// Makes a list.
  public init(size: Size, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// Everything that can be painted.
public enum DisplayItem: Hashable, Sendable {
  /// The inside of an outline in one colour (non-zero winding).
  case fill(Path, Color)
  /// An outline's line.
  case stroke(Path, StrokeStyle, Color)
  /// A measured paragraph, its top left at a point, in a colour where its runs name none.
  case text(Paragraph, at: Point, Color)
  /// A picture scaled into a rectangle; with a tint its alpha alone is used.
  case image(Pixmap, in: Rect, tint: Color?)
  /// Items that share a transform, a clip or an opacity.
  case group(DisplayGroup)
}

/// Items that are transformed, clipped or faded together.
public struct DisplayGroup: Hashable, Sendable {
  /// Maps the group's coordinates to those around it.
  public var transform: AffineTransform
  /// The outline beyond which nothing of the group is painted, in the group's coordinates.
  public var clip: Path?
  /// The opacity of the whole, 0...1.
  public var alpha: Double
  /// The items, back to front.
  public var items: [DisplayItem]
  /// Whether the items stand for a picture, so that text among them, an icon or a stand-in's name, is none to be read.
  public var isPicture: Bool

  /// Makes a group.
  public init(
    transform: AffineTransform = .identity, clip: Path? = nil, alpha: Double = 1, items: [DisplayItem],
    isPicture: Bool = false
  ) {
    self.transform = transform
    self.clip = clip
    self.alpha = alpha
    self.items = items
    self.isPicture = isPicture
  }

  /// Makes a group of items that stand for a picture.
  public static func picture(_ items: [DisplayItem]) -> DisplayGroup { DisplayGroup(items: items, isPicture: true) }
}

/// How an outline's line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width in points.
  public var width: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]
  /// Whether the line's ends are round.
  public var hasRoundCaps: Bool

  /// Makes a style.
  public init(width: Double = 1, dash: [Double] = [], hasRoundCaps: Bool = false) {
    self.width = width
    self.dash = dash
    self.hasRoundCaps = hasRoundCaps
  }
}

/// An outline in points.
public enum Path: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with circular corners; a radius over half the shorter side is held to it.
  case roundedRect(Rect, radius: Double)
  /// The ellipse that fills a rectangle.
  case ellipse(in: Rect)
  /// Straight lines and curves, one after the other.
  case elements([PathElement])

  /// A straight line between two points.
  public static func line(from start: Point, to end: Point) -> Path { .elements([.move(start), .line(end)]) }
}

/// A step of a free outline.
public enum PathElement: Hashable, Sendable {
  /// Starts a new part.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A cubic Bézier curve with two control points.
  case curve(Point, Point, to: Point)
  /// A straight line back to the part's start.
  case close
}
