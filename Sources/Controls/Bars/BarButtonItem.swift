import AutoLayout
import Graphics

/// A button or a space in a navigation bar or toolbar.
public struct BarButtonItem {
  /// The words.
  public var title: String?
  /// The picture, shown instead of words.
  public var image: Image?
  /// The platform's own item.
  public var systemItem: BarSystemItem?
  /// A view shown instead.
  public var customView: View?
  /// Whether it can be touched.
  public var isEnabled = true
  /// Whether it ends what was begun; shown semibold.
  public var isDone = false
  /// The width in points; 0 for the natural one.
  public var width = 0.0
  /// The colour; none for the bar's tint.
  public var tintColor: Color?

  /// Makes an item.
  public init(
    title: String? = nil, image: Image? = nil, systemItem: BarSystemItem? = nil, customView: View? = nil
  ) {
    self.title = title
    self.image = image
    self.systemItem = systemItem
    self.customView = customView
  }

  /// What is drawn: words or a picture in a language.
  func label(in locale: String) -> (title: AttributedText?, image: Image?) {
    if let image { return (nil, image) }
    if let symbol = systemItem?.symbolName { return (nil, Image(systemName: symbol, pointSize: 18)) }
    let isStrong = isDone || systemItem == .done || systemItem == .save
    let words = systemItem?.word?.text(in: locale) ?? title ?? ""
    return words.isEmpty
      ? (nil, nil) : (AttributedText(words, font: .systemFont(ofSize: 17, weight: isStrong ? 600 : 400)), nil)
  }
}

/// A bar button that the platform brings along, named as in Interface Builder documents.
public enum BarSystemItem: String, CaseIterable, Hashable, Sendable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
  case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

  /// The word it shows; none for one with an icon.
  var word: SystemWord? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  /// The symbol it shows; none for a word or a space.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .pageCurl: "doc"
    default: nil
    }
  }
}

extension View {
  /// The room that an item takes along a bar, in points.
  func barItemWidth(_ item: BarButtonItem) -> Double {
    if item.width > 0 { return item.width }
    if let view = item.customView { return naturalOrFrameSize(of: view).width }
    if item.systemItem == .fixedSpace { return 8 }
    let (title, image) = item.label(in: traitCollection.locale)
    if let title { return textSize(title).width }
    return image.map { max($0.size.width, 22) } ?? 0
  }

  /// The items that draw a bar's item in the middle of a rectangle.
  func barItemItems(_ item: BarButtonItem, in rect: Rect) -> [DisplayItem] {
    guard item.customView == nil else { return [] }
    let (title, image) = item.label(in: traitCollection.locale)
    let ink = item.isEnabled ? item.tintColor ?? effectiveTintColor : color(.tertiaryLabel)
    if let title {
      return place(title, in: rect, settings: TextSettings(alignment: .center))?.items(color: ink) ?? []
    }
    guard let image else { return [] }
    return items(of: image.template, in: ContentMode.center.rect(for: image.size, in: rect), tint: ink)
  }

  /// A bar's colour: translucent in front of what it covers.
  var barBackground: Color {
    traitCollection.userInterfaceStyle == .dark ? Color(hex: 0x161616, alpha: 0.94) : Color(hex: 0xF9F9F9, alpha: 0.94)
  }

  /// The line between a bar and what it stands beside.
  func barShadow(atY y: Double) -> DisplayItem {
    .fill(.rect(Rect(x: 0, y: y, width: bounds.width, height: 0.5)), color(.separator))
  }
}
