import Foundation
import Galley
import Graphics

/// Colours that pass into one another, with their places in `0...1`.
public final class CGGradient: @unchecked Sendable {
  package let ramp: ColorRamp

  /// Makes a gradient whose colours pass into one another in sRGB, whatever the space.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    let places = locations.map { start in colors.indices.map { Double(start[$0]) } }
    guard let ramp = ColorRamp(colors.map(\.color), at: places) else { return nil }
    self.ramp = ramp
  }

  /// Makes a gradient whose colours pass into one another in sRGB, whatever the space.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    self.init(colorsSpace: space, colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  /// Makes a gradient whose colours pass into one another in sRGB, whatever the space.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: colorComponents + $0 * width) }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Whether a gradient goes on before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at places from 0 to 1, with even passages between them.
package struct ColorRamp {
  private let colors: [Color]
  private let places: [Double]

  /// - Parameter places: The places of the colours, or `nil` for equal distances.
  package init?(_ colors: [Color], at places: [Double]?) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    let equal = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    self.places = places.map { $0.count == colors.count ? $0 : equal } ?? equal
  }

  /// Returns the pixel at a place, with premultiplied alpha. Passages are those of premultiplied components.
  func pixel(at place: Double) -> UInt32 {
    let after = places.firstIndex { $0 > place } ?? colors.count
    guard after > 0, after < colors.count else { return Self.pixel(components(after == 0 ? 0 : colors.count - 1)) }
    let span = places[after] - places[after - 1]
    let share = span > 0 ? (place - places[after - 1]) / span : 1
    return Self.pixel(zip(components(after - 1), components(after)).map { $0 + ($1 - $0) * share })
  }

  private func components(_ index: Int) -> [Double] {
    let color = colors[index]
    return [color.alpha, color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha]
  }

  private static func pixel(_ components: [Double]) -> UInt32 {
    components.reduce(0) { $0 << 8 | UInt32(bounded: (min(max($1, 0), 1) * 255).rounded()) }
  }
}

/// Returns the items that draw a gradient between two points over a rectangle.
///
/// Galley has no item for gradients. A picture of one row of pixels along the gradient, stretched across it, needs
/// none, and is as smooth as the pixels of a screen.
///
/// - Parameters:
///   - colours: The colours.
///   - locations: Their places in `0...1`, or `nil` for equal distances.
///   - start: The place of the first colour.
///   - end: The place of the last.
///   - rect: The rectangle. Before the start and after the end it has the first and the last colour.
package func gradientItems(
  colors: [Color], locations: [Double]?, from start: Point, to end: Point, in rect: Rect
) -> [DisplayItem] {
  let fixed = colors.map { $0.resolvedColor(with: UIKitEnvironment.traits) }
  guard let ramp = ColorRamp(fixed, at: locations) else { return [] }
  return ramp.items(from: start, to: end, in: rect, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
}

/// Returns the items that draw a gradient from a point outwards over a rectangle.
///
/// - Parameters:
///   - center: The place of the first colour.
///   - radii: The distances of the last colour along both axes.
package func radialGradientItems(
  colors: [Color], locations: [Double]?, center: Point, radii: Size, in rect: Rect
) -> [DisplayItem] {
  let fixed = colors.map { $0.resolvedColor(with: UIKitEnvironment.traits) }
  guard let ramp = ColorRamp(fixed, at: locations), radii.width > 0, radii.height > 0 else { return [] }
  return ramp.picture(of: rect) { point in
    hypot((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
  }
}

extension ColorRamp {
  /// The largest number of pixels along a gradient. More cannot be told apart: a component has 256 steps.
  private static let mostPixels = 1_024

  /// The pixels per point of the gradient.
  private static let density = 3.0

  func items(from start: Point, to end: Point, in rect: Rect, options: CGGradientDrawingOptions) -> [DisplayItem] {
    let along = end - start
    let length = hypot(along.x, along.y)
    guard length > 0, !rect.isEmpty else { return [] }
    let corners = Path.rect(rect).elements.flatMap(\.points)
    func share(_ point: Point) -> Double {
      ((point.x - start.x) * along.x + (point.y - start.y) * along.y) / (length * length)
    }
    var (first, last) = (corners.map(share).min() ?? 0, corners.map(share).max() ?? 1)
    if !options.contains(.drawsBeforeStartLocation) { first = max(first, 0) }
    if !options.contains(.drawsAfterEndLocation) { last = min(last, 1) }
    guard first < last else { return [] }
    let across = corners.map { ($0.y - start.y) * along.x / length - ($0.x - start.x) * along.y / length }
    let (top, bottom) = (across.min() ?? 0, across.max() ?? 0)
    let count = min(max(Int(bounded: ((last - first) * length * Self.density).rounded(.up)), 2), Self.mostPixels)
    let pixels = (0..<count).map { pixel(at: first + (last - first) * (Double($0) + 0.5) / Double(count)) }
    // Along the gradient is the x axis of the group.
    let turn = Graphics.AffineTransform(
      a: along.x / length, b: along.y / length, c: -along.y / length, d: along.x / length, tx: start.x, ty: start.y)
    let place = Rect(x: first * length, y: top, width: (last - first) * length, height: bottom - top)
    let strip = DisplayItem.image(Pixmap(width: count, height: 1, scale: 1, pixels: pixels), in: place, tint: nil)
    return [.group(DisplayGroup(clip: .rect(rect), items: [.group(DisplayGroup(transform: turn, items: [strip]))]))]
  }

  /// Returns a picture of a rectangle with a place on the ramp for each of its points.
  func picture(of rect: Rect, place: (Point) -> Double) -> [DisplayItem] {
    guard !rect.isEmpty else { return [] }
    let density = min(1, 512 / max(rect.width, rect.height))
    let (columns, rows) = (max(Int(bounded: rect.width * density), 1), max(Int(bounded: rect.height * density), 1))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let point = Point(
          x: rect.minX + (Double(column) + 0.5) / Double(columns) * rect.width,
          y: rect.minY + (Double(row) + 0.5) / Double(rows) * rect.height)
        pixels.append(pixel(at: place(point)))
      }
    }
    return [.image(Pixmap(width: columns, height: rows, scale: 1, pixels: pixels), in: rect, tint: nil)]
  }
}
