import Files
import Graphics

/// Takes private content out of a scene before anything is drawn from it: out of the picture, out of the texts of
/// vector formats, and out of the layout that generated texts and records are made of.
struct PrivateText {
  let writer: FigureWriter
  /// Paints a list at one pixel per point.
  let paint: (DisplayList, Color) -> Pixmap?

  func applied(to scene: FigureScene, _ callouts: [Callout]) throws(UnknownFigureView) -> FigureScene {
    var scene = scene
    for callout in callouts {
      switch callout {
      case .blur(let view): try blur(view, in: &scene)
      case .replacement(let view, let text): try replace(view, with: text.text(in: writer.language) ?? "", in: &scene)
      default: break
      }
    }
    return scene
  }

  // MARK: Blur

  private func blur(_ view: String, in scene: inout FigureScene) throws(UnknownFigureView) {
    let views = SceneViews(of: scene)
    let entry = try views.entry(view)
    let area = entry.rect.intersection(views.area)
    guard !area.isEmpty else { return }
    let mosaic = mosaic(of: scene, in: area)
    scene.list.items = scene.list.items.removingTexts { !$0.rect.intersection(area).isEmpty }
    let clip = Path.roundedRect(area, radius: min(4, area.height / 4))
    scene.list.items.append(.group(DisplayGroup(clip: clip, items: mosaic)))
    scene.layout.removeTexts(inViewCalled: entry.node.id)
  }

  /// The least side of a square in points.
  private static let leastSide = 12.0

  /// Returns squares with the mean colours of what is behind them. They are larger than the letters, so that words
  /// cannot be recognized.
  private func mosaic(of scene: FigureScene, in area: Rect) -> [DisplayItem] {
    let largest = scene.list.items.texts(in: area).flatMap(\.paragraph.lines).flatMap(\.runs).map(\.face.size).max()
    let side = max(Self.leastSide, 0.8 * (largest ?? 0))
    guard let pixels = paint(scene.list, scene.background) else {
      return [.fill(.rect(area), Color(white: 0.5))]
    }
    var items: [DisplayItem] = []
    var y = area.minY
    while y < area.maxY {
      var x = area.minX
      while x < area.maxX {
        let square = Rect(x: x, y: y, width: min(side, area.maxX - x), height: min(side, area.maxY - y))
        // Overlapping, so that no lines are between the squares.
        let drawn = Rect(x: x, y: y, width: side + 0.5, height: side + 0.5)
        items.append(.fill(.rect(drawn), pixels.meanColor(in: square)))
        x += side
      }
      y += side
    }
    return items
  }

  // MARK: Replacement

  private func replace(_ view: String, with text: String, in scene: inout FigureScene) throws(UnknownFigureView) {
    let views = SceneViews(of: scene)
    let entry = try views.entry(view)
    let area = entry.rect.intersection(views.area)
    guard let first = scene.list.items.texts(in: area).first(where: { area.contains($0.rect.center) }) else { return }
    scene.list.items = scene.list.items.removingTexts { area.contains($0.rect.center) }
    if !text.isEmpty { scene.list.items.append(contentsOf: replacement(text, for: first, in: area)) }
    scene.layout.removeTexts(inViewCalled: entry.node.id, replacedBy: text)
  }

  /// Sets a text where another was: in its size, weight and colour, on its first line.
  private func replacement(_ text: String, for old: PlacedText, in area: Rect) -> [DisplayItem] {
    guard let line = old.paragraph.lines.first, let run = line.runs.first else { return [] }
    let corner = old.transform.apply(to: old.origin)
    let edge = writer.isRightToLeft ? old.rect.maxX : old.rect.minX
    let width = writer.isRightToLeft ? edge - area.minX : area.maxX - edge
    let paragraph = writer.paragraph(
      text, size: run.face.size, weight: run.face.weight, width: max(width, 1), lines: max(1, old.paragraph.lines.count)
    )
    let top = corner.y + line.baseline - paragraph.firstBaseline
    let origin = Point(x: writer.isRightToLeft ? area.minX : edge, y: top)
    return [
      .group(DisplayGroup(clip: .rect(area), items: [.text(paragraph, at: origin, run.color ?? old.color)]))
    ]
  }
}

extension LayoutResult {
  /// Removes the texts of a view and of the views in it, or sets that of the first one with text.
  fileprivate mutating func removeTexts(inViewCalled id: String, replacedBy text: String = "") {
    root.forNode(withID: id) { $0.removeTexts(replacedBy: text) }
    for index in chrome.indices { chrome[index].forNode(withID: id) { $0.removeTexts(replacedBy: text) } }
    // The messages of findings quote texts.
    findings = []
  }
}

extension LayoutNode {
  fileprivate mutating func forNode(withID id: String, _ change: (inout LayoutNode) -> Void) {
    if self.id == id { return change(&self) }
    for index in children.indices { children[index].forNode(withID: id, change) }
  }

  fileprivate mutating func removeTexts(replacedBy text: String) {
    if self.text != nil || !name.isEmpty { name = text }
    self.text?.string = text
    for index in children.indices { children[index].removeTexts(replacedBy: text) }
  }
}

extension FontFace {
  /// The weight on the font's axis, or that of regular text.
  var weight: Int {
    let setting = variations.utf8.split(separator: ",").first { $0.utf8.hasPrefix("wght=") }
    return setting.flatMap { Double($0.dropFirst(5)) }.map { Int(bounded: $0) } ?? 400
  }
}

extension Rect {
  var center: Point { Point(x: midX, y: midY) }
}

extension Pixmap {
  /// Returns the mean colour of an area in points, over white.
  fileprivate func meanColor(in area: Rect) -> Color {
    let columns =
      Int(bounded: area.minX * scale)..<max(Int(bounded: area.minX * scale) + 1, Int(bounded: area.maxX * scale))
    let rows =
      Int(bounded: area.minY * scale)..<max(Int(bounded: area.minY * scale) + 1, Int(bounded: area.maxY * scale))
    var (red, green, blue, count) = (0.0, 0.0, 0.0, 0.0)
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) {
        let pixel = pixels[row * width + column]
        red += Double(pixel >> 16 & 0xFF)
        green += Double(pixel >> 8 & 0xFF)
        blue += Double(pixel & 0xFF)
        count += 1
      }
    }
    guard count > 0 else { return Color(white: 0.5) }
    return Color(red: red / count / 255, green: green / count / 255, blue: blue / count / 255)
  }
}
