import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Frames that Xcode saved in documents: alignment rectangles plus what frames have beyond them.
@Suite("Sizes of controls")
struct ControlSizeTests {
  private func frameSize(_ view: View) -> Size {
    layOut(view)
    let natural = view.intrinsicContentSize
    let insets = view.alignmentRectInsets
    return Size(
      width: natural.width < 0 ? natural.width : natural.width + insets.horizontal,
      height: natural.height + insets.vertical)
  }

  @Test("A switch is 51 x 31, from iOS 26 on 63 x 28")
  func switches() {
    let control = Switch()
    #expect(frameSize(control) == Size(width: 51, height: 31))
    control.overrideLook = .iOS26
    #expect(frameSize(control) == Size(width: 63, height: 28))
  }

  @Test("A view in a bar without an intrinsic size has the size that its constraints require")
  func viewInBar() {
    let mark = View()
    let title = View().containing { mark }.constrained { title in
      mark.widthAnchor == 30
      mark.heightAnchor == 20
      mark.topAnchor == title.topAnchor
      mark.bottomAnchor == title.bottomAnchor
      mark.leadingAnchor == title.leadingAnchor + 5
      mark.trailingAnchor == title.trailingAnchor - 5
    }
    let bar = NavigationBar()
    bar.item.titleView = title
    layOut(bar, at: Rect(x: 0, y: 0, width: 200, height: 44))
    #expect(title.frame == Rect(x: 80, y: 12, width: 40, height: 20))
  }

  @Test("Sliders, steppers, indicators and bars")
  func fixedSizes() {
    let none = View.noIntrinsicMetric
    #expect(frameSize(Slider()) == Size(width: none, height: 31))
    #expect(frameSize(Stepper()) == Size(width: 94, height: 32))
    #expect(frameSize(ProgressView()) == Size(width: none, height: 4))
    #expect(frameSize(SearchBar()) == Size(width: none, height: 56))
    #expect(frameSize(NavigationBar()) == Size(width: none, height: 44))
    #expect(frameSize(TabBar()) == Size(width: none, height: 49))
    #expect(frameSize(ActivityIndicatorView()) == Size(width: 20, height: 20))
    let large = ActivityIndicatorView()
    large.style = .large
    #expect(frameSize(large) == Size(width: 37, height: 37))
  }

  @Test("Older generations have lower fields, progress bars and segments")
  func olderSizes() {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    #expect(frameSize(field).height == 34)
    field.overrideLook = .iOS13
    #expect(frameSize(field).height == 34)
    field.overrideLook = .iOS11
    #expect(frameSize(field).height == 30)
    let progress = ProgressView()
    progress.overrideLook = .iOS11
    #expect(frameSize(progress).height == 2)
  }

  @Test("A text field without a border is 1.5 points higher than a line")
  func borderlessField() {
    let field = TextField()
    field.font = gridFont
    #expect(frameSize(field).height == 21.5)
  }

  @Test("Fields with a border are equally high with secure and with other text at large sizes")
  func secureForm() {
    let heights = [true, false].map { isSecure in
      let field = TextField()
      (field.borderStyle, field.font, field.isSecureTextEntry) = (.roundedRect, Font(size: 40.4), isSecure)
      return frameSize(field).height
    }
    #expect(heights[0] == heights[1])
    #expect(heights[0] > 34)
  }

  @Test("A field of secure text or of a former iOS is as high as a line of whole points")
  func wholePointField() {
    let field = TextField()
    field.font = Font(size: 20.25)
    field.isSecureTextEntry = true
    #expect(frameSize(field).height == 21)
    field.isSecureTextEntry = false
    field.overrideLook = .iOS11
    #expect(frameSize(field).height == 21)
  }

  @Test("A former iOS's field is at least as high as its clear button")
  func formerClearButton() {
    let field = TextField()
    field.font = Font(size: 14)
    field.overrideLook = .iOS11
    #expect(frameSize(field).height == 14)
    field.clearButtonMode = .whileEditing
    #expect(frameSize(field).height == 19)
  }

  @Test("Equal segments are as wide as the longest title with its padding")
  func segments() {
    let control = SegmentedControl()
    control.font = gridFont
    control.segments = [.init(title: "a"), .init(title: "abcd"), .init(title: "ab")]
    control.overrideLook = .iOS11
    #expect(frameSize(control).width == 3 * (40 + 14) + 2)
    control.overrideLook = .iOS13
    #expect(frameSize(control).width == 3 * (40 + 20) + 2)
  }

  @Test("A text view that does not scroll is as high as its text with its insets")
  func textView() {
    let view = TextView()
    view.font = gridFont
    view.text = "abcdefghij"
    layOut(view)
    #expect(view.intrinsicContentSize.height == View.noIntrinsicMetric)
    view.isScrollEnabled = false
    // 60 points less 5 on each side hold five characters a line.
    #expect(view.intrinsicContentSize(atWidth: 60) == Size(width: 60, height: 2 * 20 + 16))
  }

  @Test(
    "Content modes place an image of 40 x 20 in bounds of 100 x 100",
    arguments: [
      (ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, Rect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, Rect(x: -50, y: 0, width: 200, height: 100)),
      (.center, Rect(x: 30, y: 40, width: 40, height: 20)),
      (.topRight, Rect(x: 60, y: 0, width: 40, height: 20)), (.bottom, Rect(x: 30, y: 80, width: 40, height: 20)),
    ])
  func contentModes(mode: ContentMode, rect: Rect) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(mode.rect(for: Size(width: 40, height: 20), in: bounds) == rect)
  }
}
