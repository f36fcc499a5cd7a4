import AutoLayout
import Controls
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Text styles")
struct TextStyleTests {
  @Test("Text styles match every row of the Dynamic Type table")
  func everyRow() throws {
    let rows = try DynamicTypeTable.rows()
    #expect(rows.count == 11 * 12)
    for row in rows {
      let style = try #require(TextStyle(rawValue: row.style))
      let category = try #require(ContentSizeCategory(tableName: row.category))
      let font = Font.preferredFont(
        forTextStyle: style, compatibleWith: TraitCollection(preferredContentSizeCategory: category))
      #expect(font.size == row.size)
      #expect(font.leading == row.leading)
      #expect(font.weight == (row.weight == "semibold" ? 600 : 400))
    }
  }

  @Test("Text styles are found by their names in documents")
  func documentNames() {
    #expect(TextStyle(documentName: "UICTFontTextStyleTitle0") == .largeTitle)
    #expect(TextStyle(documentName: "UICTFontTextStyleSubhead") == .subheadline)
    #expect(TextStyle(documentName: "UICTFontTextStyleNone") == nil)
  }

  @Test("A length for L grows like the leading and is rounded to pixels")
  func scaledValues() {
    let medium = TraitCollection(preferredContentSizeCategory: .medium, displayScale: 3)
    // 17 * 21 / 22 = 16.227; the nearest third is 49 / 3: measured on UIFontMetrics.
    #expect(abs(FontMetrics.default.scaledValue(for: 17, compatibleWith: medium) - 49.0 / 3) < 1e-9)
    let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    // 22 points of leading become 62.
    #expect(FontMetrics.default.scaledValue(for: 100, compatibleWith: largest) == 282)
  }

  @Test("System fonts have their size, weight and slant at every text size")
  func systemFonts() {
    let fonts = [
      Font.systemFont(ofSize: 21, weight: 500), .boldSystemFont(ofSize: 22), .italicSystemFont(ofSize: 23),
    ]
    #expect(fonts.map(\.size) == [21, 22, 23])
    #expect(fonts.map(\.weight) == [500, 600, 400])
    #expect(fonts.map(\.isItalic) == [false, false, true])
    #expect(fonts.allSatisfy { $0.scaling == nil && $0.leading == nil })
  }

  @Test("A scaled font has at most its maximum size")
  func maximumSize() {
    let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = FontMetrics.default.scaledFont(for: gridFont, maximumPointSize: 30, compatibleWith: largest)
    #expect(font.size == 30)
  }
}

/// Apple's Dynamic Type table. Its first line names the sources.
private enum DynamicTypeTable {
  struct Row {
    var style, category: String
    var size, leading: Double
    var weight: String
  }

  static func rows() throws -> [Row] {
    try String(contentsOf: Checkout.fixtures.appending(path: "DynamicType.tsv"), encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .dropFirst()
      .compactMap { line in
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count > 4, let size = Double(fields[2]), let leading = Double(fields[3]) else { return nil }
        return Row(style: fields[0], category: fields[1], size: size, leading: leading, weight: fields[4])
      }
  }
}

extension ContentSizeCategory {
  /// The table writes `xSmall` and `xxxLarge` where sizes are called `XS` and `XXXL`.
  fileprivate init?(tableName: String) {
    let short = [
      "xSmall": "XS", "small": "S", "medium": "M", "large": "L", "xLarge": "XL", "xxLarge": "XXL", "xxxLarge": "XXXL",
    ]
    self.init(rawValue: short[tableName] ?? tableName)
  }
}
