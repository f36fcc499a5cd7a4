import Foundation
import Galley
import Graphics

/// A context that records what is drawn, to be painted later.
///
/// The origin is the top-left corner, and y grows downwards, as in the contexts of UIKit. Everything is drawn over what
/// was drawn before: blend modes are not used, nothing is cleared, and lines have pointed corners.
public final class CGContext {
  /// The size of the drawing in points.
  package let size: Size
  /// The pixels per point of its picture.
  package let scale: Double
  /// Whether the picture has a black ground.
  let isOpaque: Bool
  var state = State()
  private var saved: [State] = []
  private var layers: [[RecordedGroup]] = [[]]
  private var layerAlphas: [Double] = []
  /// The current path in the coordinates of the current transform.
  let currentPath = CGMutablePath()

  package init(size: Size, scale: Double, isOpaque: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
  }

  /// Makes a context of a picture, in pixels from the bottom-left corner. The memory at `data` is not written.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: Size(width: Double(width), height: Double(height)), scale: 1)
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// What drawing depends on.
  struct State {
    var transform = CGAffineTransform.identity
    /// The clips in the coordinates of the picture.
    var clips: [Path] = []
    var alpha = 1.0
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle(width: 1)
    var shadow: Backdrop.Shadow?
    var textPosition = CGPoint.zero
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    changeTransform(to: last.transform)
    state = last
  }

  public var width: Int { Int(bounded: size.width * scale) }
  public var height: Int { Int(bounded: size.height * scale) }

  public var ctm: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    changeTransform(to: transform.concatenating(state.transform))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Keeps the current path in its place while the transform changes.
  private func changeTransform(to transform: CGAffineTransform) {
    if !currentPath.isEmpty, transform != state.transform {
      currentPath.apply(state.transform.concatenating(transform.inverted()))
    }
    state.transform = transform
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Does nothing: everything is drawn over what is below.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: text is drawn the same way.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing: colours are in sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Does nothing: colours are in sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Does nothing: curves are always smooth.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing: corners are pointed.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing: the limit is 10.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Does nothing: all of the drawing is painted later.
  public func flush() {}
  /// Does nothing: all of the drawing is painted later.
  public func synchronize() {}

  /// Always the default: images are scaled smoothly.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  /// Always the identity.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }

  public func setLineWidth(_ width: CGFloat) { state.line.width = max(width, 0) }

  public func setLineCap(_ cap: CGLineCap) { state.line.hasRoundCaps = cap == .round }

  /// Sets the lengths of dashes and gaps. The phase is not used: lines begin with a dash.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dash = lengths.map { Double($0) } }

  /// Sets the shadow of fills.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      // Core Graphics blurs over twice the standard deviation.
      Backdrop.Shadow(color: $0.color, radius: blur / 2, offset: Point(x: offset.width, y: offset.height))
    }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) { state.fill = color.color }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = Color(white: gray, alpha: alpha) }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = Color(white: gray, alpha: alpha) }

  // MARK: Layers

  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    layerAlphas.append(state.alpha)
    state.alpha = 1
    layers.append([])
  }

  public func endTransparencyLayer() {
    guard layers.count > 1, let groups = layers.popLast(), let alpha = layerAlphas.popLast() else { return }
    restoreGState()
    let items = groups.map(\.item)
    // The items are in the coordinates of the picture, with all clips.
    layers[layers.count - 1].append(RecordedGroup(transform: .identity, clips: [], alpha: alpha, items: items))
  }

  // MARK: Recording

  /// Adds items in the coordinates of the current transform, within the clips.
  package func add(_ items: [DisplayItem]) {
    guard !items.isEmpty, state.alpha > 0 else { return }
    let last = layers.count - 1
    let group = RecordedGroup(transform: state.transform, clips: state.clips, alpha: state.alpha, items: items)
    if let before = layers[last].last, before.joins(group) {
      layers[last][layers[last].count - 1].items += items
    } else {
      layers[last].append(group)
    }
  }

  /// Everything that was drawn.
  package var items: [DisplayItem] {
    layers.flatMap { groups in
      groups.flatMap { $0.isPlain ? $0.items : [$0.item] }
    }
  }

  func withAlpha(_ alpha: CGFloat, _ draw: () -> Void) {
    let before = state.alpha
    state.alpha *= min(max(alpha, 0), 1)
    draw()
    state.alpha = before
  }

  /// Returns the picture of everything that was drawn, or `nil` if it has no size.
  package func pixmap() -> Pixmap? {
    Pixmap(painting: DisplayList(size: size, items: items), scale: scale, background: isOpaque ? .black : nil)
  }

  public func makeImage() -> CGImage? { pixmap().map(CGImage.init) }
}

/// Items that share a transform, clips and an alpha.
private struct RecordedGroup {
  var transform: CGAffineTransform
  var clips: [Path]
  var alpha: Double
  var items: [DisplayItem]

  var isPlain: Bool { transform.isIdentity && clips.isEmpty && alpha == 1 }

  /// Whether items of another group can be added. With an alpha, each drawing is composited on its own.
  func joins(_ other: RecordedGroup) -> Bool {
    alpha == 1 && other.alpha == 1 && transform == other.transform && clips == other.clips
  }

  var item: DisplayItem {
    let inner = DisplayGroup(
      transform: Graphics.AffineTransform(transform), alpha: alpha, items: items)
    return clips.reversed().reduce(.group(inner)) { .group(DisplayGroup(clip: $1, items: [$0])) }
  }
}

/// How drawings are combined with what is below. All are drawn over it.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How images are scaled. All are scaled smoothly.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// How the bytes of a pixel hold its alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
