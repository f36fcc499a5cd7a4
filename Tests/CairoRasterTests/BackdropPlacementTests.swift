import CairoRaster
import Graphics
import Testing

@Suite("Backdrops in groups, and their edges and shadows")
struct BackdropPlacementTests {
  private let all = Path.rect(Rect(x: 0, y: 0, width: 40, height: 40))
  private let stripes = DisplayItem.group(
    DisplayGroup(
      items: (0..<10).map { .fill(.rect(Rect(x: Double($0) * 4, y: 0, width: 2, height: 40)), .black) }))

  private func picture(scale: Double = 1, _ items: DisplayItem...) throws -> Pixmap {
    try Rasterizer().pixmap(
      of: DisplayList(size: Size(width: 40, height: 40), items: items), scale: scale, background: .white)
  }

  @Test("Clips cut a backdrop")
  func clip() throws {
    let clip = Path.rect(Rect(x: 0, y: 0, width: 40, height: 20))
    let blur = DisplayItem.backdrop(all, Backdrop(blurRadius: 6))
    let pixmap = try picture(stripes, .group(DisplayGroup(clip: clip, items: [blur])))
    #expect(try pixmap.levels(row: 19) == picture(stripes, blur).levels(row: 19))
    #expect(try pixmap.levels(row: 20) == picture(stripes).levels(row: 20))
  }

  @Test("A transform scales the blur and moves the shape")
  func transform() throws {
    let quarter = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let doubled = DisplayGroup(
      transform: AffineTransform.scale(x: 2, y: 2).concatenating(.translation(x: 10, y: 5)),
      items: [.backdrop(quarter, Backdrop(blurRadius: 3, reach: 2))])
    let direct = DisplayItem.backdrop(
      .rect(Rect(x: 10, y: 5, width: 20, height: 20)), Backdrop(blurRadius: 6, reach: 4))
    #expect(try picture(stripes, .group(doubled)) == picture(stripes, direct))
  }

  @Test("A turned backdrop blurs within its turned shape")
  func rotation() throws {
    // 90 degrees about the picture's middle.
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let strip = DisplayItem.backdrop(.rect(Rect(x: 0, y: 0, width: 40, height: 10)), Backdrop(blurRadius: 20))
    let pixmap = try picture(stripes, .group(DisplayGroup(transform: turn, items: [strip])))
    #expect(try pixmap.levels(row: 20)[..<30] == picture(stripes).levels(row: 20)[..<30])
    let blurred = pixmap.levels(row: 20)[30...]
    #expect((blurred.max() ?? 255) - (blurred.min() ?? 0) < 20)
  }

  @Test("A group that fades mixes the blurred picture with the sharp one", arguments: [0.4, 0.8])
  func alpha(alpha: Double) throws {
    let blur = DisplayItem.backdrop(all, Backdrop(blurRadius: 6, tint: Color(hex: 0x00FF00, alpha: 0.2)))
    let sharp = try picture(stripes)
    let blurred = try picture(stripes, blur)
    let faded = try picture(stripes, .group(DisplayGroup(alpha: alpha, items: [blur])))
    for column in 0..<40 {
      let expected =
        alpha * Double(blurred.levels(row: 9)[column]) + (1 - alpha) * Double(sharp.levels(row: 9)[column])
      #expect(abs(Double(faded.levels(row: 9)[column]) - expected) <= 1)
    }
  }

  @Test("A group that fades adds its other items as it does without a backdrop")
  func alphaOfOthers() throws {
    let nothing = DisplayItem.backdrop(all, Backdrop(blurRadius: 0))
    let items: [DisplayItem] = [
      .fill(.rect(Rect(x: 4, y: 4, width: 20, height: 20)), Color(hex: 0xFF0000, alpha: 0.5)),
      .fill(.rect(Rect(x: 14, y: 4, width: 20, height: 20)), Color(hex: 0x0000FF)),
    ]
    let with = try picture(stripes, .group(DisplayGroup(alpha: 0.6, items: [nothing] + items)))
    let without = try picture(stripes, .group(DisplayGroup(alpha: 0.6, items: items)))
    #expect(with.largestDifference(from: without) <= 1)
  }

