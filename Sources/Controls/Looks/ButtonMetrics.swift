import Graphics

/// The sizes of buttons, in points.
struct ButtonMetrics {
  /// The least width of a button without a configuration and without an image.
  var minimumWidth: Double
  /// The corner radius of configured buttons whose corner style is dynamic, or `nil` for a capsule.
  var dynamicCornerRadius: Double?
  /// The size of the symbol of a button type, such as that for adding a contact, at a display scale.
  var typeSymbolSize: @Sendable (_ scale: Double) -> Size
}

extension ButtonMetrics {
  /// Capsules, as on recorded pictures of iOS 26.2.
  static let iOS26 = iOS13.with(dynamicCornerRadius: nil)

  /// The width is that of recorded pictures of iOS 17.5 to 26.2; documents have no narrower button of any type. The
  /// radius is measured on UIKit's rendering. The symbol is 24.33 x 23.67 points on recorded pictures of iOS 13 to 17 at
  /// scale 3, and 25 x 24 in documents.
  static let iOS13 = ButtonMetrics(minimumWidth: 30, dynamicCornerRadius: 6) { scale in
    scale == 3 ? Size(width: 73.0 / 3, height: 71.0 / 3) : Size(width: 25, height: 24)
  }

  /// Frames in documents before toolsVersion 15000.
  static let iOS7 = ButtonMetrics(minimumWidth: 30, dynamicCornerRadius: 6) { _ in Size(width: 22, height: 22) }

  private func with(dynamicCornerRadius: Double?) -> ButtonMetrics {
    var metrics = self
    metrics.dynamicCornerRadius = dynamicCornerRadius
    return metrics
  }
}
