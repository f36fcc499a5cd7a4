import Graphics
import ImageDiff

/// Where the rules of views hold in a picture: a view is where either layout has it.
struct RuledAreas {
  let rules: VerificationRules
  /// The layouts of both sides, as far as they are known.
  let layouts: [LayoutResult]
  /// Pixels per point.
  let scale: Double

  /// How far colours may be off, and where; of areas that overlap the last counts.
  var tolerated: [ToleratedArea] {
    var areas: [ToleratedArea] = []
    if rules.colorTolerance > 0 { areas.append(ToleratedArea(bounds: .everywhere, step: rules.colorTolerance)) }
    for rule in rules.viewRules {
      guard let step = rule.colorTolerance else { continue }
      areas += bounds(of: rule).map { ToleratedArea(bounds: $0, step: step) }
    }
    return areas + bounds(of: rules.ignoredViews).map { ToleratedArea(bounds: $0, step: 1) }
  }

  /// A difference with its drift judged: what passes is left out, what fails is a change; of rules that both hold the
  /// last counts.
  func judged(_ difference: PixelDifference) -> PixelDifference {
    let judges = rules.viewRules.compactMap { rule in rule.drift.map { (judgement: $0, bounds: bounds(of: rule)) } }
    guard !judges.isEmpty else { return difference }
    let regions = difference.regions.compactMap { region -> DifferenceRegion? in
      guard region.kind == .drift else { return region }
      let judge = judges.last { judge in
        judge.bounds.contains { judge.judgement == .fail ? $0.touches(region.bounds) : $0.holds(region.bounds) }
      }
      guard let judge else { return region }
      var region = region
      region.kind = .change
      return judge.judgement == .fail ? region : nil
    }
    return PixelDifference(count: regions.reduce(0) { $0 + $1.count }, regions: regions)
  }

  private func bounds(of rule: ViewRule) -> [PixelRect] { rule.view.map { bounds(of: [$0]) } ?? [.everywhere] }

  private func bounds(of views: Set<String>) -> [PixelRect] {
    guard !views.isEmpty else { return [] }
    return layouts.flatMap { $0.rects(of: views) }.map { rect in
      let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
      return PixelRect(
        x: left, y: top, width: max(0, pixel(rect.maxX, .up) - left), height: max(0, pixel(rect.maxY, .up) - top))
    }
  }

  /// A place in pixels, held within what any picture has: a layout that was read may say anything.
  private func pixel(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let pixel = (place * scale).rounded(rule)
    return pixel.isFinite ? Int(max(-1e6, min(pixel, 1e6))) : 0
  }
}

extension PixelRect {
  /// A rectangle that holds every picture.
  fileprivate static let everywhere = PixelRect(x: 0, y: 0, width: Int(Int32.max), height: Int(Int32.max))

  fileprivate func holds(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }

  fileprivate func touches(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

extension LayoutResult {
  /// Where some views are, in the root's coordinates.
  fileprivate func rects(of views: Set<String>) -> [Rect] {
    func collect(_ node: LayoutNode, _ origin: Point) -> [Rect] {
      let place = Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      let own = views.contains(node.id) ? [Rect(origin: place, size: node.frame.size)] : []
      return own + node.children.flatMap { collect($0, place) }
    }
    return collect(root, Point(x: -root.frame.minX, y: -root.frame.minY))
  }
}
