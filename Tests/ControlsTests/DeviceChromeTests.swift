import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("What a device draws over the app")
struct DeviceChromeTests {
  private static let islandPhone = Device.named("iphone-15-pro") ?? .iPhone17
  private static let notchPhone = Device.named("iphone-11-pro") ?? .iPhone17

  private func draw(
    _ chrome: DeviceChrome, over color: Color = .white, locale: String = "en"
  ) -> [Mark] {
    let list = DisplayList(size: chrome.size, items: [.fill(.rect(Rect(origin: .zero, size: chrome.size)), color)])
    let view = chrome.view(over: list, background: .white)
    let traits = TraitCollection(locale: locale, preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    view.layout(size: chrome.size, in: LayoutEnvironment(traits: traits, measuring: GridText()))
    return view.displayItems().marks
  }

  private func times(_ marks: [Mark]) -> [Rect] { marks.filter { $0.kind == .text }.map(\.rect) }

  @Test("An island is 126 x 37 points in the middle, and the time is as high as its centre")
  func island() {
    let marks = draw(DeviceChrome(Self.islandPhone, .portrait))
    // 393 points wide.
    #expect(marks[0].rect == Rect(x: 133.5, y: 11, width: 126, height: 37))
    let time = times(marks)
    #expect(time.count == 1 && abs(time[0].midY - 29.5) <= 0.5 && time[0].maxX < 133.5)
  }

  /// Two recorded pictures of a phone 393 points wide.
  @Test(
    "Beside an island, the time is in the middle of 143 points, and Wi-Fi and battery end 67.3 and 32.7 before the side"
  )
  func placesBesideIsland() throws {
    let marks = draw(DeviceChrome(Self.islandPhone, .portrait))
    #expect(abs(try #require(times(marks).first).midX - 71.5) <= 0.5)
    let signs = marks.filter { $0.rect.minX > 259 && $0.rect.maxY < 59 }.map(\.rect)
    // The pole of the battery is the last; its shell ends a point before it.
    #expect(abs(try #require(signs.map(\.maxX).max()) - 360.33) <= 0.67)
    let wifi = signs.filter { $0.minX > 303 && $0.maxX < 330 }
    #expect(abs(try #require(wifi.map(\.minX).min()) - 308.67) <= 0.67)
    #expect(abs(try #require(wifi.map(\.maxX).max()) - 325.67) <= 0.67)
  }

  @Test("A notch of 209 x 30 points hangs from the top edge, with 6 points of flare at both sides")
  func notch() {
    #expect(draw(DeviceChrome(Self.notchPhone, .portrait))[0].rect == Rect(x: 77, y: 0, width: 221, height: 30))
  }

  @Test("The home indicator is 134 x 5 points on a screen of 375 points, 8 points above the edge")
  func homeIndicator() {
    let portrait = DeviceChrome(Self.notchPhone, .portrait).homeIndicator
    #expect(portrait == Rect(x: 120.5, y: 799, width: 134, height: 5))
    let landscape = DeviceChrome(Self.notchPhone, .landscape).homeIndicator
    #expect(landscape == Rect(x: 301.5, y: 362, width: 209, height: 5))
    #expect(DeviceChrome(.iPhoneSE, .portrait).homeIndicator == nil)
    #expect(DeviceChrome(.iPadMini, .landscape).homeIndicator != nil)
  }

  @Test("A phone in landscape has no status bar, a tablet has one")
  func landscape() {
    #expect(!DeviceChrome(Self.islandPhone, .landscape).hasStatusBar)
    #expect(!DeviceChrome(.iPhoneSE, .landscape).hasStatusBar)
    #expect(DeviceChrome(.iPadMini, .landscape).hasStatusBar)
    // Only the island, which is drawn as in portrait and turned, and the home indicator.
    #expect(draw(DeviceChrome(Self.islandPhone, .landscape)).count == 2)
  }

  @Test("The island of a phone in landscape is at the left")
  func turnedHousing() throws {
    let housing = try #require(Self.islandPhone.sensorHousing)
    let screen = Self.islandPhone.size(in: .landscape)
    #expect(housing.frame(on: screen, in: .landscape) == Rect(x: 11, y: 133.5, width: 37, height: 126))
  }

  @Test("A size that is no device has no chrome")
  func plainSize() throws {
    #expect(draw(DeviceChrome(try Device(parsing: "390x844@3"), .portrait)).isEmpty)
  }

  @Test("Right-to-left languages have the time at the right and the battery at the left")
  func mirrored() {
    let chrome = DeviceChrome(Self.islandPhone, .portrait)
    #expect(times(draw(chrome))[0].midX < 100)
    #expect(times(draw(chrome, locale: "he"))[0].midX > 293)
    // The battery's line is the only stroke.
    #expect(draw(chrome).first { $0.kind == .stroke }.map { $0.rect.midX > 293 } == true)
    #expect(draw(chrome, locale: "he").first { $0.kind == .stroke }.map { $0.rect.midX < 100 } == true)
  }

  @Test("A hidden status bar leaves the home indicator")
  func hidden() {
    var chrome = DeviceChrome(.iPadMini, .portrait)
    chrome.hidesStatusBar = true
    #expect(draw(chrome).count == 1)
    chrome.hidesHomeIndicator = true
    #expect(draw(chrome).isEmpty)
  }

  @Test(
    "Text is white on dark colours and black on light ones",
    arguments: [
      (Color(white: 0.6), Color.white), (Color(white: 0.61), .black), (.black, .white), (.white, .black),
      // systemBlue and systemYellow.
      (Color(hex: 0x007AFF), .white), (Color(hex: 0xFFCC00), .black),
    ])
  func contrast(ground: Color, ink: Color) {
    let marks = draw(DeviceChrome(Self.islandPhone, .portrait), over: ground)
    #expect(marks.colors(of: .text) == [ink])
    #expect(marks.last?.color == ink)
  }

  @Test("A controller that asks for light or dark text gets it on any ground")
  func style() {
    var chrome = DeviceChrome(Self.islandPhone, .portrait)
    chrome.statusBarStyle = .lightContent
    #expect(draw(chrome, over: .white).colors(of: .text) == [.white])
    chrome.statusBarStyle = .darkContent
    #expect(draw(chrome, over: .black).colors(of: .text) == [.black])
  }

  @Test("Nothing of the chrome leaves the screen", arguments: Device.all)
  func bounds(device: Device) {
    for orientation in Device.Orientation.allCases {
      for locale in ["en", "ar", "th"] {
        let screen =
          Device.Orientation.portrait == orientation || device.sensorHousing == nil
          ? device.size(in: orientation) : Size(width: 956, height: 956)
        for mark in draw(DeviceChrome(device, orientation), locale: locale) {
          #expect(mark.rect.minX >= 0 && mark.rect.maxX <= screen.width, "\(device.name) \(locale): \(mark)")
          #expect(mark.rect.minY >= 0 && mark.rect.maxY <= screen.height, "\(device.name) \(locale): \(mark)")
        }
      }
    }
  }

  @Test("The time and the signs are beside the notch or island, not under it", arguments: Device.all)
  func ears(device: Device) {
    guard let housing = device.sensorHousing else { return }
    let size = device.size(in: .portrait)
    let frame = housing.frame(on: size, in: .portrait)
    for mark in draw(DeviceChrome(device, .portrait)).dropFirst() where mark.rect.minY < 60 {
      #expect(mark.rect.maxX <= frame.minX || mark.rect.minX >= frame.maxX, "\(device.name): \(mark)")
    }
  }
}
