import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

/// The default margins on both sides of the versions and widths at which they change, measured on the frames that Xcode
/// saved in some 1,600 documents.
@Suite("Default margins of the canvas")
struct MarginRulesTests {
  private typealias Cell = MarginRules.Cell

  private func margins(_ version: Double, of cell: Cell, hasHomeButton: Bool = true) -> DirectionalEdgeInsets {
    MarginRules(toolsVersion: version, hasHomeButton: hasHomeButton).content(of: cell)
  }

  // MARK: Roots

  @Test("The side margins of a root are 16 points below a width of 400, and 20 from there on")
  func rootMargins() {
    let rules = MarginRules(toolsVersion: 17156, hasHomeButton: true)
    #expect(rules.root(width: 399) == DirectionalEdgeInsets(leading: 16, trailing: 16))
    #expect(rules.root(width: 400) == DirectionalEdgeInsets(leading: 20, trailing: 20))
  }

  // MARK: Cells

  @Test(
    "Before version 13000, a cell has margins of 8 points, or 15 at the sides if it and its content preserve margins",
    arguments: [(12999.0, false, 8.0, 8.0), (12999, true, 15, 8), (13000, false, 16, 11), (13000, true, 16, 11)])
  func oldCells(version: Double, preserves: Bool, side: Double, top: Double) {
    let cell = Cell(width: 375, screenWidth: 375, preservesSuperviewMargins: preserves)
    let expected = DirectionalEdgeInsets(top: top, leading: side, bottom: top, trailing: side)
    #expect(margins(version, of: cell) == expected)
  }

  @Test(
    "A cell's top margin is 11 points, 15 from version 24000 on, and always 15 on an iPad",
    arguments: [(23999.0, false, 11.0), (24000, false, 15), (17156, true, 15)])
  func cellTop(version: Double, isOnPad: Bool, top: Double) {
    #expect(margins(version, of: Cell(width: 375, screenWidth: 375, isOnPad: isOnPad)).top == top)
  }

  @Test("A cell has side margins of 16 points on the canvas of an iPad, however wide it is, and of 20 on the device")
  func cellOnPad() {
    #expect(margins(22684, of: Cell(width: 704, screenWidth: 1024, isOnPad: true)).leading == 16)
    #expect(margins(22684, of: Cell(width: 704, screenWidth: 1024, isOnPad: true, isOnDevice: true)).leading == 20)
  }

  @Test(
    "On phones at least 393 points wide, cells wider than 320 points have side margins of 20 points",
    arguments: [
      (393.0, 393.0, 20.0), (393, 321, 20), (393, 320, 16), (414, 320, 16), (414, 374, 20), (392, 392, 16),
      (375, 375, 16), (320, 320, 16),
    ])
  func wideCells(screen: Double, width: Double, side: Double) {
    #expect(margins(22684, of: Cell(width: width, screenWidth: screen), hasHomeButton: false).leading == side)
  }

  @Test(
    "In inset sections, cells have side margins of 20 points on phones at least 390 points wide",
    arguments: [(390.0, 20.0), (389, 16), (375, 16), (414, 20)])
  func insetCells(screen: Double, side: Double) {
    let cell = Cell(width: 300, screenWidth: screen, isInset: true)
    #expect(margins(23506, of: cell, hasHomeButton: false).leading == side)
  }

  @Test(
    "A cell that is wider than its phone counts by its own width in storyboards before version 23504",
    arguments: [
      (23503.0, 375.0, false, 20.0), (23504, 375, false, 16), (23503, 375, true, 16),
      (23503, 390, false, 20), (23504, 390, false, 16), (23503, 390, true, 20), (23504, 390, true, 16),
    ])
  func cellsWiderThanThePhone(version: Double, screen: Double, isInXib: Bool, side: Double) {
    let cell = Cell(width: 414, screenWidth: screen, isInXib: isInXib)
    #expect(margins(version, of: cell, hasHomeButton: false).leading == side)
  }

  @Test(
    "The side margins of a cell in a xib change with versions 14800 and 17000",
    arguments: [
      (14799.0, true, 20.0), (14800, true, 15), (16999, true, 15), (17000, true, 16), (14799, false, 20),
      (14800, false, 16),
    ])
  func xibCells(version: Double, hasHomeButton: Bool, side: Double) {
    // A cell of 414 points on a device of 375: its own width decides, then a fixed value for devices with a home
    // button, then the smaller one of the widths.
    let cell = Cell(width: 414, screenWidth: 375, isInXib: true)
    #expect(margins(version, of: cell, hasHomeButton: hasHomeButton).leading == side)
  }

  @Test(
    "Before version 17000, cells in storyboards have 15 points on devices with a home button, since 14800 on all of them",
    arguments: [
      (14799.0, 320.0, 15.0), (14799, 375, 16), (14799, 414, 20), (14800, 320, 15), (14800, 414, 15), (16999, 375, 15),
      (17000, 320, 16), (17000, 375, 16), (17000, 414, 20),
    ])
  func storyboardCells(version: Double, screen: Double, side: Double) {
    #expect(margins(version, of: Cell(width: screen, screenWidth: screen)).leading == side)
  }

  @Test("The trailing margin of a cell is 8 points beside an accessory")
  func accessory() {
    let cell = Cell(width: 375, screenWidth: 375, hasAccessory: true)
    #expect(margins(17156, of: cell) == DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
  }
}
