import AutoLayout
import Foundation
import Graphics

/// What is painted behind the texts of a picture, and the colours of the texts.
struct PaintedGround {
  /// What fills an area.
  enum Paint {
    case flat(Color)
    /// Pixels, such as those of a photo.
    case painted
    /// Pixels of which none is translucent, so that nothing behind them is seen.
    case opaque
    /// Something other than in the app, such as the placeholder of an image.
    case unknown
  }

  fileprivate struct Area {
    let rect: Rect
    let paint: Paint
    let opacity: Double
  }

  /// A text with its place in the order of painting.
  private struct Text {
    let color: Color
    let opacity: Double
    /// The number of areas that are painted before the text.
    let areaCount: Int
    /// The areas that belong to the lines, such as marked words.
    let marks: [Area]
  }

  private let base: Color
  private var areas: [Area] = []
  /// The texts by the index of their layer.
  private var texts: [Int: Text] = [:]

  init(of root: View) { base = root.traitCollection.userInterfaceStyle == .dark ? .black : .white }

  mutating func add(_ paint: Paint, in rect: Rect, at place: PicturePlace) {
    guard place.transform.preservesRectangles else { return }
    let visible = place.rect(rect).intersection(place.visible)
    if !visible.isEmpty { areas.append(Area(rect: visible, paint: paint, opacity: place.alpha)) }
  }

  mutating func add(_ paragraph: Paragraph, _ color: Color, at origin: Point, _ place: PicturePlace, ofLayer layer: Int)
  {
    let marks = paragraph.lines.flatMap(\.backgrounds).map {
      Area(rect: place.rect($0.rect.offset(by: origin)), paint: .flat($0.color ?? color), opacity: place.alpha)
    }
    texts[layer] = Text(color: color, opacity: place.alpha, areaCount: areas.count, marks: marks)
  }

  /// Returns the colour of a text's runs that have none of their own, and the opacity of the text.
  func ink(ofLayer layer: Int) -> (color: Color, opacity: Double)? {
    texts[layer].map { ($0.color, $0.opacity) }
  }

  /// Returns what is behind a part of a text: one colour, or what its colours can be found from.
  func paint(behind rect: Rect, ofLayer layer: Int) -> Paint {
    guard let text = texts[layer] else { return .unknown }
    var ground = Paint.flat(base)
    for area in areas[..<text.areaCount] { ground = area.over(ground, in: rect) }
    for mark in text.marks { ground = mark.over(ground, in: rect) }
    return ground
  }
}

extension PaintedGround {
  /// Whether nothing opaque is painted behind a part of a text, so that the ground is the window's.
  func isBare(behind rect: Rect, ofLayer layer: Int) -> Bool {
    guard let text = texts[layer] else { return true }
    return !areas[..<text.areaCount].contains { $0.hides(rect) } && !text.marks.contains { $0.hides(rect) }
  }
}

extension PaintedGround.Area {
  /// Whether the area hides all that is behind a rectangle.
  fileprivate func hides(_ rect: Rect) -> Bool {
    guard opacity > 0.995, coversAll(of: rect) else { return false }
    switch paint {
    case .flat(let color): return color.alpha * opacity > 0.995
    case .opaque: return true
    case .painted, .unknown: return false
    }
  }

  private func coversAll(of rect: Rect) -> Bool {
    let shared = rect.intersection(self.rect)
    return shared.width > rect.width - 0.5 && shared.height > rect.height - 0.5
  }

  /// Returns what a rectangle shows if the area is painted over something.
  fileprivate func over(_ ground: PaintedGround.Paint, in rect: Rect) -> PaintedGround.Paint {
    let shared = rect.intersection(self.rect)
    guard !shared.isEmpty else { return ground }
    let coversAll = coversAll(of: rect)
    switch (paint, ground) {
    case (.flat(let color), _) where coversAll && color.alpha * opacity > 0.995: return .flat(color)
    case (.flat(let color), .flat(let behind)):
      let mixed = color.painted(over: behind, opacity: opacity)
      // A difference that no one can see, such as that of a row in the colour of its table.
      return coversAll || mixed.contrast(with: behind) < 1.03 ? .flat(mixed) : .painted
    case (.opaque, _) where coversAll && opacity > 0.995: return .painted
    case (.unknown, _), (_, .unknown): return .unknown
    case (.flat, _), (.painted, _), (.opaque, _): return .painted
    }
  }
}

extension Color {
  /// Returns the colour that is seen if this one is painted over an opaque one.
  func painted(over ground: Color, opacity: Double = 1) -> Color {
    let share = alpha * opacity
    func mix(_ own: Double, _ behind: Double) -> Double { own * share + behind * (1 - share) }
    return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// Returns the contrast ratio of two opaque colours, from 1 to 21.
  ///
  /// Source: Web Content Accessibility Guidelines 2.2, "contrast ratio".
  func contrast(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Source: Web Content Accessibility Guidelines 2.2, "relative luminance".
  var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
