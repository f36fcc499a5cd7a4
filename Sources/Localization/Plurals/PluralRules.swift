/// The rules by which a language chooses the form for a number (CLDR's cardinal rules).
public struct PluralRules: Hashable, Sendable {
  private let conditions: [PluralCategory: PluralCondition]

  /// The rules of a language, of the region's own where it has any; one form for all numbers where nothing is known.
  ///
  /// As in ICU the stand-ins of ``LocaleIdentifier/fallbackChain`` do not count: `pt-AO` has the rules of `pt`.
  public init(for locale: LocaleIdentifier) {
    let regional = locale.region.flatMap { Self.written(for: "\(locale.language)-\($0)") }
    conditions = Self.conditions(from: regional ?? Self.written(for: locale.language) ?? "")
  }

  /// The categories that the language tells apart, `other` among them, in CLDR's order.
  public var categories: [PluralCategory] {
    PluralCategory.allCases.filter { conditions[$0] != nil || $0 == .other }
  }

  /// The category of a number.
  public func category(of number: PluralOperands) -> PluralCategory {
    PluralCategory.allCases.first { conditions[$0]?.holds(for: number) == true } ?? .other
  }

  /// The category of a whole number.
  public func category(of number: Int) -> PluralCategory { category(of: PluralOperands(number)) }

  /// The conditions of `one: i = 1 and v = 0; few: n = 2`.
  private static func conditions(from written: String) -> [PluralCategory: PluralCondition] {
    var conditions: [PluralCategory: PluralCondition] = [:]
    for rule in written.split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let category = PluralCategory(rawValue: parts[0].filter { $0 != " " }) else { continue }
      conditions[category] = PluralCondition(String(parts[1]))
    }
    return conditions
  }
}
