import AutoLayout
import Graphics

/// A stand-in for a view of a kind that is not known: an outlined box with its class name.
open class UnknownView: View {
  open override var elementClass: String { documentElement }
  open override var platformClass: String { className }

  /// The class's name.
  public let className: String
  private let documentElement: String

  /// Makes a stand-in.
  ///
  /// - Parameters:
  ///   - className: the name of the class it stands for.
  ///   - elementClass: the document's name of the element; the class's name where there is none.
  public init(className: String, elementClass: String? = nil, frame: Rect = .zero) {
    self.className = className
    documentElement = elementClass ?? className
    super.init(frame: frame)
  }

  open override func displayItems() -> [DisplayItem] { placeholderBox(name: className) }
}

extension View {
  /// A dashed outline with a name in the middle.
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
