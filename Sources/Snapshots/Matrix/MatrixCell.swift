import AutoLayout
import Graphics

/// One combination of the matrix's choices.
public struct MatrixCell: Hashable, Sendable {
  /// The locale of a document's own strings.
  public static let baseLocale = "base"

  /// The screen.
  public var screen: MatrixScreen
  /// The language as a BCP 47 tag, or ``baseLocale``.
  public var locale: String
  /// The text size.
  public var typeSize: TypeSize
  /// The way the device is held; a canvas held upright is shown as the document has it.
  public var orientation: Device.Orientation
  /// Light or dark.
  public var appearance: TraitCollection.UserInterfaceStyle

  /// Makes a cell; the default shows a document as it is.
  public init(
    screen: MatrixScreen = .canvas, locale: String = baseLocale, typeSize: TypeSize = .category(.large),
    orientation: Device.Orientation = .portrait, appearance: TraitCollection.UserInterfaceStyle = .light
  ) {
    self.screen = screen
    self.locale = locale
    self.typeSize = typeSize
    self.orientation = orientation
    self.appearance = appearance
  }

  /// The traits that the cell decides; a canvas's device adds its own.
  public var traits: TraitCollection {
    var traits = TraitCollection(locale: locale, userInterfaceStyle: appearance)
    switch typeSize {
    case .category(let category): traits.preferredContentSizeCategory = category
    case .scale(let scale): traits.fontScale = scale
    }
    guard case .device(let device) = screen else { return traits }
    return traits.on(device, orientation: orientation)
  }
}

/// What a scene is laid out on.
public enum MatrixScreen: Hashable, Sendable {
  /// The document's own canvas.
  case canvas
  /// A device.
  case device(Device)

  /// The name on the command line and in results.
  public var name: String {
    switch self {
    case .canvas: "canvas"
    case .device(let device): device.name
    }
  }

  /// The device; none for a canvas.
  public var device: Device? {
    switch self {
    case .canvas: nil
    case .device(let device): device
    }
  }
}
