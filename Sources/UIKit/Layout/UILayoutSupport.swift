import Foundation

/// The area that bars cover at the top or bottom of a controller's view, as code before the safe area asks for it.
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a controller's view for the area that bars cover.
final class BarGuide: NSObject, UILayoutSupport {
  let guide: UILayoutGuide

  init(_ guide: UILayoutGuide) { self.guide = guide }

  var length: CGFloat { guide.layoutFrame.height }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
