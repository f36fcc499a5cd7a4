import Foundation

// Names of documents that are still to come.
open class UIStoryboard: NSObject {}
package final class UIStoryboardScene {
  func makeView(for controller: UIViewController) -> UIView? { nil }
  func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?) {}
}
package final class SceneCoder: NSCoder { func prepare(_ controller: UIViewController) {} }
open class UINib: NSObject {
  static func view(for controller: UIViewController) -> UIView? { nil }
  public struct OptionsKey: Hashable {}
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
}
