import Galley

/// `galley-benchmarks screens`: what a screen of fresh texts costs in one process, step by step. Other programs that
/// paint the same screens are measured beside it by `measure.py`.
struct ScreenBenchmark {
  /// The number of screens.
  var count = 20
  var format = Table.Format.text
  private let renderer: Renderer

  /// - Throws: where the bundled fonts are missing.
  init() throws { renderer = try Renderer() }

  /// Prints the milliseconds of each screen and the bytes of its PNG file.
  func run() {
    var samples = TextSamples()
    var table = Table(header: ["screen", "layout_ms", "paint_ms", "png_ms", "bytes"])
    for number in 1...count {
      var (rendering, pixels, png): (Rendering?, Pixmap?, [UInt8]) = (nil, nil, [])
      let layout = microseconds { rendering = layOut(SampleScreen(&samples)) }
      let paint = microseconds { pixels = rendering.flatMap { try? renderer.pixmap(of: $0) } }
      let encode = microseconds { png = pixels.map(PNG.encode) ?? [] }
      let times = [layout, paint, encode].map { String(format: "%.3f", $0 / 1000) }
      table.add([String(number)] + times + [String(png.count)])
    }
    print(table.text(as: format), terminator: "")
  }

  /// Prints where everything of the screens is, in points, for a program that has no layout of its own.
  func list() {
    var samples = TextSamples()
    for _ in 1...count {
      let screen = SampleScreen(&samples)
      _ = layOut(screen)
      print("screen")
      for box in screen.boxes { show("box", box) }
      for icon in screen.icons { show("icon", icon) }
      for label in screen.labels { show("label", label, label.text ?? "") }
    }
  }

  private func layOut(_ screen: SampleScreen) -> Rendering {
    renderer.render(
      screen.root, size: SampleScreen.size, traits: TraitCollection(displayScale: SampleScreen.scale))
  }

  private func show(_ kind: String, _ view: View, _ text: String = "") {
    let frame = view.convert(view.bounds, to: nil)
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { String($0) }
    print(([kind] + numbers + [text]).joined(separator: "\t"))
  }
}
