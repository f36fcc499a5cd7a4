import AutoLayout
import Foundation
import Graphics

/// Gives the hooks of a view of the layout to the view in front of it.
final class UIViewHooks: ViewHooks {
  unowned let view: UIView
  /// The width at which the content is measured, while it is.
  private(set) var measuringWidth: Double?

  init(of view: UIView) { self.view = view }

  private var node: View { view.node }

  func updateConstraints() { view.updateConstraints() }
  func layoutSubviews() { view.layoutSublayers(of: view.layer) }

  func intrinsicContentSize(atWidth width: Double?) -> Size {
    let outer = measuringWidth
    defer { measuringWidth = outer }
    measuringWidth = width
    return Size(view.intrinsicContentSize)
  }

  var alignmentRectInsets: EdgeInsets { EdgeInsets(view.alignmentRectInsets) }

  func viewForBaseline(isFirst: Bool) -> View {
    (isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout).node
  }

  // MARK: Hierarchy

  func willMove(toSuperview superview: View?) {
    view.willMove(toSuperview: superview.map(UIView.face))
    node.willMove(toSuperview: superview)
  }

  func didMoveToSuperview() {
    node.didMoveToSuperview()
    view.didMoveToSuperview()
  }

  func didAddSubview(_ subview: View) {
    node.didAddSubview(subview)
    view.keep(UIView.face(of: subview))
    view.didAddSubview(UIView.face(of: subview))
  }

  func willRemoveSubview(_ subview: View) {
    let face = UIView.face(of: subview)
    view.willRemoveSubview(face)
    node.willRemoveSubview(subview)
    view.release(face)
  }

  // MARK: Surroundings

  func layoutMarginsDidChange() { view.layoutMarginsDidChange() }
  func safeAreaInsetsDidChange() { view.safeAreaInsetsDidChange() }

  var environmentOutsideOfLayout: LayoutEnvironment { UIKitEnvironment.current }

  func environmentDidChange() { view.traitsMayHaveChanged() }

  /// Sets bounds and centre, as UIKit does: an app's `bounds { didSet }` is called, its `frame { didSet }` is not.
  func place(at frame: Rect) {
    if node.frame.size != frame.size { view.bounds.size = CGSize(frame.size) }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
  }

  // MARK: Drawing

  func itemsBehind() -> [DisplayItem] { view.layer.shadowItems() }
  func displayItems() -> [DisplayItem] { view.layer.contentItems(own: view.drawnItems) }
  var outline: Path? { view.layer.outline }
}
