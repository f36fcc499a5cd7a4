import AutoLayout
import Controls
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite("Page sheets")
struct SheetTests {
  private func rule(
    canvas: String = "retina6_1", version: Double = 17156, shortfall: Double, isPresented: Bool = true,
    look: SystemLook = .iOS18
  ) throws -> SheetRule {
    let device = try #require(Device.interfaceBuilder(id: canvas))
    let screen = SceneScreen(device, .portrait)
    let saved = Size(width: screen.size.width, height: screen.size.height - shortfall)
    return SheetRule(
      saved: saved, canvas: screen, toolsVersion: version, isPresented: isPresented,
      traits: TraitCollection(look: look))
  }

  private let phone = SceneScreen(.iPhone17, .portrait)

  @Test(
    "A root is in a sheet if it is shorter than the canvas by 54 points, or by 20 on a device with a home button",
    arguments: [
      ("retina6_1", 17156.0, 54.0, true), ("retina6_1", 17156, 53, false), ("retina6_1", 17156, 20, false),
      ("retina6_1", 15704, 54, false), ("retina6_1", 15705, 54, true), ("retina4_7", 17701, 20, true),
      ("retina4_7", 17701, 54, false), ("retina5_9", 21701, 10, true), ("retina5_9", 21700, 10, false),
      ("ipad11_1", 22000, 54, false),
    ])
  func recognition(canvas: String, version: Double, shortfall: Double, isSheet: Bool) throws {
    let rule = try rule(canvas: canvas, version: version, shortfall: shortfall)
    #expect((rule.sheet(on: phone) != nil) == isSheet)
    #expect((rule.rootSize(on: phone) != nil) == isSheet)
  }

  @Test(
    "On a phone, a sheet begins below the status bar, in iOS 26 at the safe area, and ends at the bottom of the screen")
  func place() throws {
    // An iPhone 17 has 402 x 874 points and a status bar of 62.
    let rule = try rule(shortfall: 54)
    #expect(rule.sheet(on: phone) == PageSheet(screen: Size(width: 402, height: 874), top: 72))
    #expect(rule.rootSize(on: phone) == Size(width: 402, height: 802))
    // A printed hierarchy of a phone with a home button has (0, 40, 375, 627).
    #expect(rule.rootSize(on: SceneScreen(.iPhoneSE, .portrait)) == Size(width: 375, height: 627))
    // NoTomorrow's hierarchy of iOS 26.1 has (0, 62, 402, 812).
    let current = try self.rule(shortfall: 54, look: .iOS26)
    #expect(current.sheet(on: phone) == PageSheet(screen: Size(width: 402, height: 874), top: 62))
    #expect(current.rootSize(on: phone) == Size(width: 402, height: 812))
  }

  @Test("In landscape, and if nothing presents it, the controller fills the screen")
  func fullScreen() throws {
    let landscape = SceneScreen(.iPhone17, .landscape)
    let sheet = try rule(shortfall: 54)
    #expect(sheet.sheet(on: landscape) == nil)
    #expect(sheet.rootSize(on: landscape) == landscape.size)
    let pushed = try rule(shortfall: 54, isPresented: false)
    #expect(pushed.sheet(on: phone) == nil)
    #expect(pushed.rootSize(on: phone) == phone.size)
  }

  @Test("A phone's canvas says nothing about sheets on tablets")
  func tablet() throws {
    #expect(try rule(shortfall: 54).rootSize(on: SceneScreen(.iPadMini, .portrait)) == nil)
  }

  /// A storyboard with a controller in a navigation controller that another controller presents.
  private func document() throws -> InterfaceDocument {
    let presentation = "<connections><segue destination=\"nav\" kind=\"presentation\" id=\"go\"/></connections>"
    return try SampleDocument.storyboard(
      toolsVersion: "17156", device: "retina6_1",
      SampleDocument.scene(
        width: 414, height: 842, members: "<navigationItem key=\"navigationItem\" title=\"Name\" id=\"ni\"/>")
        + SampleDocument.navigation()
        + SampleDocument.scene(id: "presenting", root: "other", width: 414, height: 896, members: presentation))
  }

  /// Returns a function for the colours of a screen of 100 x 200 points with a sheet of an empty view from 30 on.
  private func colors(
    _ look: SystemLook, _ style: TraitCollection.UserInterfaceStyle = .light
  ) -> (_ x: Double, _ y: Double) -> Color {
    let sheet = PageSheet(screen: Size(width: 100, height: 200), top: 30)
    let view = DisplayList(
      size: Size(width: 100, height: 170), items: [.fill(.rect(Rect(x: 0, y: 0, width: 100, height: 170)), .clear)])
    let traits = TraitCollection(userInterfaceStyle: style, userInterfaceLevel: .elevated, look: look)
    let screen = sheet.showing(view, traits: traits)
    #expect(screen.size == Size(width: 100, height: 200))
    return { x, y in screen.color(at: Point(x: x, y: y), over: .white) }
  }

  @Test("A picture of a sheet is the whole screen, with the view's picture below its top edge")
  func picture() {
    let color = colors(.iOS18)
    #expect(color(50, 10) == .black)
    // The corner of the sheet is round; beside the card of the screen behind it, the ground shows.
    #expect(color(1, 31) == .black)
    #expect(color(50, 25) == Color(white: 0.8))
    #expect(color(50, 31) == .white && color(50, 199) == .white)
  }

  @Test("In iOS 26, a sheet has larger corners, and the screen behind it is dimmed where it is")
  func currentPicture() {
    let color = colors(.iOS26)
    #expect(color(50, 10) == Color(white: 0.8) && color(1, 10) == Color(white: 0.8))
    // 38 (1 - 1 / sqrt(2)) = 11.1 is where the corner is, from both edges.
    #expect(color(10, 40) == Color(white: 0.8) && color(12, 42) == .white)
    #expect(color(50, 31) == .white)
  }

  @Test("In dark appearance, a sheet has the background of elevated views", arguments: SystemLook.choices)
  func elevation(look: SystemLook) {
    #expect(colors(look, .dark)(50, 100) == Color(hex: 0x1C1C1E))
  }

  @Test("A scene in a sheet is elevated on a device, and at the base level elsewhere")
  func level() throws {
    let builder = SceneBuilder(document: try document())
    let scene = try document().sceneReferences[0]
    #expect(builder.build(scene, on: .device(.iPhone17, .portrait)).traits.userInterfaceLevel == .elevated)
    #expect(builder.build(scene, on: .device(.iPhone17, .landscape)).traits.userInterfaceLevel == .base)
    #expect(builder.build(scene, on: .document).traits.userInterfaceLevel == .base)
  }
}
