import AutoLayout
import Graphics

/// One combination of the matrix's choices.
public struct MatrixCell: Hashable, Sendable {
  public static let baseLocale = "base"

  public var screen: MatrixScreen
  /// The language as a BCP 47 tag, or ``baseLocale``.
  public var locale: String
  public var typeSize: TypeSize
  /// The orientation. A canvas in portrait has the document's own size.
  public var orientation: Device.Orientation
  public var appearance: TraitCollection.UserInterfaceStyle
  /// The contrast of colours, as chosen with the "Increase Contrast" setting.
  public var contrast: AccessibilityContrast
  /// The look of iOS, or `nil` for the usual one: on a canvas the one that Interface Builder drew, on a device the
  /// newest that it can have.
  public var look: SystemLook?

  /// Creates a cell. The defaults show a document as it is.
  public init(
    screen: MatrixScreen = .canvas, locale: String = baseLocale, typeSize: TypeSize = .category(.large),
    orientation: Device.Orientation = .portrait, appearance: TraitCollection.UserInterfaceStyle = .light,
    contrast: AccessibilityContrast = .normal, look: SystemLook? = nil
  ) {
    self.screen = screen
    self.locale = locale
    self.typeSize = typeSize
    self.orientation = orientation
    self.appearance = appearance
    self.contrast = contrast
    self.look = look
  }

  /// The traits that the cell determines. A canvas adds those of its device.
  public var traits: TraitCollection {
    var traits = TraitCollection(
      locale: locale, userInterfaceStyle: appearance, accessibilityContrast: contrast, look: look)
    switch typeSize {
    case .category(let category): traits.preferredContentSizeCategory = category
    case .scale(let scale): traits.fontScale = scale
    }
    guard case .device(let device) = screen else { return traits }
    return traits.on(device, orientation: orientation)
  }
}

public enum MatrixScreen: Hashable, Sendable {
  /// The document's own canvas.
  case canvas
  case device(Device)

  /// The name on the command line and in results.
  public var name: String {
    switch self {
    case .canvas: "canvas"
    case .device(let device): device.name
    }
  }

  /// The device, or `nil` for a canvas.
  public var device: Device? {
    switch self {
    case .canvas: nil
    case .device(let device): device
    }
  }
}
