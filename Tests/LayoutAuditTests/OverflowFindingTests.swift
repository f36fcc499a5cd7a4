import Testing

@testable import Galley

@Suite("Text that is lost or lies on something is found")
struct OverflowFindingTests {
  private let renderer: Renderer
  private let root = View()

  init() throws {
    renderer = try Renderer()
    root.identifier = "root"
  }

  /// A label at a frame of its own, of a size that letters do not decide.
  @discardableResult
  private func label(
    _ text: String, _ id: String = "label", at frame: Rect, in superview: View? = nil, lines: Int = 1
  ) -> Label {
    let label = Label(text: text)
    label.identifier = id
    label.numberOfLines = lines
    label.frame = frame
    (superview ?? root).addSubview(label)
    return label
  }

  private func findings(_ rule: Finding.Rule? = nil) -> [Finding] {
    renderer.render(root, size: Size(width: 320, height: 200)).layout.findings
      .filter { rule == nil || $0.rule == rule }
  }

  /// The width of a text in the font of labels.
  private func width(of text: String) -> Double {
    let request = ParagraphRequest(runs: [TextRun(text, font: .systemFont(ofSize: 17))])
    return renderer.measuring.paragraph(for: request).size.width
  }

  // MARK: Truncation

  @Test("Beyond 2.5% of its width a text is certainly too wide, below that only possibly")
  func severities() throws {
    let text = "A name of some length"
    let width = width(of: text)
    for (share, severity) in [(0.97, Finding.Severity.warning), (0.98, .note)] {
      root.subviews.forEach { $0.removeFromSuperview() }
      label(text, at: Rect(x: 0, y: 0, width: width * share, height: 21))
      #expect(findings(.truncated).map(\.severity) == [severity], "\(share)")
    }
  }

  @Test("Of a short text a point is the margin")
  func shortText() {
    // 2.5% of it is less than half a point.
    let width = width(of: "ok")
    label("ok", at: Rect(x: 0, y: 0, width: width - 0.9, height: 21))
    #expect(findings(.truncated).map(\.severity) == [.note])
  }

  @Test("Lines that are not allowed are told by their number, lines without room by the height that they need")
  func lines() throws {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    let whole = label(text, at: Rect(x: 0, y: 0, width: 120, height: 200), lines: 0)
    let result = renderer.render(root, size: Size(width: 320, height: 200)).layout
    let needed = try #require(result.root.children.first?.text?.lines)
    #expect(needed > 3)
    #expect(result.findings.isEmpty)

    whole.numberOfLines = 2
    let limited = try #require(findings(.truncated).first)
    #expect(limited.message.contains("needs \(needed) lines"))
    #expect(limited.message.contains("may have 2"))

    whole.numberOfLines = 0
    // Three lines of 17 points are 3 x 20.287 high, rounded up to a pixel: 61.
    whole.frame.size.height = 62
    let low = try #require(findings(.truncated).first)
    #expect(low.message.contains("has room for 3 (61 pt)"))
    #expect(low.severity == .warning)
  }

  @Test("A title that is cut is no squeezed button as well: one cause, one finding")
  func oneCause() {
    let button = Button(type: .system)
    button.setTitle("A title far too long", for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 60, height: 30)
    root.addSubview(button)
    #expect(findings().map(\.rule) == [.truncated])
  }

  @Test("What is missing is marked after the text, or before it where text runs from right to left")
  func regions() throws {
    label("A name that is far too long", at: Rect(x: 100, y: 0, width: 60, height: 21))
    let region = try #require(findings(.truncated).first?.regions.first)
    #expect(region.minX > 130 && region.minX <= 160)
    // As far as a line is high: 20.5 points.
    #expect(region.width == 20.5)
    root.semanticContentAttribute = .forceRightToLeft
    root.subviews[0].semanticContentAttribute = .forceRightToLeft
    let mirrored = try #require(findings(.truncated).first?.regions.first)
    #expect(mirrored.maxX < 130 && mirrored.minX < 100)
    #expect(mirrored.width == 20.5)
  }

  // MARK: Clipping

  @Test("A label lower than its letters is cut off at the bottom, by so many points")
  func lowLabel() throws {
    // The letters are 12 points high and reach 3.4 below the baseline: more than 8 on both sides of the middle.
    label("Agy", at: Rect(x: 0, y: 0, width: 80, height: 8))
    let finding = try #require(findings(.clipped).first)
    #expect(finding.severity == .warning)
    #expect(finding.views == ["label"])
    #expect(finding.message.contains("at the top and"))
    #expect(finding.message.contains("at the bottom, cut off by the view itself"))
  }

  @Test("A point that only letters with tails would need is no loss")
  func noDescenders() {
    label("Name", at: Rect(x: 0, y: 0, width: 80, height: 15))
    #expect(findings().isEmpty)
  }

