import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// The colours of controls in light and dark appearance.
///
/// Sources: Human Interface Guidelines > Color > Specifications, and the values of `UIColor` on iOS 13 and later.
@Suite("Light and dark controls")
struct DarkAppearanceTests {
  /// Colours in light and in dark appearance.
  private struct Pair {
    let light, dark: Color

    init(_ light: UInt32, _ dark: UInt32, alpha: Double = 1, _ darkAlpha: Double? = nil) {
      self.light = Color(hex: light, alpha: alpha)
      self.dark = Color(hex: dark, alpha: darkAlpha ?? alpha)
    }

    static let label = Pair(0x000000, 0xFFFFFF)
    static let secondaryLabel = Pair(0x3C3C43, 0xEBEBF5, alpha: 0.6)
    static let tertiaryLabel = Pair(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    /// 85% of the secondary label colour: 9C9C9F on white and 78787D on black, as in pictures of iOS 17.2 and 26.
    static let leadingSpoke = Pair(0x3C3C43, 0xEBEBF5, alpha: 0.51)
    static let separator = Pair(0x3C3C43, 0x545458, alpha: 0.29, 0.6)
    /// The share of the separator colour that makes the measured D6D6D6 on the field of a stepper.
    static let divider = Pair(0x3C3C43, 0x545458, alpha: 0.136, 0.28)
    static let fill = Pair(0x787880, 0x787880, alpha: 0.2, 0.36)
    static let secondaryFill = Pair(0x787880, 0x787880, alpha: 0.16, 0.32)
    static let tertiaryFill = Pair(0x767680, 0x767680, alpha: 0.12, 0.24)
    static let quaternaryFill = Pair(0x747480, 0x767680, alpha: 0.08, 0.18)
    static let blue = Pair(0x007AFF, 0x0A84FF)
    static let green = Pair(0x34C759, 0x30D158)
    static let gray = Pair(0x8E8E93, 0x8E8E93)
    static let gray3 = Pair(0xC7C7CC, 0x48484A)
    static let gray4 = Pair(0xD1D1D6, 0x3A3A3C)
    static let groupedBackground = Pair(0xF2F2F7, 0x000000)
    static let groupedCell = Pair(0xFFFFFF, 0x1C1C1E)
  }

  /// Expects the first marks of a kind to have some colours in both appearances.
  private func expect(
    _ view: View, _ kind: Mark.Kind, _ colors: [Pair], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let light = marks(of: view, width: 320, height: 50).colors(of: kind).prefix(colors.count)
    let dark = marks(of: view, width: 320, height: 50, .dark).colors(of: kind).prefix(colors.count)
    #expect(Array(light) == colors.map(\.light), sourceLocation: sourceLocation)
    #expect(Array(dark) == colors.map(\.dark), sourceLocation: sourceLocation)
  }

  @Test("Texts have the label colours")
  func texts() {
    let (field, empty, textView, search) = (TextField(), TextField(), TextView(), SearchBar())
    (field.text, empty.placeholder, textView.text, search.placeholder) = ("abc", "abc", "abc", "abc")
    field.borderStyle = .roundedRect
    expect(Label(text: "abc"), .text, [.label])
    expect(textView, .text, [.label])
    expect(field, .text, [.label])
    expect(field, .stroke, [.gray4])
    expect(empty, .text, [.tertiaryLabel])
    expect(search, .symbol, [.secondaryLabel])
    expect(search, .text, [.secondaryLabel])
    search.text = "abc"
    expect(search, .symbol, [.secondaryLabel])
    expect(search, .text, [.label])
    expect(search, .fill, [.groupedBackground, .tertiaryFill])
  }

  @Test("Value controls have fills and the tint colour")
  func valueControls() {
    let (off, on, segments, pages) = (Switch(), Switch(), SegmentedControl(), PageControl())
    on.isOn = true
    segments.segments = [.init(title: "a"), .init(title: "bc"), .init(title: "d")]
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    expect(off, .fill, [.secondaryFill])
    expect(on, .fill, [.green])
    expect(Slider(), .fill, [.fill, .blue])
    expect(ProgressView(), .fill, [.fill, .blue])
    expect(Stepper(), .fill, [.tertiaryFill])
    expect(segments, .fill, [.tertiaryFill, .divider, .divider])
    expect(segments, .text, [.label, .label, .label])
    expect(pages, .fill, [.tertiaryLabel, .label, .tertiaryLabel])
    expect(DatePicker(), .fill, [.tertiaryFill])
    expect(DatePicker(), .text, [.label])
    expect(PickerView(), .fill, [.tertiaryFill])
  }

