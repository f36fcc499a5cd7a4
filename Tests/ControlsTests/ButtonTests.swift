import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Buttons")
struct ButtonTests {
  private let icon = Image(.missing("icon"), size: Size(width: 30, height: 40))

  private func button(_ type: ButtonType = .system, title: String?) -> Button {
    let button = Button(type: type)
    button.titleFont = gridFont
    button.setTitle(title, for: .normal)
    return button
  }

  @Test("A title without an image has insets of six points above and below, and none beside")
  func titleSize() {
    let button = button(title: "abcdef")
    layOut(button)
    #expect(button.intrinsicContentSize == Size(width: 60, height: 32))
  }

  @Test("A button with a title is at least 30 points wide", arguments: [ButtonType.system, .custom])
  func minimumWidth(type: ButtonType) {
    for (title, width) in [("a", 30.0), ("abc", 30), ("abcd", 40)] {
      let button = button(type, title: title)
      layOut(button)
      #expect(button.intrinsicContentSize.width == width)
    }
  }

  @Test("A button with a background image is as large as the image, or as a larger title")
  func backgroundImage() {
    for (title, width) in [(nil, 30.0), ("a", 30), ("abcdef", 60)] {
      let button = button(title: title)
      button.setBackgroundImage(icon, for: .normal)
      layOut(button)
      #expect(button.intrinsicContentSize == Size(width: width, height: 40))
    }
  }

  @Test("Content insets replace the twelve points")
  func contentInsets() {
    let button = button(title: "abcdef")
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layOut(button)
    #expect(button.intrinsicContentSize == Size(width: 66, height: 24))
  }

  @Test("An image is beside the title and determines the height")
  func imageSize() {
    let button = button(title: "abcdef")
    button.setImage(icon, for: .normal)
    layOut(button)
    #expect(button.intrinsicContentSize == Size(width: 90, height: 40))
  }

  @Test("A button with a low image and without a title is as high as a line")
  func lowImage() {
    let button = button(.custom, title: nil)
    button.setImage(Image(.missing("icon"), size: Size(width: 9, height: 17)), for: .normal)
    layOut(button)
    #expect(button.intrinsicContentSize == Size(width: 9, height: 20))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == Size(width: 15, height: 24))
  }

  @Test("A configured button is 24 points wider and 14 points higher than its title")
  func configuredSize() {
    var configuration = ButtonConfiguration(style: .filled, title: "abcdef")
    configuration.titleFont = gridFont
    let button = Button(configuration: configuration)
    layOut(button)
    #expect(button.intrinsicContentSize == Size(width: 84, height: 34))
  }

  @Test(
    "A configured button's size determines the insets of its title",
    arguments: [
      (ButtonConfiguration.ButtonSize.mini, Size(width: 80, height: 30)), (.small, Size(width: 80, height: 30)),
      (.medium, Size(width: 84, height: 34)), (.large, Size(width: 100, height: 50)),
    ])
  func configuredSizes(size: ButtonConfiguration.ButtonSize, expected: Size) {
    var configuration = ButtonConfiguration(style: .filled, title: "abcdef")
    configuration.titleFont = gridFont
    configuration.buttonSize = size
    let button = Button(configuration: configuration)
    layOut(button)
    #expect(button.intrinsicContentSize == expected)
  }

  @Test("A configured title wraps if the button is too narrow")
  func configuredWrapping() {
    var configuration = ButtonConfiguration(style: .gray, title: "abcdef")
    configuration.titleFont = gridFont
    let button = Button(configuration: configuration)
    layOut(button)
    #expect(button.intrinsicContentSize(atWidth: 54) == Size(width: 54, height: 54))
  }

