import Foundation
import Galley
import Testing
import UIKit

/// What an app asks of its device and its screen is that of the scene.
@Suite("Device, screen and app of a scene")
struct SurroundingsTests {
  private func inScene<Value>(
    _ device: Device, _ orientation: Device.Orientation = .portrait, _ traits: TraitCollection = TraitCollection(),
    _ ask: () -> Value
  ) -> Value {
    let surroundings = SceneSurroundings(
      traits: traits.on(device, orientation: orientation), device: device, orientation: orientation)
    return SceneSurroundings.$current.withValue(surroundings, operation: ask)
  }

  @Test("A tablet and a phone have their own models, systems and idioms")
  func models() {
    #expect(inScene(.iPadMini) { UIDevice.current.model } == "iPad")
    #expect(inScene(.iPadMini) { UIDevice.current.systemName } == "iPadOS")
    #expect(inScene(.iPadMini) { UI_USER_INTERFACE_IDIOM() } == .pad)
    #expect(inScene(.iPhoneSE) { UIDevice.current.localizedModel } == "iPhone")
    #expect(inScene(.iPhoneSE) { UIDevice.current.systemName } == "iOS")
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test("A device on its left side shows an interface on its right side")
  func landscape() {
    #expect(inScene(.iPhone17, .landscape) { UIDevice.current.orientation } == .landscapeLeft)
    #expect(inScene(.iPhone17, .landscape) { UIApplication.shared.statusBarOrientation } == .landscapeRight)
    #expect(inScene(.iPhone17) { UIDevice.current.orientation } == .portrait)
    #expect(inScene(.iPhone17) { UIApplication.shared.statusBarOrientation } == .portrait)
  }

  @Test("The bounds of the screen turn with the device, its native bounds do not")
  func bounds() {
    #expect(inScene(.iPhone17, .landscape) { UIScreen.main.bounds } == CGRect(x: 0, y: 0, width: 874, height: 402))
    // 402 x 874 points of three pixels.
    let pixels = CGRect(x: 0, y: 0, width: 1206, height: 2622)
    #expect(inScene(.iPhone17, .landscape) { UIScreen.main.nativeBounds } == pixels)
    #expect(inScene(.iPadMini) { UIScreen.main.scale } == 2)
  }

  @Test("The status bar is as wide as the screen, and as high as the upper safe area")
  func statusBar() {
    let bar = inScene(.iPhoneSE) { UIApplication.shared.statusBarFrame }
    #expect(bar == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(inScene(.iPhoneSE, .landscape) { UIApplication.shared.statusBarFrame.height } == 0)
  }

  @Test("The app has the text size and the direction of the scene, accessibility its weight and contrast")
  func settings() {
    let traits = TraitCollection(
      preferredContentSizeCategory: .accessibilityLarge, legibilityWeight: .bold, accessibilityContrast: .high)
    let size = inScene(.iPhone17, .portrait, traits) { UIApplication.shared.preferredContentSizeCategory }
    #expect(size == .accessibilityLarge)
    #expect(inScene(.iPhone17, .portrait, traits) { UIAccessibility.isBoldTextEnabled })
    #expect(inScene(.iPhone17, .portrait, traits) { UIAccessibility.isDarkerSystemColorsEnabled })
    #expect(!inScene(.iPhone17) { UIAccessibility.isBoldTextEnabled })
    #expect(!inScene(.iPhone17) { UIAccessibility.isDarkerSystemColorsEnabled })
  }

  @Test(
    "A device's orientation is upright, sideways or flat",
    arguments: [
      (UIDeviceOrientation.unknown, ""), (.portrait, "portrait valid"), (.portraitUpsideDown, "portrait valid"),
      (.landscapeLeft, "landscape valid"), (.landscapeRight, "landscape valid"), (.faceUp, "flat"), (.faceDown, "flat"),
    ])
  func orientations(orientation: UIDeviceOrientation, kinds: String) {
    let found: [(String, Bool)] = [
      ("portrait", orientation.isPortrait), ("landscape", orientation.isLandscape), ("flat", orientation.isFlat),
      ("valid", orientation.isValidInterfaceOrientation),
    ]
    #expect(found.filter(\.1).map(\.0).joined(separator: " ") == kinds)
  }

  @Test("Interfaces and devices name the sides the other way round")
  func sides() {
    #expect(UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(!UIInterfaceOrientation.landscapeLeft.isPortrait)
  }

  @Test("A rectangle of a view has its place on the screen")
  func screenCoordinates() {
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    outer.addSubview(inner)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(outer)
    let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 5, height: 6), in: inner)
    #expect(rect == CGRect(x: 14, y: 26, width: 5, height: 6))
  }

  @Test("An app that opens an address, asks for access or ends a task is answered at once")
  func answers() throws {
    var answers: [Bool] = []
    UIApplication.shared.open(try #require(URL(string: "https://example.org"))) { answers.append($0) }
    UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
    #expect(answers == [false, false])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.beginBackgroundTask() == .invalid)
  }

  @Test("A window of a scene is as large as the screen, and one level is above another")
  func windows() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(window.windowScene === scene)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
  }

  @Test("A window shows the view of its root controller in its own bounds")
  func rootController() {
    let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 300, height: 500))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.view.superview == nil)
    window.makeKeyAndVisible()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(controller.view.window === window)
  }
}
