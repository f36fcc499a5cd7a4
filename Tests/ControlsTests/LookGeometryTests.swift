import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Controls

/// The geometry of controls by look. The numbers are measured on recorded pictures of iOS 17.5, 18.5 and 26.2 unless
/// said.
@Suite("Geometry of controls by look")
struct LookGeometryTests {
  private func layOut(_ view: View, _ look: SystemLook, scale: Double = 3) {
    let traits = TraitCollection(look: look, displayScale: scale)
    view.layout(
      size: Size(width: 263, height: 40), in: LayoutEnvironment(traits: traits, measuring: GridText()))
  }

  private func fittingSize(_ view: View, _ look: SystemLook, scale: Double = 3) -> Size {
    layOut(view, look, scale: scale)
    return view.sizeThatFits(.zero)
  }

  @Test("Bars and buttons are glass since iOS 26", arguments: SystemLook.allCases)
  func glass(look: SystemLook) {
    #expect(look.hasGlass == (look >= .iOS26))
    #expect(TraitCollection(look: look).hasGlass == look.hasGlass)
    #expect(LookMetrics.of(look).buttons.hasGlass == look.hasGlass)
  }

  @Test("Three segments of 87 points are 263 wide with two dividers, and 261 without them on iOS 26")
  func segments() {
    let control = SegmentedControl()
    control.font = Font(size: 13.4)
    // Ten characters of 6.7 points.
    control.segments = ["Segments A", "Segments B", "Segments C"].map { .init(title: $0) }
    #expect(fittingSize(control, .iOS18) == Size(width: 263, height: 32))
    #expect(control.segmentRects.map(\.minX) == [0, 88, 176])
    #expect(fittingSize(control, .iOS26) == Size(width: 261, height: 32))
    #expect(control.displayItems().marks.filter { $0.rect.width == 1 }.isEmpty)
  }

  @Test("A selected segment is a capsule on iOS 26 and has corners of 7 points before")
  func selectedSegment() {
    for (look, radius) in [(SystemLook.iOS18, 7.0), (.iOS26, 14)] {
      let control = SegmentedControl()
      control.segments = [.init(title: "a"), .init(title: "b")]
      control.selectedSegmentIndex = 0
      control.layout(
        size: Size(width: 100, height: 32),
        in: LayoutEnvironment(traits: TraitCollection(look: look), measuring: GridText()))
      #expect(control.displayItems().flattened.roundedRects.last?.radius == radius)
    }
  }

