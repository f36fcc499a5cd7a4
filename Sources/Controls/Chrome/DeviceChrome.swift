import AutoLayout
import Graphics

/// What a device draws over the app on its screen: the status bar, the sensor housing and the home indicator.
package struct DeviceChrome: Hashable, Sendable {
  package var device: Device
  package var orientation: Device.Orientation
  package var statusBarStyle = StatusBarStyle.default
  package var hidesStatusBar = false
  package var hidesHomeIndicator = false
  /// The sheet that the app's view is in, or `nil` if the view fills the screen, or the part of it that bars leave
  /// free.
  package var sheet: PageSheet?
  /// The position of an app's view that is in no sheet. It is not zero if the view begins below a bar.
  package var rootOrigin = Point.zero

  package init(_ device: Device, _ orientation: Device.Orientation) {
    self.device = device
    self.orientation = orientation
  }

  /// The screen's size in points.
  package var size: Size { device.size(in: orientation) }

  /// Whether there is a status bar. Phones in landscape have none.
  package var hasStatusBar: Bool {
    !hidesStatusBar && device.shape != .plain && (orientation == .portrait || device.idiom == .pad)
  }

  /// The height of the status bar in points.
  var statusBarHeight: Double {
    let height = device.safeArea(in: orientation).top
    return height > 0 ? height : Self.plainStatusBarHeight
  }

  /// The status bar of devices with a home button.
  private static let plainStatusBarHeight = 20.0

  // MARK: Home indicator

  /// The frame of the home indicator, or `nil` if there is none: 5 points high, 8 points above the edge, and as wide
  /// relative to the screen as Apple's design templates have it (134 of 375 points; in landscape 209 of 812).
  package var homeIndicator: Rect? {
    guard !hidesHomeIndicator, device.shape != .homeButton, device.shape != .plain else { return nil }
    let share = orientation == .portrait || device.idiom == .pad ? 134.0 / 375 : 209.0 / 812
    let extent = device.idiom == .pad ? min(size.width, size.height) : size.width
    let width = (extent * share).rounded()
    return Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }

  // MARK: What is covered

  /// An area of the screen that the chrome covers.
  package struct Area: Hashable, Sendable {
    /// What covers it, for messages.
    package var name: String
    package var rect: Rect

    package init(name: String, rect: Rect) {
      self.name = name
      self.rect = rect
    }
  }

  /// The areas that the chrome covers, in the coordinates of the app's view. A sheet is below the status bar.
  package var coveredAreas: [Area] {
    var areas: [Area] = []
    if let housing = device.sensorHousing {
      let name = housing.top > 0 ? "Dynamic Island" : "notch"
      areas.append(Area(name: name, rect: housing.frame(on: size, in: orientation)))
    }
    if hasStatusBar { areas += statusBarAreas.map { Area(name: "status bar", rect: $0) } }
    if let homeIndicator { areas.append(Area(name: "home indicator", rect: homeIndicator)) }
    return areas.map { Area(name: $0.name, rect: $0.rect.offset(by: Point(x: -origin.x, y: -origin.y))) }
  }

  // MARK: The app's view

  /// The position of the app's view on the screen, in points.
  package var origin: Point { sheet?.origin ?? rootOrigin }

  /// Returns a picture of the whole screen without the chrome.
  ///
  /// - Parameters:
  ///   - list: The picture of the app's view and of the bars around it, in the view's coordinates.
  ///   - traits: The traits of the view.
  package func screen(showing list: DisplayList, traits: TraitCollection) -> DisplayList {
    if let sheet { return sheet.showing(list, traits: traits) }
    return list.size == size ? list : DisplayList(size: size, items: moved(list.items))
  }

  /// Returns items that are drawn in the coordinates of the app's view, moved to its position on the screen.
  package func moved(_ items: [DisplayItem]) -> [DisplayItem] {
    guard origin != .zero else { return items }
    return [.group(DisplayGroup(transform: .translation(x: origin.x, y: origin.y), items: items))]
  }

  // MARK: Colours

  /// Returns the view that draws the chrome over a picture in colours that can be seen there.
  ///
  /// - Parameters:
  ///   - list: The picture, at least as large as the screen.
  ///   - background: The colour behind the picture.
  package func view(over list: DisplayList, background: Color) -> View {
    let ground = Ground(list: list, background: background)
    let view = DeviceChromeView(self)
    view.frame = Rect(origin: .zero, size: size)
    view.statusBarInk =
      switch statusBarStyle {
      case .default: ground.ink(over: statusBarAreas)
      case .lightContent: .white
      case .darkContent: .black
      }
    if let homeIndicator { view.homeIndicatorInk = ground.ink(over: [homeIndicator]) }
    return view
  }

  /// The areas at both ends of the status bar.
  private var statusBarAreas: [Rect] {
    let width = min(80, size.width / 4)
    let middle = device.sensorHousing?.timeCenter.y ?? statusBarHeight / 2
    return [16, size.width - 16 - width].map { Rect(x: $0, y: middle - 6, width: width, height: 12) }
  }
}

/// What is painted behind the chrome.
private struct Ground {
  let list: DisplayList
  let background: Color

  /// White is used on colours up to this brightness, so on the blue, green, red and purple of the system (up to 0.56),
  /// and black on its orange (0.64), its yellow and its greys.
  private static let brightestDarkColor = 0.6

  /// Returns black or white, whichever can be seen better over areas of the picture.
  func ink(over areas: [Rect]) -> Color {
    let points = areas.flatMap { area in
      [0.1, 0.3, 0.5, 0.7, 0.9].map { Point(x: area.minX + area.width * $0, y: area.midY) }
    }
    let brightness = points.map { list.color(at: $0, over: background).brightness }.reduce(0, +)
    return brightness <= Self.brightestDarkColor * Double(points.count) ? .white : .black
  }
}

extension Color {
  /// The brightness in `0...1`: luma as ITU-R BT.601 defines it.
  fileprivate var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