  @Test("The track of a switch that is off is E9E9EA on white, as in pictures of iOS 17 and 18")
  func switchOff() throws {
    let track = try #require(marks(of: Switch(), width: 51, height: 31).first?.color)
    func onWhite(_ part: Double) -> Double { (part * track.alpha + 1 - track.alpha) * 255 }
    #expect(abs(onWhite(track.red) - 0xE9) <= 1)
    #expect(abs(onWhite(track.green) - 0xE9) <= 1)
    #expect(abs(onWhite(track.blue) - 0xEA) <= 1)
  }

  @Test("The divider of a stepper is D6D6D6 on white, as in pictures of iOS 17 and 18")
  func stepperDivider() throws {
    let fills = marks(of: Stepper(), width: 94, height: 32).filter { $0.kind == .fill }
    let field = try #require(fills.first?.color)
    let divider = try #require(fills.last { $0.rect.width == 1 }?.color)
    let ground = field.red * field.alpha + 1 - field.alpha
    #expect(abs((divider.red * divider.alpha + ground * (1 - divider.alpha)) * 255 - 0xD6) <= 1)
  }

  @Test("An indicator is grey, its style can make it white")
  func indicator() {
    let view = ActivityIndicatorView()
    view.hidesWhenStopped = false
    expect(view, .stroke, [.leadingSpoke])
    view.style = .white
    expect(view, .stroke, [Pair(0xFFFFFF, 0xFFFFFF, alpha: 0.85)])
  }

  @Test("Bars have a line, titles in the label colour and buttons in the tint colour")
  func bars() {
    let line = Pair(0x000000, 0xFFFFFF, alpha: 0.3, 0.15)
    let (bar, tabs, toolbar) = (NavigationBar(), TabBar(), Toolbar())
    bar.item.title = "abc"
    bar.item.trailingItems = [BarButtonItem(title: "de")]
    bar.backgroundColor = .white
    bar.isAtScrollEdge = false
    tabs.items = [TabBarItem(title: "abc"), TabBarItem(title: "de")]
    tabs.backgroundColor = .white
    tabs.isAtScrollEdge = false
    toolbar.items = [BarButtonItem(title: "abc")]
    expect(bar, .fill, [line])
    expect(bar, .text, [.blue, .label])
    expect(tabs, .fill, [line])
    expect(tabs, .text, [.blue, .gray])
    expect(toolbar, .text, [.blue])
  }

  @Test("Buttons have the tint colour and are grey while disabled")
  func buttons() {
    let button = Button(type: .system)
    button.setTitle("abc", for: .normal)
    let gray = Button(configuration: ButtonConfiguration(style: .gray, title: "abc"))
    expect(button, .text, [.blue])
    expect(gray, .fill, [.secondaryFill])
    for button in [button, gray] {
      button.isEnabled = false
      expect(button, .text, [.tertiaryLabel])
    }
    expect(gray, .fill, [.tertiaryFill])
  }

  @Test("Grouped tables have a background, their cells another one")
  func tables() {
    let (table, cell) = (TableView(style: .grouped), TableViewCell())
    table.rows = .sections([TableSection(headerTitle: "abc", cells: [cell])])
    expect(table, .fill, [.groupedBackground])
    expect(table, .text, [.secondaryLabel])
    for (style, pair) in [(TraitCollection.UserInterfaceStyle.light, \Pair.light), (.dark, \.dark)] {
      _ = marks(of: table, width: 320, height: 400, style)
      #expect(cell.displayItems().marks.map(\.color) == [Pair.groupedCell[keyPath: pair]])
      #expect(Set(table.overlayItems().marks.map(\.color)) == [Pair.separator[keyPath: pair]])
    }
  }

  @Test("Placeholders are grey")
  func placeholders() {
    let view = UnknownView(className: "MapView")
    expect(view, .fill, [.quaternaryFill])
    expect(view, .stroke, [.gray3])
    expect(view, .text, [.secondaryLabel])
  }
}
