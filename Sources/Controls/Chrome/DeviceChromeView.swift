import AutoLayout
import Graphics

/// Draws the chrome of a device over a whole screen.
///
/// Positions and sizes are those of Apple's design templates and product pictures (Apple Design Resources; Human
/// Interface Guidelines, "Status bars"); beside an island, the distances between the signs are those of recorded
/// pictures of a phone 393 points wide.
final class DeviceChromeView: View {
  private let chrome: DeviceChrome
  var statusBarInk = Color.black
  var homeIndicatorInk = Color.black

  init(_ chrome: DeviceChrome) {
    self.chrome = chrome
    super.init(frame: .zero)
  }

  override func displayItems() -> [DisplayItem] { housingItems() + statusBarItems() + homeIndicatorItems() }

  private func homeIndicatorItems() -> [DisplayItem] {
    guard let line = chrome.homeIndicator else { return [] }
    return [.fill(.roundedRect(line, radius: line.height / 2), homeIndicatorInk)]
  }

  // MARK: Sensor housing

  private func housingItems() -> [DisplayItem] {
    guard let housing = chrome.device.sensorHousing else { return [] }
    let frame = housing.frame(on: chrome.device.size(in: .portrait), in: .portrait)
    let item = DisplayItem.fill(housing.top > 0 ? .roundedRect(frame, radius: frame.height / 2) : notch(frame), .black)
    guard chrome.orientation == .landscape else { return [item] }
    // The phone is turned to the left.
    let turned = AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.height)
    return [.group(DisplayGroup(transform: turned, items: [item]))]
  }

  /// Returns a shape that hangs from the top edge, with corners that curve outwards at the edge and inwards below.
  private func notch(_ frame: Rect) -> Path {
    let (flare, round) = (6.0, min(20, frame.height * 0.6))
    // The distance of a curve's control points from its end, as a share of the radius of a quarter of a circle.
    let pull = 0.4477
    let (left, right, bottom) = (frame.minX, frame.maxX, frame.maxY)
    return .elements([
      .move(Point(x: left - flare, y: 0)),
      .curve(Point(x: left - flare * pull, y: 0), Point(x: left, y: flare * pull), to: Point(x: left, y: flare)),
      .line(Point(x: left, y: bottom - round)),
      .curve(
        Point(x: left, y: bottom - round * pull), Point(x: left + round * pull, y: bottom),
        to: Point(x: left + round, y: bottom)),
      .line(Point(x: right - round, y: bottom)),
      .curve(
        Point(x: right - round * pull, y: bottom), Point(x: right, y: bottom - round * pull),
        to: Point(x: right, y: bottom - round)),
      .line(Point(x: right, y: flare)),
      .curve(
        Point(x: right, y: flare * pull), Point(x: right + flare * pull, y: 0), to: Point(x: right + flare, y: 0)),
      .close,
    ])
  }

  // MARK: Status bar

  private func statusBarItems() -> [DisplayItem] {
    guard chrome.hasStatusBar else { return [] }
    if let housing = chrome.device.sensorHousing { return itemsBeside(housing) }
    return chrome.device.idiom == .pad ? padItems() : plainPhoneItems()
  }

  /// The time in one ear of the screen, and signal, Wi-Fi and battery in the other.
  private func itemsBeside(_ housing: SensorHousing) -> [DisplayItem] {
    let isIsland = housing.top > 0
    let glyphs = StatusGlyphs(scale: isIsland ? 1.13 : 1, ink: statusBarInk)
    let middle = housing.timeCenter.y
    let time = AttributedText(statusTime.time, font: .systemFont(ofSize: isIsland ? 17 : 16, weight: 600))
    let space = isIsland ? 22.0 / 3 : 5
    let row = [StatusPart.signal, .wifi, .battery]
    let width = self.width(of: row, glyphs, space: space)
    let timeX = isRightToLeft ? bounds.width - housing.timeCenter.x : housing.timeCenter.x
    let timeRoom = Rect(x: timeX - 50, y: middle - 12, width: 100, height: 24)
    return text(time, in: timeRoom, .center)
      + items(row, glyphs, from: bounds.width - housing.timeCenter.x - width / 2, middle: middle, space: space)
  }

  /// Signal and Wi-Fi at the leading edge, the time in the middle, the battery at the trailing edge.
  private func plainPhoneItems() -> [DisplayItem] {
    let glyphs = StatusGlyphs(scale: 0.94, ink: statusBarInk)
    let middle = chrome.statusBarHeight / 2
    let trailing = [StatusPart.percentage, .battery]
    let width = self.width(of: trailing, glyphs, space: 3)
    let time = AttributedText(statusTime.timeWithPeriod, font: Self.smallFont)
    return items([.signal, .wifi], glyphs, from: 6.5, middle: middle, space: 4)
      + text(time, in: Rect(x: bounds.midX - 60, y: 0, width: 120, height: 2 * middle), .center)
      + items(trailing, glyphs, from: bounds.width - 5.5 - width, middle: middle, space: 3)
  }

  /// Time and date at the leading edge, Wi-Fi and battery at the trailing edge. The items keep away from rounded
  /// corners.
  private func padItems() -> [DisplayItem] {
    let glyphs = StatusGlyphs(scale: 0.98, ink: statusBarInk)
    let middle = chrome.statusBarHeight / 2
    let margin = chrome.device.shape == .rounded ? 22.0 : 8
    let trailing = [StatusPart.wifi, .percentage, .battery]
    let width = self.width(of: trailing, glyphs, space: 4)
    let words = statusTime.timeWithPeriod + "  " + statusTime.date
    let room = Rect(x: isRightToLeft ? bounds.width - margin - 240 : margin, y: 0, width: 240, height: 2 * middle)
    return text(AttributedText(words, font: Self.smallFont), in: room, isRightToLeft ? .right : .left)
      + items(trailing, glyphs, from: bounds.width - margin - width, middle: middle, space: 4)
      + multitaskingItems(middle)
  }

  /// The three dots that open the menu of multitasking.
  ///
  /// Diameter, distance and colour are by eye.
  private func multitaskingItems(_ middle: Double) -> [DisplayItem] {
    guard metrics.hasMultitaskingDots else { return [] }
    let (diameter, pitch) = (4.5, 7.5)
    return [-pitch, 0, pitch].map { distance in
      let dot = Rect(
        x: bounds.midX + distance - diameter / 2, y: middle - diameter / 2, width: diameter, height: diameter)
      return .fill(.ellipse(in: dot), statusBarInk.opacity(0.5))
    }
  }

  private static let smallFont = Font.systemFont(ofSize: 12, weight: 600)

  private var statusTime: StatusTime { StatusTime(locale: traitCollection.locale) }

  private func text(_ text: AttributedText, in room: Rect, _ alignment: TextAlignment) -> [DisplayItem] {
    place(text, in: room, settings: TextSettings(alignment: alignment))?.items(color: statusBarInk) ?? []
  }

  // MARK: Rows

  /// A part of the status bar besides the time.
  private enum StatusPart {
    case signal, wifi, battery, percentage
  }

  private func width(of row: [StatusPart], _ glyphs: StatusGlyphs, space: Double) -> Double {
    row.map { width(of: $0, glyphs) }.reduce(0, +) + space * Double(row.count - 1)
  }

  private func width(of part: StatusPart, _ glyphs: StatusGlyphs) -> Double {
    switch part {
    case .signal: glyphs.signalSize.width
    case .wifi: glyphs.wifiSize.width
    case .battery: glyphs.batterySize.width
    case .percentage: textSize(percentage).width
    }
  }

  private var percentage: AttributedText { AttributedText(statusTime.fullBattery, font: Self.smallFont) }

  /// Returns a row of parts. In right-to-left languages, the order is reversed and the row is at the other side; the
  /// glyphs are not mirrored.
  ///
  /// - Parameter start: The left end of the row in left-to-right languages.
  private func items(
    _ row: [StatusPart], _ glyphs: StatusGlyphs, from start: Double, middle: Double, space: Double
  ) -> [DisplayItem] {
    var start = start
    return row.flatMap { part in
      let width = width(of: part, glyphs)
      let left = isRightToLeft ? bounds.width - start - width : start
      start += width + space
      let center = Point(x: left + width / 2, y: middle)
      switch part {
      case .signal: return glyphs.signal(at: center)
      case .wifi: return glyphs.wifi(at: center)
      case .battery: return glyphs.battery(at: center)
      case .percentage:
        return text(percentage, in: Rect(x: left, y: middle - 10, width: width + 1, height: 20), .left)
      }
    }
  }
}
