import AutoLayout
import Graphics

/// A button or space in a navigation bar or toolbar.
public struct BarButtonItem {
  public var title: String?
  /// The image, shown instead of the title.
  public var image: Image?
  /// The system item, whose symbol or localized title is shown instead of `title`.
  public var systemItem: BarSystemItem?
  /// A view shown instead of the title and the image.
  public var customView: View?
  public var isEnabled = true
  /// What assistive technologies call the item, or `nil` for the title or the name of the system item. Set it for an
  /// image.
  public var accessibilityLabel: String?
  /// Whether the item has the done style: a semibold title, and since iOS 26 glass in the tint colour.
  public var isDone = false
  /// Whether the item can share a piece of glass with the images beside it, since iOS 26.
  public var sharesBackground = true
  /// Whether the item has no glass behind it, since iOS 26.
  public var hidesSharedBackground = false
  /// The width in points, or 0 for the natural width.
  public var width = 0.0
  /// The colour of the title or the image, or of the glass of a done item. If `nil`, it is the bar's tint colour; since
  /// iOS 26, titles and images without a colour are in the label colour.
  public var tintColor: Color?
  /// Whether the custom view is the field of a search controller, which takes the free width of a toolbar.
  var isSearchField = false

  public init(
    title: String? = nil, image: Image? = nil, systemItem: BarSystemItem? = nil, customView: View? = nil
  ) {
    self.title = title
    self.image = image
    self.systemItem = systemItem
    self.customView = customView
  }
}

extension BarButtonItem {
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  var takesFreeWidth: Bool { systemItem == .flexibleSpace || isSearchField }

  /// Whether the item is drawn in a prominent style.
  var isProminent: Bool { isDone || systemItem == .done || systemItem == .save }
}

/// A system bar button item; raw values are the names in Interface Builder documents.
public enum BarSystemItem: String, CaseIterable, Hashable, Sendable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
  case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

  /// The title, or `nil` if the item shows a symbol or is a space.
  ///
  /// - Parameter hasGlass: Whether the item is on glass, where Done and Cancel are symbols.
  func word(onGlass hasGlass: Bool) -> SystemWord? {
    hasGlass && (self == .done || self == .cancel) ? nil : word
  }

  /// The name of the symbol, or `nil` if the item shows a title or is a space.
  func symbolName(onGlass hasGlass: Bool) -> String? {
    switch self {
    case .done where hasGlass: "checkmark"
    case .cancel where hasGlass: "xmark"
    default: symbolName
    }
  }

  private var word: SystemWord? {
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

  private var symbolName: String? {
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

extension BarSystemItem {
  /// What VoiceOver says: the title, or the name of the item.
  func spokenName(in locale: String) -> String? {
    if let word = word(onGlass: false) { return word.text(in: locale) }
    return switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .pageCurl: "Page"
    case .close: "Close"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
