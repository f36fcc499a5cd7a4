import AutoLayout
import Graphics

/// A view that shows another scene.
open class ContainerView: View {
  open override var elementClass: String { "containerView" }

  /// The embedded scene's name.
  public var sceneName: String?

  open override func displayItems() -> [DisplayItem] {
    guard subviews.isEmpty else { return [] }
    return placeholderBox(name: sceneName ?? "Container")
  }
}
