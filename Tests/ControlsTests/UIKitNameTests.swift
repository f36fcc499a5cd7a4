import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

private typealias NSLineBreakMode = LineBreakMode
private typealias NSTextAlignment = TextAlignment
private typealias UIFont = Font

// But for the tests at the end there is nothing but code as it is written for UIKit.

private let fixedColors: [UIColor] = [
  .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown,
  .clear, .lightText, .darkText,
]

private let dynamicColors: [UIColor] = [
  .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal,
  .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4,
  .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link, .placeholderText,
  .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
  .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill,
  .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .tintColor,
]

private let madeColors = [
  UIColor(white: 0.5, alpha: 1), UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5),
  UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1), UIColor.black.withAlphaComponent(0.25),
  UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black },
]

private func words(for mode: NSLineBreakMode) -> String {
  switch mode {
  case .byWordWrapping: "words"
  case .byCharWrapping: "characters"
  case .byClipping: "clipped"
  case .byTruncatingHead: "head"
  case .byTruncatingTail: "tail"
  case .byTruncatingMiddle: "middle"
  default: "unknown"
  }
}

private let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]

private let weights: [UIFont.Weight] = [
  .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
]

private let contentModes: [UIView.ContentMode] = [
  .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
  .topRight, .bottomLeft, .bottomRight,
]

private class SwitchCell: UITableViewCell {
  override var isHighlighted: Bool { didSet { textLabel?.alpha = isHighlighted ? 0.5 : 1 } }

  convenience init(title: String) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    textLabel?.text = title
    textLabel?.lineBreakMode = .byClipping
    textLabel?.textColor = .darkGray
    textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    accessoryView = Switch()
  }
}

@Suite("The names of UIKit")
struct UIKitNameTests {
  @Test("Fixed colours have the components that UIColor documents, in every appearance")
  func fixed() {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    #expect(fixedColors.allSatisfy { $0.resolvedColor(with: dark) == $0.resolvedColor(with: TraitCollection()) })
    #expect(UIColor.darkGray == UIColor(white: 1.0 / 3, alpha: 1))
    #expect(UIColor.lightGray == UIColor(white: 2.0 / 3, alpha: 1))
    #expect(UIColor.green == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(UIColor.orange == UIColor(hex: 0xFF8000))
    #expect(UIColor.lightText == UIColor(white: 1, alpha: 0.6))
  }

  @Test("All dynamic colours but systemGray differ in light and dark appearance")
  func dynamic() {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let same = dynamicColors.filter { $0.resolvedColor(with: dark) == $0.resolvedColor(with: TraitCollection()) }
    // 8E8E93 in both: Human Interface Guidelines > Color > Specifications.
    #expect(same == [.systemGray])
  }

  @Test("Colours are made of grey, components and hue")
  func made() {
    #expect(madeColors[0] == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(madeColors[2] == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
    #expect(madeColors[3].alpha == 0.25)
    // Magenta at half saturation is halfway to white.
    let pale = UIColor(hue: 5.0 / 6, saturation: 0.5, brightness: 1)
    #expect(abs(pale.red - 1) < 1e-9 && abs(pale.green - 0.5) < 1e-9 && abs(pale.blue - 1) < 1e-9)
  }

  @Test("Line break modes have the names of NSLineBreakMode")
  func lineBreakModes() {
    let modes: [NSLineBreakMode] = [
      .wordWrapping, .characterWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
    ]
    #expect(modes.map(words) == ["words", "characters", "clipped", "head", "tail", "middle"])
  }

  @Test("Alignments, content modes and weights are complete")
  func complete() {
    #expect(Set(alignments).count == 5)
    #expect(Set(contentModes) == Set(ContentMode.allCases))
    #expect(
      weights.map { UIFont.systemFont(ofSize: 17, weight: $0).weight } == Array(stride(from: 100, to: 901, by: 100)))
  }

  @Test("A cell's highlight reaches its subclass")
  func highlight() {
    let cell = SwitchCell(title: "Wi-Fi")
    cell.isHighlighted = true
    #expect(cell.textLabel?.alpha == 0.5)
    #expect(cell.textLabel?.lineBreakMode == .clipping)
  }
}
