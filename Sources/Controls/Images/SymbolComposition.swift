import Graphics

/// Draws variants as areas, in the units of the drawings.
struct SymbolComposition {
  let pen: SymbolPen
  /// The factor for the sizes of drawings, while lines keep their width.
  var scale = 1.0
  /// Whether symbols are drawn as marks on the discs of badges.
  var drawsMarks = false

  func region(of variant: SymbolVariant) -> Region {
    switch variant {
    case .plain(let name, let isFilled):
      guard let symbol = SymbolTable.system[name] else { return .empty }
      return Region(
        drawsMarks ? symbol.mark : symbol.drawing, isFilled: isFilled,
        transform: .scale(about: Self.middle, scale * symbol.scale), pen: pen)
    case .character(let text):
      return Region(SymbolCharacters.drawing(of: text) ?? [], transform: .scale(about: Self.middle, scale), pen: pen)
    case .enclosed(let inner, let enclosure, let isFilled):
      return enclosed(inner, enclosure, isFilled: isFilled)
    case .slashed(let inner): return slashed(region(of: inner))
    case .badged(let inner, let badge): return badged(region(of: inner), by: badge)
    }
  }

  private static let middle = Point(x: 128, y: 128)

  // MARK: Enclosures

  private func enclosed(_ inner: SymbolVariant, _ enclosure: SymbolEnclosure, isFilled: Bool) -> Region {
    let shape = Region(
      enclosure.drawing, isFilled: isFilled, transform: .scale(about: Self.middle, scale), pen: pen)
    let room = enclosure.room
    let center = AffineTransform.scale(about: Self.middle, scale).apply(to: room.center)
    // Light lines on a filled shape look thinner than dark ones. Lines of drawings are thinner than those of signs.
    let innerPen = SymbolPen(width: pen.width * (isFilled ? 1.12 : 1) * inner.shareOfPen)
    let symbol = SymbolComposition(pen: innerPen)
      .fitted(inner, center: center, extent: room.extent * scale * inner.shareOfRoom)
    return Region([.add(shape), isFilled && enclosure.canBeFilled ? .cut(symbol) : .add(symbol)])
  }

  /// Returns a symbol whose longer side has a length, with lines of the pen's width.
  private func fitted(_ variant: SymbolVariant, center: Point, extent: Double) -> Region {
    let natural = region(of: variant).bounds
    let side = max(natural.width, natural.height)
    guard side > pen.width * 1.5 else { return region(of: variant).centered(at: center) }
    let factor = max(0.1, (extent - pen.width) / (side - pen.width))
    return SymbolComposition(pen: pen, scale: scale * factor, drawsMarks: drawsMarks).region(of: variant)
      .centered(at: center)
  }

  // MARK: Slashes

  /// The slash runs from the upper left to the lower right, with gaps on both sides.
  private func slashed(_ region: Region) -> Region {
    let bounds = region.bounds
    let height = bounds.height / 2 - pen.width / 2
    let width = min(max(bounds.width / 2 - pen.width / 2, height * 0.9), height * 1.25)
    let reach = max(height, width * 0.8) + pen.width * 0.25
    let line = Contour(
      points: [
        Point(x: bounds.midX - width, y: bounds.midY - reach), Point(x: bounds.midX + width, y: bounds.midY + reach),
      ], isClosed: false)
    return Region([
      .add(region), .cut(Region(stroking: [line], width: pen.width + 2 * pen.gap)),
      .add(Region(stroking: [line], width: pen.width)),
    ])
  }

  // MARK: Badges

  private func badged(_ region: Region, by badge: SymbolVariant?) -> Region {
    let bounds = region.bounds
    guard let badge else {
      let center = Point(x: bounds.maxX - 26 * scale, y: bounds.minY + 30 * scale)
      return region.withDisc(center: center, radius: 36 * scale, gap: pen.gap)
    }
    let radius = 50 * scale
    let center = Point(x: bounds.maxX - radius * 0.3, y: bounds.maxY - radius * 0.55)
    let disc = region.withDisc(center: center, radius: radius, gap: pen.gap)
    let markPen = SymbolPen(width: min(pen.width, 22 * scale))
    let mark = SymbolComposition(pen: markPen, drawsMarks: true)
      .fitted(badge, center: center, extent: radius * 1.2 * badge.shareOfBadge)
    return Region([.add(disc), .cut(mark)])
  }
}

extension Region {
  fileprivate func centered(at center: Point) -> Region {
    applying(.translation(x: center.x - bounds.midX, y: center.y - bounds.midY))
  }

  fileprivate func withDisc(center: Point, radius: Double, gap: Double) -> Region {
    func disc(_ radius: Double) -> Region { Region(interiorOf: [.circle(center: center, radius: radius)]) }
    return Region([.add(self), .cut(disc(radius + gap)), .add(disc(radius))])
  }
}

extension AffineTransform {
  static func scale(about point: Point, _ factor: Double) -> AffineTransform {
    AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: point.x * (1 - factor), ty: point.y * (1 - factor))
  }
}

extension SymbolVariant {
  /// The part of the room of an enclosure that the symbol takes, by eye: signs of lines are smaller than shapes.
  fileprivate var shareOfRoom: Double {
    switch self {
    case .plain(let name, _): SymbolTable.system[name]?.shareOfRoom ?? 1
    case .character: 0.96
    default: 1
    }
  }

  /// The width of lines inside an enclosure in relation to the pen, by eye: those of drawings and of close lines are
  /// thinner than those of signs.
  fileprivate var shareOfPen: Double {
    switch self {
    case .plain(let name, _):
      guard let symbol = SymbolTable.system[name] else { return 0.8 }
      if symbol.hasCloseLines { return 0.66 }
      return symbol.drawing.count == 1 && !symbol.drawing.hasBody ? 1 : 0.8
    case .character: return 1
    default: return 0.8
    }
  }

  fileprivate var shareOfBadge: Double {
    if case .plain("xmark", _) = self { return 0.78 }
    return 1
  }
}
