import Testing

@testable import Galley

@Suite("Findings of lost and overlapping text")
struct OverflowFindingTests {
  private let renderer: Renderer
  private let root = View()

  init() throws {
    renderer = try Renderer()
    root.identifier = "root"
  }

  /// Adds a label with a frame that does not depend on its text.
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

  /// Returns the width of a text in the font of labels.
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

  @Test("Empty lines at the end of a text are no loss, but the line before them is")
  func emptyLines() {
    let cases = [
      ("Distance\n", 200.0, false), ("Distance\n\n ", 200, false), ("Distance\nTime\n", 200, true),
      ("Distance\n", 40, true), ("W", 2, true),
    ]
    for (text, width, isCut) in cases {
      root.subviews.forEach { $0.removeFromSuperview() }
      label(text, at: Rect(x: 0, y: 0, width: width, height: 21))
      #expect(findings(.truncated).isEmpty != isCut, "\(text) \(width)")
    }
  }

  @Test("The margin of a short text is one point")
  func shortText() {
    // 2.5% of it is less than half a point.
    let width = width(of: "ok")
    label("ok", at: Rect(x: 0, y: 0, width: width - 0.9, height: 21))
    #expect(findings(.truncated).map(\.severity) == [.note])
  }

  @Test("Lines beyond the limit are reported with their number, lines without room with the height they need")
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
    #expect(limited.message.contains("but is limited to 2"))

