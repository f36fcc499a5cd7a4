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
  /// Whether the title is semibold, as in the done style.
  public var isDone = false
  /// The width in points, or 0 for the natural width.
  public var width = 0.0
  /// The colour of the title or the image, or `nil` for the bar's tint colour.
  public var tintColor: Color?

  public init(
    title: String? = nil, image: Image? = nil, systemItem: BarSystemItem? = nil, customView: View? = nil
  ) {
    self.title = title
    self.image = image
    self.systemItem = systemItem
    self.customView = customView
  }

  /// Returns the title or the image to draw, with system titles in the language of a locale.
  func label(in locale: String) -> (title: AttributedText?, image: Image?) {
    if let image { return (nil, image) }
    if let symbol = systemItem?.symbolName { return (nil, Image(systemName: symbol, pointSize: 18)) }
    let isStrong = isDone || systemItem == .done || systemItem == .save
    let words = systemItem?.word?.text(in: locale) ?? title ?? ""
    return words.isEmpty
      ? (nil, nil) : (AttributedText(words, font: .systemFont(ofSize: 17, weight: isStrong ? 600 : 400)), nil)
  }
}

/// A system bar button item; raw values are the names in Interface Builder documents.
public enum BarSystemItem: String, CaseIterable, Hashable, Sendable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
  case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

  /// The title, or `nil` if the item shows a symbol or is a space.
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

  /// The name of the symbol, or `nil` if the item shows a title or is a space.
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
  /// Returns the natural width of a bar button item in points.
  func barItemWidth(_ item: BarButtonItem) -> Double {
    if item.width > 0 { return item.width }
    if let view = item.customView { return naturalOrFrameSize(of: view).width }
    if item.systemItem == .fixedSpace { return 8 }
    let (title, image) = item.label(in: traitCollection.locale)
    if let title { return textSize(title).width }
    return image.map { max($0.size.width, 22) } ?? 0
  }

  /// Returns the display items for a bar button item centred in a rectangle; a custom view draws itself.
  func displayItems(for item: BarButtonItem, in rect: Rect) -> [DisplayItem] {
    guard item.customView == nil else { return [] }
    let (title, image) = item.label(in: traitCollection.locale)
    let ink = item.isEnabled ? item.tintColor ?? effectiveTintColor : color(.tertiaryLabel)
    if let title {
      return place(title, in: rect, settings: TextSettings(alignment: .center))?.items(color: ink) ?? []
    }
    guard let image else { return [] }
    return items(of: image.template, in: ContentMode.center.rect(for: image.size, in: rect), tint: ink)
  }

  /// Returns the natural height of a bar in points: 32 on phones in landscape, except large ones, whose width is regular; on
  /// other devices a height of its own.
  ///
  /// Source: bars of iOS 7 to 18, as published in "The iOS Design Guidelines" (Ivo Mynttinen).
  func naturalBarHeight(_ usual: Double) -> Double {
    traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass == .compact ? 32 : usual
  }

  /// The translucent background of bars.
  var barBackground: Color {
    traitCollection.userInterfaceStyle == .dark ? Color(hex: 0x161616, alpha: 0.94) : Color(hex: 0xF9F9F9, alpha: 0.94)
  }

  /// Returns the background of a bar at the bottom of the screen, with a line above it. If the bar ends at the safe area, the
  /// background extends under the home indicator, as UIKit's does for bars whose position is the bottom.
  ///
  /// - Parameters:
  ///   - tint: The bar's own colour, or `nil` for the system's.
  ///   - isAtScrollEdge: Whether no content is behind the bar, which makes it transparent.
  func bottomBarBackground(_ tint: Color?, isAtScrollEdge: Bool) -> [DisplayItem] {
    if isAtScrollEdge, tint == nil { return [] }
    let ground = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height + heightBelowSafeArea)
    let fill: [DisplayItem] = backgroundColor == nil || tint != nil ? [.fill(.rect(ground), tint ?? barBackground)] : []
    return isAtScrollEdge ? fill : fill + [barShadow(atY: 0)]
  }

  /// The height of the area below the view that the safe area leaves out, or 0 if the view does not end at the safe area.
  private var heightBelowSafeArea: Double {
    let root = rootView
    guard root !== self else { return 0 }
    let below = root.bounds.maxY - convert(bounds, to: root).maxY
    return abs(below - root.safeAreaInsets.bottom) < 1 ? max(0, below) : 0
  }

  /// Returns the hairline at an edge of a bar.
  func barShadow(atY y: Double) -> DisplayItem {
    .fill(.rect(Rect(x: 0, y: y, width: bounds.width, height: 0.5)), color(.separator))
  }
}