  @Test("Edge light is brightest at the top left and the bottom right")
  func edgeLight() throws {
    let light = Backdrop.EdgeLight(width: 1, color: .white, dimming: 0)
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
    let pixmap = try Rasterizer().pixmap(
      of: DisplayList(
        size: Size(width: 40, height: 40), items: [.backdrop(circle, Backdrop(blurRadius: 0, edge: light))]),
      scale: 1, background: .black)
    // The circle's points at 45 degrees are 20 (1 - 1 / sqrt(2)) = 5.86 from the sides.
    #expect(pixmap.levels(row: 6)[6] > 150)
    #expect(pixmap.levels(row: 33)[33] > 150)
    #expect(pixmap.levels(row: 6)[33] < 10)
    // The square of the cosine of 45 degrees is a half.
    #expect((120...130).contains((pixmap.levels(row: 0)[19] + pixmap.levels(row: 0)[20]) / 2))
    #expect(pixmap.levels(row: 20)[20] == 0)
  }

  @Test("A shadow is soft, moved, and outside the shape only")
  func shadow() throws {
    let shadow = Backdrop.Shadow(color: .black, radius: 2, offset: Point(x: 0, y: 4))
    let card = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))
    let pixmap = try picture(.backdrop(card, Backdrop(blurRadius: 0, shadow: shadow)))
    #expect((10..<30).allSatisfy { pixmap.levels(row: $0)[20] == 255 })
    // The shadow's lower edge is at 34: the rows beside it have the normal distribution at 0.25 deviations.
    #expect(abs(Double(pixmap.levels(row: 33)[20]) - 255 * 0.4013) <= 2)
    #expect(abs(Double(pixmap.levels(row: 34)[20]) - 255 * 0.5987) <= 2)
    #expect(pixmap.levels(row: 7)[20] == 255)
  }

  @Test("Each run gives the same bytes, at each scale", arguments: [1.0, 2, 3])
  func deterministic(scale: Double) throws {
    let glass = Backdrop(
      blurRadius: 7, reach: 10, saturation: 1.5, tint: .white.opacity(0.3),
      edge: Backdrop.EdgeLight(width: 0.5, color: .white),
      shadow: Backdrop.Shadow(color: .black.opacity(0.2), radius: 9))
    let pill = DisplayItem.backdrop(.roundedRect(Rect(x: 4, y: 8, width: 30, height: 16), radius: 8), glass)
    #expect(try picture(scale: scale, stripes, pill) == picture(scale: scale, stripes, pill))
  }

  @Test(
    "Numbers beyond all bounds neither fail nor take long",
    arguments: [-1, 1e6, 1e300, -1e300, .infinity, .nan])
  func hostileNumbers(number: Double) throws {
    let glass = Backdrop(
      blurRadius: number, reach: number, saturation: number, brightness: number, tint: .white.opacity(0.5),
      edge: Backdrop.EdgeLight(width: number, color: .white, dimming: number),
      shadow: Backdrop.Shadow(color: .black, radius: number, offset: Point(x: number, y: number)))
    let shapes: [Path] = [
      all, .rect(.zero), .ellipse(in: Rect(x: -number, y: -number, width: 2 * number, height: 2 * number)),
      .roundedRect(Rect(x: 1, y: 1, width: number, height: 10), radius: number), .elements([]),
      .elements([.line(Point(x: number, y: 1)), .close]),
    ]
    for shape in shapes {
      let pixmap = try picture(stripes, .backdrop(shape, glass))
      #expect(pixmap.pixels.allSatisfy { $0 >> 24 == 255 })
      _ = try picture(.group(DisplayGroup(alpha: 0.5, items: [.backdrop(shape, glass)])))
    }
  }

  @Test("A huge shape blurs the picture as one of the picture's size does")
  func hugeShape() throws {
    let huge = Path.rect(Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    let blur = Backdrop(blurRadius: 5)
    #expect(try picture(stripes, .backdrop(huge, blur)) == picture(stripes, .backdrop(all, blur)))
  }

  @Test("Documents show the tint alone")
  func documents() throws {
    let size = Size(width: 40, height: 40)
    let tint = Color(hex: 0x336699, alpha: 0.5)
    let backdrop = DisplayItem.backdrop(all, Backdrop(blurRadius: 8, tint: tint))
    #expect(
      try Rasterizer().svg(of: DisplayList(size: size, items: [backdrop]))
        == Rasterizer().svg(of: DisplayList(size: size, items: [.fill(all, tint)])))
    #expect(
      try Rasterizer().pdf(of: DisplayList(size: size, items: [backdrop]))
        == Rasterizer().pdf(of: DisplayList(size: size, items: [.fill(all, tint)])))
  }
}
