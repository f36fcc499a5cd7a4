import Testing

@testable import Galley

@Suite("The contrast of text with what is painted behind it")
struct ContrastTests {
  private let renderer: Renderer
  private let root = View()
  private let label = Label(text: "Some text")

  init() throws {
    renderer = try Renderer()
    renderer.settings.recorded.insert(.designFindings)
    label.identifier = "label"
    label.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    root.backgroundColor = .white
    root.addSubview(label)
  }

  private func found() -> [Finding] {
    renderer.render(root, size: Size(width: 320, height: 200)).layout.findings.filter { $0.rule == .contrast }
  }

  // #767676 is the lightest grey with 4.5:1 on white, #949494 with 3:1 (WebAIM, "Contrast and Color Accessibility").
  @Test(
    "Text of less than 18 points needs 4.5:1, larger or bold text from 14 points on 3:1",
    arguments: [
      (0x767676, Font.systemFont(ofSize: 17), false), (0x777777, .systemFont(ofSize: 17), true),
      (0x949494, .systemFont(ofSize: 18), false), (0x969696, .systemFont(ofSize: 18), true),
      (0x949494, .boldSystemFont(ofSize: 14), false), (0x949494, .boldSystemFont(ofSize: 13), true),
    ] as [(UInt32, Font, Bool)])
  func limits(color: UInt32, font: Font, isTooLow: Bool) {
    (label.textColor, label.font) = (Color(hex: color), font)
    #expect(found().map(\.severity) == (isTooLow ? [.warning] : []))
  }

  @Test("The ratio is rounded down, and a colour is suggested that has enough")
  func words() throws {
    label.textColor = Color(hex: 0x777777)
    let finding = try #require(found().first)
    // (1 + 0.05) / (((0x77 / 255 + 0.055) / 1.055) ^ 2.4 + 0.05) = 4.478.
    #expect(finding.message.contains("a contrast of 4.47:1 "))
    let fix = try #require(finding.fixes.first)
    let suggested = try #require(fix.split(separator: " ").first { $0.hasPrefix("#") }?.dropFirst())
    #expect(try #require(UInt32(suggested, radix: 16)) <= 0x767676)
    #expect(fix.hasSuffix("on #FFFFFF."))
  }

  @Test("The nearest opaque background counts, and a translucent one is mixed with what is behind it")
  func backgrounds() {
    let box = View(frame: label.frame)
    root.insertSubview(box, belowSubview: label)
    label.textColor = .white
    box.backgroundColor = .black
    #expect(found().isEmpty)
    // Black at 50% over white is #808080: 3.95:1 with white.
    box.backgroundColor = Color(white: 0, alpha: 0.5)
    #expect(found().first?.message.contains("3.9") == true)
    // At 60%, it is #666666: 5.74:1.
    box.backgroundColor = Color(white: 0, alpha: 0.6)
    #expect(found().isEmpty)
  }

  @Test(
    "The pixels of an image behind the text count", arguments: [(0xFF99_9999, 1), (0xFF66_6666, 0)] as [(UInt32, Int)])
  func images(pixel: UInt32, count: Int) {
    let pixmap = Pixmap(width: 2, height: 2, scale: 1, pixels: Array(repeating: pixel, count: 4))
    let image = ImageView(image: Image(pixmap))
    image.frame = root.bounds.union(Rect(x: 0, y: 0, width: 320, height: 200))
    root.insertSubview(image, belowSubview: label)
    label.textColor = .white
    #expect(found().map(\.severity) == Array(repeating: .warning, count: count))
  }

  @Test("Text over a part of an image that differs is a note if most of it can be read")
  func partly() {
    var pixels = [UInt32](repeating: 0xFF00_0000, count: 100)
    // The text begins at 20 points of 320: a fifth of its width is behind the first two columns.
    for row in 0..<10 { pixels[row * 10] = 0xFFFF_FFFF }
    let image = ImageView(image: Image(Pixmap(width: 10, height: 10, scale: 1, pixels: pixels)))
    image.frame = Rect(x: 0, y: 0, width: 320, height: 200)
    root.insertSubview(image, belowSubview: label)
    label.textColor = .white
    #expect(found().map(\.severity) == [.note])
    #expect(found().first?.message.contains(" in places;") == true)
  }

