import Controls
import Foundation
import Graphics

extension UIButton {
  /// The whole appearance of a button.
  public struct Configuration: Hashable {
    /// What is laid out and drawn.
    package var galley: ButtonConfiguration
    /// The background, whose colour alone is drawn.
    public var background = UIBackgroundConfiguration.clear() {
      didSet { if let color = background.backgroundColor { galley.baseBackgroundColor = color.color } }
    }
    /// Changes the attributes of the title. Its font is used.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      didSet { takeTransformedFont() }
    }
    /// Kept, but not asked.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Kept, but not asked.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Kept, but not asked.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept, but the image stays.
    public var showsActivityIndicator = false
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    /// The mark of a button with a menu, which is not drawn.
    public var indicator = Indicator.automatic
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// Kept, but buttons look as on a phone.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Kept, but a selected button looks as its configuration says.
    public var automaticallyUpdateForSelection = true
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet { takeImage() }
    }
    public var image: UIImage? { didSet { takeImage() } }

    /// Takes the configuration of a button of a document.
    init(_ configuration: ButtonConfiguration) {
      galley = configuration
      image = configuration.image.map { UIImage($0) }
    }

    init(_ style: ButtonConfiguration.Style) { galley = ButtonConfiguration(style: style) }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func glass() -> Configuration { Configuration(.glass) }
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }

    public var title: String? {
      get { galley.title }
      set {
        galley.title = newValue
        galley.attributedTitle = nil
      }
    }
    public var attributedTitle: AttributedString? {
      get { galley.attributedTitle.map { AttributedString($0.string) } ?? galley.title.map { AttributedString($0) } }
      set {
        let text = newValue.map { NSAttributedString($0) }
        galley.title = text?.string
        galley.attributedTitle = text.map { AttributedText($0, font: galley.titleFont ?? .systemFont(ofSize: 17)) }
      }
    }
    public var subtitle: String? {
      get { galley.subtitle }
      set { galley.subtitle = newValue }
    }
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        NSDirectionalEdgeInsets(
          galley.contentInsets ?? DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      }
      set { galley.contentInsets = DirectionalEdgeInsets(newValue) }
    }
    public mutating func setDefaultContentInsets() { galley.contentInsets = nil }
    public var imagePadding: CGFloat {
      get { galley.imagePadding }
      set { galley.imagePadding = Double(newValue) }
    }
    public var titlePadding: CGFloat {
      get { galley.titlePadding }
      set { galley.titlePadding = Double(newValue) }
    }
    public var baseForegroundColor: UIColor? {
      get { galley.baseForegroundColor.map { UIColor($0) } }
      set { galley.baseForegroundColor = newValue?.color }
    }
    public var baseBackgroundColor: UIColor? {
      get { galley.baseBackgroundColor.map { UIColor($0) } }
      set { galley.baseBackgroundColor = newValue?.color }
    }
    public var imagePlacement: NSDirectionalRectEdge = .leading {
      didSet { galley.imagePlacement = imagePlacement.placement }
    }
    public var buttonSize = Size.medium { didSet { galley.buttonSize = buttonSize.size } }
    public var cornerStyle = CornerStyle.dynamic { didSet { galley.cornerStyle = cornerStyle.style } }
    public var titleAlignment = TitleAlignment.automatic { didSet { galley.titleAlignment = titleAlignment.alignment } }
    /// Kept, but titles are wrapped at words.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Returns the configuration as it is.
    public func updated(for button: UIButton) -> Configuration { self }

    private mutating func takeImage() {
      let shown = preferredSymbolConfigurationForImage.flatMap { image?.withConfiguration($0) } ?? image
      galley.image = shown?.image
    }

    private mutating func takeTransformedFont() {
      guard let transformer = titleTextAttributesTransformer else { return }
      if let font = transformer(AttributeContainer()).font { galley.titleFont = font.font }
    }
  }
}

extension UIButton.Configuration {
  public enum Size: Int, Sendable {
    case medium, small, mini, large

    var size: ButtonConfiguration.ButtonSize {
      switch self {
      case .medium: .medium
      case .small: .small
      case .mini: .mini
      case .large: .large
      }
    }
  }

  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic, small, medium, large, capsule

    var style: ButtonConfiguration.CornerStyle {
      switch self {
      case .fixed: .fixed
      case .dynamic: .dynamic
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .capsule: .capsule
      }
    }
  }

  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center, trailing

    var alignment: TextAlignment? {
      switch self {
      case .automatic: nil
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
    }
  }
}

/// Sides of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  var placement: ButtonConfiguration.ImagePlacement {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .trailing: .trailing
    default: .leading
    }
  }
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  // Closures cannot be compared.
  public static func == (one: Self, other: Self) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

/// Changes a colour.
public struct UIConfigurationColorTransformer: Hashable {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      color.getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  public static func == (one: Self, other: Self) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

/// The background of a cell or a button.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// Kept, but the background fills the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Kept, but backgrounds are colours.
  public var visualEffect: UIVisualEffect?
  /// Kept, but backgrounds are colours.
  public var customView: UIView?
  /// Kept, but backgrounds are colours.
  public var image: UIImage?

  /// Kept, but not asked.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Kept, but backgrounds are colours.
  public var visualEffectAlpha: CGFloat = 1

  /// Returns a background without a colour.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns a background without a colour.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns a background without a colour.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns a background without a colour.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns a background without a colour.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns a background without a colour.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Returns a background without a colour.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
