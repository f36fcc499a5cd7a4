import AutoLayout
import Graphics

/// Puts a figure together from its scenes.
package struct FigureComposition {
  private let figure: Figure
  private let writer: FigureWriter
  private let isDark: Bool
  private let privateText: PrivateText

  /// The distance between scenes in points.
  private static let spacing = 28.0
  /// Room for an arrow between steps.
  private static let stepSpacing = 64.0

  /// - Parameter paint: Paints a list over a colour at one pixel per point.
  package init(
    _ figure: Figure, writer: FigureWriter, appearance: TraitCollection.UserInterfaceStyle,
    paint: @escaping (DisplayList, Color) -> Pixmap?
  ) {
    self.figure = figure
    self.writer = writer
    isDark = appearance == .dark
    privateText = PrivateText(writer: writer, paint: paint)
  }

  /// A figure as it is drawn, and what is known of its content.
  package struct Result {
    package var list: DisplayList
    /// The shown parts of the scenes, without private texts.
    package var scenes: [ShownScene]
    /// The explanations of the numbers.
    package var legend: [(number: Int, text: String)]
  }

  /// Returns the drawing of the figure.
  ///
  /// - Parameter scenes: The scenes of the panels.
  package func compose(_ scenes: [FigureScene]) throws(UnknownFigureView) -> Result {
    var panels: [DrawnPanel] = []
    var legend: [PanelCallouts.LegendRow] = []
    var shown: [ShownScene] = []
    for (panel, scene) in zip(figure.panels, scenes) {
      let scene = try privateText.applied(to: scene, panel.callouts)
      let views = SceneViews(of: scene)
      let texts = scene.list.items.texts(in: views.area).flatMap(\.lines)
      let area = try views.area(of: panel.crop, texts: texts)
      let callouts = PanelCallouts(
        callouts: panel.callouts, views: views, scene: scene, area: area, style: style)
      let drawing = try callouts.drawing(firstNumber: legend.count + 1)
      legend += drawing.legend
      panels.append(self.panel(scene, area, drawing, caption: panel.caption.text(in: writer.language)))
      shown.append(ShownScene(name: panel.scene, layout: scene.layout, area: area))
    }
    return Result(list: arrange(panels, legend), scenes: shown, legend: legend.map { ($0.number, $0.text) })
  }

  private var style: CalloutStyle { CalloutStyle(color: figure.color, writer: writer) }
  private var ink: Color {
    if case .color(let light, let dark) = figure.background {
      let ground = isDark ? dark : light
      return 0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue > 0.5
        ? Color(white: 0.1) : Color(white: 0.93)
    }
    return isDark ? Color(white: 0.93) : Color(white: 0.1)
  }

  // MARK: Panels

  /// A scene with its frame, callouts and caption, with the scene's corner at the origin.
  private struct DrawnPanel {
    var items: [DisplayItem]
    /// The area of the scene with its frame.
    var frame: Rect
    /// The area of everything.
    var bounds: Rect
  }

  private func panel(
    _ scene: FigureScene, _ area: Rect, _ drawing: PanelCallouts.Drawing, caption: String?
  ) -> DrawnPanel {
    let frame = FigureFrame(
      kind: figure.frame, cornerRadius: figure.cornerRadius, hasShadow: figure.hasShadow, device: scene.device,
      isDark: isDark, isRightToLeft: writer.isRightToLeft)
    let rect = Rect(origin: .zero, size: area.size)
    let toPanel = AffineTransform.translation(x: -area.minX, y: -area.minY)
    // Text that is not shown could be found in vector formats.
    let shown = scene.list.items.removingTexts { $0.rect.intersection(area).isEmpty }
    let content = DisplayGroup(
      transform: .identity, clip: frame.clip(of: rect),
      items: [
        .fill(.rect(rect), scene.background),
        .group(DisplayGroup(transform: toPanel, clip: .rect(area), items: shown + drawing.inside)),
      ])
    var items = frame.itemsBehind(rect) + [.group(content)] + frame.itemsOver(rect)
    items.append(.group(DisplayGroup(transform: toPanel, items: drawing.over)))
    let outer = rect.outset(by: frame.insets)
    var bounds = drawing.reach.reduce(outer) { $0.union(toPanel.apply(to: $1)) }
    if let caption, !caption.isEmpty {
      let text = writer.paragraph(caption, size: 14, weight: 500, width: outer.width, lines: 6, alignment: .center)
      let top = bounds.maxY + 14
      items.append(.text(text, at: Point(x: outer.minX, y: top), ink))
      bounds = bounds.union(Rect(x: outer.minX, y: top, width: outer.width, height: text.size.height))
    }
    return DrawnPanel(items: items, frame: outer, bounds: bounds)
  }

  // MARK: Arrangement

  private func arrange(_ panels: [DrawnPanel], _ legend: [PanelCallouts.LegendRow]) -> DisplayList {
    let isSteps = figure.arrangement == .steps && panels.count > 1
    var items: [DisplayItem] = []
    var bounds: Rect?
    var frames: [Rect] = []
    var x = 0.0
    for panel in writer.isRightToLeft ? panels.reversed() : panels {
      let offset = Point(x: x - panel.bounds.minX, y: -panel.frame.minY)
      items.append(.group(DisplayGroup(transform: .translation(x: offset.x, y: offset.y), items: panel.items)))
      let moved = panel.bounds.offset(by: offset)
      frames.append(panel.frame.offset(by: offset))
      bounds = bounds?.union(moved) ?? moved
      x = moved.maxX + (isSteps ? Self.stepSpacing : Self.spacing)
    }
    var area = bounds ?? .zero
    if isSteps { addSteps(frames, to: &items, &area) }
    addLegend(legend, to: &items, &area)
    return list(items, area)
  }

  /// Adds arrows between the scenes, and numbers above them.
  private func addSteps(_ frames: [Rect], to items: inout [DisplayItem], _ area: inout Rect) {
    for (before, after) in zip(frames, frames.dropFirst()) {
      let y = min(before.maxY, after.maxY, before.minY + 400) / 2
      let middle = (before.maxX + after.minX) / 2
      let (left, right) = (Point(x: middle - 18, y: y), Point(x: middle + 18, y: y))
      items += writer.isRightToLeft ? style.arrow(from: right, to: left) : style.arrow(from: left, to: right)
    }
    let ordered = writer.isRightToLeft ? frames.reversed() : frames
    for (index, frame) in ordered.enumerated() {
      let text = writer.paragraph(writer.number(Double(index + 1)), size: 20, weight: 700)
      let edge = writer.isRightToLeft ? frame.maxX - text.size.width : frame.minX
      let origin = Point(x: edge, y: area.minY - 10 - text.size.height)
      items.append(.text(text, at: origin, ink))
    }
    let height = writer.paragraph("1", size: 20, weight: 700).size.height + 10
    area = area.outset(by: EdgeInsets(top: height))
  }

  /// Adds the explanations of the numbers below everything.
  private func addLegend(_ legend: [PanelCallouts.LegendRow], to items: inout [DisplayItem], _ area: inout Rect) {
    let rows = legend.filter { !$0.text.isEmpty }
    guard !rows.isEmpty else { return }
    let indent = CalloutStyle.disc + 10
    let width = max(area.width, 240)
    var y = area.maxY + 20
    let left = area.minX
    for row in rows {
      let text = writer.paragraph(row.text, size: 13, width: width - indent, lines: 10)
      let height = max(CalloutStyle.disc, text.size.height)
      let disc = Rect(
        x: writer.isRightToLeft ? left + width - CalloutStyle.disc : left, y: y, width: CalloutStyle.disc,
        height: CalloutStyle.disc)
      items += style.number(row.number, in: disc)
      // The first line is level with the number.
      let top = y + max(0, (CalloutStyle.disc - text.size.height) / 2)
      items.append(.text(text, at: Point(x: writer.isRightToLeft ? left : left + indent, y: top), ink))
      y += height + 8
    }
    area = area.union(Rect(x: left, y: area.maxY, width: width, height: y - 8 - area.maxY))
  }

  private func list(_ items: [DisplayItem], _ area: Rect) -> DisplayList {
    let shadow = figure.hasShadow ? 20.0 : 0
    let margin = figure.margin ?? (figure.background == .none ? shadow : 32)
    let canvas = area.insetBy(dx: -max(margin, 0.5), dy: -max(margin, 0.5))
    let size = Size(width: canvas.width.rounded(.up), height: canvas.height.rounded(.up))
    // Whole points, so that the scenes' pixels are not between those of the figure.
    let offset = Point(x: (-canvas.minX).rounded(), y: (-canvas.minY).rounded())
    var all: [DisplayItem] = []
    if case .color(let light, let dark) = figure.background {
      all.append(.fill(.rect(Rect(origin: .zero, size: size)), isDark ? dark : light))
    }
    all.append(.group(DisplayGroup(transform: .translation(x: offset.x, y: offset.y), items: items)))
    return DisplayList(size: size, items: all)
  }
}
