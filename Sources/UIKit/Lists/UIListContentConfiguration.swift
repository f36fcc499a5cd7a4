import Foundation

/// An image, a text and a secondary text in the arrangement of lists.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1), color: .label)
  /// Kept, but the margins are the configuration's own.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 1
  public var alpha: CGFloat = 1

  private init() {}

  /// Text at the leading edge.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Text above secondary text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Text at the leading edge, secondary text at the trailing one.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    return value
  }
  public static func plainHeader() -> UIListContentConfiguration { .header(.headline, .label) }
  public static func plainFooter() -> UIListContentConfiguration { .header(.subheadline, .secondaryLabel) }
  public static func groupedHeader() -> UIListContentConfiguration { .header(.footnote, .secondaryLabel) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { .header(.title3, .label) }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { .header(.title2, .label) }
  public static func groupedFooter() -> UIListContentConfiguration { .header(.footnote, .secondaryLabel) }
  public static func header() -> UIListContentConfiguration { .groupedHeader() }
  public static func footer() -> UIListContentConfiguration { .groupedFooter() }
  /// Returns the configuration of a cell that is in no sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a cell that is in no sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarHeader() -> UIListContentConfiguration { .header(.headline, .label) }
  /// Returns the configuration of a cell that is in no sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns the configuration of a cell that is in no sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  private static func header(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
    var header = UIListContentConfiguration()
    header.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    header.secondaryTextProperties = header.textProperties
    header.directionalLayoutMargins.top = 6
    header.directionalLayoutMargins.bottom = 6
    return header
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration as it is.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image in points; 0 along an axis does not limit it.
    public var maximumSize = CGSize.zero
    /// Kept, but an image takes the room of its size.
    public var reservedLayoutSize = CGSize.zero
    /// Kept, but colours are never inverted.
    public var accessibilityIgnoresInvertColors = false

    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude
  }

  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Kept, but text is not tightened.
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
  }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
