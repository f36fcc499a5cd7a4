import Graphics
import ImageDiff

/// The areas of a picture in which rules for views apply: those of the views in either layout.
struct RuledAreas {
  let rules: VerificationRules
  /// The known layouts of the two sides.
  let layouts: [LayoutResult]
  /// The number of pixels per point.
  let scale: Double

  /// The areas in which colours may differ. If areas overlap, the last one applies.
  var tolerated: [ToleratedArea] {
    var areas: [ToleratedArea] = []
    if rules.colorTolerance > 0 { areas.append(ToleratedArea(bounds: .everywhere, step: rules.colorTolerance)) }
    for rule in rules.viewRules {
      guard let step = rule.colorTolerance else { continue }
      areas += bounds(of: rule).map { ToleratedArea(bounds: $0, step: step) }
    }
    return areas + bounds(of: rules.ignoredViews).map { ToleratedArea(bounds: $0, step: 1) }
  }

  /// Returns a difference with the rules about drift applied: drift that passes is left out, drift that fails becomes
  /// a change. If two rules disagree, the last one counts.
  func applyingDriftRules(to difference: PixelDifference) -> PixelDifference {
    let judges = rules.viewRules.compactMap { rule in rule.drift.map { (judgement: $0, bounds: bounds(of: rule)) } }
    guard !judges.isEmpty else { return difference }
    let regions = difference.regions.compactMap { region -> DifferenceRegion? in
      guard region.kind == .drift else { return region }
      let judge = judges.last { judge in
        judge.bounds.contains { judge.judgement == .fail ? $0.intersects(region.bounds) : $0.contains(region.bounds) }
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

  /// Converts points to pixels, limited to the size of any picture: a layout that was read may contain any number.
  private func pixel(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let pixel = (place * scale).rounded(rule)
    return pixel.isFinite ? Int(bounded: max(-1e6, min(pixel, 1e6))) : 0
  }
}

extension PixelRect {
  /// A rectangle that contains every picture.
  fileprivate static let everywhere = PixelRect(x: 0, y: 0, width: Int(Int32.max), height: Int(Int32.max))

  fileprivate func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }

  fileprivate func intersects(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

extension LayoutResult {
  /// Returns the frames of the given views in the picture's coordinates.
  fileprivate func rects(of views: Set<String>) -> [Rect] {
    func collect(_ node: LayoutNode, _ origin: Point) -> [Rect] {
      let place = Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      let own = views.contains(node.id) ? [Rect(origin: place, size: node.frame.size)] : []
      return own + node.children.flatMap { collect($0, place - node.contentOffset) }
    }
    return collect(root, Point(x: origin.x - root.frame.minX, y: origin.y - root.frame.minY))
  }
}
