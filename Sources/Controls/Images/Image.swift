import Graphics

/// An image with its natural size.
public struct Image: Hashable, Sendable {
  /// The source of what is drawn.
  public enum Content: Hashable, Sendable {
    case pixmap(Pixmap)
    /// A system symbol by its name, drawn with the bundled icons.
    case symbol(String)
    /// An image file that was not found, by its name; a placeholder is drawn.
    case missing(String)
  }

  /// The source of what is drawn.
  public var content: Content
  public var size: Size
  /// Whether the opaque parts of the image are filled with the tint colour.
  public var isTemplate: Bool

  public init(_ content: Content, size: Size, isTemplate: Bool = false) {
    self.content = content
    self.size = size
    self.isTemplate = isTemplate
  }

  /// Creates an image in the size of a pixmap.
  public init(_ pixmap: Pixmap, isTemplate: Bool = false) {
    self.init(.pixmap(pixmap), size: pixmap.size, isTemplate: isTemplate)
  }

  /// Creates an image of a system symbol in the size that it has next to text.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol, for example `chevron.right`.
  ///   - pointSize: The font size of the text in points.
  ///   - proportions: The width and height of the symbol as documents record them, up to 128, or `nil` for a square.
  public init(systemName: String, pointSize: Double = 17, proportions: Size? = nil) {
    // Interface Builder records symbols with up to 128 units; next to text of 17 pt, a symbol of 128 units is about 20
    // pt long.
    let unit = pointSize * 1.2 / 128
    let recorded = proportions ?? Size(width: 128, height: 128)
    self.init(
      .symbol(systemName), size: Size(width: recorded.width * unit, height: recorded.height * unit), isTemplate: true)
  }

  /// Returns a placeholder for an image file that was not found.
  public static func missing(_ name: String, size: Size) -> Image { Image(.missing(name), size: size) }

  /// The same image as a template, filled with the tint colour.
  public var template: Image { Image(content, size: size, isTemplate: true) }
}
