import AutoLayout
import Foundation

/// Traits of a view or controller, and of what is in it, that are not those of what is around it.
///
/// A trait that is unspecified is not overridden. The idiom, the direction, the scale and the weight of text cannot be
/// overridden here: they belong to the scene.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var displayScale: CGFloat = 0
  public var legibilityWeight = UILegibilityWeight.unspecified

  init() {}

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    var without = self
    without.remove(trait)
    return without != self
  }

  /// Lets a trait be that of what is around again.
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = .unspecified
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = .unspecified
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = .unspecified
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = .unspecified
    case is UITraitAccessibilityContrast.Type: accessibilityContrast = .unspecified
    case is UITraitUserInterfaceLevel.Type: userInterfaceLevel = .unspecified
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = .unspecified
    case is UITraitLayoutDirection.Type: layoutDirection = .unspecified
    case is UITraitDisplayScale.Type: displayScale = 0
    case is UITraitLegibilityWeight.Type: legibilityWeight = .unspecified
    default: break
    }
  }

  /// Sets those that differ. What `overrideUserInterfaceStyle` and the limits of text size have set stays.
  func apply(to view: UIView, insteadOf former: UITraitOverrides) {
    let node = view.node
    if userInterfaceStyle != former.userInterfaceStyle { view.overrideUserInterfaceStyle = userInterfaceStyle }
    if preferredContentSizeCategory != former.preferredContentSizeCategory {
      node.minimumContentSizeCategory = preferredContentSizeCategory.category
      node.maximumContentSizeCategory = preferredContentSizeCategory.category
    }
    if accessibilityContrast != former.accessibilityContrast {
      node.overrideAccessibilityContrast =
        accessibilityContrast == .unspecified ? nil : accessibilityContrast == .high ? .high : .normal
    }
    if userInterfaceLevel != former.userInterfaceLevel {
      node.overrideUserInterfaceLevel =
        userInterfaceLevel == .unspecified ? nil : userInterfaceLevel == .elevated ? .elevated : .base
    }
    node.traitOverrides.horizontalSizeClass = horizontalSizeClass.sizeClass
    node.traitOverrides.verticalSizeClass = verticalSizeClass.sizeClass
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var sizeClass: TraitCollection.SizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}