  @Test("The image is at the leading edge", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func mirroring(direction: LayoutDirection) throws {
    let button = button(title: "abcdef")
    button.setImage(icon, for: .normal)
    layOut(button, at: Rect(x: 0, y: 0, width: 90, height: 40), direction)
    let image = try #require(button.displayItems().fills.first)
    #expect(image.rect.minX == (direction == .leftToRight ? 0 : 60))
  }

  @Test("A system button's title has the tint colour, a custom one's is white")
  func titleColors() throws {
    for (type, expected) in [(ButtonType.system, Color(hex: 0x007AFF)), (.custom, .white)] {
      let button = button(type, title: "abc")
      layOut(button)
      guard case .text(_, _, let color) = try #require(button.displayItems().flattened.last) else {
        Issue.record("no title")
        continue
      }
      #expect(color == expected)
    }
  }

  @Test("A disabled button shows its title for that state, or else the normal one")
  func states() {
    let button = button(title: "abc")
    button.isEnabled = false
    #expect(button.descriptiveText == "abc")
    button.setTitle("off", for: .disabled)
    #expect(button.descriptiveText == "off")
  }

  @Test("Baselines are those of the centred title")
  func baselines() {
    let button = button(title: "abc")
    layOut(button)
    // Six points above the text, its baseline 16 below its top; 4 + 6 below.
    #expect(button.firstBaselineOffset(atWidth: 30) == 22)
    #expect(button.lastBaselineOffset(atWidth: 30) == 10)
  }

  @Test(
    "The image is before, behind, above or below the title with its padding",
    arguments: [
      (ButtonConfiguration.ImagePlacement.leading, Point(x: 10, y: 8), Point(x: 45, y: 18)),
      (.trailing, Point(x: 75, y: 8), Point(x: 10, y: 18)), (.top, Point(x: 42.5, y: 0), Point(x: 27.5, y: 45)),
      (.bottom, Point(x: 42.5, y: 25), Point(x: 27.5, y: 0)),
    ])
  func imagePlacement(placement: ButtonConfiguration.ImagePlacement, image: Point, title: Point) {
    var configuration = ButtonConfiguration(style: .plain, title: "abcdef", image: icon)
    (configuration.titleFont, configuration.imagePlacement) = (gridFont, placement)
    (configuration.imagePadding, configuration.contentInsets) = (5, .zero)
    let button = Button(configuration: configuration)
    let isRow = placement == .leading || placement == .trailing
    let drawn = marks(of: button, width: 115, height: isRow ? 56 : 65)
    // 30 + 5 + 60 points side by side leave 20 of 115; 40 + 5 + 20 points are the whole height.
    #expect(drawn.first { $0.rect.size == icon.size }?.rect.origin == image)
    #expect(drawn.last?.rect.origin == title)
  }

  @Test("The subtitle is below the title, at the padding")
  func subtitle() {
    var configuration = ButtonConfiguration(style: .plain, title: "abcdef", subtitle: "gh")
    (configuration.titleFont, configuration.titlePadding, configuration.contentInsets) = (gridFont, 3, .zero)
    let button = Button(configuration: configuration)
    // A subtitle of 12 points is 12 high; 20 + 3 + 12 of 45 leave 5 above.
    #expect(marks(of: button, width: 60, height: 45).map(\.rect.minY) == [5, 28])
    #expect(button.intrinsicContentSize == Size(width: 60, height: 35))
  }

  @Test("An image larger than the button has what its insets leave, and a smaller one is only moved")
  func largeImage() {
    let button = Button(type: .custom)
    button.frame = Rect(x: 0, y: 0, width: 60, height: 60)
    button.imageEdgeInsets = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    func frame(of side: Double) -> Rect? {
      button.setImage(Image(.missing("icon"), size: Size(width: side, height: side)), for: .normal)
      return button.placedImage?.frame
    }
    #expect(frame(of: 200) == Rect(x: 20, y: 20, width: 20, height: 20))
    #expect(frame(of: 10) == Rect(x: 25, y: 25, width: 10, height: 10))
    button.imageEdgeInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    #expect(frame(of: 10) == Rect(x: 40, y: 25, width: 10, height: 10))
  }

