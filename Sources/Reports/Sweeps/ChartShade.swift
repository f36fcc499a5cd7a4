import Graphics

/// The colour of a least safe size.
enum ChartShade: Hashable {
  case throughout
  /// Sizes up to that of a usual screen; the last has no bound.
  case upTo(Double, above: Double, Int)
  case never
  case fixed

  /// The sizes of screens between which colours change: those of phones, then of tablets.
  private static func bounds(_ axis: SweepAxis) -> [Double] {
    axis == .width ? [375, 402, 440, 768] : [667, 844, 956, 1133]
  }

  static func all(axis: SweepAxis) -> [ChartShade] {
    let bounds = [0] + bounds(axis) + [.infinity]
    let shades = (1..<bounds.count).map { ChartShade.upTo(bounds[$0], above: bounds[$0 - 1], $0 - 1) }
    return [.throughout] + shades + [.never, .fixed]
  }

  init(of size: Double?, in range: SizeRange, axis: SweepAxis) {
    guard let size else {
      self = .fixed
      return
    }
    if size <= range.first + 1 {
      self = .throughout
    } else if size == .infinity {
      self = .never
    } else {
      self =
        Self.all(axis: axis).first { if case .upTo(let bound, _, _) = $0 { size <= bound } else { false } } ?? .never
    }
  }

  /// Colours of ColorBrewer's sequential scheme OrRd, which it lists as safe for colour-blind readers; blue is not on
  /// its way.
  var color: Color {
    switch self {
    case .throughout: Color(hex: 0xCFE3F5)
    case .upTo(_, _, let index): [0xFEF0D9, 0xFDCC8A, 0xFC8D59, 0xE34A33, 0xB30000].map { Color(hex: $0) }[index]
    case .never: Color(hex: 0x3B0000)
    case .fixed: Color(hex: 0xECEDF0)
    }
  }

  var ink: Color {
    switch self {
    case .upTo(_, _, 4), .never: .white
    default: ChartStyle.ink
    }
  }

  func label(in range: SizeRange) -> String {
    switch self {
    case .throughout: "\(SizeWords.points(range.first)), the least"
    case .upTo(.infinity, let above, _): "above \(SizeWords.points(above))"
    case .upTo(let bound, _, _): "up to \(SizeWords.points(bound))"
    case .never: "nowhere safe"
    case .fixed: "has a size of its own"
    }
  }
}

/// Lays out the labels of a chart.
struct ChartText {
  let measuring: any TextMeasuring

  /// Returns a line, shortened in its middle if it is wider than `width`.
  func paragraph(_ string: String, _ font: Font, width: Double? = nil) -> Paragraph {
    paragraph(string, font, width: width, lines: 1, breaking: .truncatingMiddle)
  }

  /// Returns a text of as many lines as it needs.
  func wrapped(_ string: String, _ font: Font, width: Double) -> Paragraph {
    paragraph(string, font, width: width, lines: 0, breaking: .wordWrapping)
  }

  private func paragraph(
    _ string: String, _ font: Font, width: Double?, lines: Int, breaking mode: LineBreakMode
  ) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(string, font: font)], width: width, maximumLines: lines, lineBreakMode: mode, alignment: .left,
        pixelScale: LeastSizeChart.scale))
  }
}

extension Paragraph {
  /// The width of the widest line.
  var width: Double { lines.map(\.width).max() ?? 0 }
}

/// The measures and colours of a chart, in points.
enum ChartStyle {
  static let margin = 24.0
  static let leastWidth = 420.0
  static let rowLabelWidth = 52.0
  static let cell = Size(width: 76, height: 34)
  static let space = 3.0
  static let blockSpace = 20.0

  static let ink = Color(hex: 0x1C1C1E)
  static let fadedInk = Color(hex: 0x545458)

  static let title = Font(size: 20, weight: 700)
  static let heading = Font(size: 13, weight: 600)
  static let label = Font(size: 13, weight: 600)
  static let number = Font(size: 13, hasMonospacedDigits: true)
  static let caption = Font(size: 12)
}
