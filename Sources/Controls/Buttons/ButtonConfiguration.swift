import AutoLayout
import Graphics

/// The content and appearance of a button.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The background behind the content.
  public enum Style: String, Hashable, Sendable {
    /// No background.
    case plain
    /// A grey background.
    case gray
    /// A background in a light shade of the tint colour.
    case tinted
    /// A background in the tint colour.
    case filled
    /// The styles of buttons in bars.
    case bordered, borderedTinted, borderedProminent, borderless
    /// Liquid Glass. Before iOS 26, a grey background.
    case glass
    /// Liquid Glass in the tint colour. Before iOS 26, a background in the tint colour.
    case prominentGlass
    /// Liquid Glass that shows more of what is behind it. Before iOS 26, a grey background.
    case clearGlass
    /// Liquid Glass in the tint colour that shows more of what is behind it. Before iOS 26, a background in the tint
    /// colour.
    case prominentClearGlass
  }

  /// The corner radius of the background.
  public enum CornerStyle: String, Hashable, Sendable {
    case dynamic
    case fixed
    /// From the smallest to the largest radius.
    case small, medium, large, capsule
  }

  /// The text style and the default insets of the content.
  public enum ButtonSize: String, Hashable, Sendable {
    /// A subheadline with small insets.
    case mini, small
    /// Body text with medium insets.
    case medium
    /// Body text with large insets.
    case large
  }

  /// The edge of the title where the image is placed.
  public enum ImagePlacement: String, Hashable, Sendable {
    case leading
    case trailing
    case top
    case bottom
  }

  /// The background behind the content.
  public var style: Style
  public var title: String?
  /// The title with attributes; it takes precedence over `title`.
  public var attributedTitle: AttributedText?
  /// A line of smaller text below the title.
  public var subtitle: String?
  public var image: Image?
  /// The edge of the title where the image is placed.
  public var imagePlacement = ImagePlacement.leading
  /// The distance between the image and the text in points.
  public var imagePadding = 0.0
  /// The distance between the title and the subtitle in points.
  public var titlePadding = 1.0
  /// The insets around the content in points, or `nil` for those of the button size.
  public var contentInsets: DirectionalEdgeInsets?
  /// The text style and the default insets of the content.
  public var buttonSize = ButtonSize.medium
  /// The corner radius of the background.
  public var cornerStyle = CornerStyle.dynamic
  /// The colour of the image and the text, or `nil` for the style's.
  public var baseForegroundColor: Color?
  /// The colour of the background, or `nil` for the style's.
  public var baseBackgroundColor: Color?
  /// The font of the title, or `nil` for that of the button size.
  public var titleFont: Font?
  /// The alignment of the lines of the title. If it is nil, they are centred, or natural if there is a subtitle.
  public var titleAlignment: TextAlignment?

  public init(style: Style, title: String? = nil, subtitle: String? = nil, image: Image? = nil) {
    self.style = style
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Returns the font of the title at the text size in the traits.
  package func font(compatibleWith traits: TraitCollection) -> Font {
    titleFont ?? .preferredFont(forTextStyle: buttonSize.textStyle, compatibleWith: traits)
  }
}

extension ButtonConfiguration.ButtonSize {
  /// The default insets in points. They are the difference between UIKit's heights of 28, 28, 34.33 and 50.33 and the
  /// height of a line, 17.9 (15 pt) or 20.29 (17 pt).
  var contentInsets: DirectionalEdgeInsets {
    switch self {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var textStyle: TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
