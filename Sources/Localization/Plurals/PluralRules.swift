import Files

/// The grammatical forms for numbers, with CLDR's names.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// The rules of a language for the form of a number (CLDR's cardinal rules).
struct PluralRules: Sendable {
  private let conditions: [PluralCategory: PluralCondition]

  /// Finds the rules of a region or else of its language. An unknown language has one form for all numbers.
  ///
  /// As in ICU, the other locales of ``LocaleIdentifier/fallbackChain`` do not matter: `pt-AO` has the rules of `pt`.
  init(for locale: LocaleIdentifier) {
    let regional = locale.region.flatMap { Self.written(for: "\(locale.language)-\($0)") }
    conditions = Self.conditions(from: regional ?? Self.written(for: locale.language) ?? "")
  }

  /// The categories that the language distinguishes, in CLDR's order. They include `other`.
  var categories: [PluralCategory] {
    PluralCategory.allCases.filter { conditions[$0] != nil || $0 == .other }
  }

  func category(of number: PluralOperands) -> PluralCategory {
    PluralCategory.allCases.first { conditions[$0]?.holds(for: number) == true } ?? .other
  }

  func category(of number: Int) -> PluralCategory { category(of: PluralOperands(number)) }

  /// Reads rules such as `one: i = 1 and v = 0; few: n = 2`.
  private static func conditions(from written: String) -> [PluralCategory: PluralCondition] {
    var conditions: [PluralCategory: PluralCondition] = [:]
    for rule in written.utf8.split(separator: ";") {
      let parts = rule.utf8.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let category = PluralCategory(rawValue: parts[0].filter { $0 != " " }) else { continue }
      conditions[category] = PluralCondition(String(parts[1]))
    }
    return conditions
  }
}

/// A condition of CLDR's plural rules, for example `v = 0 and i % 10 = 2..4 or n = 1`.
struct PluralCondition: Sendable {
  /// The alternatives. The condition holds if all relations of one of them hold.
  private let alternatives: [[PluralRelation]]

  /// Reads a condition in the syntax of UTS 35, part 3, "Plural rules syntax". Returns `nil` for other texts.
  init?(_ text: String) {
    var alternatives: [[PluralRelation]] = [[]]
    var words: [Substring] = []
    func close() -> Bool {
      guard let relation = PluralRelation(words) else { return false }
      alternatives[alternatives.count - 1].append(relation)
      words = []
      return true
    }
    for word in text.utf8.split(separator: " ") {
      switch word {
      case "and":
        guard close() else { return nil }
      case "or":
        guard close() else { return nil }
        alternatives.append([])
      default: words.append(word)
      }
    }
    guard close() else { return nil }
    self.alternatives = alternatives
  }

  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { relations in relations.allSatisfy { $0.holds(for: number) } }
  }
}

/// A relation in a plural rule, for example `i % 100 != 12..14,17`.
private struct PluralRelation: Sendable {
  private let operand: PluralOperand
  private let modulus: UInt64?
  private let isEqual: Bool
  private let ranges: [ClosedRange<UInt64>]

  /// Reads a relation: an operand, an optional `%` and modulus, `=` or `!=`, and a list of numbers and ranges.
  init?(_ words: [Substring]) {
    var rest = words[...]
    guard let name = rest.popFirst(), let operand = PluralOperand(rawValue: String(name)) else { return nil }
    var modulus: UInt64?
    if rest.first == "%" {
      modulus = rest.dropFirst().first.flatMap { UInt64($0) }
      guard let modulus, modulus > 0 else { return nil }
      rest = rest.dropFirst(2)
    }
    guard rest.count == 2, let sign = rest.popFirst(), let list = rest.popFirst(), sign == "=" || sign == "!=" else {
      return nil
    }
    let items = list.utf8.split(separator: ",", omittingEmptySubsequences: false)
    let ranges = items.compactMap(Self.range)
    guard ranges.count == items.count else { return nil }
    self.operand = operand
    self.modulus = modulus
    self.isEqual = sign == "="
    self.ranges = ranges
  }

  func holds(for number: PluralOperands) -> Bool {
    isListed(number) == isEqual
  }

  private func isListed(_ number: PluralOperands) -> Bool {
    // A number with a fraction never equals a whole number, with or without a modulus.
    if operand == .n, number.trimmedFraction != 0 { return false }
    let value = operand.value(in: number)
    let compared = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(compared) }
  }

  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let bounds = text.utf8.split(separator: ".", omittingEmptySubsequences: true).map { UInt64($0) }
    guard let first = bounds.first, let lower = first, let last = bounds.last, let upper = last, lower <= upper,
      bounds.count <= 2
    else { return nil }
    return lower...upper
  }
}

private enum PluralOperand: String, Sendable {
  case n, i, v, w, f, t, c, e

  func value(in number: PluralOperands) -> UInt64 {
    switch self {
    case .n, .i: number.integer
    case .v: number.fractionCount
    case .w: number.trimmedFractionCount
    case .f: number.fraction
    case .t: number.trimmedFraction
    case .c, .e: number.exponent
    }
  }
}

extension PluralCategory {
  /// Returns the categories that a language has, in the order of CLDR.
  package static func all(in locale: LocaleIdentifier) -> [PluralCategory] {
    PluralRules(for: locale).categories
  }
}
