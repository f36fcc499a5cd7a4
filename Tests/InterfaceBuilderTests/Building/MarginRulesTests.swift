import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

/// The default margins on both sides of the versions and widths at which they change, measured on the frames that Xcode
/// saved in some 1,500 documents.
@Suite("Default margins of the canvas")
struct MarginRulesTests {
  private func margins(
    _ version: Double, width: Double, device: Double, inXib: Bool = true, hasHomeButton: Bool = true
  ) -> DirectionalEdgeInsets {
    MarginRules(toolsVersion: version, hasHomeButton: hasHomeButton)
      .cellContent(width: width, deviceWidth: device, isInXib: inXib, hasAccessory: false)
  }

  @Test("The side margins of a root are 16 points below a width of 400, and 20 from there on")
  func rootMargins() {
    let rules = MarginRules(toolsVersion: 17156, hasHomeButton: true)
    #expect(rules.root(width: 399) == DirectionalEdgeInsets(leading: 16, trailing: 16))
    #expect(rules.root(width: 400) == DirectionalEdgeInsets(leading: 20, trailing: 20))
  }

  @Test("The top margin of a root is the safe area from version 13000 on", arguments: [("12999", 0.0), ("13000", 20)])
  func rootTopMargin(version: String, top: Double) throws {
    let document = try SampleDocument.storyboard(toolsVersion: version, SampleDocument.scene())
    #expect(BuiltSample(document).scene.root.layoutMargins.top == top)
  }

  @Test("A cell has margins of 8 points before version 13000")
  func oldCells() {
    let old = margins(12999, width: 375, device: 375)
    #expect(old == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    let new = margins(13000, width: 375, device: 375)
    #expect(new == DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }

  @Test("A cell's top margin is 11 points, and 15 from version 24000 on")
  func cellTop() {
    #expect(margins(23999, width: 375, device: 375).top == 11)
    #expect(margins(24000, width: 375, device: 375).top == 15)
  }

  @Test("The side margins of a cell in a storyboard depend on the width of the device")
  func storyboardCells() {
    #expect(margins(17156, width: 375, device: 399, inXib: false).leading == 16)
    #expect(margins(17156, width: 375, device: 400, inXib: false).leading == 20)
    #expect(margins(17156, width: 414, device: 375, inXib: false).leading == 16)
  }

  @Test(
    "The side margins of a cell in a xib change with versions 14800 and 17000",
    arguments: [
      (14799.0, true, 20.0), (14800, true, 15), (16999, true, 15), (17000, true, 16), (14799, false, 20),
      (14800, false, 16),
    ])
  func xibCells(version: Double, hasHomeButton: Bool, side: Double) {
    // A cell of 414 points on a device of 375: its own width decides, then a fixed value for devices with a home button,
    // then the smaller one of the widths.
    #expect(margins(version, width: 414, device: 375, hasHomeButton: hasHomeButton).leading == side)
  }

  @Test("The trailing margin of a cell is 8 points beside an accessory")
  func accessory() {
    let margins = MarginRules(toolsVersion: 17156, hasHomeButton: true)
      .cellContent(width: 375, deviceWidth: 375, isInXib: false, hasAccessory: true)
    #expect(margins == DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
  }
}
