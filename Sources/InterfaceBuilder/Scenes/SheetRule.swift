import AutoLayout
import Controls
import Graphics

/// Recognises the roots that the canvas shows as page sheets, and places them on other screens.
///
/// Since iOS 13, a presented controller is in a sheet unless it asks for the full screen. The canvas shows it with a
/// root that is shorter than the screen.
struct SheetRule: Hashable, Sendable {
  /// The size of the root on the canvas.
  var saved: Size
  var canvas: SceneScreen
  var toolsVersion: Double
  /// Whether the controller can be in a sheet: it does not ask for the full screen, and it is not in a navigation or
  /// tab bar controller that nothing presents (7 roots of 1 document, which the canvas shortens for its cycle of
  /// segues).
  var isPresented: Bool
  /// The traits on the screen, whose look the sheet has.
  var traits: TraitCollection

  /// Whether the root is as high as the canvas makes a sheet: shorter than a phone by 54 points if that has a sensor
  /// housing (62 roots), or by 20 if it has a home button (13 roots, all from versions whose canvas has no status bar
  /// there).
  private var isShort: Bool {
    guard let device = canvas.device, device.idiom == .phone, canvas.orientation == .portrait,
      toolsVersion >= Self.firstVersion, saved.width == canvas.size.width
    else { return false }
    let shortfall = canvas.size.height - saved.height
    return switch device.shape {
    case .homeButton: shortfall == 20
    case .notch, .island: shortfall == 54 || shortfall == 10 && toolsVersion >= Self.firstVersionOfLowStrip
    case .rounded, .plain: false
    }
  }

  /// Returns the sheet on a phone, or `nil` if the root is in none or fills the screen, as in landscape.
  func sheet(on screen: SceneScreen) -> PageSheet? {
    guard isShort, isPresented, let device = screen.device, device.idiom == .phone, screen.orientation == .portrait
    else { return nil }
    return PageSheet(screen: screen.size, top: SheetLook(of: traits).top(in: device.safeArea(in: .portrait)))
  }

  /// Returns the size of a sheet's root on a phone, or `nil` if the rule says nothing about the root or the screen.
  /// What is in no sheet fills the screen, as a sheet does in landscape.
  func rootSize(on screen: SceneScreen) -> Size? {
    guard isShort, screen.device?.idiom == .phone else { return nil }
    guard let sheet = sheet(on: screen) else { return screen.size }
    return Size(width: screen.size.width, height: screen.size.height - sheet.top)
  }

  /// The version of the oldest document with a sheet.
  private static let firstVersion = 15705.0
  /// The version of the oldest document whose sheet leaves 10 points free (1 root).
  private static let firstVersionOfLowStrip = 21701.0
}
