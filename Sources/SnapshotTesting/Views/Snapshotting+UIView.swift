import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Compares pictures of views in their own size, all of whose pixels have to match.
  public static var image: Snapshotting { image() }

  /// Compares pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Changes nothing: bars' appearances and visual effects are always drawn.
  ///   - precision: The share of the pixels that have to match.
  ///   - perceptualPrecision: How near two colours have to be to match. See
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - size: The size in points, or `nil` for the frame's, or one that fits the content of a view without a frame.
  ///   - traits: The traits that differ from those of the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in ViewStage(size: size, traits: traits).image(of: view) }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares the frames and the texts of a view and those in it.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Compares the frames and the texts of a view and those in it.
  ///
  /// - Parameters:
  ///   - size: The size in points, or `nil` for the view's own.
  ///   - traits: The traits that differ from those of the screen.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.ofLayout { view in
      ViewStage(size: size, traits: traits).describe(view) { view.tree }
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Returns a strategy for texts about layouts, which depend on the text engine.
  func ofLayout<Content>(_ describe: @escaping (Content) -> String) -> Snapshotting<Content, String> {
    var strategy = pullback(describe)
    strategy.describesLayout = true
    return strategy
  }
}
