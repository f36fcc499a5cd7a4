/// The items to paint, back to front, in points from the top-left corner.
public struct DisplayList: Hashable, Sendable {
  /// The size of the painted area in points.
  public var size: Size
  /// The items, back to front.
  public var items: [DisplayItem]
  public init(size: Size, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// An item of a display list. The cases are everything that Galley can paint.
public enum DisplayItem: Hashable, Sendable {
  /// A filled path, by the non-zero winding rule.
  case fill(Path, Color)
  /// A stroked path.
  case stroke(Path, StrokeStyle, Color)
  /// A paragraph with its top-left corner at a point. The colour is that of runs that have no colour of their own.
  case text(Paragraph, at: Point, Color)
  /// An image scaled to fill a rectangle. With a tint, the image is a mask: only its alpha is used.
  case image(Pixmap, in: Rect, tint: Color?)
  /// A material within a filled path, over what was painted before.
  // Indirect, so that this rare case does not make all items larger.
  indirect case backdrop(Path, Backdrop)
  /// Items that share a transform, a clipping path or an opacity.
  case group(DisplayGroup)
}

/// Items that are transformed, clipped and composited together.
public struct DisplayGroup: Hashable, Sendable {
  /// The transform from the group's coordinates to the enclosing coordinates.
  public var transform: AffineTransform
  /// The clipping path in the group's coordinates, or nil if the group is not clipped.
  public var clip: Path?
  /// The opacity of the group as a whole, in `0...1`.
  public var alpha: Double
  /// The items, back to front.
  public var items: [DisplayItem]
  /// The items to paint instead over a picture that is too bright or too dark for ``items``, or `nil` to paint those
  /// over any picture.
  public var alternative: AlternativeItems?
  /// Whether the items make up a picture, so text among them, such as an icon or a placeholder's name, is not text to
  /// read.
  public var isPicture: Bool
  /// The name of the symbol that the picture replaces, if the symbol has no drawing.
  package var missingSymbol: String?
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

  /// Returns a group of items that make up a picture.
  public static func picture(_ items: [DisplayItem]) -> DisplayGroup { DisplayGroup(items: items, isPicture: true) }
}

/// Items that replace others if the mean luminance of what was painted before is on the other side of a limit, such as
/// the light glass of a button and its dark title over a bright picture, in dark appearance.
///
/// The mean is that of the pixels within the bounding rectangle of a path. Formats without pixels, SVG and PDF, and
/// pictures that are transparent there show the usual items.
public indirect enum AlternativeItems: Hashable, Sendable {
  /// Items for a picture whose luminance within the path is above a limit in `0...1`.
  case onBright(Path, above: Double, [DisplayItem])
  /// Items for a picture whose luminance within the path is below a limit in `0...1`.
  case onDark(Path, below: Double, [DisplayItem])
}

/// The appearance of a stroked path.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width in points.
  public var width: Double
  /// The alternating lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [Double]
  /// Whether the ends of the line are round instead of flat.
  public var hasRoundCaps: Bool
  public init(width: Double = 1, dash: [Double] = [], hasRoundCaps: Bool = false) {
    self.width = width
    self.dash = dash
    self.hasRoundCaps = hasRoundCaps
  }
}

/// A path in points.
public enum Path: Hashable, Sendable {
  case rect(Rect)
  /// A rectangle with circular corners. The radius is limited to half the shorter side.
  case roundedRect(Rect, radius: Double)
  /// The largest ellipse inside a rectangle.
  case ellipse(in: Rect)
  /// A sequence of lines and curves.
  case elements([PathElement])

  /// Returns a straight line between two points.
  public static func line(from start: Point, to end: Point) -> Path { .elements([.move(start), .line(end)]) }
}

/// A step in drawing a path.
public enum PathElement: Hashable, Sendable {
  /// Starts a new subpath at a point.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A cubic Bézier curve with two control points.
  case curve(Point, Point, to: Point)
  /// A straight line back to the start of the subpath.
  case close
}
