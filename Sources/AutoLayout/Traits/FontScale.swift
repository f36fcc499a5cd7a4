/// Android's font scale: the factor by which a person enlarges text.
///
/// Since Android 14, large text grows less than small text. Source of the table: `FontScaleConverterFactory` of the
/// Android Open Source Project.
public struct FontScale: Hashable, Sendable, Comparable {
  /// The factor; 1 is the designed size.
  public let factor: Double

  /// The range of valid factors.
  public static let factors = 0.5...2.0

  /// Creates a font scale, or returns `nil` if the factor is not within ``factors``.
  public init?(factor: Double) {
    guard Self.factors.contains(factor) else { return nil }
    self.factor = factor
  }

  public static func < (left: FontScale, right: FontScale) -> Bool { left.factor < right.factor }

  /// Returns the size in points of a text designed in scale-independent pixels.
  public func points(for size: Double) -> Double {
    guard factor >= 1.03, let above = Self.rows.firstIndex(where: { $0.factor >= factor }), above > 0 else {
      return size * factor
    }
    let (low, high) = (Self.rows[above - 1], Self.rows[above])
    let share = (factor - low.factor) / (high.factor - low.factor)
    let (least, most) = (Self.scaled(size, by: low.points), Self.scaled(size, by: high.points))
    return least + (most - least) * share
  }

  /// Interpolates between the sizes of the table, and scales smaller and larger sizes like its first and last.
  private static func scaled(_ size: Double, by points: [Double]) -> Double {
    guard let above = sizes.firstIndex(where: { $0 >= size }) else { return size * points[sizes.count - 1] / 100 }
    guard above > 0 else { return size * points[0] / sizes[0] }
    let share = (size - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    return points[above - 1] + (points[above] - points[above - 1]) * share
  }

  private static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  private static let rows: [(factor: Double, points: [Double])] = [
    (1, sizes),
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]
}
