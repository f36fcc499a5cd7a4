import Foundation
import Galley
import ImageFiles

/// An image: a bitmap, a drawing or a symbol of the system.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  package let image: Image
  /// What the size and the weight of a symbol were made from.
  package private(set) final var chosenSymbolConfiguration: SymbolConfiguration?
  /// Whether the image is flipped in languages that are read from the right.
  public private(set) final var flipsForRightToLeftLayoutDirection = false
  /// The frames of an animation, or `nil` for a still image. The first is shown.
  public private(set) final var images: [UIImage]?
  /// The duration of the animation in seconds.
  public private(set) final var duration: TimeInterval = 0
  private var baselineOffset: CGFloat?

  package init(
    _ image: Image, symbolConfiguration: SymbolConfiguration? = nil, isFlipping: Bool = false,
    frames: [UIImage]? = nil, duration: TimeInterval = 0, baselineOffset: CGFloat? = nil
  ) {
    self.image = image
    chosenSymbolConfiguration = symbolConfiguration
    flipsForRightToLeftLayoutDirection = isFlipping
    images = frames
    self.duration = duration
    self.baselineOffset = baselineOffset
  }

  // Designated initializers are those that UIKit's subclasses inherit: all but those of names.

  /// Makes an image without content and size.
  public override init() { image = .empty }

  // MARK: Images by name

  /// Makes an image of an asset catalog or an image file: of the scene's resources, or else of the main bundle's.
  ///
  /// If these have no images at all, because they were not given, any name is that of a placeholder.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = traitCollection?.traits ?? UIKitEnvironment.traits
    guard let image = NamedResources.image(named: name, in: bundle, for: traits) else { return nil }
    self.init(image)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let traits = configuration?.traitCollection?.traits ?? UIKitEnvironment.traits
    guard let image = NamedResources.image(named: name, in: bundle, for: traits) else { return nil }
    self.init(image)
  }

  /// Makes an image of a catalog, all of whose parts are shown.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double, configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// Makes an image from its name. Without an image of the name, a placeholder is shown.
  public required init(imageLiteralResourceName name: String) {
    image =
      NamedResources.image(named: name, in: nil, for: UIKitEnvironment.traits)
      ?? .missing(name, size: Size(width: 24, height: 24))
  }

  // MARK: Symbols

  /// Makes an image of a system symbol. For one that Galley has no drawing of, a box with the name is shown.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// Makes an image of a system symbol, whatever the traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes an image of a symbol, all of whose parts are shown.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    var image = Image(systemName: name, configuration: configuration?.value ?? Image.SymbolConfiguration())
    image.roundSymbolToPixels(scale: UIKitEnvironment.traits.displayScale)
    if let color = configuration?.color {
      image.ownTint = color.color
      image.renderingMode = .alwaysOriginal
    }
    self.init(image, symbolConfiguration: configuration)
  }

  public class var add: UIImage { UIImage(symbol: "plus.circle", nil) }
  public class var remove: UIImage { UIImage(symbol: "minus.circle", nil) }
  public class var actions: UIImage { UIImage(symbol: "ellipsis.circle", nil) }
  public class var checkmark: UIImage { UIImage(symbol: "checkmark.circle.fill", nil) }
  public class var strokedCheckmark: UIImage { UIImage(symbol: "checkmark.circle", nil) }

  // MARK: Data

  public init?(data: Data) {
    guard let pixmap = ImageData.pixmap(of: data, scale: 1) else { return nil }
    image = Image(pixmap)
  }

  public init?(data: Data, scale: CGFloat) {
    guard let pixmap = ImageData.pixmap(of: data, scale: scale) else { return nil }
    image = Image(pixmap)
  }

  /// Makes the image of a file. Its name says the pixels per point: `logo@2x.png`.
  public init?(contentsOfFile path: String) {
    guard let image = ImageData.image(atPath: path) else { return nil }
    self.image = image
  }

  public init(cgImage: CGImage) { image = Image(cgImage.pixmap.with(scale: 1)) }

  /// Makes an image of pixels, whose orientation is not changed.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    image = Image(cgImage.pixmap.with(scale: scale))
  }

  /// Creates an empty image: Core Image makes none here.
  public init(ciImage: CIImage) { image = .empty }

  /// Creates an empty image: Core Image makes none here.
  public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { image = .empty }

  public required init?(coder: NSCoder) {
    let scale = max(coder.decodeDouble(forKey: "UIScale"), 1)
    guard let data = coder.decodeObject(forKey: "UIImageData") as? Data,
      let pixmap = ImageData.pixmap(of: data, scale: scale)
    else { return nil }
    image = Image(pixmap)
  }

  public class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(pngData(), forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || image == other.image && images == other.images
  }

  open override var hash: Int { self.image.size.hashValue }

  // MARK: Properties

  open var size: CGSize { CGSize(self.image.size) }

  /// The pixels per point: those of the pixels, or of the current traits for a drawing or a symbol.
  open var scale: CGFloat {
    if case .pixmap(let pixmap) = self.image.content { pixmap.scale } else { UIKitEnvironment.traits.displayScale }
  }

  /// Always up.
  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode {
    switch self.image.renderingMode {
    // Symbols are templates from the start; UIKit reports them as automatic.
    case .alwaysTemplate where isSymbolImage, .automatic: .automatic
    case .alwaysOriginal: .alwaysOriginal
    case .alwaysTemplate: .alwaysTemplate
    }
  }

  open var isSymbolImage: Bool { if case .symbol = self.image.content { true } else { false } }
  open var capInsets: UIEdgeInsets { self.image.resizing.map { UIEdgeInsets($0.capInsets) } ?? .zero }
  open var resizingMode: ResizingMode { self.image.resizing?.mode == .stretch ? .stretch : .tile }
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(self.image.alignmentRectInsets) }
  open var configuration: Configuration? {
    chosenSymbolConfiguration ?? Configuration(traitCollection: traitCollection)
  }
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? chosenSymbolConfiguration ?? .unspecified : nil
  }
  /// Always the current traits.
  open var traitCollection: UITraitCollection { .current }
  /// A name for tests, which no picture shows.
  open var accessibilityIdentifier: String?
  /// What a reader of the screen says, which no picture shows.
  open var accessibilityLabel: String?
  open var baselineOffsetFromBottom: CGFloat? { baselineOffset }
  open var hasBaseline: Bool { baselineOffset != nil }

  /// The pixels; those of a symbol are black.
  open var cgImage: CGImage? { pixmap().map(CGImage.init) }

  open func pngData() -> Data? { pixmap().map { Data(PNG.encode($0)) } }

  /// Returns the image as PNG: Galley writes no JPEG.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// Returns the image as PNG: Galley writes no HEIC.
  open func heicData() -> Data? { pngData() }

  // MARK: Derived images

  package func with(_ change: (inout Image) -> Void) -> UIImage {
    var image = image
    change(&image)
    return UIImage(
      image, symbolConfiguration: chosenSymbolConfiguration, isFlipping: flipsForRightToLeftLayoutDirection,
      frames: images, duration: duration, baselineOffset: baselineOffset)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with {
      switch renderingMode {
      case .automatic: $0.renderingMode = isSymbolImage ? .alwaysTemplate : .automatic
      case .alwaysOriginal:
        $0.renderingMode = .alwaysOriginal
        if isSymbolImage, $0.ownTint == nil { $0.ownTint = .black }
      case .alwaysTemplate: $0.renderingMode = .alwaysTemplate
      }
    }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.ownTint = color.color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.resizing = ImageResizing(capInsets: EdgeInsets(capInsets), mode: resizingMode == .tile ? .tile : .stretch)
    }
  }

  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    // A cap of zero stretches the whole axis; otherwise one point beside the cap is stretched.
    let right = left > 0 ? max(size.width - left - 1, 0) : 0
    let bottom = top > 0 ? max(size.height - top - 1, 0) : 0
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = EdgeInsets(alignmentInsets) }
  }

  /// Returns a symbol with the configuration. Other images stay as they are.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name) = self.image.content, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    let image = UIImage(symbol: name, configuration)
    let isOwn = configuration.color != nil || self.image.ownTint == nil
    return isOwn
      ? image
      : image.with {
        $0.ownTint = self.image.ownTint
        $0.renderingMode = self.image.renderingMode
      }
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration((chosenSymbolConfiguration ?? .unspecified).applying(configuration))
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let isMirrored = UIKitEnvironment.traits.layoutDirection == .rightToLeft
    return UIImage(
      with { $0.isMirrored = isMirrored }.image, symbolConfiguration: chosenSymbolConfiguration, isFlipping: true,
      frames: images, duration: duration, baselineOffset: baselineOffset)
  }

  open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.isMirrored.toggle() } }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    UIImage(
      image, symbolConfiguration: chosenSymbolConfiguration, isFlipping: flipsForRightToLeftLayoutDirection,
      frames: images, duration: duration, baselineOffset: baselineOffset)
  }

  open func imageWithoutBaseline() -> UIImage {
    UIImage(
      image, symbolConfiguration: chosenSymbolConfiguration, isFlipping: flipsForRightToLeftLayoutDirection,
      frames: images, duration: duration)
  }

  open func preparingForDisplay() -> UIImage? { self }

  /// Returns an image that shows the first of several frames.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { UIImage($0.image, frames: images, duration: duration) }
  }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  /// Whether a colour replaces an image's own colours.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the centre of a resizable image fills its space.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The direction that the top of an image has in its pixels.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

extension Image {
  fileprivate static var empty: Image {
    var image = Image(Pixmap(width: 1, height: 1, scale: 1, pixels: [0]))
    image.size = .zero
    return image
  }
}

extension Pixmap {
  fileprivate func with(scale: CGFloat) -> Pixmap {
    Pixmap(width: width, height: height, scale: max(scale, 0.01), pixels: pixels)
  }
}
