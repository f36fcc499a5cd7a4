import AutoLayout
import Graphics

/// A control for picking a colour: a disc in the selected colour within a ring of all hues.
open class ColorWell: Control {
  open override var viewKind: ViewKind { .colorWell }

  /// The colour in the middle, or `nil` if none is selected.
  public var selectedColor: Color?

  /// 28 x 28 points, the size of `UIColorWell`.
  open override var intrinsicContentSize: Size { Size(width: 28, height: 28) }

  open override func displayItems() -> [DisplayItem] {
    let side = min(bounds.width, bounds.height, 28)
    guard side > 4 else { return [] }
    let ring = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let hole = ring.insetBy(dx: side * 0.11, dy: side * 0.11)
    let disc = ring.insetBy(dx: side * 0.18, dy: side * 0.18)
    return faded([
      .group(.picture(hueItems(in: ring) + [.fill(.ellipse(in: hole), color(.systemBackground))] + fill(of: disc)))
    ])
  }

  /// Returns the selected colour, or a disc with a stroke through it if none is selected.
  private func fill(of disc: Rect) -> [DisplayItem] {
    guard let selectedColor else {
      let slope = disc.width * 0.3535
      let center = Point(x: disc.midX, y: disc.midY)
      return [
        .stroke(.ellipse(in: disc), StrokeStyle(width: 1), color(.systemGray3)),
        .stroke(
          .line(from: center + Point(x: -slope, y: slope), to: center + Point(x: slope, y: -slope)),
          StrokeStyle(width: 1.5), color(.systemRed)),
      ]
    }
    return [.fill(.ellipse(in: disc), selectedColor)]
  }

  /// Returns a disc of 48 sectors that go through the hues.
  private func hueItems(in ring: Rect) -> [DisplayItem] {
    let sectors = 48
    let center = Point(x: ring.midX, y: ring.midY)
    let corners = Self.directions(sectors).map { center + Point(x: $0.x * ring.width / 2, y: $0.y * ring.height / 2) }
    return [
      .group(
        DisplayGroup(
          clip: .ellipse(in: ring),
          items: (0..<sectors).map { index in
            // The next but one corner, so that there is no gap between sectors.
            let path = Path.elements([
              .move(center), .line(corners[index]), .line(corners[(index + 1) % sectors]),
              .line(corners[(index + 2) % sectors]), .close,
            ])
            return .fill(path, Self.hue(Double(index) / Double(sectors)))
          }))
    ]
  }

  /// Returns unit vectors at equal angles, by repeated rotation, because the platform's functions differ in the last
  /// digit.
  private static func directions(_ count: Int) -> [Point] {
    // The cosine and the sine of 7.5 degrees, for 48 directions.
    let (cosine, sine) = (0.991444861373810, 0.130526192220052)
    return (1..<count).reduce(into: [Point(x: 0, y: -1)]) { directions, _ in
      guard let last = directions.last else { return }
      directions.append(Point(x: last.x * cosine - last.y * sine, y: last.x * sine + last.y * cosine))
    }
  }

  /// Returns a saturated colour for a hue in 0...1.
  private static func hue(_ hue: Double) -> Color {
    func part(_ shift: Double) -> Double {
      let place = (hue + shift).truncatingRemainder(dividingBy: 1) * 6
      return min(max(abs(place - 3) - 1, 0), 1)
    }
    return Color(red: part(0), green: part(2.0 / 3), blue: part(1.0 / 3))
  }
}

extension ViewKind {
  package static let colorWell = ViewKind.control.named("colorWell", "UIColorWell") {
    $0.contentLengths = .both
    $0.keepsSize = true
  }
}

extension ColorWell: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: "Color picker", traits: stateTraits(besides: .button))
  }
}
