import Graphics

/// A picture that a view shows, at its natural size.
public struct Image: Hashable, Sendable {
  /// What there is to draw.
  public enum Content: Hashable, Sendable {
    /// Pixels.
    case pixmap(Pixmap)
    /// A symbol of the system's catalogue by its name, drawn with the bundled icons.
    case symbol(String)
    /// A picture that is not at hand, by its name: a placeholder is drawn.
    case missing(String)
  }

  /// What there is to draw.
  public var content: Content
  /// The natural size in points.
  public var size: Size
  /// Whether the picture's shape is filled with the tint colour.
  public var isTemplate: Bool

  /// Makes an image.
  public init(_ content: Content, size: Size, isTemplate: Bool = false) {
    self.content = content
    self.size = size
    self.isTemplate = isTemplate
  }

  /// An image of pixels, at the size they have.
  public init(_ pixmap: Pixmap, isTemplate: Bool = false) {
    self.init(.pixmap(pixmap), size: pixmap.size, isTemplate: isTemplate)
  }

  /// A symbol of the system's catalogue beside text.
  ///
  /// - Parameters:
  ///   - systemName: the catalogue's name, for example `chevron.right`.
  ///   - pointSize: the size of the text it stands beside.
  ///   - proportions: its width and height in any unit, as documents record them; none for a square.
  public init(systemName: String, pointSize: Double = 17, proportions: Size? = nil) {
    // Interface Builder records symbols at up to 128 units; at 17 pt such a symbol is about 20 pt long.
    let unit = pointSize * 1.2 / 128
    let recorded = proportions ?? Size(width: 128, height: 128)
    self.init(
      .symbol(systemName), size: Size(width: recorded.width * unit, height: recorded.height * unit), isTemplate: true)
  }

  /// A placeholder for a picture that is not at hand.
  public static func missing(_ name: String, size: Size) -> Image { Image(.missing(name), size: size) }

  /// The same image filled with the tint colour.
  public var template: Image { Image(content, size: size, isTemplate: true) }
}
