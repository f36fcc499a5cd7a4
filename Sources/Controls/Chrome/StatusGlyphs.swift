import Graphics

/// The signs of the status bar: signal, Wi-Fi and battery, all full.
///
/// At scale 1 they have the sizes of phones with a notch: 17 x 10.7, 15.3 x 11 and 24.3 x 11.3 points.
struct StatusGlyphs {
  let scale: Double
  let ink: Color

  var signalSize: Size { Size(width: 17 * scale, height: 10.7 * scale) }
  var wifiSize: Size { Size(width: 15.3 * scale, height: 11 * scale) }
  var batterySize: Size { Size(width: 24.3 * scale, height: 11.3 * scale) }

  /// Returns four bars of increasing height.
  func signal(at center: Point) -> [DisplayItem] {
    let frame = Self.frame(signalSize, at: center)
    return [4.0, 6.2, 8.4, 10.7].enumerated().map { index, height in
      let bar = Rect(
        x: frame.minX + (3 + 1.67) * scale * Double(index), y: frame.maxY - height * scale, width: 3 * scale,
        height: height * scale)
      return .fill(.roundedRect(bar, radius: 0.9 * scale), ink)
    }
  }

  /// Returns a sector of a circle with two sectors of rings above it.
  func wifi(at center: Point) -> [DisplayItem] {
    let frame = Self.frame(wifiSize, at: center)
    let tip = Point(x: frame.midX, y: frame.maxY)
    return [(0.0, 3.3), (4.7, 7.1), (8.6, 11)].map { inner, outer in
      .fill(Self.sector(around: tip, from: inner * scale, to: outer * scale), ink)
    }
  }

  /// Returns a battery with a pole at its right end.
  func battery(at center: Point) -> [DisplayItem] {
    let frame = Self.frame(batterySize, at: center)
    let shell = Rect(x: frame.minX, y: frame.minY, width: 22 * scale, height: frame.height)
    let pole = Rect(x: shell.maxX + scale, y: frame.midY - 2 * scale, width: 1.3 * scale, height: 4 * scale)
    let line = shell.insetBy(dx: 0.5 * scale, dy: 0.5 * scale)
    return [
      .stroke(.roundedRect(line, radius: 3.3 * scale), StrokeStyle(width: scale), ink.opacity(0.4)),
      .fill(.roundedRect(shell.insetBy(dx: 2 * scale, dy: 2 * scale), radius: 2 * scale), ink),
      .fill(.roundedRect(pole, radius: 0.7 * scale), ink.opacity(0.45)),
    ]
  }

  private static func frame(_ size: Size, at center: Point) -> Rect {
    Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns a sector of a ring around its lower tip, from 44 degrees at the left of the vertical to 44 degrees at the
  /// right.
  private static func sector(around tip: Point, from inner: Double, to outer: Double) -> Path {
    let (sine, cosine) = (0.6947, 0.7193)
    // The distance of the control points of the cubic curve that is closest to the arc: 4/3 of the tangent of 22
    // degrees.
    let pull = 0.5387
    func point(_ radius: Double, _ side: Double, ahead distance: Double = 0) -> Point {
      Point(
        x: tip.x + radius * (side * sine + distance * cosine),
        y: tip.y - radius * (cosine - distance * side * sine))
    }
    return .elements([
      .move(point(outer, -1)),
      .curve(point(outer, -1, ahead: pull), point(outer, 1, ahead: -pull), to: point(outer, 1)),
      .line(point(inner, 1)),
      .curve(point(inner, 1, ahead: -pull), point(inner, -1, ahead: pull), to: point(inner, -1)),
      .close,
    ])
  }
}