  @Test("A text is cut off by a view around it that clips, and not by one that does not", arguments: [true, false])
  func ancestor(clips: Bool) throws {
    let panel = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    panel.identifier = "panel"
    panel.clipsToBounds = clips
    let inner = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    panel.addSubview(inner)
    root.addSubview(panel)
    let width = width(of: "A name of some length")
    label("A name of some length", at: Rect(x: 20, y: 0, width: width, height: 21), in: inner)
    let found = findings(.clipped)
    #expect(found.map(\.views) == (clips ? [["label", "panel"]] : []))
    guard clips else { return }
    let lost = try #require(found[0].regions.first)
    #expect(abs(lost.width - (width + 20 - 100)) < 1 && lost.maxX > width)
    #expect(found[0].message.contains(" at the right, cut off by view 'panel'"))
    // That the views lie outside has the same cause.
    #expect(findings(.outsideBounds).isEmpty)
  }

  @Test("What scrolls into sight is not lost, and what a scene's edge cuts off is")
  func scrolling() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 50))
    root.addSubview(scrollView)
    label("Below", at: Rect(x: 0, y: 40, width: 80, height: 21), in: scrollView)
    label("Edge of the scene", "edge", at: Rect(x: 280, y: 100, width: 200, height: 21))
    #expect(findings(.clipped).map(\.views) == [["edge", "root"]])
  }

  @Test("A text in a part that is folded away is none")
  func folded() {
    let panel = View(frame: Rect(x: 0, y: 0, width: 100, height: 0))
    panel.clipsToBounds = true
    root.addSubview(panel)
    label("Details", at: Rect(x: 0, y: 0, width: 80, height: 21), in: panel)
    #expect(findings(.clipped).isEmpty)
  }

  // MARK: Overlap

  @Test("Two texts whose letters lie on each other are told, with the extent")
  func overlap() throws {
    label("A name", "below", at: Rect(x: 0, y: 0, width: 100, height: 21))
    label("another", "above", at: Rect(x: 30, y: 8, width: 100, height: 21))
    let finding = try #require(findings(.overlap).first)
    #expect(finding.views == ["above", "below"])
    #expect(finding.severity == .warning)
    #expect(!finding.regions.isEmpty)
  }

  @Test("Labels whose frames overlap while their letters do not are fine")
  func framesAlone() {
    label("Left", "left", at: Rect(x: 0, y: 0, width: 200, height: 21))
    label("Right", "right", at: Rect(x: 120, y: 0, width: 200, height: 21))
    label("Low", "low", at: Rect(x: 0, y: 16, width: 200, height: 21))
    #expect(findings().isEmpty)
  }

  @Test("What an opaque view hides is not overlapped")
  func hidden() {
    label("A name", "below", at: Rect(x: 0, y: 0, width: 100, height: 21))
    let cover = View(frame: Rect(x: 0, y: 0, width: 200, height: 60))
    cover.backgroundColor = .white
    root.addSubview(cover)
    label("another", "above", at: Rect(x: 30, y: 8, width: 100, height: 21), in: cover)
    #expect(findings(.overlap).isEmpty)
  }

  @Test("A text on a switch is told; one on its own button, or a badge on an icon, is not")
  func controls() {
    let control = Switch()
    control.identifier = "switch"
    control.frame = Rect(x: 60, y: 0, width: 51, height: 31)
    root.addSubview(control)
    label("A long setting", "title", at: Rect(x: 0, y: 4, width: 160, height: 21))
    let button = Button(type: .custom)
    button.frame = Rect(x: 0, y: 100, width: 60, height: 60)
    button.backgroundColor = .black
    root.addSubview(button)
    label("3", "badge", at: Rect(x: 40, y: 100, width: 20, height: 21), in: button)
    #expect(findings(.overlap).map(\.views) == [["title", "switch"]])
  }

  @Test("Texts of which one covers the other may be states of which one shows: a note")
  func states() {
    label("Loading", "below", at: Rect(x: 0, y: 0, width: 200, height: 21))
    label("No connection", "above", at: Rect(x: 0, y: 0, width: 200, height: 21))
    #expect(findings(.overlap).map(\.severity) == [.note])
  }

  // MARK: Squeezing

  @Test("A control that others make smaller than it is by nature is told, one of a given size is not")
  func squeezed() throws {
    let control = SegmentedControl()
    control.identifier = "segments"
    control.segments = [.init(title: "First"), .init(title: "Second")]
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    let bottom = control.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    LayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      control.topAnchor.constraint(equalTo: root.topAnchor), bottom,
    ])
    // 31 points by nature.
    let finding = try #require(findings(.squeezed).first)
    #expect(finding.message.contains("11 pt less height than its content needs (31 pt)"))
    bottom.isActive = false
    control.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(findings(.squeezed).isEmpty)
  }
}
