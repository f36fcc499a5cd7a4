import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Compares pictures of layers, all of whose pixels have to match.
  public static var image: Snapshotting { image() }

  /// Compares pictures of layers in their bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that have to match.
  ///   - perceptualPrecision: How near two colours have to be to match. See
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - traits: The traits that differ from those of the screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      let format = UIGraphicsImageRendererFormat(for: traits)
      layer.layoutIfNeeded()
      return traits.asCurrent {
        UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { layer.render(in: $0.cgContext) }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Compares pictures of filled paths, all of whose pixels have to match.
  public static var image: Snapshotting { image() }

  /// Compares pictures of paths, filled with black.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that have to match.
  ///   - perceptualPrecision: How near two colours have to be to match.
  ///   - scale: The pixels per point.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in path.fill() }
      }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Compares pictures of filled paths, all of whose pixels have to match.
  public static var image: Snapshotting { image() }

  /// Compares pictures of paths. See ``image(precision:perceptualPrecision:scale:)`` of `UIBezierPath`.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    Snapshotting<UIBezierPath, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback(UIBezierPath.init(cgPath:))
  }
}
