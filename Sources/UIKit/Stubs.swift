import Controls
import AutoLayout
import Foundation
import Graphics

// Names of the folders Interaction, Drawing and Environment that are still to come.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let description: String
  public init(_ string: String) { description = string }
  public init(stringLiteral value: String) { description = value }
}
open class UITouch: NSObject {}
open class UIEvent: NSObject { public enum EventSubtype: Int { case none, motionShake } }
open class UIPress: NSObject {}
open class UIPressesEvent: UIEvent {}
open class UIKeyCommand: NSObject {}
open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  func attach(to view: UIView?) {}
}
open class UIPanGestureRecognizer: UIGestureRecognizer {}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
public protocol UIInteraction: AnyObject {}
open class UIAccessibilityCustomAction: NSObject {}
public struct UIAccessibilityTraits: OptionSet, Sendable { public let rawValue: UInt64; public init(rawValue: UInt64) { self.rawValue = rawValue } }
open class UIAction: NSObject { open var title = ""; open var image: UIImage?; func perform() {} }
open class UIMenu: NSObject {}
open class UIScreen: NSObject { public static var main: UIScreen { UIScreen() }; open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) } }
open class UIWindowScene: UIResponder {}
public enum UIStatusBarAnimation: Int { case none, fade, slide }
public enum UIStatusBarStyle: Int { case `default`; var style: StatusBarStyle { .default } }
public enum CGBlendMode: Int32 { case normal }
public struct UIInterfaceOrientationMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26) }
public enum UIInterfaceOrientation: Int { case unknown, portrait }
open class UIVisualEffect: NSObject {}
open class UIRefreshControl: UIControl {}
public protocol UIViewControllerTransitionCoordinator: AnyObject {}
public protocol UIViewControllerTransitioningDelegate: AnyObject {}
open class UIPresentationController: NSObject { public init(presentedViewController: UIViewController, presenting: UIViewController?) {} }
public enum UIModalPresentationStyle: Int { case automatic = -2, none = -1, fullScreen = 0, pageSheet }
public enum UIModalTransitionStyle: Int { case coverVertical }
open class UIStoryboardSegue: NSObject {}
open class UIStoryboard: NSObject {}
package final class UIStoryboardScene { func makeView(for controller: UIViewController) -> UIView? { nil } }
package final class SceneCoder: NSCoder { func prepare(_ controller: UIViewController) {} }
open class UINib: NSObject { static func view(for controller: UIViewController) -> UIView? { nil } }
open class UINavigationItem: NSObject { init(of node: Any) {}; func takeTitle(_ title: String?) {} }
open class UITabBarItem: NSObject { init(of node: Any) {} }
open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int { case done, cancel, edit }
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {}
  var item: BarButtonItem { BarButtonItem() }
}
open class UINavigationController: UIViewController { open func pushViewController(_ c: UIViewController, animated: Bool) {} }
extension UIViewController { public var navigationController: UINavigationController? { nil } }
enum UIGraphics {
  static func record(size: Graphics.Size, _ draw: () -> Void) -> [DisplayItem] { draw(); return [] }
  static func add(_ items: [DisplayItem]) {}
}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
open class CGContext {}
public class UIBezierPath: NSObject { var path: Path = .rect(.zero)
 public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {} }
