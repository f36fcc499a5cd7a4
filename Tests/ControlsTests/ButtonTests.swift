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

  @Test("A system button is at least 30 points wide, a custom one as wide as its title")
  func minimumWidth() {
    let system = button(title: "a")
    let custom = button(.custom, title: "a")
    layOut(system)
    layOut(custom)
    #expect(system.intrinsicContentSize.width == 30)
    #expect(custom.intrinsicContentSize.width == 10)
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
}
