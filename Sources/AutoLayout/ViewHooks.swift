import Graphics

/// The hooks of a view, for an object in front of it: a view of the `UIKit` module, whose class an app overrides.
///
/// Layout and drawing call these instead of the view's own hooks. The object's default implementations call the view's.
package protocol ViewHooks: AnyObject {
  func updateConstraints()
  func layoutSubviews()
  /// Returns the natural size of the content, at a width of the alignment rectangle if one is given, in points.
  func intrinsicContentSize(atWidth width: Double?) -> Size
  var alignmentRectInsets: EdgeInsets { get }
  /// The view whose first or last baseline the view uses.
  func viewForBaseline(isFirst: Bool) -> View
  func willMove(toSuperview superview: View?)
  func didMoveToSuperview()
  func didAddSubview(_ subview: View)
  func willRemoveSubview(_ subview: View)
  func layoutMarginsDidChange()
  func safeAreaInsetsDidChange()
  /// The environment of a tree that was never laid out by a renderer.
  var environmentOutsideOfLayout: LayoutEnvironment { get }
  /// Called when the tree gets another environment.
  func environmentDidChange()
  /// Sets the frame that layout determined.
  func place(at frame: Rect)
  /// Returns what the view draws behind its background, such as a shadow, in its own coordinates.
  func itemsBehind() -> [DisplayItem]
  /// Returns what the view draws above its background and below its subviews, in its own coordinates.
  func displayItems() -> [DisplayItem]
  /// The outline of the background and of the clip, in the view's coordinates, or `nil` for the bounds with the corner
  /// radius.
  var outline: Path? { get }
}

/// Calls of a view's hooks: those of the object in front of it, or else its own.
extension View {
  func callUpdateConstraints() {
    if let hooks { hooks.updateConstraints() } else { updateConstraints() }
  }

  func callLayoutSubviews() {
    if let hooks { hooks.layoutSubviews() } else { layoutSubviews() }
  }

  var naturalSize: Size { hooks?.intrinsicContentSize(atWidth: nil) ?? intrinsicContentSize }

  func naturalSize(atWidth width: Double) -> Size {
    hooks?.intrinsicContentSize(atWidth: width) ?? intrinsicContentSize(atWidth: width)
  }

  var insetsOfAlignmentRect: EdgeInsets { hooks?.alignmentRectInsets ?? alignmentRectInsets }

  func viewForBaseline(isFirst: Bool) -> View {
    hooks?.viewForBaseline(isFirst: isFirst) ?? (isFirst ? forFirstBaselineLayout : forLastBaselineLayout)
  }

  func announceMove(to superview: View?) {
    if let hooks { hooks.willMove(toSuperview: superview) } else { willMove(toSuperview: superview) }
  }

  func confirmMove() {
    if let hooks { hooks.didMoveToSuperview() } else { didMoveToSuperview() }
  }

  func noteAddition(of subview: View) {
    if let hooks { hooks.didAddSubview(subview) } else { didAddSubview(subview) }
  }

  func announceRemoval(of subview: View) {
    if let hooks { hooks.willRemoveSubview(subview) } else { willRemoveSubview(subview) }
  }
}
