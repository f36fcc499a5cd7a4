import AutoLayout
import Graphics

/// The look of a button that is described as a whole.
public struct ButtonConfiguration: Hashable, Sendable {
  /// What lies behind the content.
  public enum Style: String, Hashable, Sendable {
    /// Nothing.
    case plain
    /// A grey field.
    case gray
    /// A field in a light tint.
    case tinted
    /// A field in the tint colour.
    case filled
    /// Fields as bars show them.
    case bordered, borderedTinted, borderedProminent, borderless
  }

  /// The roundness of the field's corners.
  public enum CornerStyle: String, Hashable, Sendable {
    /// By the button's size.
    case dynamic
    /// As given, whatever the text size.
    case fixed
    /// Ever rounder.
    case small, medium, large, capsule
  }

  /// How much room the content has, and how large its text is.
  public enum ButtonSize: String, Hashable, Sendable {
    /// Text a step below the body's size in little room.
    case mini, small
    /// Text in the body's size.
    case medium
    /// Text in the body's size in much room.
    case large
  }

  /// Where the image stands beside the title.
  public enum ImagePlacement: String, Hashable, Sendable {
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
    /// Above.
    case top
    /// Below.
    case bottom
  }

  /// What lies behind the content.
  public var style: Style
  /// The title.
  public var title: String?
  /// The title in pieces of different looks.
  public var attributedTitle: AttributedText?
  /// A smaller text below the title.
  public var subtitle: String?
  /// The image.
  public var image: Image?
  /// Where the image stands.
  public var imagePlacement = ImagePlacement.leading
  /// The distance of image and texts, in points.
  public var imagePadding = 0.0
  /// The distance of title and subtitle, in points.
  public var titlePadding = 1.0
  /// The room around the content, in points; none for the size's.
  public var contentInsets: DirectionalEdgeInsets?
  /// How much room the content has, and how large its text is.
  public var buttonSize = ButtonSize.medium
  /// The roundness of the field's corners.
  public var cornerStyle = CornerStyle.dynamic
  /// The colour of content; none for the style's.
  public var baseForegroundColor: Color?
  /// The colour of the field; none for the style's.
  public var baseBackgroundColor: Color?
  /// The title's font; none for the size's.
  public var titleFont: Font?
  /// Where lines of the title stand; none for the middle or, with a subtitle, where reading starts.
  public var titleAlignment: TextAlignment?

  /// Makes a configuration.
  public init(style: Style, title: String? = nil, subtitle: String? = nil, image: Image? = nil) {
    self.style = style
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The title's font at a text size.
  package func font(compatibleWith traits: TraitCollection) -> Font {
    titleFont ?? .preferredFont(forTextStyle: buttonSize.textStyle, compatibleWith: traits)
  }
}

extension ButtonConfiguration.ButtonSize {
  /// The room around the content, in points: what UIKit's heights of 28, 28, 34.33 and 50.33 leave around a line of
  /// 17.9 (15 pt) or 20.29 (17 pt).
  var contentInsets: DirectionalEdgeInsets {
    switch self {
    case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The text style of the title.
  var textStyle: TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
