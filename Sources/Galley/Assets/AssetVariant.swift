import Localization

/// The traits that an entry of Xcode's `Contents.json` is meant for.
///
/// Source: Apple's "Asset Catalog Format Reference".
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale, subtype
    case languageDirection = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
    case displayGamut = "display-gamut"
    case graphicsFeatureSet = "graphics-feature-set"
    case memory
  }

  var idiom: String?
  var appearances: [Appearance]?
  var locale: String?
  var languageDirection: LayoutDirection?
  var widthClass: String?
  var heightClass: String?
  var subtype: String?
  var displayGamut: String?
  var graphicsFeatureSet: String?
  var memory: String?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { (try? values.decodeIfPresent(String.self, forKey: key)) ?? nil }
    idiom = text(.idiom)
    appearances = try? values.decodeIfPresent([Appearance].self, forKey: .appearances)
    locale = text(.locale)
    languageDirection = text(.languageDirection).flatMap(Self.direction)
    widthClass = text(.widthClass)
    heightClass = text(.heightClass)
    subtype = text(.subtype)
    displayGamut = text(.displayGamut)
    graphicsFeatureSet = text(.graphicsFeatureSet)
    memory = text(.memory)
  }

  private static func direction(_ name: String) -> LayoutDirection? {
    switch name {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  /// Returns the entries that suit the traits best, in their order. If none suits, returns those that are the least
  /// wrong, because a program may show them too, but never one for another appearance or another platform.
  static func best<Entry>(
    of entries: [Entry], for traits: TraitCollection, _ variant: (Entry) -> AssetVariant
  ) -> [Entry] {
    let locale = Self.bestLocale(among: entries.compactMap { variant($0).locale }, for: traits)
    let ranked = entries.compactMap { entry in
      variant(entry).rank(for: traits, locale: locale).map { (entry: entry, rank: $0) }
    }
    guard let highest = ranked.map(\.rank).max() else { return [] }
    return ranked.filter { $0.rank == highest }.map(\.entry)
  }

  private static func bestLocale(among tags: [String], for traits: TraitCollection) -> String? {
    guard !tags.isEmpty, let wanted = try? LocaleIdentifier(traits.locale) else { return nil }
    let known = tags.compactMap { tag in (try? LocaleIdentifier(tag)).map { (tag: tag, identifier: $0) } }
    let match = wanted.bestMatch(among: known.map(\.identifier))
    return known.first { $0.identifier == match }?.tag
  }
}

// MARK: - Rank

extension AssetVariant {
  /// How well an entry suits traits, by the order in which its properties count.
  struct Rank: Comparable {
    /// The number of properties that name something else.
    private var mismatches = 0
    /// 1 for each property that names what is shown, in the order of importance.
    private var matches: [Int] = []

    mutating func add(_ property: Match) {
      if property == .other { mismatches += 1 }
      matches.append(property == .same ? 1 : 0)
    }

    static func < (one: Rank, other: Rank) -> Bool {
      one.mismatches != other.mismatches
        ? one.mismatches > other.mismatches : one.matches.lexicographicallyPrecedes(other.matches)
    }
  }

  /// How a property compares with what is shown.
  enum Match {
    case same, unspecified, other

    init<Value: Equatable>(_ value: Value?, _ shown: Value?) {
      self = value == nil ? .unspecified : value == shown ? .same : .other
    }
  }

  /// Returns how well the entry suits the traits, or `nil` if it is meant for another appearance or platform.
  ///
  /// - Parameter locale: The best locale of all entries, or `nil` if none suits.
  fileprivate func rank(for traits: TraitCollection, locale best: String?) -> Rank? {
    let luminosity = appearances?.first { $0.appearance == "luminosity" }?.value
    let contrast = appearances?.first { $0.appearance == "contrast" }?.value
    guard [nil, traits.userInterfaceStyle.rawValue].contains(luminosity),
      [nil, traits.accessibilityContrast.rawValue].contains(contrast),
      ["universal", "iphone", "ipad", "ios-marketing"].contains(idiom ?? "universal")
    else { return nil }
    var rank = Rank()
    rank.add(Match(luminosity, traits.userInterfaceStyle.rawValue))
    rank.add(Match(contrast, traits.accessibilityContrast.rawValue))
    rank.add(Match(locale, best))
    rank.add(Match(idiom == "universal" ? nil : idiom, traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"))
    rank.add(Match(languageDirection, traits.layoutDirection))
    rank.add(Match(widthClass, traits.horizontalSizeClass.rawValue))
    rank.add(Match(heightClass, traits.verticalSizeClass.rawValue))
    // Pictures are in sRGB. The models of devices are not known.
    rank.add(Match(displayGamut, "sRGB"))
    for limit in [subtype, graphicsFeatureSet, memory] { rank.add(Match(limit, nil)) }
    return rank
  }
}