  @Test("The system's own colours, and text in the colour of what is behind it, are notes")
  func notes() {
    label.textColor = .secondaryLabel
    #expect(found().map(\.severity) == [.note])
    label.textColor = .white
    #expect(found().map(\.severity) == [.note])
  }

  @Test("What the app draws behind a text is not known: an image that code sets, or a view of a class of its own")
  func drawnByApp() {
    label.textColor = Color(hex: 0xCCCCCC)
    let (image, own) = (ImageView(), View())
    own.classInApp = "Avatar"
    for view in [image, own] {
      view.frame = label.frame
      root.insertSubview(view, belowSubview: label)
      #expect(found().isEmpty)
      view.backgroundColor = .white
      #expect(found().count == 1)
      view.removeFromSuperview()
    }
    // A class around the text says nothing about its colour.
    let around = View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    around.classInApp = "Screen"
    root.addSubview(around)
    around.addSubview(label)
    #expect(found().count == 1)
  }

  @Test(
    "An opaque image hides what is not known behind it, a translucent one does not",
    arguments: [(0xFF99_9999, 1), (0x8099_9999, 0)] as [(UInt32, Int)])
  func imageOverUnknown(pixel: UInt32, count: Int) {
    let own = View(frame: label.frame)
    own.classInApp = "Avatar"
    root.insertSubview(own, belowSubview: label)
    let pixmap = Pixmap(width: 2, height: 2, scale: 1, pixels: Array(repeating: pixel, count: 4))
    let image = ImageView(image: Image(pixmap))
    image.frame = label.frame
    root.insertSubview(image, belowSubview: label)
    label.textColor = .white
    #expect(found().count == count)
  }

  @Test("What is behind a view without a background is known of a screen, and not of a view that others place")
  func bareGround() {
    label.textColor = Color(hex: 0xCCCCCC)
    root.backgroundColor = nil
    #expect(found().map(\.severity) == [.note])
    // Half of the text has a background of its own, the other half has none.
    let box = View(frame: label.frame)
    box.backgroundColor = .white
    root.insertSubview(box, belowSubview: label)
    box.frame.size.width = 30
    #expect(found().map(\.severity) == [.note])
    box.frame.size.width = 200
    #expect(found().map(\.severity) == [.warning])
    box.alpha = 0.5
    #expect(found().map(\.severity) == [.note])
    box.removeFromSuperview()
    let controller = ViewController()
    controller.view.addSubview(label)
    let findings = renderer.render(controller, size: Size(width: 320, height: 200)).layout.findings
    #expect(findings.filter { $0.rule == .contrast }.map(\.severity) == [.warning])
  }

  @Test("The colour of a text that the app replaces is a note")
  func placeholder() {
    label.textColor = Color(hex: 0xCCCCCC)
    #expect(found().map(\.severity) == [.warning])
    label.text = "Label"
    #expect(found().map(\.severity) == [.note])
  }

  @Test("The colour of labels is as dark as it can be, so that the ground is at fault")
  func labelColor() {
    label.textColor = .label
    #expect(found().isEmpty)
    // Black on #333333 has 1.66:1.
    root.backgroundColor = Color(hex: 0x333333)
    #expect(found().map(\.severity) == [.warning])
  }

  @Test("Disabled text, hidden text and text that something opaque covers need no contrast")
  func exempt() {
    label.textColor = Color(hex: 0xCCCCCC)
    #expect(found().count == 1)
    label.isEnabled = false
    #expect(found().isEmpty)
    label.isEnabled = true
    label.isHidden = true
    #expect(found().isEmpty)
    label.isHidden = false
    let cover = View(frame: label.frame)
    cover.backgroundColor = .black
    root.addSubview(cover)
    #expect(found().isEmpty)
  }

  @Test("A picture without checks of its design has no such findings")
  func onlyInChecks() {
    label.textColor = Color(hex: 0xCCCCCC)
    renderer.settings.recorded.remove(.designFindings)
    #expect(found().isEmpty)
  }
}
