import AutoLayout
import Foundation

/// The window of the screen that is rendered.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  /// Kept, but one window alone is shown.
  open var windowLevel = Level.normal
  /// Always true.
  open var isKeyWindow: Bool { true }
  /// Kept, but no scene has the window.
  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { UIScreen.main }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Shows the root controller's view in the window.
  open func makeKeyAndVisible() {
    guard let view = rootViewController?.view, view.superview == nil else { return }
    view.frame = bounds
    addSubview(view)
  }
  /// Does nothing: each window is key.
  open func makeKey() {}
  /// Never called.
  open func becomeKey() {}
  /// Never called.
  open func resignKey() {}
  /// Does nothing: no event comes.
  open func sendEvent(_ event: UIEvent) {}

  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow {
  /// Returns the window above a view, or the one that a renderer shows its tree in.
  static func window(showing view: UIView) -> UIWindow? {
    var top = view
    while let above = top.superview { top = above }
    return (top as? UIWindow) ?? top.renderedWindow
  }
}
