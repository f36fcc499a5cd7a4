import AutoLayout
import Foundation

/// A rectangle that takes part in the layout without being a view.
open class UILayoutGuide: NSObject {
  /// The guide that is laid out.
  package let node: LayoutGuide

  public override init() {
    node = LayoutGuide()
    super.init()
  }

  package init(_ node: LayoutGuide) {
    self.node = node
    super.init()
  }

  public required init?(coder: NSCoder) {
    node = LayoutGuide()
    super.init()
  }

  open var layoutFrame: CGRect { CGRect(node.layoutFrame) }
  open weak var owningView: UIView? { node.owningView.map(UIView.face) }
  open var identifier: String {
    get { node.identifier }
    set { node.identifier = newValue }
  }
  open var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.leadingAnchor) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.trailingAnchor) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.leftAnchor) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.rightAnchor) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.topAnchor) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.bottomAnchor) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(node.widthAnchor) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(node.heightAnchor) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node.centerXAnchor) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node.centerYAnchor) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UILayoutGuide)?.node === node }
  open override var hash: Int { ObjectIdentifier(node).hashValue }

  /// Returns the guide in front of one of the layout. Its view keeps it.
  package static func face(of node: LayoutGuide) -> UILayoutGuide {
    guard let owner = node.owningView else { return UILayoutGuide(node) }
    return UIView.face(of: owner).guide(for: node)
  }
}

/// The guide of the area that the keyboard leaves.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Kept, but nothing reads it: snapshots show no keyboard.
  open var followsUndockedKeyboard = false
  /// Kept, but the guide is at the safe area: no keyboard is shown.
  open var usesBottomSafeArea = true
}
