import Controls
import Foundation
import Graphics
open class UIColor: NSObject, @unchecked Sendable {
  package let color: Color
  package init(_ color: Color) { self.color = color }
  public static var clear: UIColor { UIColor(.clear) }
  public var cgColor: CGColor { CGColor(color) }
}
public final class CGColor: Hashable, @unchecked Sendable {
  package let color: Color
  package init(_ color: Color) { self.color = color }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
open class UIFont: NSObject, @unchecked Sendable {
  package let font: Font
  package init(_ font: Font) { self.font = font }
}
open class UIImage: NSObject, @unchecked Sendable {
  package let image: Image
  package init(_ image: Image) { self.image = image }
}