  @Test("Edge insets move title and image by half of their difference, and do not change the size")
  func edgeInsets() {
    let button = button(title: "abcdef")
    button.setImage(icon, for: .normal)
    button.titleEdgeInsets = EdgeInsets(top: 4, left: 10, bottom: 0, right: 2)
    button.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 6, right: 8)
    let drawn = marks(of: button, width: 110, height: 60)
    // Without insets the image is at 10, 10 and the title at 40, 20.
    #expect(drawn.first { $0.rect.size == icon.size }?.rect.origin == Point(x: 6, y: 7))
    #expect(drawn.last?.rect.origin == Point(x: 44, y: 22))
    #expect(button.intrinsicContentSize == Size(width: 90, height: 40))
  }

  @Test(
    "Content is at the edges of its alignment",
    arguments: [
      (Control.HorizontalAlignment.left, LayoutDirection.rightToLeft, 0.0), (.right, .leftToRight, 70),
      (.leading, .rightToLeft, 70), (.trailing, .leftToRight, 70), (.trailing, .rightToLeft, 0),
      (.center, .leftToRight, 35),
    ])
  func horizontalAlignment(alignment: Control.HorizontalAlignment, direction: LayoutDirection, x: Double) {
    let button = button(title: "abc")
    button.contentHorizontalAlignment = alignment
    #expect(marks(of: button, width: 100, height: 32, .light, direction).first?.rect.minX == x)
  }

  @Test("A selected button shows the title and colour of that state")
  func selectedState() {
    let button = button(title: "abc")
    button.setTitle("de", for: .selected)
    button.setTitleColor(Color(hex: 0xAA1122), for: .selected)
    button.isSelected = true
    let drawn = marks(of: button, width: 100, height: 32)
    #expect(drawn.map(\.color) == [Color(hex: 0xAA1122)])
    #expect(drawn.map(\.rect.width) == [20])
    button.isEnabled = false
    #expect(button.descriptiveText == "abc")
  }

  @Test("Types with a symbol are 22 points large, from iOS 13 on 25 x 24")
  func symbolTypes() {
    for type in [ButtonType.contactAdd, .detailDisclosure, .infoLight, .infoDark] {
      let button = Button(type: type)
      layOut(button)
      #expect(button.intrinsicContentSize == Size(width: 25, height: 24))
      button.overrideLook = .iOS11
      layOut(button)
      #expect(button.intrinsicContentSize == Size(width: 22, height: 22))
    }
  }

  @Test("A title and an image that are set after the configuration are shown")
  func configuredTitle() {
    let button = Button(type: .system)
    button.configuration = ButtonConfiguration(style: .filled, title: "old")
    button.setTitle("new", for: .normal)
    button.setImage(icon, for: .normal)
    layOut(button)
    #expect(button.descriptiveText == "new")
    #expect(button.configuration?.title == "new" && button.configuration?.image == icon)
  }

  @Test("A title from before a configuration without one is kept, and one with a title replaces it")
  func titleBeforeConfiguration() {
    let button = button(title: "before")
    button.configuration = ButtonConfiguration(style: .filled)
    layOut(button)
    #expect(button.descriptiveText == "before")
    button.configuration = ButtonConfiguration(style: .filled, title: "own")
    #expect(button.descriptiveText == "own")
  }

  @Test("The title for a state comes before that of the configuration")
  func configuredStates() {
    let button = Button(configuration: ButtonConfiguration(style: .filled, title: "normal"))
    button.setTitle("wait", for: .disabled)
    layOut(button)
    #expect(button.descriptiveText == "normal")
    button.isEnabled = false
    #expect(button.descriptiveText == "wait")
  }

  @Test("An image without a title fills a button with content alignment fill")
  func filledImage() throws {
    let button = Button(type: .custom)
    button.setImage(icon, for: .normal)
    button.contentEdgeInsets = EdgeInsets(all: 5)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    let filled = marks(of: button, width: 110, height: 90)
    #expect(filled.first?.rect == Rect(x: 5, y: 5, width: 100, height: 80))
    button.contentVerticalAlignment = .center
    #expect(marks(of: button, width: 110, height: 90).first?.rect == Rect(x: 5, y: 25, width: 100, height: 40))
  }
}
