/// Finds problems in how a laid-out view is made, with what is painted behind its texts.
struct DesignPass {
  let root: View
  let picture: Picture
  let outcome: LayoutOutcome
  /// Whether the root fills a screen.
  let isScreen: Bool
  /// What the device draws over the root, or `nil` for nothing.
  let chrome: DeviceChrome?
  let renderer: Renderer

  /// The bars over the root.
  let bars: [View]

  func findings() -> [Finding] {
    audit(of: root, picture, chromeAreas: chrome?.coveredAreas ?? []).findings()
      + bars.flatMap { audit(of: $0, .recordingGround(of: $0), chromeAreas: []).findingsOfBar() }
  }

  private func audit(of view: View, _ picture: Picture, chromeAreas: [DeviceChrome.Area]) -> DesignAudit {
    DesignAudit(
      of: picture, outcome: outcome, isScreen: isScreen && view === root, chromeAreas: chromeAreas,
      pixels: GroundPixels(of: view, renderer: renderer).colors)
  }
}

/// What is painted behind texts, in pixels of a point.
private final class GroundPixels {
  private let root: View
  private let renderer: Renderer
  private lazy var items = LocatedItems(root.displayList().items.withoutTexts)

  /// The most colours of an area, in each direction.
  private static let (mostColumns, mostRows) = (40, 8)

  init(of root: View, renderer: Renderer) {
    self.root = root
    self.renderer = renderer
  }

  /// Returns the colours in an area, evenly spread; empty if it cannot be painted.
  func colors(in area: Rect) -> [Color] {
    let (left, top) = (area.minX.rounded(.down), area.minY.rounded(.down))
    let size = Size(
      width: min(area.maxX.rounded(.up) - left, Self.longest), height: min(area.maxY.rounded(.up) - top, Self.longest))
    guard size.width >= 1, size.height >= 1 else { return [] }
    let visible = items.reaching(Rect(origin: Point(x: left, y: top), size: size))
    let list = DisplayList(
      size: size, items: [.group(DisplayGroup(transform: .translation(x: -left, y: -top), items: visible))])
    let ground: Color = root.traitCollection.userInterfaceStyle == .dark ? .black : .white
    guard let pixmap = try? renderer.pixmap(of: list, scale: 1, background: ground) else { return [] }
    let columns = stride(from: 0, to: pixmap.width, by: max(1, pixmap.width / Self.mostColumns))
    let rows = stride(from: 0, to: pixmap.height, by: max(1, pixmap.height / Self.mostRows))
    var colors: [Color] = []
    for row in rows {
      for column in columns { colors.append(Color(hex: pixmap.pixels[row * pixmap.width + column] & 0xFFFFFF)) }
    }
    return colors
  }

  /// The longest side in points of an area to paint.
  private static let longest = 2000.0
}

extension [DisplayItem] {
  fileprivate var withoutTexts: [DisplayItem] {
    compactMap { item in
      switch item {
      case .text: return nil
      case .group(var group) where !group.isPicture:
        group.items = group.items.withoutTexts
        return .group(group)
      default: return item
      }
    }
  }
}
