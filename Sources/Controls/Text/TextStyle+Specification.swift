import AutoLayout
import Graphics

extension TextStyle {
  /// The font weight, 100...900. Source: Human Interface Guidelines > Typography > Specifications.
  public var weight: Int { self == .headline ? 600 : 400 }

  /// The font size and leading of a text style at a text size, both in points.
  struct Specification: Hashable, Sendable {
    let size: Double
    let leading: Double
  }

  /// Returns the specification for the text size in the traits. With a font scale, the leading grows like the size.
  func specification(for traits: TraitCollection) -> Specification {
    guard let scale = traits.fontScale else { return specification(for: traits.preferredContentSizeCategory) }
    let designed = specification(for: .large)
    let size = scale.points(for: designed.size)
    return Specification(size: size, leading: designed.leading * size / designed.size)
  }

  /// Returns the specification for a content size category.
  ///
  /// Source: Human Interface Guidelines > Typography > Specifications, "iOS, iPadOS Dynamic Type sizes" and "larger
  /// accessibility type sizes".
  func specification(for category: ContentSizeCategory) -> Specification {
    let column = category.rank
    return Specification(size: sizes[column], leading: leadings[column])
  }

  /// The font size in points at each text size from `XS` to `AX5`.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The leading in points at each text size from `XS` to `AX5`.
  private var leadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}

extension TextStyle {
  /// Creates the style with a name from a document, for example `UICTFontTextStyleBody`, or returns `nil` if it is
  /// unknown.
  package init?(documentName: String) {
    let prefix = "UICTFontTextStyle"
    guard documentName.hasPrefix(prefix) else { return nil }
    switch documentName.dropFirst(prefix.count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead", "Subheadline": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }
}
