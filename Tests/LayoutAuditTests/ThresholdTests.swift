import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@testable import LayoutAudit

/// A line of letters at an exact place: the audit takes letters to reach from 0.705 em above the baseline, the height
/// of capitals, to 0.2 em below it.
private final class Line: View {
  /// The em size in points: letters reach 4 points below the baseline, and 14.1 above it.
  static let em = 20.0

  private let paragraph: Paragraph
  private let origin: Point
  private let color: Color

  /// Makes a view that fills the scene, since frames are rounded to pixels and drawing is not.
  ///
  /// - Parameters:
  ///   - origin: The top left of the line, which is 24 points high with its baseline at 20.
  ///   - secondWidth: The width of a second line below, or `nil` for one line.
  init(
    _ name: String, at origin: Point = .zero, width: Double, secondWidth: Double? = nil, color: Color = .black,
    need: TextNeed? = nil, missingFamilies: [String] = []
  ) {
    let run = GlyphRun(face: FontFace(path: "", size: Self.em), glyphs: [])
    let lines = [width, secondWidth].compactMap(\.self).enumerated().map { number, width in
      TextLine(baseline: 20 + 24 * Double(number), x: 0, width: width, runs: [run])
    }
    paragraph = Paragraph(
      size: Size(width: max(width, secondWidth ?? 0), height: 24 * Double(lines.count)), lines: lines,
      isTruncated: need != nil, need: need,
      missingFamilies: missingFamilies)
    self.origin = origin
    self.color = color
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    identifier = name
  }

  override func displayItems() -> [DisplayItem] { [.text(paragraph, at: origin, color)] }
}

/// A box that draws a rectangle.
private final class Painter: View {
  private let rect: Rect

  init(_ rect: Rect, in frame: Rect) {
    self.rect = rect
    super.init(frame: frame)
  }

  override func displayItems() -> [DisplayItem] { [.fill(.rect(rect), .black)] }
}

/// Checks each threshold in the comments of the rules from both sides.
@Suite("Thresholds of findings")
struct ThresholdTests {
  private func findings(_ rule: Finding.Rule, _ views: View...) -> [Finding] {
    let root = View()
    for view in views { root.addSubview(view) }
    return findings(rule, in: root)
  }

