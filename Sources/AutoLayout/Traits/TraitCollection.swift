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

/// Whether a person asked for heavier letters, as "Bold Text" in the settings does.
public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
  /// Letters as designed.
  case regular
  /// Heavier letters.
  case bold
}

extension LayoutDirection {
  /// The direction in which a locale's language is written, by its script where it names one.
  ///
  /// Scripts and languages: Unicode CLDR, `characterOrder` of each locale.
  ///
  /// - Parameter locale: a BCP 47 tag, for example `ar` or `az-Arab`; underscores may stand for hyphens.
  public init(locale: String) {
    let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      self = Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
    } else {
      self = Self.rightToLeftLanguages.contains(subtags.first.map(String.init) ?? "") ? .rightToLeft : .leftToRight
    }
  }

  private static let rightToLeftScripts: Set<String> = ["arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
}
