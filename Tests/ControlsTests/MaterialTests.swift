import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Controls

@Suite("Materials and Liquid Glass")
struct MaterialTests {
  private typealias Style = VisualEffectView.Style

  private func items(of view: View, isDark: Bool = false) -> [DisplayItem] {
    let traits = TraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    view.layout(size: Size(width: 100, height: 40), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    return view.drawnItems()
  }

  private func shape(of view: View) -> Path? {
    items(of: view).lazy.compactMap { if case .backdrop(let path, _) = $0 { path } else { nil } }.first
  }

  /// The colour of a view's middle over a plain colour.
  private func color(of view: View, over background: Color, isDark: Bool) -> Color {
    DisplayList(size: Size(width: 100, height: 40), items: items(of: view, isDark: isDark))
      .color(at: Point(x: 50, y: 20), over: background)
  }

  @Test("Regular and prominent are the older materials of the appearance, as UIBlurEffect.h says")
  func adaptiveStyles() {
    for (style, light, dark) in [(Style.regular, Style.light, Style.dark), (.prominent, .extraLight, .dark)] {
      #expect(items(of: VisualEffectView(style: style)) == items(of: VisualEffectView(style: light)))
      #expect(
        items(of: VisualEffectView(style: style), isDark: true)
          == items(of: VisualEffectView(style: dark), isDark: true))
    }
  }

  @Test("System materials of a fixed brightness are those that adapt, in that appearance")
  func fixedStyles() throws {
    for name in ["UltraThin", "Thin", "", "Thick", "Chrome"] {
      let adaptive = try #require(Style(rawValue: "system\(name)Material"))
      for (suffix, isDark) in [("Light", false), ("Dark", true)] {
        let fixed = try #require(Style(rawValue: "system\(name)Material\(suffix)"))
        #expect(fixed.backdrop(isDark: false) == adaptive.backdrop(isDark: isDark))
        #expect(fixed.backdrop(isDark: true) == adaptive.backdrop(isDark: isDark))
      }
    }
  }

  @Test("Thicker system materials show less of what is behind them", arguments: [false, true])
  func thickness(isDark: Bool) {
    let styles: [Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let opacities = styles.map { $0.backdrop(isDark: isDark).tint.alpha }
    #expect(opacities == opacities.sorted() && Set(opacities).count == styles.count)
  }

  @Test("The light sample material of Apple is white at 30% over a blur of 30 points and a saturation of 1.8")
  func publishedMaterial() {
    let material = Style.light.backdrop(isDark: false)
    #expect(material == Backdrop(blurRadius: 30, saturation: 1.8, tint: .white.opacity(0.3)))
  }

  @Test("A view without a material, or with vibrancy only, draws nothing")
  func nothing() {
    #expect(items(of: VisualEffectView(style: nil)).isEmpty)
    let vibrant = VisualEffectView(style: .dark)
    vibrant.isVibrant = true
    #expect(items(of: vibrant).isEmpty)
  }

  @Test("A material has the corners of its view")
  func corners() {
    let view = VisualEffectView(style: .dark)
    let bounds = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(shape(of: view) == .rect(bounds))
    view.cornerRadius = 12
    #expect(shape(of: view) == .roundedRect(bounds, radius: 12))
  }

  @Test("Glass is a capsule unless it has corners of its own")
  func glassCorners() {
    let view = VisualEffectView(glass: GlassEffect())
    let bounds = Rect(x: 0, y: 0, width: 100, height: 40)
    #expect(shape(of: view) == .roundedRect(bounds, radius: 20))
    view.cornerRadius = 12
    #expect(shape(of: view) == .roundedRect(bounds, radius: 12))
    view.cornerConfiguration = .fixed(8)
    #expect(shape(of: view) == .roundedRect(bounds, radius: 8))
    view.cornerConfiguration = .fixed(90)
    #expect(shape(of: view) == .roundedRect(bounds, radius: 20))
    view.cornerConfiguration = .capsule
    #expect(shape(of: view) == .roundedRect(bounds, radius: 20))
  }

  /// FD over white is 253; 87% of FD over black 220; 75% of 19 over black 19, and over white 83: measurements of the
  /// simulator.
  @Test(
    "Regular glass has the colours of the simulator over white and black",
    arguments: [(Color.white, false, 253.0), (.black, false, 220), (.black, true, 19), (.white, true, 83)])
  func glassColors(ground: Color, isDark: Bool, value: Double) {
    let shown = color(of: VisualEffectView(glass: GlassEffect()), over: ground, isDark: isDark)
    #expect(abs(shown.red * 255 - value) <= 1 && shown.red == shown.green && shown.red == shown.blue)
  }

  @Test("An opaque tint fills glass, and clear glass shows more than regular glass")
  func glassTint() {
    let blue = Color(hex: 0x0088FF)
    #expect(color(of: VisualEffectView(glass: GlassEffect(tintColor: blue)), over: .white, isDark: false) == blue)
    let clear = color(of: VisualEffectView(glass: GlassEffect(style: .clear)), over: .black, isDark: false)
    let regular = color(of: VisualEffectView(glass: GlassEffect()), over: .black, isDark: false)
    #expect(clear.red < 0.2 && regular.red > 0.5)
  }
}
