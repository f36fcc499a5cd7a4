import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Figures

/// Figures of a scene of 100 x 80 points, with text on a grid.
@Suite("Composition of figures")
struct FigureCompositionTests {
  private func node(_ id: String, _ frame: Rect, _ children: [LayoutNode] = []) -> LayoutNode {
    LayoutNode(id: id, elementClass: "view", name: "", frame: frame, alignmentRect: frame, children: children)
  }

  private func scene(_ items: [DisplayItem] = []) -> FigureScene {
    let size = Size(width: 100, height: 80)
    let root = node(
      "root", Rect(origin: .zero, size: size), [node("box", Rect(x: 10, y: 20, width: 60, height: 50))])
    return FigureScene(
      layout: LayoutResult(size: size, root: root), list: DisplayList(size: size, items: items), background: .white)
  }

  private func compose(
    _ figure: Figure, _ scenes: FigureScene..., isRightToLeft: Bool = false,
    appearance: TraitCollection.UserInterfaceStyle = .light
  ) throws -> FigureComposition.Result {
    let writer = FigureWriter(language: "en", isRightToLeft: isRightToLeft, measuring: GridGlyphs())
    let composition = FigureComposition(figure, writer: writer, appearance: appearance) { _, _ in
      Pixmap(width: 1, height: 1, scale: 1, pixels: [0xFFFF_0000])
    }
    return try composition.compose(scenes)
  }

  private func figure(_ callouts: [Callout] = [], panels: Int = 1) -> Figure {
    var figure = Figure("f", panels: (0..<panels).map { _ in FigurePanel(scene: "S", callouts: callouts) })
    figure.hasShadow = false
    return figure
  }

  @Test("The margin leaves room for the shadow, or shows 32 points of the ground, unless it is given")
  func margin() throws {
    func width(_ change: (inout Figure) -> Void) throws -> Double {
      var figure = figure()
      change(&figure)
      return try compose(figure, scene()).list.size.width
    }
    #expect(try width { $0.hasShadow = true } == 140)
    #expect(try width { $0.background = .color(light: .white, dark: .black) } == 164)
    #expect(try width { $0.margin = 7 } == 114)
    // Half a point at each side, so that no line is cut.
    #expect(try width { $0.margin = 0 } == 101)
  }

  /// The colour of the legend's text. The weights of the components are those of ITU-R BT.601: 0.299, 0.587 and 0.114.
  @Test(
    "Text on a ground is dark if the ground is bright to the eye, in both appearances",
    arguments: [
      (Color.green, 0.1), (.blue, 0.93), (.red, 0.93), (.yellow, 0.1), (Color(white: 0.49), 0.93),
      (Color(white: 0.51), 0.1),
    ])
  func ink(ground: Color, white: Double) throws {
    var figure = figure([.number("box", legend: "One")])
    for appearance in [TraitCollection.UserInterfaceStyle.light, .dark] {
      figure.background = appearance == .light ? .color(light: ground, dark: .red) : .color(light: .red, dark: ground)
      let items = try compose(figure, scene(), appearance: appearance).list.items
      guard case .text(_, _, let color) = items.flattened.last else {
        Issue.record("the legend is not last")
        return
      }
      #expect(color == Color(white: white))
    }
  }

  @Test("Without a ground, text has the ink of the appearance")
  func inkOfAppearance() throws {
    for (appearance, white) in [(TraitCollection.UserInterfaceStyle.light, 0.1), (.dark, 0.93)] {
      let items = try compose(figure([.number("box", legend: "One")]), scene(), appearance: appearance).list.items
      guard case .text(_, _, let color) = items.flattened.last else { continue }
      #expect(color == Color(white: white))
    }
  }

  @Test("The arrow between two steps points to the later one, which is at the left from right to left")
  func steps() throws {
    for isRightToLeft in [false, true] {
      var figure = figure(panels: 2)
      figure.arrangement = .steps
      let items = try compose(figure, scene(), scene(), isRightToLeft: isRightToLeft).list.items
      let heads = items.flattened.compactMap { item -> [PathElement]? in
        if case .fill(.elements(let path), figure.color) = item { path } else { nil }
      }
      let head = try #require(heads.first)
      guard case .move(let tip) = head[0], case .line(let neck) = head[1] else { return }
      #expect((tip.x > neck.x) == !isRightToLeft && heads.count == 1)
    }
  }

  @Test("Panels beside each other are 28 points apart, steps 64")
  func spacing() throws {
    var figure = figure(panels: 2)
    figure.margin = 10
    #expect(try compose(figure, scene(), scene()).list.size.width == 248)
    figure.arrangement = .steps
    #expect(try compose(figure, scene(), scene()).list.size.width == 284)
  }

