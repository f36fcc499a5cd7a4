import Foundation

/// What a controller asks of the system, which has no other interface than the picture.
extension UIViewController {
  public class func attemptRotationToDeviceOrientation() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { self }
  public var extensionContext: NSExtensionContext? { nil }
}
