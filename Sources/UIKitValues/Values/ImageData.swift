import Foundation
import Galley
import ImageFiles

/// The pixels of an image.
public final class CGImage: Hashable, Sendable {
  package let pixmap: Pixmap

  package init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// The width in pixels.
  public var width: Int { pixmap.width }
  /// The height in pixels.
  public var height: Int { pixmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns the part of the image in a rectangle in pixels, or `nil` if the rectangle is outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let columns = Int(bounded: part.minX)..<Int(bounded: part.maxX)
    let rows = Int(bounded: part.minY)..<Int(bounded: part.maxY)
    let pixels = rows.flatMap { row in
      pixmap.pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return CGImage(Pixmap(width: columns.count, height: rows.count, scale: pixmap.scale, pixels: pixels))
  }

  public func copy() -> CGImage? { self }

  public static func == (one: CGImage, other: CGImage) -> Bool { one.pixmap == other.pixmap }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pixmap.width)
    hasher.combine(pixmap.height)
  }
}

/// Reads images from data and files.
enum ImageData {
  /// Returns the pixels of data, at a number of pixels per point.
  static func pixmap(of data: Data, scale: Double) -> Pixmap? {
    if let pixmap = try? PNG.decode([UInt8](data), scale: scale) { return pixmap }
    guard !data.isEmpty else { return nil }
    // The readers of other formats take files.
    let file = FileManager.default.temporaryDirectory.appending(path: "galley-image-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? data.write(to: file)) != nil else { return nil }
    return content(atPath: file.path, scale: scale).map(\.pixmap)
  }

  static func image(atPath path: String) -> Image? {
    let path = FileManager.default.fileExists(atPath: path) ? path : path + ".png"
    let name = (path as NSString).deletingPathExtension
    let scale = [2.0, 3.0].first { name.hasSuffix("@\(Int(bounded: $0))x") } ?? 1
    return content(atPath: path, scale: scale).map { content in
      switch content {
      case .pixels(let pixmap): Image(pixmap)
      case .drawing(let drawing): Image(.drawing(ImageDrawing(drawing.pixmap, size: drawing.size)), size: drawing.size)
      }
    }
  }

  private static func content(atPath path: String, scale: Double) -> ImageContent? {
    let drawing = UIKitEnvironment.traits.displayScale
    return try? ImageFile(path: path).image(ImageFile.Scale(bitmap: scale, drawing: drawing))
  }
}

extension ImageContent {
  fileprivate var pixmap: Pixmap {
    switch self {
    case .pixels(let pixmap): pixmap
    case .drawing(let drawing): drawing.pixmap
    }
  }
}

// MARK: - Pixels

extension UIImage {
  /// Returns the items that draw the image into a rectangle.
  ///
  /// - Parameter tint: The colour of templates.
  package func items(in rect: CGRect, tint: Color = .black) -> [DisplayItem] {
    let canvas = View()
    canvas.layout(size: Size(rect.size), in: UIKitEnvironment.current)
    return canvas.items(of: image, in: Rect(rect), tint: image.ownTint ?? tint)
  }

  /// Returns the pixels of the image in its own size, or `nil` if that is empty.
  package func pixmap() -> Pixmap? {
    if case .pixmap(let pixmap) = image.content, !image.isTemplate, image.ownTint == nil, !image.isMirrored {
      return pixmap
    }
    let list = DisplayList(size: image.size, items: items(in: CGRect(origin: .zero, size: size)))
    return Pixmap(painting: list, scale: scale)
  }

  /// The mean of the pixels, black without any.
  var meanColor: Color {
    guard let pixels = pixmap()?.pixels, !pixels.isEmpty else { return .black }
    var sums = [0, 0, 0, 0]
    for pixel in pixels { for part in 0..<4 { sums[part] += Int(pixel >> UInt32(8 * part) & 0xFF) } }
    guard sums[3] > 0 else { return .clear }
    // The other components are multiplied by the alpha.
    func component(_ part: Int) -> Double { Double(sums[part]) / Double(sums[3]) }
    return Color(
      red: component(2), green: component(1), blue: component(0), alpha: Double(sums[3]) / 255 / Double(pixels.count))
  }
}

extension Pixmap {
  /// Paints a list with the colours of the current traits, or returns `nil` if it has no size or is too large.
  init?(painting list: DisplayList, scale: Double, background: Color? = nil) {
    let traits = UIKitEnvironment.traits
    let list = list.resolved(with: traits)
    guard let pixmap = try? Rasterizer().pixmap(of: list, scale: scale, background: background) else { return nil }
    self = pixmap
  }
}
