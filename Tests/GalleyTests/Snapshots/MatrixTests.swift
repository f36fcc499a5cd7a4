import Galley
import Testing

@Suite("Matrix")
struct MatrixTests {
  @Test("The default is the document as it is")
  func defaultMatrix() throws {
    let cells = Matrix().cells(localesAtHand: ["de", "fr"])
    #expect(cells == [MatrixCell()])
    let cell = try #require(cells.first)
    #expect(cell.screen == .canvas)
    #expect(cell.locale == "base")
    #expect(cell.typeSize == .large)
  }

  @Test("Every combination is a cell, the locale changing slowest and the appearance fastest")
  func combinations() {
    let matrix = Matrix(
      locales: .named(["en", "ar"]), typeSizes: [.large, .accessibilityExtraLarge], appearances: [.light, .dark])
    let cells = matrix.cells(localesAtHand: []).map { "\($0.locale) \($0.typeSize.rawValue) \($0.appearance.rawValue)" }
    #expect(
      cells == [
        "en L light", "en L dark", "en AX3 light", "en AX3 dark", "ar L light", "ar L dark", "ar AX3 light",
        "ar AX3 dark",
      ])
  }

  @Test("All locales are the document's own strings and those it has tables for")
  func allLocales() {
    let cells = Matrix(locales: .all).cells(localesAtHand: ["ar", "de"])
    #expect(cells.map(\.locale) == ["base", "ar", "de"])
  }

  @Test("A cell's traits follow its device and its language's direction")
  func traits() throws {
    let device = try Device(parsing: "iphone-17-pro-max")
    let cell = MatrixCell(screen: .device(device), locale: "ar", orientation: .landscape, appearance: .dark)
    #expect(cell.traits.layoutDirection == .rightToLeft)
    #expect(cell.traits.displayScale == 3)
    #expect(cell.traits.horizontalSizeClass == .regular)
    #expect(cell.traits.verticalSizeClass == .compact)
    #expect(cell.traits.userInterfaceStyle == .dark)
  }
}
