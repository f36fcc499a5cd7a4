import Galley

/// Compares pictures pixel by pixel, with the tolerances of a strategy.
struct PictureComparison {
  /// The share of the pixels that have to match.
  let precision: Float
  /// How near two colours have to be to match: 1 minus a hundredth of ΔE.
  let perceptualPrecision: Float

  /// What is wrong about a picture.
  struct Mismatch {
    let message: String
    let difference: PixelDifference
  }

  /// Returns how a picture differs from its reference, or `nil` if it does not by more than the tolerances.
  func mismatch(of picture: Pixmap, with reference: Pixmap) -> Mismatch? {
    let difference = PixelComparison(of: reference, with: picture).difference()
    guard difference.count > 0 else { return nil }
    guard picture.width == reference.width, picture.height == reference.height else {
      let message = "The snapshot has \(picture.extent) pixels, the reference \(reference.extent)."
      return Mismatch(message: message, difference: difference)
    }
    let match = match(of: picture, with: reference, differing: difference.count)
    guard Float(match.share) < precision else { return nil }
    let message = ([difference.words(scale: picture.scale, pixels: match.pixels)] + match.shortfall(of: self))
      .joined(separator: "\n")
    return Mismatch(message: message, difference: difference)
  }

  private func match(of picture: Pixmap, with reference: Pixmap, differing: Int) -> PictureMatch {
    guard perceptualPrecision < 1 else { return PictureMatch(pixels: picture.pixels.count, differing: differing) }
    var match = PictureMatch(pixels: picture.pixels.count, differing: 0)
    var differences = PerceivedDifferences()
    for (color, other) in zip(reference.pixels, picture.pixels) where color != other {
      let nearness = max(0, 1 - differences.between(color, other) / 100)
      match.lowestNearness = min(match.lowestNearness, nearness)
      if Float(nearness) < perceptualPrecision { match.differing += 1 }
    }
    return match
  }
}

/// How much of two pictures of a size matches.
struct PictureMatch {
  let pixels: Int
  /// The pixels that do not match.
  var differing: Int
  /// 1 minus a hundredth of the largest ΔE, or 1 if it was not measured.
  var lowestNearness = 1.0

  var share: Double { Double(pixels - differing) / Double(pixels) }

  /// What was reached, and what is required.
  func shortfall(of required: PictureComparison) -> [String] {
    let share = "The percentage of pixels that match \(share.shortened) is less than required \(required.precision)"
    guard required.perceptualPrecision < 1 else { return [share] }
    return [
      share,
      """
      The lowest perceptual color precision \(lowestNearness.shortened) is less than required \
      \(required.perceptualPrecision)
      """,
    ]
  }
}

extension PixelDifference {
  /// - Parameter pixels: The number of all pixels.
  fileprivate func words(scale: Double, pixels: Int) -> String {
    let places = regions.count == 1 ? "in one place" : "in \(regions.count) places"
    let kind = kind == .drift ? " Only the antialiasing of edges differs." : ""
    let largest = regions.max { $0.count < $1.count }.map { " " + $0.bounds.words(scale: scale) } ?? ""
    return "\(count) of \(pixels) pixels differ, \(places).\(largest)\(kind)"
  }
}

extension PixelRect {
  fileprivate func words(scale: Double) -> String {
    func points(_ pixels: Int) -> String { (Double(pixels) / scale).shortened.words }
    return "The largest is \(points(width)) × \(points(height)) points at (\(points(x)), \(points(y)))."
  }
}

extension Pixmap {
  fileprivate var extent: String { "\(width) × \(height)" }
}

extension Double {
  /// The number with at most six decimals, rounded down, so that a miss by little is not written as a hit.
  fileprivate var shortened: Double { (self * 1_000_000).rounded(.down) / 1_000_000 }

  /// The number, without decimals if it is whole.
  var words: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
