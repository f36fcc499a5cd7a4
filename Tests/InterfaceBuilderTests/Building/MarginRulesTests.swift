import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Margins")
struct MarginRulesTests {
  private func rules(_ toolsVersion: Double, hasHomeButton: Bool = true) -> MarginRules {
    MarginRules(toolsVersion: toolsVersion, hasHomeButton: hasHomeButton)
  }

  @Test("A root's side margins are 16 below 400 points of width and 20 from there on")
  func rootSides() {
    #expect(rules(17156).root(width: 375) == DirectionalEdgeInsets(leading: 16, trailing: 16))
    #expect(rules(17156).root(width: 414) == DirectionalEdgeInsets(leading: 20, trailing: 20))
  }

  @Test("Cells have margins of 8 before the safe area came")
  func oldCells() {
    let margins = rules(12121).cellContent(width: 600, deviceWidth: 600, isInXib: false, hasAccessory: false)
    #expect(margins == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  @Test("Cells have the table's side margins, 11 above and below, and 8 beside an accessory")
  func cells() {
    let margins = rules(17156).cellContent(width: 375, deviceWidth: 375, isInXib: false, hasAccessory: true)
    #expect(margins == DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
  }

  @Test("Cells have 15 above and below from version 24000 on")
  func tallCells() {
    let margins = rules(24506).cellContent(width: 414, deviceWidth: 414, isInXib: false, hasAccessory: false)
    #expect(margins == DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
  }
}
