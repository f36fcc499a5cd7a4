import Graphics

/// The traits that a view tree is laid out with.
public struct TraitCollection: Hashable, Sendable {
  /// The amount of space along an axis.
  public enum SizeClass: String, Hashable, Sendable {
    /// Little space, such as the width of a phone in portrait.
    case compact
    /// Ample space.
    case regular
  }

  public enum UserInterfaceStyle: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
  }

  /// The kind of device.
  public enum UserInterfaceIdiom: String, Hashable, Sendable {
    case phone
    case pad
  }

  /// The language as a BCP 47 tag, or `base` for the strings in the document itself.
  public var locale: String {
    get {
      TraitReads.note(.locale)
      return language.tag
    }
    set { language.tag = newValue }
  }
  /// The direction of the language.
  public var layoutDirection: LayoutDirection
  /// The text size of Dynamic Type.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get {
      TraitReads.note(.textSize)
      return textSize.category
    }
    set { textSize.category = newValue }
  }
  /// Android's font scale, which is applied to text at size `L`, or `nil` to use ``preferredContentSizeCategory``.
  public var fontScale: FontScale? {
    get {
      TraitReads.note(.textSize)
      return textSize.scale
    }
    set { textSize.scale = newValue }
  }
  /// Whether text is bold, as with the "Bold Text" setting.
  public var legibilityWeight: LegibilityWeight
  public var userInterfaceStyle: UserInterfaceStyle
  /// The contrast of colours, as chosen with the "Increase Contrast" setting.
  public var accessibilityContrast: AccessibilityContrast
  /// Whether the view is at the bottom of the interface or in front of another, such as in a sheet. In dark appearance,
  /// system backgrounds are lighter there.
  public var userInterfaceLevel: UserInterfaceLevel
  /// The look of iOS, or `nil` for the usual one: on the canvas of a document the one that Interface Builder drew, on a
  /// device the newest that it can have, elsewhere ``SystemLook/current``.
  public var look: SystemLook?
  /// Pixels per point.
  public var displayScale: Double
  /// The amount of horizontal space.
  public var horizontalSizeClass: SizeClass
  /// The amount of vertical space.
  public var verticalSizeClass: SizeClass
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// Whether the sensors are in an island at the top of the screen, below which the status bar ends higher than the
  /// safe area begins.
  package var hasIslandAtTop = false
  /// ``preferredContentSizeCategory`` and ``fontScale``.
  var textSize: TraitTextSize
  /// ``locale``.
  var language: TraitLanguage

  /// Creates traits. The defaults describe a phone in portrait in English. If `layoutDirection` is nil, the locale
  /// determines it.
  public init(
    locale: String = "en", layoutDirection: LayoutDirection? = nil,
    preferredContentSizeCategory: ContentSizeCategory = .large, fontScale: FontScale? = nil,
    legibilityWeight: LegibilityWeight = .regular,
    userInterfaceStyle: UserInterfaceStyle = .light, accessibilityContrast: AccessibilityContrast = .normal,
    userInterfaceLevel: UserInterfaceLevel = .base, look: SystemLook? = nil, displayScale: Double = 2,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    userInterfaceIdiom: UserInterfaceIdiom = .phone
  ) {
    language = TraitLanguage(tag: locale)
    self.layoutDirection = layoutDirection ?? LayoutDirection(locale: locale)
    textSize = TraitTextSize(category: preferredContentSizeCategory, scale: fontScale)
    self.legibilityWeight = legibilityWeight
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.look = look
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

/// The contrast of colours, as chosen with the "Increase Contrast" setting.
public enum AccessibilityContrast: String, CaseIterable, Hashable, Sendable {
  /// The designed contrast.
  case normal
  /// Stronger differences between colours.
  case high
}

/// The level of a view in the interface.
public enum UserInterfaceLevel: String, CaseIterable, Hashable, Sendable {
  /// The level of the app's main content.
  case base
  /// The level of content in front of other content, such as a sheet or a popover.
  case elevated
}

/// The weight of text, as chosen with the "Bold Text" setting.
public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
  /// The designed weight.
  case regular
  /// A heavier weight.
  case bold
}

extension LayoutDirection {
  /// Creates the direction in which a locale is written, from its script if it has one, or else from its language.
  ///
  /// Scripts and languages: Unicode CLDR, `characterOrder` of each locale.
  ///
  /// - Parameter locale: A BCP 47 tag, for example `ar` or `az-Arab`. Underscores may replace hyphens.
  package init(locale: String) {
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