    whole.numberOfLines = 0
    // Three lines of 17 points are 3 x 20.287 high, rounded up to a pixel: 61.
    whole.frame.size.height = 62
    let low = try #require(findings(.truncated).first)
    #expect(low.message.contains("has room for 3 (61 pt)"))
    // What lies outside: the height of the lines that are not shown.
    #expect(abs((low.amount ?? 0) - Double(needed - 3) * 20.287) < 1)
    #expect(low.severity == .warning)
  }

  @Test("A label without room for all the lines that it may have is too low, not limited")
  func roomBelowLimit() throws {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    // Two lines of 20.287 points fit into 42 points, three do not.
    label(text, at: Rect(x: 0, y: 0, width: 120, height: 42), lines: 3)
    #expect(try #require(findings(.truncated).first).message.contains("but has room for 2 ("))
  }

  @Test("A truncated title is not also reported as a squeezed button")
  func oneCause() {
    let button = Button(type: .system)
    button.setTitle("A title far too long", for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 60, height: 30)
    root.addSubview(button)
    #expect(findings().map(\.rule) == [.truncated])
  }

  @Test("Missing text is marked after the text, or before it in right-to-left text")
  func regions() throws {
    label("A name that is far too long", at: Rect(x: 100, y: 0, width: 60, height: 21))
    let region = try #require(findings(.truncated).first?.regions.first)
    #expect(region.minX > 130 && region.minX <= 160)
    // The region is as wide as a line is high, 20.5 points.
    #expect(region.width == 20.5)
    root.semanticContentAttribute = .forceRightToLeft
    root.subviews[0].semanticContentAttribute = .forceRightToLeft
    let mirrored = try #require(findings(.truncated).first?.regions.first)
    #expect(mirrored.maxX < 130 && mirrored.minX < 100)
    #expect(mirrored.width == 20.5)
  }

  // MARK: Clipping

  @Test("A label lower than its letters is reported with the loss at the top and bottom")
  func lowLabel() throws {
    // The letters are 12 points high with descenders of 3.4, so they exceed 8 points on both sides of the middle.
    label("Agy", at: Rect(x: 0, y: 0, width: 80, height: 8))
    let finding = try #require(findings(.clipped).first)
    #expect(finding.severity == .warning)
    #expect(finding.views == ["label"])
    #expect(finding.message.contains("is cut off by the view itself: "))
    #expect(finding.message.contains("at the top and"))
    #expect(finding.message.hasSuffix("at the bottom."))
  }

  @Test("Letters that lines cut off which are lower than their font are found, and small letters that fit are not")
  func lowLines() throws {
    var style = ParagraphStyle()
    style.lineHeightMultiple = 0.7
    let label = label("", at: Rect(x: 0, y: 0, width: 80, height: 14.5))
    func text(_ text: String) -> AttributedText { AttributedText(text, font: label.font, paragraphStyle: style) }
    // 10 points are left above the baseline, for capitals of 12 and small letters of 8.9 points.
    label.attributedText = text("Hx")
    let finding = try #require(findings(.clipped).first)
    #expect(finding.message.hasSuffix("is cut off by the view itself: 2 pt at the top."))
    #expect(finding.fixes == ["Let the lines be as high as their font: raise lineHeightMultiple or maximumLineHeight."])
    label.attributedText = text("xnm")
    #expect(findings().isEmpty)
  }

  @Test(
    "Marks that a label has no room for are found, letters without marks are not", arguments: [("Ấ", "A"), ("ที่", "ท")])
  func marks(marked: String, plain: String) {
    let label = label(plain, at: Rect(x: 0, y: 0, width: 80, height: 16))
    #expect(findings(.clipped).isEmpty)
    label.text = marked
    #expect(findings(.clipped).count == 1)
  }

  @Test("A point that only descenders would need is not lost")
  func noDescenders() {
    label("Name", at: Rect(x: 0, y: 0, width: 80, height: 15))
    #expect(findings().isEmpty)
  }

  @Test("A text is cut off by an ancestor only if that clips", arguments: [true, false])
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
    #expect(found[0].message.contains("is cut off by the view 'panel': "))
    #expect(found[0].message.hasSuffix(" at the right."))
    // The views are outside for the same reason.
    #expect(findings(.outsideBounds).isEmpty)
  }

  @Test("Text that can be scrolled into view is not lost, text beyond the scene's edge is")
  func scrolling() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 50))
    root.addSubview(scrollView)
    label("Below", at: Rect(x: 0, y: 40, width: 80, height: 21), in: scrollView)
    label("Edge of the scene", "edge", at: Rect(x: 280, y: 100, width: 200, height: 21))
    #expect(findings(.clipped).map(\.views) == [["edge", "root"]])
  }

  @Test("A text in a collapsed part is not reported")
  func folded() {
    let panel = View(frame: Rect(x: 0, y: 0, width: 100, height: 0))
    panel.clipsToBounds = true
    root.addSubview(panel)
    label("Details", at: Rect(x: 0, y: 0, width: 80, height: 21), in: panel)
    #expect(findings(.clipped).isEmpty)
  }

  // MARK: Overlap

  @Test("Two texts with overlapping letters are reported, with the extent")
  func overlap() throws {
    label("A name", "below", at: Rect(x: 0, y: 0, width: 100, height: 21))
    label("another", "above", at: Rect(x: 30, y: 8, width: 100, height: 21))
    let finding = try #require(findings(.overlap).first)
    #expect(finding.views == ["above", "below"])
    #expect(finding.severity == .warning)
    #expect(!finding.regions.isEmpty)
  }

  @Test("Of several texts in the same place, each is reported with the one directly below it only")
  func stack() {
    let place = Rect(x: 0, y: 0, width: 100, height: 21)
    for number in 1...4 { label("Name", "label\(number)", at: place) }
    #expect(findings(.overlap).map(\.views) == [["label2", "label1"], ["label3", "label2"], ["label4", "label3"]])
  }

  @Test("Labels with overlapping frames but separate letters are fine")
  func framesAlone() {
    label("Left", "left", at: Rect(x: 0, y: 0, width: 200, height: 21))
    label("Right", "right", at: Rect(x: 120, y: 0, width: 200, height: 21))
    label("Low", "low", at: Rect(x: 0, y: 16, width: 200, height: 21))
    #expect(findings().isEmpty)
  }

  @Test("Text hidden by an opaque view is not overlapped")
  func hidden() {
    label("A name", "below", at: Rect(x: 0, y: 0, width: 100, height: 21))
    let cover = View(frame: Rect(x: 0, y: 0, width: 200, height: 60))
    cover.backgroundColor = .white
    root.addSubview(cover)
    label("another", "above", at: Rect(x: 30, y: 8, width: 100, height: 21), in: cover)
    #expect(findings(.overlap).isEmpty)
  }

  @Test("A text on a switch is reported; one on its own button, or a badge on an icon, is not")
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

  private func add(_ view: View, _ id: String, at frame: Rect) {
    view.identifier = id
    view.frame = frame
    root.addSubview(view)
  }

  @Test("A text on a colour well is reported; one beside its disc of 28 points is not")
  func colorWell() {
    // The disc is at 116...144 and 16...44.
    add(ColorWell(), "well", at: Rect(x: 100, y: 0, width: 60, height: 60))
    label("Accent", "over", at: Rect(x: 80, y: 20, width: 80, height: 21))
    label("Accent", "below", at: Rect(x: 100, y: 44, width: 80, height: 21))
    #expect(findings(.overlap).map(\.views) == [["over", "well"]])
    #expect(findings(.overlap).map(\.severity) == [.warning])
  }

  @Test("A text on the dots of a page control is reported; one beside them is not")
  func pageControl() {
    // Pages are often marked in the middle of a row of buttons, over the whole width.
    let pages = PageControl()
    pages.numberOfPages = 3
    add(pages, "pages", at: Rect(x: 0, y: 40, width: 320, height: 26))
    label("Skip", "beside", at: Rect(x: 16, y: 42, width: 60, height: 21))
    #expect(findings(.overlap).isEmpty)
    label("Next page", "over", at: Rect(x: 130, y: 42, width: 100, height: 21))
    #expect(findings(.overlap).map(\.views) == [["over", "pages"]])
  }

  @Test("A text on an activity indicator that can be seen is a note, because the app may show one of them at a time")
  func activityIndicator() {
    let indicator = ActivityIndicatorView()
    add(indicator, "indicator", at: Rect(x: 20, y: 0, width: 20, height: 20))
    label("Loading", "title", at: Rect(x: 0, y: 0, width: 100, height: 21))
    #expect(findings(.overlap).isEmpty)
    indicator.isAnimating = true
    #expect(findings(.overlap).map(\.views) == [["title", "indicator"]])
    #expect(findings(.overlap).map(\.severity) == [.note])
    (indicator.isAnimating, indicator.hidesWhenStopped) = (false, false)
    #expect(findings(.overlap).map(\.views) == [["title", "indicator"]])
  }

  @Test("A text on a control of an app's own is reported if the control draws something there")
  func ownControl() {
    final class Gauge: Control {
      override func displayItems() -> [DisplayItem] {
        [.fill(.rect(Rect(x: 0, y: 0, width: 40, height: bounds.height)), .black)]
      }
    }
    add(Control(), "area", at: Rect(x: 0, y: 0, width: 200, height: 40))
    add(Gauge(), "gauge", at: Rect(x: 0, y: 100, width: 200, height: 40))
    label("Name", "first", at: Rect(x: 10, y: 10, width: 80, height: 21))
    label("Name", "second", at: Rect(x: 60, y: 110, width: 80, height: 21))
    #expect(findings(.overlap).isEmpty)
    label("Name", "third", at: Rect(x: 10, y: 110, width: 40, height: 21))
    #expect(findings(.overlap).map(\.views) == [["third", "gauge"]])
  }

  /// Adds an image of one opaque or translucent colour.
  private func image(_ id: String, at frame: Rect, isOpaque: Bool = true) {
    let pixel: UInt32 = isOpaque ? 0xFF00_8000 : 0x8000_4000
    let image = Image(Pixmap(width: 10, height: 10, scale: 1, pixels: Array(repeating: pixel, count: 100)))
    add(ImageView(image: image), id, at: frame)
  }

  @Test("An image over a part of a text is reported, as a note if something may be seen through it")
  func image() {
    image("below", at: Rect(x: 0, y: 100, width: 40, height: 40))
    label("A caption", "caption", at: Rect(x: 10, y: 110, width: 100, height: 21))
    label("A name", "name", at: Rect(x: 0, y: 0, width: 100, height: 21))
    label("A quantity", "quantity", at: Rect(x: 0, y: 40, width: 100, height: 21))
    label("All", "all", at: Rect(x: 200, y: 0, width: 60, height: 21))
    #expect(findings(.overlap).isEmpty)
    image("picture", at: Rect(x: 20, y: 0, width: 60, height: 30))
    image("veil", at: Rect(x: 20, y: 40, width: 60, height: 30), isOpaque: false)
    image("cover", at: Rect(x: 190, y: -10, width: 100, height: 40))
    #expect(findings(.overlap).map(\.views) == [["picture", "name"], ["veil", "quantity"]])
    #expect(findings(.overlap).map(\.severity) == [.warning, .note])
  }

  @Test("Of two images, one over a part of the other is a note; one on it or over all of it is meant so")
  func images() {
    image("picture", at: Rect(x: 0, y: 0, width: 100, height: 100))
    image("badge", at: Rect(x: 10, y: 10, width: 20, height: 20))
    image("old", at: Rect(x: 200, y: 10, width: 20, height: 20))
    image("new", at: Rect(x: 190, y: 0, width: 100, height: 100))
    #expect(findings(.overlap).isEmpty)
    image("flag", at: Rect(x: 90, y: 10, width: 40, height: 40))
    #expect(findings(.overlap).map(\.views) == [["flag", "picture"]])
    #expect(findings(.overlap).map(\.severity) == [.note])
  }

  @Test("What a button draws beyond its bounds is cut off if it clips", arguments: [true, false])
  func ownBounds(clips: Bool) {
    let button = Button(type: .custom)
    button.setTitle("Send the message without a sound", for: .normal)
    button.titleNumberOfLines = 0
    button.clipsToBounds = clips
    add(button, "button", at: Rect(x: 0, y: 50, width: 120, height: 24))
    #expect(findings(.clipped).map(\.views) == (clips ? [["button"]] : []))
  }

  @Test("Texts in the same place are a note, because they may be alternative states")
  func states() {
    label("Loading", "below", at: Rect(x: 0, y: 0, width: 200, height: 21))
    label("No connection", "above", at: Rect(x: 0, y: 0, width: 200, height: 21))
    #expect(findings(.overlap).map(\.severity) == [.note])
  }

  // MARK: Squeezing

  @Test("A control smaller than its natural size is reported, unless a constraint sets its size")
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
    // The natural height is 31 points.
    let finding = try #require(findings(.squeezed).first)
    #expect(finding.message.contains("11 pt less height than its content needs (31 pt)"))
    bottom.isActive = false
    control.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(findings(.squeezed).isEmpty)
  }

  @Test(
    "Two texts in views with the same frame may be two states of one place, whatever their lengths",
    arguments: [0, 1.5])
  func sameFrame(offset: Double) throws {
    let titles = ["A rather long title", "Ok"].map { label($0, $0, at: Rect(x: 0, y: 0, width: 300, height: 40)) }
    for title in titles { title.textAlignment = .center }
    titles[1].frame.origin.x = offset
    let finding = try #require(findings(.overlap).first)
    #expect(finding.severity == (offset == 0 ? .note : .warning))
  }

  // MARK: Placeholders

  @Test("What is lost of a text that the app is likely to replace is a note", arguments: ["Button", "main_menu_title"])
  func placeholders(text: String) throws {
    label(text, at: Rect(x: 0, y: 0, width: 20, height: 21))
    #expect(findings(.truncated).map(\.severity) == [.note])
    root.subviews.forEach { $0.removeFromSuperview() }
    label("Buttons", at: Rect(x: 0, y: 0, width: 20, height: 21))
    #expect(findings(.truncated).map(\.severity) == [.warning])
  }
}
