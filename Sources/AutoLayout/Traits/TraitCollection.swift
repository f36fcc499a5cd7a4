import Graphics

/// The circumstances a view tree is laid out in.
public struct TraitCollection: Hashable, Sendable {
  /// The room there is along one axis.
  public enum SizeClass: String, Hashable, Sendable {
    /// Little room, as across a phone held upright.
    case compact
    /// Ample room.
    case regular
  }

  /// Light or dark.
  public enum UserInterfaceStyle: String, CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The kind of device.
  public enum UserInterfaceIdiom: String, Hashable, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The language as a BCP 47 tag; `base` for a document's own strings.
  public var locale: String
  /// The direction of the language.
  public var layoutDirection: LayoutDirection
  /// The text size.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// Android's font scale, by which text then grows from size `L` on; none for the text size above.
  public var fontScale: FontScale?
  /// Whether letters are heavier.
  public var legibilityWeight: LegibilityWeight
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Pixels per point.
  public var displayScale: Double
  /// The room across.
  public var horizontalSizeClass: SizeClass
  /// The room from top to bottom.
  public var verticalSizeClass: SizeClass
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom

  /// Makes traits; the defaults are those of a phone held upright in English. The direction is the locale's where none
  /// is given.
  public init(
    locale: String = "en", layoutDirection: LayoutDirection? = nil,
    preferredContentSizeCategory: ContentSizeCategory = .large, fontScale: FontScale? = nil,
    legibilityWeight: LegibilityWeight = .regular,
    userInterfaceStyle: UserInterfaceStyle = .light, displayScale: Double = 2,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    userInterfaceIdiom: UserInterfaceIdiom = .phone
  ) {
    self.locale = locale
    self.layoutDirection = layoutDirection ?? LayoutDirection(locale: locale)
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.fontScale = fontScale
    self.legibilityWeight = legibilityWeight
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}
