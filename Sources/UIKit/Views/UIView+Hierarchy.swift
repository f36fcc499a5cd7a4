import AutoLayout
import Foundation
import Graphics

extension UIView {
  public var superview: UIView? { node.superview.map(UIView.face) }
  public var subviews: [UIView] { node.subviews.map(UIView.face) }
  /// The window in which the view is shown, while it is rendered.
  public var window: UIWindow? { UIWindow.window(showing: self) }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    node.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  public func bringSubviewToFront(_ view: UIView) { node.bringSubviewToFront(view.node) }
  public func sendSubviewToBack(_ view: UIView) { node.sendSubviewToBack(view.node) }
  public func isDescendant(of view: UIView) -> Bool { node.isDescendant(of: view.node) }
  public func viewWithTag(_ tag: Int) -> UIView? { node.viewWithTag(tag).map(UIView.face) }

  // MARK: Coordinates

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), to: view?.node))
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), from: view?.node))
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(node.convert(Rect(rect), to: view?.node)) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), from: view?.node))
  }
}

extension UIView {
  /// Shows a view behind the other subviews, in place of a former one.
  final func showBehind(_ view: UIView?, insteadOf former: UIView?) {
    guard view !== former else { return }
    former?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }
}
