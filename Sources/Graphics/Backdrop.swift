/// A material within a shape, such as the glass of a bar: what was painted before is blurred, recoloured and tinted.
///
/// Of groups that fade, the whole picture behind counts, not the items of the group alone. Formats that cannot blur,
/// SVG and PDF, show the tint alone, over what is sharp behind it, with an even edge light and no shadow.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the Gaussian blur in points, in `0...100`; a larger or smaller number is limited to that
  /// range. 0, or a number that is not finite, blurs nothing.
  public var blurRadius: Double
  /// The distance around the bounds of the shape, in points, from which the blur takes colours. Beyond it, the last
  /// colours count again. With 0, what lies beside the shape leaves no trace in it.
  public var reach: Double
  /// The factor of the saturation: 0 for greys, 1 for the colours as they are.
  public var saturation: Double
  /// What is added to each component, in `-1...1`.
  public var brightness: Double
  /// The colour over the blurred picture.
  public var tint: Color
  /// The light along the edge, or `nil` for a plain edge.
  public var edge: EdgeLight?
  /// The shadow around the shape, or `nil` for none.
  public var shadow: Shadow?

  public init(
    blurRadius: Double, reach: Double = 0, saturation: Double = 1, brightness: Double = 0, tint: Color = .clear,
    edge: EdgeLight? = nil, shadow: Shadow? = nil
  ) {
    self.blurRadius = blurRadius
    self.reach = reach
    self.saturation = saturation
    self.brightness = brightness
    self.tint = tint
    self.edge = edge
    self.shadow = shadow
  }

  /// A line of light inside the edge of a shape. The light comes from the top left and shines through: edges that face
  /// the top left or the bottom right are bright, edges that face the other corners are dim, upright and level ones are
  /// between.
  public struct EdgeLight: Hashable, Sendable {
    /// The width of the line in points.
    public var width: Double
    /// The colour where the light is brightest.
    public var color: Color
    /// The share of the colour's alpha where the light is dimmest, in `0...1`.
    public var dimming: Double

    public init(width: Double, color: Color, dimming: Double = 0.2) {
      self.width = width
      self.color = color
      self.dimming = dimming
    }
  }

  /// A soft shadow, which is only painted outside the shape.
  public struct Shadow: Hashable, Sendable {
    /// The colour where the shadow is darkest.
    public var color: Color
    /// The standard deviation of the blur in points, in `0...100`, as `shadowRadius` of Core Animation's layers.
    public var radius: Double
    /// The distance of the shadow from the shape.
    public var offset: Point

    public init(color: Color, radius: Double, offset: Point = .zero) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}