  /// 116 points at scale 3 and 115.5 at scale 2 are widths in documents.
  @Test(
    "Three dots are 42.67 points wide at scale 3, in a control of 116 points", arguments: [SystemLook.iOS18, .iOS26])
  func pages(look: SystemLook) throws {
    let control = PageControl()
    control.numberOfPages = 3
    #expect(fittingSize(control, look) == Size(width: 116, height: 26))
    let dots = control.displayItems().marks.map(\.rect)
    let (first, last) = (try #require(dots.first), try #require(dots.last))
    #expect(abs(last.maxX - first.minX - 128.0 / 3) < 0.001)
    #expect(abs(first.width - 22.0 / 3) < 0.001)
    #expect(fittingSize(control, look, scale: 2) == Size(width: 115.5, height: 26))
  }

  @Test("A slider that is sized to fit is 34 points high and keeps its width", arguments: [SystemLook.iOS18, .iOS26])
  func sliderFits(look: SystemLook) {
    #expect(fittingSize(Slider(), look) == Size(width: 263, height: 34))
  }

  @Test("Switches and steppers fit their frames")
  func fixedSizes() {
    #expect(fittingSize(Switch(), .iOS18) == Size(width: 51, height: 31))
    #expect(fittingSize(Switch(), .iOS26) == Size(width: 63, height: 28))
    for look in [SystemLook.iOS18, .iOS26] { #expect(fittingSize(Stepper(), look) == Size(width: 94, height: 32)) }
  }

  @Test("A stepper's divider is 24 points high on iOS 26, 18 before, and its signs are shorter and thicker")
  func stepper() throws {
    for (look, height, radius, length, thickness) in [
      (SystemLook.iOS18, 18.0, 8.0, 13.5, 1.5), (.iOS26, 24, 16, 12.9, 1.75),
    ] {
      let stepper = Stepper()
      stepper.value = 50
      layOut(stepper, look)
      let items = stepper.displayItems().flattened
      #expect(items.marks.first { $0.rect.width == 1 }?.rect.height == height)
      #expect(items.roundedRects.first?.radius == radius)
      let sign = try #require(items.marks.first { $0.kind == .stroke }?.rect)
      let cap = try #require(items.strokes.first?.width)
      #expect(abs(sign.width + cap - length) < 0.001)
      #expect(cap == thickness)
    }
  }

  @Test(
    "The sign at a stepper's limit is 767676 on EDEDED up to iOS 18 and B8B8B8 on iOS 26",
    arguments: [(SystemLook.iOS18, 0x76), (.iOS26, 0xB8)])
  func stepperAtLimit(look: SystemLook, grey: Int) throws {
    let drawn = marks(of: Stepper(), width: 94, height: 32, look: look)
    let sign = try #require(drawn.first { $0.kind == .stroke }?.color)
    #expect(abs((sign.red * sign.alpha + 0xED / 255.0 * (1 - sign.alpha)) * 255 - Double(grey)) <= 1)
  }

  /// A slider of 373 points at 75% that was sized to fit, and on iOS 26 one of 382.
  @Test("The track of a slider is 3 points from the ends up to iOS 18 and from end to end on iOS 26")
  func sliderGeometry() throws {
    func rects(_ look: SystemLook, width: Double) -> [Rect] {
      let slider = Slider()
      (slider.maximumValue, slider.value, slider.thumbTintColor) = (100, 75, .black)
      let drawn = marks(of: slider, width: width, height: 34, look: look)
      return drawn.prefix(2).map(\.rect) + drawn.filter { $0.color == .black }.map(\.rect)
    }
    let before = rects(.iOS18, width: 373)
    #expect(before[0] == Rect(x: 3, y: 15, width: 367, height: 4))
    #expect((before[2].minX, before[2].width) == (259, 27))
    #expect(abs(before[2].midY - 47.5 / 3) < 0.01)
    let since = rects(.iOS26, width: 382)
    #expect(since[0] == Rect(x: 0, y: 14, width: 382, height: 6))
    #expect(since[1].maxX == 277.25)
  }

  @Test("The track of a slider is 6 points high on iOS 26, 4 before")
  func sliderTrack() {
    for (look, height) in [(SystemLook.iOS18, 4.0), (.iOS26, 6)] {
      let slider = Slider()
      layOut(slider, look)
      #expect(slider.displayItems().marks.first?.rect.height == height)
    }
  }

  @Test("The track of a switch that is off is C5C5C6 on white on iOS 26, and 5A5A5D on 1C1C1C in dark appearance")
  func switchTrack() throws {
    for (style, ground, red, blue) in [
      (TraitCollection.UserInterfaceStyle.light, 0xFF, 0xC5, 0xC6), (.dark, 0x1C, 0x5A, 0x5D),
    ] {
      let track = try #require(marks(of: Switch(), width: 63, height: 28, style, look: .iOS26).first?.color)
      func shown(_ part: Double) -> Double { (part * track.alpha + Double(ground) / 255 * (1 - track.alpha)) * 255 }
      #expect(abs(shown(track.red) - Double(red)) <= 1)
      #expect(abs(shown(track.blue) - Double(blue)) <= 1)
    }
  }

  @Test("A button for adding a contact is 24.33 x 23.67 points at scale 3, with a ring of 21.7")
  func contactAdd() throws {
    let button = Button(type: .contactAdd)
    let size = fittingSize(button, .iOS15)
    #expect(abs(size.width - 24.33) < 0.01 && abs(size.height - 23.67) < 0.01)
    let ring = try #require(button.displayItems().marks.first { $0.kind == .symbol }?.rect)
    #expect(abs(ring.width - 21.7) < 0.1)
    #expect(fittingSize(button, .iOS15, scale: 2) == Size(width: 25, height: 24))
  }

  @Test("A blurred shadow is half as dark at the edge as in the middle, and gone after its blur")
  func shadow() {
    let shadow = SoftShadow(distance: 0, blur: 8, strength: 0.12)
    let layers = shadow.items(of: Rect(x: 0, y: 0, width: 100, height: 100), radius: 0).marks
    func strength(at x: Double) -> Double {
      layers.filter { $0.rect.minX <= x && x <= $0.rect.maxX }.reduce(0) { $0 + ($1.color?.alpha ?? 0) }
    }
    #expect(abs(strength(at: 50) - 0.12) < 1e-9)
    #expect(abs(strength(at: 0) - 0.06) < 1e-9)
    #expect(strength(at: -8) == 0)
  }
}

extension [DisplayItem] {
  fileprivate var roundedRects: [(rect: Rect, radius: Double)] {
    compactMap { item in
      guard case .fill(.roundedRect(let rect, let radius), _) = item else { return nil }
      return (rect, radius)
    }
  }
}
