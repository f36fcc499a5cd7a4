import Graphics

/// An area of the plane with polygons as its boundary.
struct Region: Hashable, Sendable {
  /// The boundary. The area is where the winding number is not zero.
  var polygons: [[Point]]

  static let empty = Region(polygons: [])

  init(polygons: [[Point]]) { self.polygons = polygons }

  /// Makes the interior of closed contours.
  init(interiorOf contours: [Contour]) { polygons = contours.map(\.points) }

  /// Makes the area of lines of a width, which have round ends.
  init(stroking contours: [Contour], width: Double) {
    polygons = contours.flatMap { StrokeOutline.polygons(of: $0, width: width) }
  }

  /// Makes the interior of closed contours whose outside is moved outwards by a distance.
  init(growing contours: [Contour], by distance: Double) {
    polygons = contours.map { StrokeOutline.grown($0, by: distance) }
  }

  var bounds: Rect { Rect(enclosing: polygons.flatMap { $0 }) }

  func applying(_ transform: AffineTransform) -> Region {
    Region(polygons: polygons.map { $0.map { transform.apply(to: $0) } })
  }

  /// The boundary as a path for filling by the non-zero winding rule.
  var path: Path {
    .elements(
      polygons.flatMap { polygon in
        polygon.indices.map { $0 == 0 ? .move(polygon[0]) : .line(polygon[$0]) } + [PathElement.close]
      })
  }
}

/// A step in composing a region.
struct RegionStep: Sendable {
  enum Effect: Sendable { case add, cut }

  let effect: Effect
  let region: Region

  static func add(_ region: Region) -> RegionStep { RegionStep(effect: .add, region: region) }
  static func cut(_ region: Region) -> RegionStep { RegionStep(effect: .cut, region: region) }
}

extension Region {
  /// Makes the area that is left after adding and cutting areas in order.
  init(_ steps: [RegionStep]) {
    var arrangement = PlanarArrangement()
    for (index, step) in steps.enumerated() {
      for polygon in step.region.polygons { arrangement.add(polygon, operand: index) }
    }
    let effects = steps.map { $0.effect == .add }
    polygons = arrangement.boundary { windings in
      effects.indices.last { windings[$0] != 0 }.map { effects[$0] } ?? false
    }
  }
}
