import Foundation
import Testing

@testable import Localization

@Suite struct PluralRulesTests {
  private func category(_ language: String, _ number: String) throws -> PluralCategory {
    let operands = try #require(PluralOperands(number), "\(number) is a number")
    return PluralRules(for: try LocaleIdentifier(language)).category(of: operands)
  }

  @Test("Every language puts numbers into the categories that ICU puts them into")
  func agreementWithICU() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/plural-categories.tsv").path
    let text = String(decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let numbers = try #require(rows.first).split(separator: " ").map(String.init)
    let letters: [Character: PluralCategory] = [
      "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "x": .other,
    ]
    for row in rows.dropFirst() {
      let fields = row.split(separator: "\t")
      for language in fields[0].split(separator: " ") {
        let rules = PluralRules(for: try LocaleIdentifier(String(language)))
        for (number, letter) in zip(numbers, fields[1]) {
          let operands = try #require(PluralOperands(number))
          #expect(rules.category(of: operands) == letters[letter], "\(language) \(number)")
        }
      }
    }
  }

  @Test(
    "CLDR's own samples fall into their categories",
    arguments: [
      ("ru", PluralCategory.one, "1 21 31 101 1001"), ("ru", .few, "2 3 4 22 24 102 1002"),
      ("ru", .many, "0 5 11 19 100 1000000"), ("ru", .other, "0.0 1.5 10.0"),
      ("ar", .zero, "0 0.0 0.00"), ("ar", .two, "2 2.0"), ("ar", .few, "3 10 103 110 1003 9.0"),
      ("ar", .many, "11 26 111 1011 18.0"), ("ar", .other, "100 102 200 0.1 10.1"),
      ("pl", .one, "1"), ("pl", .few, "2 4 22 34 1002"), ("pl", .many, "0 5 19 100"), ("pl", .other, "0.0 1.5"),
      ("fr", .one, "0 1 0.0 1.5"), ("fr", .many, "1000000 1c6 2c6 1.1c6"), ("fr", .other, "2 100000 1c3 2.0"),
      ("cs", .many, "0.0 1.5 100.0"), ("lv", .zero, "0 10 20 1000 11.0"), ("lv", .one, "1 21 101 0.1 10.1"),
      ("cy", .many, "6 6.0"), ("he", .two, "2"), ("he", .other, "0 3 20 1.5"), ("sl", .few, "3 4 103 0.0 1.5"),
      ("ja", .other, "0 1 2 1.0"), ("en", .one, "1"), ("en", .other, "0 1.0 1.5"), ("fil", .other, "4 6 9 14 0.4"),
      ("mt", .few, "0 3 10 103"), ("is", .one, "1 21 0.1 1.1"), ("ga", .many, "7 10 7.00"), ("br", .few, "3 9 29"),
    ])
  func samples(language: String, category: PluralCategory, numbers: String) throws {
    for number in numbers.split(separator: " ").map(String.init) {
      #expect(try self.category(language, number) == category, "\(language) \(number)")
    }
  }

  @Test("Portugal has rules of its own, Angola those of Portuguese")
  func regions() throws {
    #expect(try category("pt-PT", "0") == .other)
    #expect(try category("pt-BR", "0") == .one)
    #expect(try category("pt-AO", "0") == .one)
  }

  @Test("An unknown language has one form")
  func unknown() throws {
    #expect(PluralRules(for: try LocaleIdentifier("qqx")).categories == [.other])
    #expect(PluralRules(for: try LocaleIdentifier("sl")).categories == [.one, .two, .few, .other])
  }

  @Test("Every rule of the table can be read, and no language occurs twice")
  func table() {
    #expect(Set(PluralRules.languages).count == PluralRules.languages.count)
    for language in PluralRules.languages {
      for rule in (PluralRules.written(for: language) ?? "").split(separator: ";") {
        let parts = rule.split(separator: ":")
        #expect(parts.count == 2 && PluralCondition(String(parts[1])) != nil, "\(language): \(rule)")
      }
    }
  }

  @Test(
    "Operands are those of UTS 35's table",
    arguments: [
      ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
      ("1.3", [1, 1, 1, 3, 3, 0]),
      ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]), ("1.230", [1, 3, 2, 230, 23, 0]),
      ("1200000", [1_200_000, 0, 0, 0, 0, 0]), ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]),
      ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
      ("1200.50", [1200, 2, 1, 50, 5, 0]), ("1.20050c3", [1200, 2, 1, 50, 5, 3]), ("-2", [2, 0, 0, 0, 0, 0]),
    ] as [(String, [UInt64])])
  func operands(number: String, ivwfte: [UInt64]) throws {
    let operands = try #require(PluralOperands(number))
    let values = [
      operands.integer, operands.fractionCount, operands.trimmedFractionCount, operands.fraction,
      operands.trimmedFraction, operands.exponent,
    ]
    #expect(values == ivwfte)
  }

  @Test(
    "A text that is not a number has no operands",
    arguments: ["", "-", "a", "1.", ".5", "1,5", "1c", "1c99", "99999999999999999999"])
  func noNumbers(text: String) {
    #expect(PluralOperands(text) == nil)
  }

  @Test(
    "A number is zero if it has no digit above 0, before or after the point",
    arguments: [("0", true), ("0.00", true), ("-0.0", true), ("0.5", false), ("1", false), ("10.0", false)])
  func zero(number: String, isZero: Bool) {
    #expect(PluralOperands(number)?.isZero == isZero)
  }

  @Test("The smallest integer has operands too")
  func least() {
    #expect(PluralRules(for: .english).category(of: .min) == .other)
  }
}