  @Test("Numbers go on from panel to panel, in the order of the declaration")
  func numbers() throws {
    let figure = Figure(
      "f",
      panels: [
        FigurePanel(scene: "A", callouts: [.number("box", legend: "One"), .number("root", legend: "Two")]),
        FigurePanel(scene: "B", callouts: [.number("box")]),
      ])
    for isRightToLeft in [false, true] {
      let result = try compose(figure, scene(), scene(), isRightToLeft: isRightToLeft)
      #expect(result.legend.map(\.number) == [1, 2, 3] && result.legend.map(\.text) == ["One", "Two", ""])
      #expect(result.scenes.map(\.name) == ["A", "B"])
    }
  }

  @Test("The numbers of a legend are at its leading edge, and a row without a text is left out")
  func legend() throws {
    for isRightToLeft in [false, true] {
      var figure = figure([.number("box", legend: "One"), .number("root")])
      figure.margin = 0
      let items = try compose(figure, scene(), isRightToLeft: isRightToLeft).list.items
      // The last disc is the legend's: that of the figure is above it.
      let discs = items.fills.filter { $0.rect.size == Size(width: 22, height: 22) && $0.color == figure.color }
      #expect(discs.count == 3)
      // The legend is 240 points wide at least, from the left edge of the panels on.
      let panel = try #require(items.fills.first { $0.rect.size == Size(width: 100, height: 80) }).rect
      let disc = try #require(discs.last).rect
      #expect(isRightToLeft ? disc.minX > panel.maxX : disc.minX <= panel.minX)
    }
  }

  @Test("A crop shows its part alone, and texts outside of it are not in the document")
  func crop() throws {
    let run = GlyphRun(face: FontFace(path: "", size: 10), glyphs: [])
    func text(_ y: Double) -> DisplayItem {
      .text(
        Paragraph(
          size: Size(width: 20, height: 10), lines: [TextLine(baseline: 8, x: 0, width: 20, runs: [run])]),
        at: Point(x: 15, y: y), .black)
    }
    var figure = figure()
    figure.margin = 0
    figure.panels[0].crop = FigureCrop(to: "box", padding: 0)
    let list = try compose(figure, scene([text(30), text(2)])).list
    #expect(list.size == Size(width: 61, height: 51))
    #expect(list.items.textOrigins == [Point(x: 15, y: 30)])
  }

  // MARK: Private texts

  @Test(
    "The squares of a blurred text are too large to read it by, at every size", arguments: [(10.0, 12.0), (40, 32)])
  func blur(size: Double, side: Double) throws {
    let run = GlyphRun(face: FontFace(path: "", size: size), glyphs: [])
    let text = DisplayItem.text(
      Paragraph(
        size: Size(width: 40, height: size), lines: [TextLine(baseline: 30, x: 0, width: 40, runs: [run])]),
      at: Point(x: 15, y: 25), .black)
    let items = try compose(figure([.blur("box")]), scene([text])).list.items
    // Each square reaches half a point into the next one.
    let squares = items.fills.filter { $0.rect.width == side + 0.5 && $0.rect.height == side + 0.5 }
    #expect(squares.count == Int((60 / side).rounded(.up)) * Int((50 / side).rounded(.up)))
    #expect(items.textOrigins.isEmpty)
  }

  @Test("A text takes the place of another at the same baseline, from its leading edge")
  func replacement() throws {
    let run = GlyphRun(face: FontFace(path: "", size: 10), glyphs: [])
    let old = DisplayItem.text(
      Paragraph(size: Size(width: 20, height: 14), lines: [TextLine(baseline: 11, x: 0, width: 20, runs: [run])]),
      at: Point(x: 30, y: 30), .black)
    for (isRightToLeft, x) in [(false, 30.0), (true, 10)] {
      let items = try compose(figure([.replacement("box", with: "New")]), scene([old]), isRightToLeft: isRightToLeft)
        .list.items
      // A line of the grid has its baseline at 4/5 of the size: 30 + 11 - 8.
      #expect(items.textOrigins == [Point(x: x, y: 33)])
    }
  }
}

/// Text on a grid whose lines have runs, as all drawn texts do.
private final class GridGlyphs: TextMeasuring {
  private let grid = GridText()

  func paragraph(for request: ParagraphRequest) -> Paragraph {
    var paragraph = grid.paragraph(for: request)
    let face = FontFace(path: "", size: request.runs.first?.font.size ?? 0)
    for line in paragraph.lines.indices { paragraph.lines[line].runs = [GlyphRun(face: face, glyphs: [])] }
    return paragraph
  }

  func metrics(for font: Font) -> FontExtents { grid.metrics(for: font) }
  func hasFamily(_ family: Font.Family) -> Bool { grid.hasFamily(family) }
}
