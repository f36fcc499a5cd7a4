import Foundation

open class UIResponder: NSObject {}
open class UIView: UIResponder {}
open class UIViewController: UIResponder {}
open class UIWindow: UIView {}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
