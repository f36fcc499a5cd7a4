import Graphics

/// What hides what lies below it.
struct Covers {
  private let covers: [(area: Rect, layer: Int)]

  init(of picture: Picture) {
    covers = picture.layers.enumerated().compactMap { place, layer in
      if case .cover(let area) = layer { return (area, place) }
      return nil
    }
  }

  /// Whether something that is painted after a layer lies over a whole region.
  func hide(_ region: Rect, above layer: Int) -> Bool {
    covers.contains { $0.layer > layer && $0.area.intersection(region) == region }
  }
}
