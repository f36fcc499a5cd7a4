/// The components of a colour, under the names of `UIColor`. Those of a dynamic colour are its components in light
/// appearance.
extension Color {
  /// Writes the components in sRGB, each in `0...1`, to the variables that are given.
  ///
  /// ```swift
  /// var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
  /// color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  /// ```
  ///
  /// - Returns: Always true, since every colour is in sRGB.
  @discardableResult
  public func getRed<Number: BinaryFloatingPoint>(
    _ red: UnsafeMutablePointer<Number>?, green: UnsafeMutablePointer<Number>?, blue: UnsafeMutablePointer<Number>?,
    alpha: UnsafeMutablePointer<Number>?
  ) -> Bool {
    red?.pointee = Number(self.red)
    green?.pointee = Number(self.green)
    blue?.pointee = Number(self.blue)
    alpha?.pointee = Number(self.alpha)
    return true
  }

  /// Writes the hue, the saturation, the brightness and the alpha, each in `0...1`, to the variables that are given.
  /// Greys have the hue 0 and the saturation 0.
  ///
  /// - Returns: Always true, since every colour is in sRGB.
  @discardableResult
  public func getHue<Number: BinaryFloatingPoint>(
    _ hue: UnsafeMutablePointer<Number>?, saturation: UnsafeMutablePointer<Number>?,
    brightness: UnsafeMutablePointer<Number>?, alpha: UnsafeMutablePointer<Number>?
  ) -> Bool {
    let largest = max(red, green, blue)
    hue?.pointee = Number(hueAngle)
    saturation?.pointee = Number(largest > 0 ? range / largest : 0)
    brightness?.pointee = Number(largest)
    alpha?.pointee = Number(self.alpha)
    return true
  }

  /// Writes the brightness and the alpha of a grey, each in `0...1`, to the variables that are given.
  ///
  /// - Returns: Whether the colour is a grey. If not, nothing is written.
  @discardableResult
  public func getWhite<Number: BinaryFloatingPoint>(
    _ white: UnsafeMutablePointer<Number>?, alpha: UnsafeMutablePointer<Number>?
  ) -> Bool {
    guard range == 0 else { return false }
    white?.pointee = Number(red)
    alpha?.pointee = Number(self.alpha)
    return true
  }

  /// The red, green, blue and alpha components in sRGB, as `cgColor.components` has them of colours that are no greys.
  public var components: [Double] { [red, green, blue, alpha] }

  /// The distance between the smallest and the largest component.
  private var range: Double { max(red, green, blue) - min(red, green, blue) }

  /// The hue in turns: Smith, "Color Gamut Transform Pairs", 1978.
  private var hueAngle: Double {
    guard range > 0 else { return 0 }
    let largest = max(red, green, blue)
    let sixths =
      if largest == red {
        (green - blue) / range
      } else if largest == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}
