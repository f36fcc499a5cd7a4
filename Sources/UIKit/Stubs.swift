import Controls
import AutoLayout
import Foundation
import Graphics

// Names of lists and controllers that are still to come.


public protocol UIViewControllerTransitionCoordinator: AnyObject {}
public protocol UIViewControllerTransitioningDelegate: AnyObject {}
open class UIPresentationController: NSObject { public init(presentedViewController: UIViewController, presenting: UIViewController?) {} }
public enum UIModalPresentationStyle: Int { case automatic = -2, none = -1, fullScreen = 0, pageSheet }
public enum UIModalTransitionStyle: Int { case coverVertical }
open class UIStoryboardSegue: NSObject {}
open class UIStoryboard: NSObject {}
package final class UIStoryboardScene { func makeView(for controller: UIViewController) -> UIView? { nil } }
package final class SceneCoder: NSCoder { func prepare(_ controller: UIViewController) {} }
open class UINib: NSObject {
  static func view(for controller: UIViewController) -> UIView? { nil }
  public struct OptionsKey: Hashable { }
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
}
public enum UIBarMetrics: Int { case `default`, compact }
public enum UIBarStyle: Int { case `default`, black }
public enum UIBarPosition: Int { case any, bottom, top, topAttached }
open class UINavigationItem: NSObject { init(of node: Any) {}; func takeTitle(_ title: String?) {} }
open class UITabBarItem: NSObject { init(of node: Any) {} }
open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int { case done, cancel, edit }
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {}
  var item: BarButtonItem { BarButtonItem() }
}
open class UINavigationController: UIViewController { open func pushViewController(_ c: UIViewController, animated: Bool) {} }
extension UIViewController { public var navigationController: UINavigationController? { nil } }
