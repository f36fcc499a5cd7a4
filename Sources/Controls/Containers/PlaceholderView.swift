import AutoLayout
import Graphics

/// A view whose content only another framework can draw: a grey field with a mark and a name.
open class PlaceholderView: View, PlaceholderDrawing {
  /// What the view shows on a device.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case map
    case web
    case video
    /// A 3D scene.
    case scene
    /// A 3D scene in front of the camera's picture.
    case augmentedReality
    /// A 2D game.
    case sprites
    /// Other content that the graphics processor draws.
    case graphics

    /// The name that is shown for a view without a label and without a class of its own.
    var title: String {
      switch self {
      case .map: "Map"
      case .web: "Web View"
      case .video: "Video"
      case .scene: "Scene"
      case .augmentedReality: "AR Scene"
      case .sprites: "Sprite Scene"
      case .graphics: "Metal View"
      }
    }
  }

  open override var viewKind: ViewKind { .view.named(documentElement, platformClass: className ?? documentElement) }

  public let kind: Kind
  /// The name of the view's own class, or `nil` for a class of the framework.
  public let className: String?
  private let documentElement: String

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - className: The name of the view's own class, or `nil` for a class of the framework.
  ///   - elementClass: The name of the element in the document, or `nil` for the name of the kind.
  public init(kind: Kind, className: String? = nil, elementClass: String? = nil, frame: Rect = .zero) {
    self.kind = kind
    self.className = className
    documentElement = elementClass ?? kind.rawValue + "View"
    super.init(frame: frame)
  }

  var placeholderArea: Rect? { bounds }

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let field = DisplayItem.fill(
      cornerRadius > 0 ? .roundedRect(bounds, radius: cornerRadius) : .rect(bounds), fieldColor)
    guard subviews.isEmpty || min(bounds.width, bounds.height) > 120 else { return [field] }
    return [field, .group(DisplayGroup(clip: .rect(bounds), items: markItems(), isPicture: true))]
  }

  /// Opaque, so that the view is not mistaken for one without content.
  private var fieldColor: Color { Color(light: Color(hex: 0xE9E9EC), dark: Color(hex: 0x232326)) }

  private var name: String { userLabel.isEmpty ? className ?? kind.title : userLabel }

  /// Returns the mark, with the name below it if there is room. A web view scrolls its page out from under bars.
  private func markItems() -> [DisplayItem] {
    let page = kind == .web ? bounds.inset(by: safeAreaInsets) : bounds
    let side = min(52, min(page.width, page.height) * 0.5)
    let caption = AttributedText(name, font: .systemFont(ofSize: 13, weight: 500))
    let captionHeight = textSize(caption).height
    let hasCaption = page.width >= 60 && page.height >= side + captionHeight + 20
    let total = side + (hasCaption ? 6 + captionHeight : 0)
    let box = Rect(x: page.midX - side / 2, y: page.midY - total / 2, width: side, height: side)
    // The lines of a mark overlap, so the mark is transparent as a whole.
    let mark = [
      DisplayItem.group(
        DisplayGroup(
          alpha: 0.32,
          items: PlaceholderMark(in: box, color: color(.secondaryLabel).withAlphaComponent(1)).items(for: kind)))
    ]
    guard hasCaption else { return mark }
    let room = Rect(x: page.minX + 8, y: box.maxY + 6, width: page.width - 16, height: captionHeight)
    guard !isCovered(in: room) else { return mark }
    let settings = TextSettings(lineBreakMode: .truncatingMiddle, alignment: .center)
    return mark + (place(caption, in: room, settings: settings)?.items(color: color(.secondaryLabel)) ?? [])
  }
}
