import AutoLayout
import Foundation

extension UIView {
  public var constraints: [NSLayoutConstraint] { node.constraints.map { NSLayoutConstraint.face(of: $0) } }
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.moving(constraints) { node.addConstraints(constraints.map(\.node)) }
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.moving(constraints) { node.removeConstraints(constraints.map(\.node)) }
  }
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffectingLayout(for: axis.node).map { NSLayoutConstraint.face(of: $0) }
  }
  public var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }
  public func exerciseAmbiguityInLayout() { node.exerciseAmbiguityInLayout() }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { node.layoutGuides.map(UILayoutGuide.face) }
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.release(layoutGuide)
    keep(layoutGuide)
    node.addLayoutGuide(layoutGuide.node)
  }
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    node.removeLayoutGuide(layoutGuide.node)
    release(layoutGuide)
  }
  public var layoutMarginsGuide: UILayoutGuide { guide(for: node.layoutMarginsGuide) }
  public var readableContentGuide: UILayoutGuide { guide(for: node.readableContentGuide) }
  public var safeAreaLayoutGuide: UILayoutGuide { guide(for: node.safeAreaLayoutGuide) }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(for: node.keyboardLayoutGuide, make: { UIKeyboardLayoutGuide($0) })
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.leadingAnchor) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.trailingAnchor) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.leftAnchor) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.rightAnchor) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.topAnchor) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.bottomAnchor) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(node.widthAnchor) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(node.heightAnchor) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.centerXAnchor) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.centerYAnchor) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.firstBaselineAnchor) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.lastBaselineAnchor) }
}
