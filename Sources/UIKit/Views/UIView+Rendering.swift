import AutoLayout
import Foundation
import Graphics

/// A view is the content of a scene: `assertSnapshots(of:)`, `Renderer` and catalogs take it as they take Galley's
/// views.
extension UIView: SceneContent {
  public var shownView: View { node }
  public var shownController: ViewController? { viewController?.node }

  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) -> LayoutOutcome {
    enterWindow(of: size)
    return node.layout(size: size, safeArea: safeArea, in: environment)
  }

  /// Shows the tree in a window, the first time that it is rendered.
  final func enterWindow(of size: Size) {
    guard renderedWindow == nil else { return }
    let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(size)))
    tellOfWindow(window)
    renderedWindow = window
    confirmWindow()
  }

  private func tellOfWindow(_ window: UIWindow) {
    willMove(toWindow: window)
    for subview in subviews { subview.tellOfWindow(window) }
  }

  private func confirmWindow() {
    didMoveToWindow()
    for subview in subviews { subview.confirmWindow() }
  }
}
