internal import CCairo
import Graphics

/// A colour as it is stored in pixels: eight bits a component, multiplied by alpha.
struct SolidColor: Hashable {
  let red, green, blue, alpha: UInt32

  /// Rounds alpha, then each component times alpha, to the nearest step.
  init(_ color: Color, opacity: Double = 1) {
    let opaqueness = (color.alpha * opacity * 255).rounded()
    func component(_ value: Double) -> UInt32 { UInt32((value * opaqueness).rounded()) }
    alpha = UInt32(opaqueness)
    red = component(color.red)
    green = component(color.green)
    blue = component(color.blue)
  }

  /// `0xAARRGGBB`, as in `Pixmap`.
  var premultiplied: UInt32 { alpha << 24 | red << 16 | green << 8 | blue }

  /// Makes this the colour that a context paints in.
  ///
  /// Cairo keeps 16 bits of the premultiplied components and cuts off the lower eight; quotients of
  /// whole steps come out of that unchanged.
  func select(in context: OpaquePointer) {
    let divisor = Double(max(alpha, 1))
    cairo_set_source_rgba(
      context, Double(red) / divisor, Double(green) / divisor, Double(blue) / divisor, Double(alpha) / 255)
  }
}
