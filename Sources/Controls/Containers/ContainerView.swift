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

extension View {
  /// Returns a dashed outline with a name in its centre.
  func placeholderBox(name: String) -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let line = StrokeStyle(width: 1, dash: [4, 3])
    let outline = Path.rect(bounds.insetBy(dx: 0.5, dy: 0.5))
    var items: [DisplayItem] = [
      .fill(.rect(bounds), color(.quaternarySystemFill)), .stroke(outline, line, color(.systemGray3)),
    ]
    let room = bounds.insetBy(dx: 4, dy: 2)
    if room.width > 20, room.height > 10 {
      let text = AttributedText(name, font: .systemFont(ofSize: 12))
      let settings = TextSettings(lineBreakMode: .truncatingMiddle, alignment: .center)
      items += place(text, in: room, settings: settings)?.items(color: color(.secondaryLabel)) ?? []
    }
    return [.group(.picture(items))]
  }
}
