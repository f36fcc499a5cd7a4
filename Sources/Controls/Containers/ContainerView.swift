import AutoLayout
import Graphics

/// A view that embeds the view of another scene, or shows a placeholder with its name.
open class ContainerView: View {
  open override var elementClass: String { "containerView" }

  /// The name of the embedded scene, or `nil` if it is unknown.
  public var sceneName: String?

  open override func displayItems() -> [DisplayItem] {
    guard subviews.isEmpty else { return [] }
    return placeholderBox(name: sceneName ?? "Container")
  }
}
