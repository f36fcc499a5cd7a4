import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Compares pictures of controllers in the size of their views, all of whose pixels have to match.
  public static var image: Snapshotting { image() }

  /// Compares pictures of controllers on a device.
  ///
  /// - Parameters:
  ///   - config: The size, the safe area and the traits.
  ///   - drawHierarchyInKeyWindow: Changes nothing: bars' appearances and visual effects are always drawn.
  ///   - precision: The share of the pixels that have to match.
  ///   - perceptualPrecision: How near two colours have to be to match. See
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - size: The size in points, or `nil` for the device's.
  ///   - traits: The traits that differ from those of the device.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let scale = UITraitCollection(traitsFrom: [config.traits, traits]).displayScale
    return SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { controller in ViewStage(config, size: size, traits: traits).image(of: controller) }
  }

  /// Compares pictures of controllers.
  ///
  /// The parameters are those of
  /// ``image(on:drawHierarchyInKeyWindow:precision:perceptualPrecision:size:traits:)``.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
      traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares the controllers in a controller, and whether their views are shown.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.ofLayout { controller in
      ViewStage(traits: UITraitCollection()).describe(controller) { controller.hierarchy }
    }
  }

  /// Compares the frames and the texts of a controller's view and those in it.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Compares the frames and the texts of a controller's view and those in it.
  ///
  /// - Parameters:
  ///   - config: The size, the safe area and the traits.
  ///   - size: The size in points, or `nil` for the configuration's.
  ///   - traits: The traits that differ from those of the configuration.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.ofLayout { controller in
      ViewStage(config, size: size, traits: traits).describe(controller) { controller.view.tree }
    }
  }
}
