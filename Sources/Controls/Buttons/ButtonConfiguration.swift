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
  /// The room around the content, in points.
  public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The roundness of the field's corners.
  public var cornerStyle = CornerStyle.dynamic
  /// The colour of content; none for the style's.
  public var baseForegroundColor: Color?
  /// The colour of the field; none for the style's.
  public var baseBackgroundColor: Color?
  /// The title's font; none for the body size.
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
}
