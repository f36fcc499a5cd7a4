import AutoLayout
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Sizes of roots on a device")
struct RootSizeTests {
  private static let canvas = Size(width: 375, height: 667)
  private static let phone = Size(width: 414, height: 896)

  private func rule(
    _ host: RootSizeRule.Host, _ width: Double, _ height: Double, hasOwnWidth: Bool = false,
    isTabletCanvas: Bool = false
  ) -> RootSizeRule {
    RootSizeRule(
      saved: Size(width: width, height: height), canvas: isTabletCanvas ? Size(width: 1024, height: 1366) : Self.canvas,
      host: host, hasOwnWidth: hasOwnWidth, isTabletCanvas: isTabletCanvas)
  }

  @Test(
    "A controller's view fills the screen, whatever the space that bars left it on the canvas",
    arguments: [
      Size(width: 375, height: 667), Size(width: 375, height: 603), Size(width: 375, height: 700),
      Size(width: 430, height: 600),
    ])
  func controller(saved: Size) {
    #expect(rule(.controller, saved.width, saved.height).size(on: Self.phone) == Self.phone)
  }

  @Test(
    "A freeform view at least as wide as the smallest phone has the width of the screen, and one as tall its height",
    arguments: [
      (Size(width: 320, height: 480), Size(width: 414, height: 896)),
      (Size(width: 320, height: 479), Size(width: 414, height: 479)),
      (Size(width: 319, height: 480), Size(width: 319, height: 480)),
      (Size(width: 600, height: 60), Size(width: 414, height: 60)),
      (Size(width: 375, height: 667), Size(width: 414, height: 896)),
    ])
  func freeform(saved: Size, size: Size) {
    #expect(rule(.freeformController, saved.width, saved.height).size(on: Self.phone) == size)
    #expect(rule(.superview, saved.width, saved.height).size(on: Self.phone) == size)
  }

  @Test("A table sizes its cells, however narrow they are in the document")
  func list() {
    #expect(rule(.list, 253, 60).size(on: Self.phone) == Size(width: 414, height: 60))
  }

  @Test("An item of a collection keeps its width unless it is as wide as a screen")
  func items() {
    #expect(rule(.collectionLayout, 157, 125).size(on: Self.phone).width == 157)
    #expect(rule(.collectionLayout, 157, 125).keptWidth(on: Self.phone) == .item)
    #expect(rule(.collectionLayout, 402, 38).size(on: Self.phone).width == 414)
  }

  @Test(
    "A container view keeps its distances from the sides, and its width where the canvas was a tablet's",
    arguments: [(343.0, 375.0, 382.0), (355, 375, 394), (375, 768, 375)])
  func container(width: Double, canvas: Double, expected: Double) {
    let rule = RootSizeRule(
      saved: Size(width: width, height: 200), canvas: Size(width: canvas, height: 1024), host: .containerView)
    #expect(rule.size(on: Self.phone) == Size(width: expected, height: 200))
  }

  @Test("A launch screen fills every screen")
  func launchScreen() {
    #expect(rule(.launchScreen, 480, 480).size(on: Self.phone) == Self.phone)
  }

  @Test("A required constraint on a root's own width is obeyed")
  func ownWidth() {
    let rule = rule(.freeformController, 375, 500, hasOwnWidth: true)
    #expect(rule.keptWidth(on: Self.phone) == .ownConstraint)
    #expect(rule.size(on: Self.phone).width == 375)
  }

  @Test("A view that something else places has its size only on the canvas, and on a device only its height")
  func canvasLengths() {
    #expect(rule(.superview, 600, 60).canvasLengths(on: nil) == .height)
    #expect(rule(.superview, 320, 60).canvasLengths(on: nil) == .height)
    #expect(rule(.superview, 319, 60).canvasLengths(on: nil) == .size)
    #expect(rule(.superview, 600, 60).canvasLengths(on: Self.phone) == .height)
    // It is narrower than every phone, so it keeps its width.
    #expect(rule(.superview, 200, 60).canvasLengths(on: Self.phone) == .size)
    #expect(rule(.collectionLayout, 157, 125).canvasLengths(on: Self.phone) == .size)
    #expect(rule(.list, 253, 60).canvasLengths(on: Self.phone) == .height)
    #expect(rule(.list, 253, 60).canvasLengths(on: nil) == .size)
    for host in [RootSizeRule.Host.controller, .freeformController, .containerView, .launchScreen] {
      #expect(rule(host, 375, 500).canvasLengths(on: nil) == .none)
    }
  }

  @Test("A column of a tablet keeps its width on tablets where it fits, and fills phones")
  func column() {
    let rule = rule(.controller, 704, 1366, isTabletCanvas: true)
    #expect(rule.size(on: Size(width: 834, height: 1194), isTablet: true) == Size(width: 704, height: 1194))
    #expect(rule.keptWidth(on: Size(width: 834, height: 1194), isTablet: true) == .column)
    #expect(rule.size(on: Self.phone) == Self.phone)
    #expect(rule.size(on: Size(width: 704, height: 1000), isTablet: true) == Size(width: 704, height: 1000))
  }
}
