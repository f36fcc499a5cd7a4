import AutoLayout
import Graphics

/// A placeholder for a view of an unknown class: an outlined box with the class name.
open class UnknownView: View {
  open override var elementClass: String { documentElement }
  open override var platformClass: String { className }

  /// The name of the unknown class.
  public let className: String
  private let documentElement: String

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - className: the name of the unknown class.
  ///   - elementClass: the name of the element in the document, or `nil` to use the class name.
  public init(className: String, elementClass: String? = nil, frame: Rect = .zero) {
    self.className = className
    documentElement = elementClass ?? className
    super.init(frame: frame)
  }

  open override func displayItems() -> [DisplayItem] { placeholderBox(name: className) }
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
