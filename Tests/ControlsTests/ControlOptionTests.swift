import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Options of controls")
struct ControlOptionTests {
  private let red = Color(hex: 0xAA1122)
  private let blue = Color(hex: 0x1122AA)

  private func fills(of view: View, width: Double, height: Double) -> [Mark] {
    marks(of: view, width: width, height: height).filter { $0.kind == .fill }
  }

  @Test(
    "The knob of a slider is at the fraction of the range",
    arguments: [(16.0, 0.3), (10, 0), (30, 1), (-4, 0), (77, 1)])
  func sliderValue(value: Double, fraction: Double) {
    let slider = Slider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, value)
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (red, blue, .black)
    let drawn = fills(of: slider, width: 220, height: 31)
    // The knob is 27 points wide, at whole points between 2 and 218.
    let left = (2 + 189 * fraction).rounded()
    #expect(drawn.first { $0.color == .black }?.rect.minX == left)
    #expect(drawn.first { $0.color == red }?.rect.maxX == left + 13.5)
    #expect(drawn.first { $0.color == blue }?.rect == Rect(x: 3, y: 13.5, width: 214, height: 4))
  }

  @Test("A slider with an empty range has its knob at the start")
  func emptyRange() {
    let slider = Slider()
    (slider.minimumValue, slider.maximumValue, slider.value, slider.thumbTintColor) = (5, 5, 5, .black)
    #expect(fills(of: slider, width: 220, height: 31).first { $0.color == .black }?.rect.minX == 2)
  }

  @Test("A switch has its own colours, and that of the track only when on")
  func switchColors() {
    let control = Switch()
    (control.onTintColor, control.thumbTintColor) = (red, blue)
    #expect(fills(of: control, width: 51, height: 31).first?.color != red)
    #expect(fills(of: control, width: 51, height: 31).last?.rect == Rect(x: 2, y: 2, width: 27, height: 27))
    control.isOn = true
    #expect(fills(of: control, width: 51, height: 31).first?.color == red)
    #expect(fills(of: control, width: 51, height: 31).last?.color == blue)
  }

  @Test("A progress view has its own colours")
  func progressColors() {
    let view = ProgressView()
    (view.progress, view.progressTintColor, view.trackTintColor) = (0.25, red, blue)
    #expect(fills(of: view, width: 80, height: 4).map(\.color) == [blue, red])
    #expect(fills(of: view, width: 80, height: 4).map(\.rect.width) == [80, 20])
  }

  @Test("A single page is hidden if it should be")
  func singlePage() {
    let pages = PageControl()
    pages.numberOfPages = 1
    #expect(pages.displayItems().count == 1)
    pages.hidesForSinglePage = true
    #expect(pages.displayItems().isEmpty)
    pages.numberOfPages = 2
    #expect(pages.displayItems().count == 2)
  }

  @Test("Before iOS 13 the selected segment is filled with the tint colour, later it is raised")
  func selectedSegment() {
    let control = SegmentedControl()
    control.segments = [.init(title: "ab"), .init(title: "cd")]
    (control.selectedSegmentIndex, control.tintColor, control.selectedSegmentTintColor) = (1, red, blue)
    #expect(fills(of: control, width: 200, height: 33).last?.color == blue)
    #expect(fills(of: control, width: 200, height: 33).last?.rect == Rect(x: 102.5, y: 2, width: 95.5, height: 29))
    control.overrideLook = .iOS11
    #expect(fills(of: control, width: 200, height: 29).first?.color == red)
    #expect(fills(of: control, width: 200, height: 29).first?.rect == Rect(x: 99.5, y: 0, width: 101.5, height: 28))
    // The selected title is in the background colour, the other in the tint colour.
    #expect(marks(of: control, width: 200, height: 29).colors(of: .text) == [red, .white])
  }

  @Test("Segments that are only pressed are never marked as selected")
  func momentary() {
    let control = SegmentedControl()
    control.segments = [.init(title: "ab"), .init(title: "cd")]
    control.isMomentary = true
    let plain = marks(of: control, width: 200, height: 33)
    control.selectedSegmentIndex = 1
    #expect(marks(of: control, width: 200, height: 33) == plain)
    #expect(!control.accessibilityParts.contains { $0.description.traits.contains(.selected) })
    control.isMomentary = false
    #expect(marks(of: control, width: 200, height: 33) != plain)
  }

  @Test("A slider without a colour for its thumb has no shadow of it either")
  func clearThumb() {
    let slider = Slider()
    let all = marks(of: slider, width: 200, height: 31).count
    slider.thumbTintColor = red.opacity(0)
    // The two parts of the track are left.
    #expect(marks(of: slider, width: 200, height: 31).count == 2)
    #expect(all > 2)
  }

  @Test("Segments have equal widths, widths of their contents, or their own")
  func segmentWidths() {
    let control = SegmentedControl()
    control.font = gridFont
    control.segments = [.init(title: "a"), .init(title: "bcd")]
    layOut(control)
    #expect(control.intrinsicContentSize.width == 2 * (30 + 20) + 1)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == (10 + 20) + (30 + 20) + 1)
    control.segments[0].width = 70
    #expect(control.intrinsicContentSize.width == 70 + (30 + 20) + 1)
  }

  @Test(
    "A date picker shows fields or wheels by mode, style and look",
    arguments: [
      (DatePicker.Mode.time, DatePicker.Style.automatic, SystemLook.iOS18, Size(width: 83.5, height: 36)),
      (.date, .compact, .iOS18, Size(width: 117.5, height: 36)),
      (.dateAndTime, .automatic, .iOS13, Size(width: 209, height: 36)),
      (.dateAndTime, .automatic, .iOS11, Size(width: 320, height: 216)),
      (.time, .wheels, .iOS18, Size(width: 320, height: 216)),
      (.countDownTimer, .compact, .iOS18, Size(width: 320, height: 216)),
    ])
  func datePicker(mode: DatePicker.Mode, style: DatePicker.Style, look: SystemLook, size: Size) {
    let picker = DatePicker()
    (picker.mode, picker.preferredStyle, picker.overrideLook) = (mode, style, look)
    layOut(picker)
    // "9:41 AM" and "Jan 9, 2007" have 7 and 11 characters of 8.5 points and 24 points beside them.
    #expect(picker.intrinsicContentSize == size)
  }

  @Test("The shadow of a label is behind its text, at an offset")
  func labelShadow() {
    let label = Label(text: "ab")
    label.font = gridFont
    (label.textColor, label.shadowColor, label.shadowOffset) = (red, blue, Size(width: 3, height: -2))
    let drawn = marks(of: label, width: 40, height: 30)
    #expect(drawn.map(\.color) == [blue, red])
    #expect(drawn.map(\.rect.origin) == [Point(x: 3, y: 3), Point(x: 0, y: 5)])
  }

  @Test(
    "The clear button is shown beside text by its mode",
    arguments: [
      (TextField.ViewMode.never, "ab", 0), (.whileEditing, "ab", 0), (.unlessEditing, "ab", 1), (.always, "ab", 1),
      (.always, "", 0),
    ])
  func clearButton(mode: TextField.ViewMode, text: String, count: Int) {
    let field = TextField()
    (field.text, field.clearButtonMode) = (text, mode)
    #expect(marks(of: field, width: 100, height: 30).filter { $0.kind == .symbol }.count == count)
  }

  @Test("Text ends before the clear button and the border")
  func fieldInsets() {
    let field = TextField()
    (field.font, field.text, field.textAlignment) = (gridFont, "ab", .right)
    for (border, inset) in [(TextField.BorderStyle.none, 0.0), (.line, 2), (.bezel, 7), (.roundedRect, 7)] {
      field.borderStyle = border
      field.clearButtonMode = .never
      #expect(marks(of: field, width: 100, height: 30).first { $0.kind == .text }?.rect.maxX == 100 - inset)
      field.clearButtonMode = .always
      #expect(marks(of: field, width: 100, height: 30).first { $0.kind == .text }?.rect.maxX == 78 - inset)
    }
  }

  @Test("Content of a field is at the top, centred or at the bottom")
  func fieldVerticalAlignment() {
    let field = TextField()
    (field.font, field.text) = (gridFont, "ab")
    for (alignment, y) in [(VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30)] {
      field.contentVerticalAlignment = alignment
      #expect(marks(of: field, width: 100, height: 50).first?.rect.minY == y)
    }
  }

  @Test("A scrolled text view moves its text, and its links have the tint colour without an underline")
  func textView() {
    let (view, text) = (TextView(), GridText())
    var run = TextRun("abc", font: gridFont)
    run.link = "https://example.com"
    view.attributedText = AttributedText(runs: [run])
    view.tintColor = red
    view.layout(size: Size(width: 100, height: 60), in: LayoutEnvironment(traits: TraitCollection(), measuring: text))
    view.contentOffset = Point(x: 0, y: 4)
    // 5 points beside a line and 8 above the text, in the coordinates of the content; the baseline is 16 below that.
    #expect(view.displayItems().textOrigins == [Point(x: 5, y: 8)])
    #expect(view.textSummary?.firstBaseline == 20.0)
    #expect(text.requests.last?.runs[0].color == red)
    #expect(text.requests.last?.runs[0].isUnderlined == false)
  }

  @Test(
    "Content modes place a tall image of 20 x 50 in bounds of 100 x 60",
    arguments: [
      (ContentMode.scaleAspectFit, Rect(x: 38, y: 0, width: 24, height: 60)),
      (.scaleAspectFill, Rect(x: 0, y: -95, width: 100, height: 250)),
      (.left, Rect(x: 0, y: 5, width: 20, height: 50)), (.right, Rect(x: 80, y: 5, width: 20, height: 50)),
      (.top, Rect(x: 40, y: 0, width: 20, height: 50)), (.topLeft, Rect(x: 0, y: 0, width: 20, height: 50)),
      (.bottomLeft, Rect(x: 0, y: 10, width: 20, height: 50)),
      (.bottomRight, Rect(x: 80, y: 10, width: 20, height: 50)),
    ])
  func contentModes(mode: ContentMode, rect: Rect) {
    let view = ImageView(image: Image(.missing("a"), size: Size(width: 20, height: 50)))
    view.contentMode = mode
    #expect(fills(of: view, width: 100, height: 60).first?.rect == rect)
  }
}
