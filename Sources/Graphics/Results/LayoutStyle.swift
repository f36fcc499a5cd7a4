/// How a view looks in itself, its place, size and text aside: what a restyle is told by.
public struct LayoutStyle: Hashable, Sendable {
  /// A trait of the look.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// The typefaces and sizes of the text as they were found, for example `Inter 17 wght=600`.
    case font
    /// The colours of the text as `#RRGGBB` or `#RRGGBBAA`.
    case textColor
    /// The colour behind everything.
    case background
    /// The border's width in points and colour.
    case border
    /// The radius of the corners in points.
    case cornerRadius
    /// The opacity.
    case alpha
    /// How the drawn view differs from the laid-out one.
    case transform
    /// What tells pictures and icons apart.
    case image
    /// The colours and line widths of shapes.
    case drawing
  }

  /// The values that are not the default, as texts that are the same in every run.
  public var values: [Property: String]

  /// Makes a style.
  public init(values: [Property: String] = [:]) { self.values = values }
}