  /// Returns the findings at two pixels per point.
  private func findings(_ rule: Finding.Rule, in root: View) -> [Finding] {
    let environment = LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: GridText())
    let outcome = root.layout(size: Size(width: 320, height: 200), in: environment)
    return LayoutAudit(of: root, outcome: outcome).findings().filter { $0.rule == rule }
  }

  // MARK: Truncation

  @Test(
    "A line is certainly too wide if more than 2.5% of it and more than a point is missing",
    arguments: [
      (100, 2.5, Finding.Severity.note), (100, 2.625, .warning), (20, 1, .note), (20, 1.125, .warning),
    ])
  func tooWide(width: Double, missing: Double, severity: Finding.Severity) {
    let need = TextNeed(
      allowedWidth: width - missing, allowedLines: 1, width: width, lines: 1, height: 24, leastLines: 1)
    #expect(findings(.truncated, Line("a", width: width - missing, need: need)).map(\.severity) == [severity])
  }

  @Test("Lines are certainly missing if they are needed even with the narrowest letters", arguments: [1, 2])
  func tooManyLines(leastLines: Int) {
    let need = TextNeed(allowedWidth: 100, allowedLines: 0, width: 150, lines: 2, height: 48, leastLines: leastLines)
    #expect(
      findings(.truncated, Line("a", width: 100, need: need)).map(\.severity) == [leastLines > 1 ? .warning : .note])
  }

  @Test("No finding about a text in a replaced typeface is certain")
  func replacedTypeface() {
    let need = TextNeed(allowedWidth: 50, allowedLines: 1, width: 100, lines: 1, height: 24, leastLines: 1)
    let line = Line("a", width: 50, need: need, missingFamilies: ["Gotham"])
    #expect(findings(.truncated, line).map(\.severity) == [.note])
    let cut = Line("b", at: Point(x: 250, y: 0), width: 100, missingFamilies: ["Gotham"])
    #expect(findings(.clipped, cut).map(\.severity) == [.note])
  }

  @Test("Of the titles of segments the one that misses most is reported, and each segment gets its share of more width")
  func segments() throws {
    /// A text engine with 20 points of room for every text, whose characters are 10 points wide.
    final class Narrow: TextMeasuring {
      func paragraph(for request: ParagraphRequest) -> Paragraph {
        let width = 10 * Double(request.runs.reduce(0) { $0 + $1.text.count })
        let need = TextNeed(
          allowedWidth: 20, allowedLines: 1, width: width, lines: 1, height: 24, leastLines: 1)
        let line = TextLine(
          baseline: 20, x: 0, width: 20, runs: [GlyphRun(face: FontFace(path: "", size: 20), glyphs: [])])
        return Paragraph(size: Size(width: 20, height: 24), lines: [line], isTruncated: true, need: need)
      }
      func metrics(for font: Font) -> FontExtents { GridText().metrics(for: font) }
      func hasFamily(_ family: Font.Family) -> Bool { true }
    }
    let control = SegmentedControl(frame: Rect(x: 0, y: 0, width: 120, height: 32))
    control.segments = ["abc", "abcde", "abcd"].map { SegmentedControl.Segment(title: $0) }
    let root = View()
    root.addSubview(control)
    let environment = LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: Narrow())
    let outcome = root.layout(size: Size(width: 320, height: 200), in: environment)
    let found = LayoutAudit(of: root, outcome: outcome).findings().filter { $0.rule == .truncated }
    #expect(found.count == 1)
    // 50 - 20 = 30 points for each of three segments.
    #expect(found.first?.message.contains("needs 50 pt of width but has 20 pt") == true)
    #expect(found.first?.fixes.first?.contains("make the control 90 pt wider") == true)
  }

  @Test("The fix for a configured button is to grow, because its title wraps; for a plain one, to wrap")
  func advice() throws {
    let need = TextNeed(allowedWidth: 60, allowedLines: 1, width: 200, lines: 4, height: 96, leastLines: 4)
    /// A text engine that shows one line of every text.
    final class OneLine: TextMeasuring {
      let need: TextNeed
      init(_ need: TextNeed) { self.need = need }
      func paragraph(for request: ParagraphRequest) -> Paragraph {
        let run = GlyphRun(face: FontFace(path: "", size: 20), glyphs: [])
        let line = TextLine(baseline: 20, x: 0, width: 60, runs: [run])
        return Paragraph(size: Size(width: 60, height: 24), lines: [line], isTruncated: true, need: need)
      }
      func metrics(for font: Font) -> FontExtents { GridText().metrics(for: font) }
      func hasFamily(_ family: Font.Family) -> Bool { true }
    }
    func fix(of button: Button) throws -> String {
      let root = View()
      button.frame = Rect(x: 0, y: 0, width: 100, height: 60)
      root.addSubview(button)
      let environment = LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: OneLine(need))
      let outcome = root.layout(size: Size(width: 320, height: 200), in: environment)
      let finding = try #require(
        LayoutAudit(of: root, outcome: outcome).findings().first { $0.rule == .truncated })
      return try #require(finding.fixes.first)
    }
    let configured = Button(configuration: ButtonConfiguration(style: .filled, title: "A long title"))
    #expect(try fix(of: configured) == "Let the view grow to 96 pt of text.")
    let plain = Button(type: .system)
    plain.setTitle("A long title", for: .normal)
    #expect(try fix(of: plain) == "Let the title wrap (line break 'Word Wrap'), or make the view 140 pt wider.")
  }

  // MARK: Clipping

  @Test(
    "At the sides half a point, a pixel, is not clipping; beyond 2.5% of the width it is certain",
    arguments: [
      (0.5, nil), (0.625, Finding.Severity.note), (2.5, .note), (2.625, .warning), (99, .warning), (100, .note),
    ])
  func clippedAtSides(loss: Double, severity: Finding.Severity?) {
    let expected = [severity].compactMap(\.self)
    // The scene is 320 points wide. A line completely outside may be meant to move in.
    #expect(findings(.clipped, Line("a", at: Point(x: 220 + loss, y: 0), width: 100)).map(\.severity) == expected)
    #expect(findings(.clipped, Line("a", at: Point(x: -loss, y: 0), width: 100)).map(\.severity) == expected)
  }

  @Test(
    "Above and below, a point is not clipping, and more than two points are certain",
    arguments: [(0.9, nil), (1.1, Finding.Severity.note), (1.9, .note), (2.1, .warning)])
  func clippedAboveAndBelow(loss: Double, severity: Finding.Severity?) {
    let expected = [severity].compactMap(\.self)
    // Letters reach from 5.9 to 24 points below the view's top; the scene is 200 points high.
    #expect(findings(.clipped, Line("a", at: Point(x: 0, y: 176 + loss), width: 100)).map(\.severity) == expected)
    #expect(findings(.clipped, Line("a", at: Point(x: 0, y: -5.9 - loss), width: 100)).map(\.severity) == expected)
  }

  @Test("Text of which nothing is visible is outside the scene")
  func invisible() {
    let outside = findings(.clipped, Line("a", at: Point(x: 330, y: 0), width: 100))
    #expect(outside.first?.message.hasSuffix("is completely outside the scene.") == true)
  }

  // MARK: Overlap

  @Test(
    "Lines that touch, or share a point, do not overlap; beyond 2.5% of their width they certainly do",
    arguments: [
      (0, nil), (1, nil), (1.125, Finding.Severity.note), (2.5, .note), (2.625, .warning),
    ])
  func overlappingSides(shared: Double, severity: Finding.Severity?) {
    let (one, other) = (Line("one", width: 100), Line("other", at: Point(x: 100 - shared, y: 0), width: 100))
    #expect(findings(.overlap, one, other).map(\.severity) == [severity].compactMap(\.self))
  }

  @Test(
    "Lines above each other overlap if their letters share more than a point", arguments: [(0.9, false), (1.1, true)])
  func overlappingHeights(shared: Double, isFound: Bool) {
    // Letters are 18.1 points high.
    let (one, other) = (Line("one", width: 100), Line("other", at: Point(x: 0, y: 18.1 - shared), width: 100))
    #expect(findings(.overlap, one, other).map(\.severity) == (isFound ? [.warning] : []))
  }

  @Test("Two texts that share a third of the area they fill may be two states of one place", arguments: [50, 49])
  func stacked(offset: Double) throws {
    // At half their width they share 50 of 150 points.
    let (one, other) = (Line("one", width: 100), Line("other", at: Point(x: offset, y: 0), width: 100))
    let finding = try #require(findings(.overlap, one, other).first)
    #expect(finding.severity == (offset < 50 ? .note : .warning))
    #expect(finding.fixes.isEmpty == (offset < 50))
  }

  @Test("An overlap of two texts is certain if that of any two of their lines is", arguments: [true, false])
  func overlappingLines(firstIsCertain: Bool) {
    // The other text starts at 90: a line of 100 points reaches 10 into it, one of 92 points only 2, less than 2.5%.
    let one = Line("one", width: firstIsCertain ? 100 : 92, secondWidth: firstIsCertain ? 92 : 100)
    let other = Line("other", at: Point(x: 90, y: 0), width: 100, secondWidth: 100)
    let found = findings(.overlap, one, other)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.regions.count) == [2])
  }

  @Test("A line that touches two lines of a text is one overlap with two regions")
  func lineBetweenLines() {
    // Letters of the lines reach from 5.9 to 24 and from 29.9 to 48, those of the other from 17.9 to 36.
    let found = findings(
      .overlap, Line("one", width: 100, secondWidth: 100), Line("other", at: Point(x: 90, y: 12), width: 100))
    #expect(found.map(\.views) == [["other", "one"]])
    #expect(found.first?.regions.map(\.height).map { ($0 * 10).rounded() } == [61, 61])
  }

  @Test("A cover hides what is below it from half its opacity on", arguments: [0.49, 0.5])
  func covers(opacity: Double) {
    let cover = View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    cover.backgroundColor = Color(white: 1, alpha: opacity)
    let found = findings(.overlap, Line("one", width: 100), cover, Line("other", at: Point(x: 20, y: 2), width: 100))
    #expect(found.isEmpty == (opacity >= 0.5))
  }

  @Test("A text is shown from an opacity above 2%", arguments: [0.02, 0.03])
  func faintText(opacity: Double) {
    let faint = Line("faint", at: Point(x: 20, y: 2), width: 100, color: Color(white: 0, alpha: opacity))
    #expect(findings(.overlap, Line("one", width: 100), faint).isEmpty == (opacity <= 0.02))
  }

  // MARK: Bounds

  @Test("A view that reaches out by exactly a pixel of a third of a point is not outside, however that is rounded")
  func outsideByOnePixel() {
    let scale = 3.0
    for start in stride(from: 0, through: 200, by: 1.0) {
      let root = View(frame: Rect(x: 0, y: 0, width: start + 181, height: 60))
      root.addSubview(View(frame: Rect(x: start, y: 0, width: 181 + 1 / scale, height: 40)))
      let outside = Finding.outsideSuperview(root.subviews[0], pixel: 1 / scale, isAfterConflict: false)
      #expect(outside == nil, "at \(start)")
    }
  }

  @Test(
    "A view reaches out of its superview by more than a pixel, on each side", arguments: [(0.5, false), (1, true)])
  func outsideSuperview(excess: Double, isFound: Bool) {
    for (dx, dy, edge) in [
      (-10 - excess, 0, "left edge"), (10 + excess, 0, "right edge"), (0, -10 - excess, "top"),
      (0, 10 + excess, "bottom"),
    ] {
      let panel = View(frame: Rect(x: 100, y: 50, width: 60, height: 60))
      panel.addSubview(View(frame: Rect(x: 10 + dx, y: 10 + dy, width: 40, height: 40)))
      let found = findings(.outsideBounds, panel)
      #expect(found.count == (isFound ? 1 : 0))
      #expect(found.allSatisfy { $0.message.contains("beyond the \(edge) of") })
    }
  }

  @Test(
    "A view draws outside its bounds if it exceeds them by more than a point", arguments: [(1, false), (1.125, true)])
  func drawsOutside(excess: Double, isFound: Bool) {
    let painter = Painter(Rect(x: 0, y: 0, width: 20, height: 20 + excess), in: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(findings(.outsideBounds, painter).count == (isFound ? 1 : 0))
  }

  @Test("The shadow in a segmented control, and a bar behind the home indicator, are not outside of their bounds")
  func drawnBySystem() {
    let control = SegmentedControl(frame: Rect(x: 20, y: 20, width: 120, height: 32))
    control.segments = [SegmentedControl.Segment(title: "a"), SegmentedControl.Segment(title: "b")]
    control.selectedSegmentIndex = 0
    let (root, bar) = (View(), Toolbar())
    bar.isAtScrollEdge = false
    bar.frame = Rect(x: 0, y: 117, width: 320, height: 49)
    for view in [control, bar] { root.addSubview(view) }
    let outcome = root.layout(
      size: Size(width: 320, height: 200), safeArea: EdgeInsets(bottom: 34),
      in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: GridText()))
    #expect(!LayoutAudit(of: root, outcome: outcome).findings().contains { $0.rule == .outsideBounds })
  }

  @Test(
    "An item for which a bar has no room is found, as a warning if nothing of it is in the bar",
    arguments: [(0.0, nil), (250, Finding.Severity.note), (400, .warning)])
  func itemsOutsideOfBars(space: Double, severity: Finding.Severity?) throws {
    let (root, bar) = (View(), Toolbar())
    var gap = BarButtonItem(systemItem: .fixedSpace)
    gap.width = space
    bar.items = [BarButtonItem(title: "ab"), gap, BarButtonItem(title: "cdefgh")]
    bar.frame = Rect(x: 0, y: 117, width: 320, height: 49)
    root.addSubview(bar)
    let outcome = root.layout(
      size: Size(width: 320, height: 200), safeArea: .zero,
      in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: GridText()))
    let found = LayoutAudit(of: root, outcome: outcome).findings().filter { $0.rule == .outsideBounds }
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.message.hasPrefix("The item 'cdefgh' of the toolbar") })
  }

  @Test("A view may reach out of a superview whose size is open, which is the problem")
  func ambiguousSuperview() {
    for isOpen in [false, true] {
      let (root, panel, box) = (View(), View(), Box("box", 100, 20))
      panel.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(panel)
      panel.addSubview(box)
      LayoutConstraint.activate(
        [
          panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
          panel.topAnchor.constraint(equalTo: root.topAnchor), panel.heightAnchor.constraint(equalToConstant: 50),
          box.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
          box.topAnchor.constraint(equalTo: panel.topAnchor),
        ] + (isOpen ? [] : [panel.widthAnchor.constraint(equalToConstant: 10)]))
      #expect(findings(.ambiguous, in: root).isEmpty != isOpen)
      #expect(findings(.outsideBounds, in: root).isEmpty == isOpen)
    }
  }

  // MARK: Squeezing

  @Test(
    "A view is squeezed by more than 2.5% of its natural size; with less than half of it, that is a warning",
    arguments: [(97.5, nil), (97, Finding.Severity.note), (50, .note), (49.5, .warning)])
  func squeezed(width: Double, severity: Finding.Severity?) {
    let root = View()
    let box = Box("box", 100, 20)
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: width),
    ])
    #expect(findings(.squeezed, in: root).map(\.severity) == [severity].compactMap(\.self))
  }

  @Test("A width that a constraint sets or limits is intended; a minimum width is not", arguments: [true, false])
  func intendedWidth(isMinimum: Bool) {
    let root = View()
    let box = Box("box", 100, 20)
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
      isMinimum
        ? box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
        : box.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
    ])
    #expect(findings(.squeezed, in: root).map(\.severity) == (isMinimum ? [.note] : []))
  }

  @Test("A search bar may be lower than it is by itself, down to half", arguments: [(0.49, true), (0.51, false)])
  func searchBar(share: Double, isFound: Bool) {
    let (root, bar) = (View(), SearchBar())
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor), bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.topAnchor, constant: bar.intrinsicContentSize.height * share),
    ])
    #expect(findings(.squeezed, in: root).map(\.severity) == (isFound ? [.warning] : []))
  }

  @Test("A switch with the width of another release reaches beyond its place", arguments: [(2.0, true), (0.5, false)])
  func outgrown(missing: Double, isFound: Bool) throws {
    let (root, toggle) = (View(), Switch())
    toggle.identifier = "toggle"
    toggle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(toggle)
    LayoutConstraint.activate([
      toggle.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      toggle.topAnchor.constraint(equalTo: root.topAnchor),
      toggle.widthAnchor.constraint(equalToConstant: toggle.intrinsicContentSize.width - missing),
    ])
    let found = findings(.squeezed, in: root)
    #expect(found.map(\.severity) == (isFound ? [.note] : []))
    if isFound { #expect(try #require(found.first).message.contains("reaches 2 pt beyond its place")) }
  }

  // MARK: Baselines

  @Test(
    "A text is off its baseline by more than a point",
    arguments: [(22, false), (23, true), (18, false), (17, true)])
  func baseline(height: Double, isFound: Bool) {
    // A line of 20 points is in the middle of its label, so half of the difference is above it.
    let root = View()
    let label = Label(text: "abc")
    label.font = gridFont
    label.translatesAutoresizingMaskIntoConstraints = false
    let box = Box("box", 10, 10)
    root.addSubview(label)
    root.addSubview(box)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      label.heightAnchor.constraint(equalToConstant: height),
      box.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    #expect(findings(.baseline, in: root).count == (isFound ? 1 : 0))
  }

  @Test(
    "A slider is drawn as large as its look unless it has less than half of its height",
    arguments: [(1.0, true), (-1, false)])
  func sliders(rest: Double, isFine: Bool) {
    let (root, slider) = (View(), Slider())
    slider.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(slider)
    LayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      slider.topAnchor.constraint(equalTo: root.topAnchor),
      slider.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      slider.bottomAnchor.constraint(
        equalTo: root.topAnchor, constant: slider.intrinsicContentSize.height / 2 + rest),
    ])
    #expect(findings(.squeezed, in: root).map(\.severity) == (isFine ? [] : [.warning]))
  }
}
