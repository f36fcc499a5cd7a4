import AutoLayout
import Graphics

/// A view that embeds the view of another scene, or shows a placeholder with its name.
open class ContainerView: View, PlaceholderDrawing {
  open override var viewKind: ViewKind { .containerView }

  /// The name of the embedded scene, or `nil` if it is unknown.
  public var sceneName: String?
  /// Whether a container view without subviews shows a placeholder.
  package var showsPlaceholder = true

  var placeholderArea: Rect? { subviews.isEmpty && showsPlaceholder ? bounds : nil }

  open override func displayItems() -> [DisplayItem] {
    placeholderArea == nil ? [] : placeholderBox(name: sceneName ?? "Container")
  }
}

extension ViewKind {
  package static let containerView = ViewKind.view.named("containerView")
}

extension View {
  /// Returns a dashed outline with a name in its centre. If a view in front covers the name, it is at the upper edge,
  /// and if it is covered there too, it is left out.
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
      let size = textSize(text)
      let width = min(size.width, room.width)
      let places = [room.midY - size.height / 2, room.minY].map {
        Rect(x: room.midX - width / 2, y: $0, width: width, height: size.height)
      }
      if let free = places.first(where: { !isCovered(in: $0) }) {
        let line = Rect(x: room.minX, y: free.minY, width: room.width, height: free.height)
        items += place(text, in: line, settings: settings)?.items(color: color(.secondaryLabel)) ?? []
      }
    }
    return [.group(.picture(items))]
  }
}
