import AutoLayout
import Graphics

extension Label {
  /// The text at its place, made smaller where that is asked for and it does not fit.
  func placedText() -> PlacedText? {
    let factor = fittingScale
    guard factor < 1 else { return place(content, in: bounds, settings: settings) }
    guard var scaled = place(content, in: bounds, settings: settings(scaledBy: factor)) else { return nil }
    // Of several lines there is no one baseline to keep.
    guard numberOfLines == 1 else { return scaled }
    switch baselineAdjustment {
    case .alignCenters: break
    case .none: scaled.origin.y = bounds.minY
    case .alignBaselines:
      guard let full = place(content, in: bounds, settings: settings) else { break }
      scaled.origin.y = full.origin.y + full.paragraph.firstBaseline - scaled.paragraph.firstBaseline
    }
    return scaled
  }

  /// The factor on the fonts' sizes at which the text fits, no smaller than allowed.
  private var fittingScale: Double {
    let smallest = minimumScaleFactor
    guard adjustsFontSizeToFitWidth, smallest > 0, smallest < 1, bounds.width > 0, !content.isEmpty else { return 1 }
    return numberOfLines == 1 ? lineScale(from: smallest) : blockScale(from: smallest)
  }

  /// Small sizes are tracked wider, so that widths do not shrink quite as the size does: a few steps settle it.
  private func lineScale(from smallest: Double) -> Double {
    var factor = 1.0
    for _ in 0..<6 where factor > smallest {
      let width = textSize(content, settings: settings(scaledBy: factor)).width
      guard width > bounds.width else { break }
      factor *= bounds.width / width
    }
    return max(factor, smallest)
  }

  /// Lines break elsewhere at every size: the largest one that fits is searched for, to a hundredth.
  private func blockScale(from smallest: Double) -> Double {
    guard !fits(scaledBy: 1) else { return 1 }
    var (low, high) = (smallest, 1.0)
    while high - low > 0.01 {
      let middle = (low + high) / 2
      if fits(scaledBy: middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(scaledBy factor: Double) -> Bool {
    let settings = settings(scaledBy: factor)
    guard let paragraph = paragraph(content, fitting: bounds.width, settings: settings) else { return true }
    let halfPixel = 0.5 / traitCollection.displayScale
    return !paragraph.isTruncated && paragraph.size.height <= bounds.height + halfPixel
  }

  private func settings(scaledBy factor: Double) -> TextSettings {
    var settings = settings
    settings.fontScale = factor
    return settings
  }
}
