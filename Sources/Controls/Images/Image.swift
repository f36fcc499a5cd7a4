import Graphics

/// An image with its natural size.
public struct Image: Hashable, Sendable {
  /// The source of what is drawn.
  public enum Content: Hashable, Sendable {
    case pixmap(Pixmap)
    /// A drawing, such as a PDF file, that is painted anew for each size.
    case drawing(ImageDrawing)
    /// A system symbol by its name, drawn with lines and shapes of Galley's own.
    case symbol(String)
    /// An image file that was not found or cannot be read, by its name; a placeholder is drawn.
    case missing(String)
  }

  /// Whether the tint colour replaces an image's own colours.
  public enum RenderingMode: Hashable, Sendable {
    /// The place where the image is shown decides: a system button and a bar tint their images.
    case automatic
    /// The image keeps its own colours everywhere.
    case alwaysOriginal
    /// The opaque parts of the image are filled with the tint colour.
    case alwaysTemplate
  }

  /// The source of what is drawn.
  public var content: Content
  public var size: Size
  public var renderingMode: RenderingMode
  /// How the image fills a rectangle of another size, or `nil` to scale it as a whole.
  public var resizing: ImageResizing?
  /// The distances in points from the edges of the image to those of its alignment rectangle.
  public var alignmentRectInsets = EdgeInsets.zero
  /// Whether the image is drawn as in a mirror, because it was made for the other reading direction.
  public var isMirrored = false
  /// The font size of the text that an asset catalog's symbol has its size for, or `nil` for other images.
  package var symbolPointSize: Double?
  /// The colour that the opaque parts of the image are filled with if the image keeps its own colours, or `nil` for
  /// those colours.
  package var ownTint: Color?
  /// The name that the image has in a document or an asset catalog, or `nil` if it is not known.
  package var name: String?
  /// The weight of a symbol, and the size and the scale that its natural size was made for.
  public var symbolConfiguration = SymbolConfiguration()

  public init(_ content: Content, size: Size, isTemplate: Bool = false) {
    self.content = content
    self.size = size
    renderingMode = isTemplate ? .alwaysTemplate : .automatic
  }

  /// Creates an image in the size of a pixmap.
  public init(_ pixmap: Pixmap, isTemplate: Bool = false) {
    self.init(.pixmap(pixmap), size: pixmap.size, isTemplate: isTemplate)
  }

  /// The font size of a symbol without a configuration, in points.
  package static let defaultSymbolPointSize = 17.0

  /// Creates an image of a system symbol in the size that it has next to text.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol, for example `chevron.right`.
  ///   - pointSize: The font size of the text in points.
  ///   - proportions: The width and height of the symbol as documents record them, up to 128, or `nil` for those of the
  ///     drawing.
  public init(systemName: String, pointSize: Double = 17, proportions: Size? = nil) {
    self.init(
      systemName: systemName, configuration: SymbolConfiguration(pointSize: pointSize), proportions: proportions)
  }

  /// Creates an image of a system symbol.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol, for example `chevron.right`.
  ///   - configuration: The size and the weight of the symbol.
  ///   - proportions: The width and height of the symbol as documents record them, up to 128, or `nil` for those of the
  ///     drawing.
  public init(systemName: String, configuration: SymbolConfiguration, proportions: Size? = nil) {
    let drawn = SymbolFace.named(systemName, style: configuration.style)?.size ?? SymbolMetrics.unknownSize
    var size = Size(width: drawn.width * configuration.pointSize, height: drawn.height * configuration.pointSize)
    if let proportions, proportions.width > 0, proportions.height > 0 {
      // The document knows the symbol's proportions, and the drawing how large it is beside others.
      let height = (size.width * size.height * proportions.height / proportions.width).squareRoot()
      size = Size(width: height * proportions.width / proportions.height, height: height)
    }
    self.init(.symbol(systemName), size: size, isTemplate: true)
    symbolConfiguration = configuration
  }

  /// Returns a placeholder for an image file that was not found.
  public static func missing(_ name: String, size: Size) -> Image { Image(.missing(name), size: size) }

  /// Returns an asset catalog's symbol in the size that it has next to text of a font size, and any other image as it
  /// is.
  package func besideText(ofSize pointSize: Double) -> Image {
    guard let symbolPointSize, symbolPointSize > 0 else { return self }
    var image = self
    let factor = pointSize / symbolPointSize
    image.size = Size(width: size.width * factor, height: size.height * factor)
    image.symbolPointSize = pointSize
    return image
  }

  /// Whether the opaque parts of the image are filled with the tint colour.
  public var isTemplate: Bool { renderingMode == .alwaysTemplate }

  /// The same image filled with the tint colour, unless it always keeps its own colours.
  public var template: Image {
    guard renderingMode == .automatic else { return self }
    var image = self
    image.renderingMode = .alwaysTemplate
    return image
  }
}

/// A drawing that is painted anew for each size.
public struct ImageDrawing: Hashable, Sendable {
  /// Paints the drawing in a size in points, with a number of pixels per point.
  public typealias Painting = @Sendable (_ size: Size, _ scale: Double) -> Pixmap?

  /// The drawing in its own size, which is also shown where it cannot be painted.
  public let pixmap: Pixmap
  /// The drawing's own size in points. The pixmap may be larger by parts of a pixel.
  public let size: Size
  /// A digest of the drawing, or `nil` if it is unknown.
  package var digest: UInt64?
  private let paint: Painting?

  /// - Parameters:
  ///   - pixmap: The drawing in its own size.
  ///   - size: The drawing's own size in points.
  ///   - paint: Paints the drawing in another size; `nil` to scale the pixmap instead.
  public init(_ pixmap: Pixmap, size: Size, paint: Painting? = nil) {
    self.pixmap = pixmap
    self.size = size
    self.paint = paint
  }

  func pixmap(in shown: Size, scale: Double) -> Pixmap {
    let isOwnSize = shown == size && scale == pixmap.scale
    var painted = (isOwnSize ? nil : paint?(shown, scale)) ?? pixmap
    painted.drawing = digest
    return painted
  }

  public static func == (one: ImageDrawing, other: ImageDrawing) -> Bool {
    one.size == other.size && one.pixmap == other.pixmap
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(pixmap)
  }
}
