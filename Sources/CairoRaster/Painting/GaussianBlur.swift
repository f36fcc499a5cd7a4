/// A Gaussian blur of pixels: by which factor to shrink them first, and the weights for what is shrunk.
///
/// The weights come from the four basic operations alone, so they are the same on every machine. The exponential
/// function of the C library is not.
struct GaussianBlur {
  /// The largest radius in points.
  static let largestRadius = 100.0
  /// The largest standard deviation in pixels.
  private static let largestDeviation = 1000.0

  /// The number of pixels on a side that become one before the blur: a power of two.
  let factor: Int
  /// The weights of the cells at distances 0, 1, 2... The weights of both sides sum up to ``unit``.
  let kernel: [UInt64]
  /// The distance in pixels from which a pixel takes colours.
  let reach: Int

  /// The sum of the weights of a kernel.
  static let unit = UInt64(1) << unitShift
  static let unitShift: UInt64 = 15

  /// Makes a blur by a standard deviation in pixels.
  init(deviation: Double) {
    let deviation = deviation.isFinite ? min(max(deviation, 0), Self.largestDeviation) : 0
    var factor = 1
    while deviation / Double(factor) >= 4 { factor *= 2 }
    self.factor = factor
    kernel = Self.kernel(deviation: Self.rest(of: deviation, factor: Double(factor)))
    reach = kernel.count * factor
  }

  /// The standard deviation in cells that is left after shrinking by averages and enlarging by straight lines, which
  /// blur as well: the mean of n pixels has the variance (n^2 - 1) / 12, and a triangle of n pixels to each side n^2 /
  /// 6.
  private static func rest(of deviation: Double, factor: Double) -> Double {
    guard factor > 1 else { return deviation }
    let variance = deviation * deviation - (factor * factor - 1) / 12 - factor * factor / 6
    return variance.squareRoot() / factor
  }

  private static func kernel(deviation: Double) -> [UInt64] {
    // The neighbours of a pixel have less than half a step.
    guard deviation > 0.2 else { return [unit] }
    let exponent = 1 / (2 * deviation * deviation)
    let ratio = exponential(of: -exponent)
    var shares = [1.0]
    // exp(-e k^2) = exp(-e (k - 1)^2) exp(-e)^(2k - 1)
    var step = ratio
    for _ in 0..<Int(bounded: (3 * deviation).rounded(.up)) {
      shares.append(shares[shares.count - 1] * step)
      step *= ratio * ratio
    }
    let sum = 2 * shares.reduce(0, +) - 1
    var weights = shares.map { UInt64(bounded: ($0 / sum * Double(unit)).rounded()) }
    weights[0] = unit - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  /// The exponential function by its series, for numbers in `-13...0`.
  private static func exponential(of number: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for index in 1...64 {
      term *= number / Double(index)
      sum += term
    }
    return sum
  }
}
