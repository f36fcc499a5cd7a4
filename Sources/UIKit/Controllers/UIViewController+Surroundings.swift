import Foundation

/// What a controller asks of the system, which has no other interface than the picture.
extension UIViewController {
  /// Does nothing: the run says which orientations are shown.
  public class func attemptRotationToDeviceOrientation() {}
  /// Does nothing: the run says which orientations are shown.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: nobody swipes from an edge.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing: bars look as over a list that is not scrolled.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  /// Does nothing: nobody presses a key.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Does nothing: nobody presses a key.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Always `nil`: controllers are shown in an app.
  public var extensionContext: NSExtensionContext? { nil }
}
