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
    #expect(cell.typeSize == .category(.large))
  }

  @Test("Every combination is a cell, the locale changing slowest and the appearance fastest")
  func combinations() {
    let matrix = Matrix(
      locales: .named(["en", "ar"]), typeSizes: [.category(.large), .category(.accessibilityExtraLarge)],
      appearances: [.light, .dark])
    let cells = matrix.cells(localesAtHand: []).map { "\($0.locale) \($0.typeSize.name) \($0.appearance.rawValue)" }
    #expect(
      cells == [
        "en L light", "en L dark", "en AX3 light", "en AX3 dark", "ar L light", "ar L dark", "ar AX3 light",
        "ar AX3 dark",
      ])
  }

  @Test("Cells can be counted without making them, and never too many for an integer")
  func counting() {
    let matrix = Matrix(
      locales: .all, typeSizes: [.category(.large), .category(.small)], appearances: [.light, .dark])
    #expect(matrix.cellCount(localesAtHand: ["de", "fr"]) == 12)
    let many = [TypeSize](repeating: .category(.large), count: 1 << 22)
    let screens = [MatrixScreen](repeating: .canvas, count: 1 << 22)
    let languages = [String](repeating: "de", count: 1 << 21)
    #expect(Matrix(locales: .named(languages), typeSizes: many, screens: screens).cellCount(localesAtHand: []) == .max)
  }

  @Test("Without a choice, the look is left to the screen; with one, it is part of the traits and of the name")
  func looks() throws {
    let device = MatrixScreen.device(try Device(parsing: "iphone-17"))
    let old = MatrixScreen.device(try Device(parsing: "iphone-8"))
    let usual = Matrix(screens: [.canvas, device, old]).cells(localesAtHand: [])
    #expect(usual.map(\.look) == [nil, nil, nil])
    #expect(usual.map(\.traits.look) == [nil, .iOS26, .iOS15])
    let chosen = Matrix(screens: [device, old], looks: [.iOS18, .iOS26]).cells(localesAtHand: [])
    #expect(chosen.map(\.traits.look) == [.iOS18, .iOS26, .iOS18, .iOS26])
    #expect(chosen.map(\.look?.name) == ["ios18", "ios26", "ios18", "ios26"])
    #expect(Matrix().choices.looks == nil)
    #expect(Matrix(looks: [.iOS18]).choices.looks == [.iOS18])
  }

  @Test("A contrast is part of the traits, changes after the appearance, and doubles the cells")
  func contrasts() throws {
    let matrix = Matrix(appearances: [.light, .dark], contrasts: [.normal, .high])
    let cells = matrix.cells(localesAtHand: [])
    #expect(cells.map(\.traits.accessibilityContrast) == [.normal, .high, .normal, .high])
    #expect(cells.map(\.traits.userInterfaceStyle) == [.light, .light, .dark, .dark])
    #expect(matrix.cellCount(localesAtHand: []) == 4)
    #expect(matrix.choices.contrasts == [.normal, .high])
  }

  @Test("All locales are the base locale and those that the document has tables for")
  func allLocales() {
    let cells = Matrix(locales: .all).cells(localesAtHand: ["ar", "de"])
    #expect(cells.map(\.locale) == ["base", "ar", "de"])
  }

  @Test("Locales beside all of them come last, each once")
  func allAndOthers() {
    let matrix = Matrix(locales: .allAnd(["de", "en-XA", "base"]))
    #expect(matrix.cells(localesAtHand: ["ar", "de"]).map(\.locale) == ["base", "ar", "de", "en-XA"])
    #expect(matrix.cells(localesAtHand: []).map(\.locale) == ["base", "de", "en-XA"])
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

  @Test("A font scale is a text size with a name of its own")
  func fontScale() throws {
    let size = try #require(TypeSize(name: "1.3x"))
    #expect(size.name == "1.3x")
    #expect(TypeSize(name: "2.0x")?.name == "2x")
    let traits = MatrixCell(typeSize: size).traits
    #expect(traits.fontScale?.factor == 1.3)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(TypeSize(name: "ax3") == .category(.accessibilityExtraLarge))
  }

  @Test("Other texts are not names of text sizes", arguments: ["", "x", "0x", "9x", "nanx", "1.3", "LX"])
  func noTypeSize(name: String) { #expect(TypeSize(name: name) == nil) }

  @Test("Choices take precedence over others, and take from these what they leave open")
  func precedence() throws {
    let choices = MatrixChoices(
      locales: .named(["de"]), typeSizes: [.category(.small)], screens: [.canvas], orientations: [.portrait],
      appearances: [.light], contrasts: [.normal], looks: [.iOS18])
    let others = MatrixChoices(
      locales: .named(["fr"]), typeSizes: [.category(.large)], screens: [.device(try Device(parsing: "iphone-se"))],
      orientations: [.landscape], appearances: [.dark], contrasts: [.high], looks: [.iOS26])
    #expect(choices.over(others) == choices)
    #expect(MatrixChoices().over(others) == others)
  }
}
