import AutoLayout
import Graphics

/// The view of a controller with the bars of its navigation controller, in a part of the screen: in a container view, or in a column
/// of a split view.
///
/// The bars are inside the safe area of the part, and add to that of the controller's view.
package final class ControllerFrameView: View {
  private let content: View
  private let navigationBar: NavigationBar?
  private let toolbar: Toolbar?
  /// Gives the content its safe area. A view does not retain its controller.
  private let controller = ViewController()

  package init(content: View, navigationBar: NavigationBar?, toolbar: Toolbar?) {
    self.content = content
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    super.init(frame: content.frame)
    addSubview(content)
    for bar in [navigationBar, toolbar].compactMap({ $0 as View? }) { addSubview(bar) }
    controller.view = content
    controller.additionalSafeAreaInsets = EdgeInsets(
      top: navigationBar?.frame.height ?? 0, bottom: toolbar?.frame.height ?? 0)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let covered = safeAreaInsets
    if let navigationBar {
      navigationBar.statusBarHeight = covered.top
      navigationBar.frame = Rect(x: 0, y: covered.top, width: bounds.width, height: navigationBar.frame.height)
    }
    if let toolbar {
      let height = toolbar.frame.height
      toolbar.frame = Rect(x: 0, y: bounds.height - covered.bottom - height, width: bounds.width, height: height)
    }
  }
}
