import Foundation

// Xcode makes a constant of these types for each colour and image of an asset catalog.

/// A colour of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates the colour of a catalog, or a clear one if the catalog lacks it.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((color ?? .clear).color)
  }
}

extension UIImage {
  /// Creates the image of a catalog, or an empty one if the catalog lacks it.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((image ?? UIImage()).image)
  }
}
