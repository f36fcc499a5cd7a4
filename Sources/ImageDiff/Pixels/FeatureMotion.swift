import Graphics

/// Decides whether the features of two images are the same, each at its place.
///
/// Two things are true of a feature that only has different antialiasing:
/// - It has the same ink. The sum of the differences, divided by the length of the edges and their contrast, is the
///   distance by which edges moved outwards on average. If a stroke becomes heavier, both of its edges do.
/// - It has moved by a fraction of a pixel at most. Around each pixel, the movement is the one that explains the
///   differences best (Lucas and Kanade, "An iterative image registration technique with an application to stereo
///   vision", 1981), and little is left unexplained. No movement explains that a stroke is heavier, or that a dot has a
///   tail.
///
/// The limits are between what texts in five scripts with letters of 11 to 51 pixels have if they move by a quarter of
/// a pixel, and what they have if they move by two fifths or if their strokes are a tenth of a pixel heavier.
struct FeatureMotion {
  /// The longest movement along either axis, in pixels. For a quarter of a pixel, the estimates are up to 0.38.
  private static let longestMovement: Float = 0.4
  /// The largest difference that no movement explains, as a fraction of the contrast around it. It is up to 0.03 for a
  /// movement by a quarter of a pixel, and 0.04 for strokes that are a tenth of a pixel heavier.
  private static let unexplainedShare: Float = 0.035
  /// The largest distance in pixels by which edges may have moved outwards or inwards on average.
  private static let largestGrowth: Float = 0.04

  let expected: Pixmap
  let actual: Pixmap
  /// The size of the area that both images cover.
  let width: Int
  let height: Int

  /// Returns whether the features inside a rectangle have the same ink and the same places in both images.
  ///
  /// - Complexity: O(*n*) in the number of pixels. Tiles without a difference are skipped.
  func keepsFeatures(in rect: PixelRect) -> Bool {
    // Blurred edges reach beyond the pixels that differ.
    let area = rect.grown(by: MovedComponent.blurReach, inside: width, height)
    var ink = [InkBalance](repeating: InkBalance(), count: Self.shifts.count)
    for top in stride(from: area.y, to: area.rows.upperBound, by: Self.tileSide) {
      for left in stride(from: area.x, to: area.columns.upperBound, by: Self.tileSide) {
        let tile = PixelRect(
          x: left, y: top, width: min(Self.tileSide, area.columns.upperBound - left),
          height: min(Self.tileSide, area.rows.upperBound - top))
        guard hasDifference(in: tile) else { continue }
        let components = components(in: tile)
        let motion = TileMotion(of: components.map(\.moved))
        for component in components {
          guard component.moved.isExplained(by: motion, upTo: Self.longestMovement, Self.unexplainedShare) else {
            return false
          }
          for index in component.indices { ink[index].add(component.moved.ink) }
        }
      }
    }
    // Without edges, the image's own edge was too near to tell.
    return ink.contains { $0.edges > 0 } && ink.allSatisfy { $0.growth <= Self.largestGrowth }
  }

  /// The side of a tile, in pixels. What is computed for a tile fits into a processor's cache.
  private static let tileSide = 64
  /// The places of blue, green, red and alpha in a pixel, in bits.
  private static let shifts: [UInt32] = [0, 8, 16, 24]

  private func hasDifference(in tile: PixelRect) -> Bool {
    tile.rows.contains { y in tile.columns.contains { x in differs(x, y) } }
  }

  /// Returns the components of the colours in a tile, each with its indices: in greys, three are the same. Those that
  /// are the same in all pixels of both images, as alpha often is, are left out.
  private func components(in tile: PixelRect) -> [(indices: [Int], moved: MovedComponent)] {
    var found: [(indices: [Int], moved: MovedComponent)] = []
    let known = knownPlaces(around: tile)
    for (index, shift) in Self.shifts.enumerated() {
      let (before, now) = (field(around: tile, of: expected, shift), field(around: tile, of: actual, shift))
      guard !before.isUniform || before != now else { continue }
      if let same = found.firstIndex(where: { $0.moved.before == before && $0.moved.now == now }) {
        found[same].indices.append(index)
      } else {
        found.append(([index], MovedComponent(from: before, to: now, in: tile, known)))
      }
    }
    return found
  }

  /// Returns 1 for the places in and around a tile whose values after blurring are known, and 0 for those near which
  /// the edge of the image cuts off something that moved; `nil` if there are no such places.
  private func knownPlaces(around tile: PixelRect) -> Field? {
    let reach = MovedComponent.margin - TileMotion.reach
    let (left, top) = (tile.x - TileMotion.reach, tile.y - TileMotion.reach)
    let side = max(tile.width, tile.height) + 2 * TileMotion.reach
    guard left < reach || top < reach || left + side > width - reach || top + side > height - reach else { return nil }
    return Field(side: side) { column, row in
      let (x, y) = (left + column, top + row)
      let (columns, rows) = (nearest(to: x, within: reach, below: width), nearest(to: y, within: reach, below: height))
      let isCutOff =
        (y < reach && columns.contains { differs($0, 0) })
        || (y >= height - reach && columns.contains { differs($0, height - 1) })
        || (x < reach && rows.contains { differs(0, $0) })
        || (x >= width - reach && rows.contains { differs(width - 1, $0) })
      return isCutOff ? 0 : 1
    }
  }

  private func nearest(to place: Int, within reach: Int, below end: Int) -> ClosedRange<Int> {
    min(max(place - reach, 0), end - 1)...min(max(place + reach, 0), end - 1)
  }

  private func differs(_ x: Int, _ y: Int) -> Bool {
    expected.pixels[y * expected.width + x] != actual.pixels[y * actual.width + x]
  }

  /// Returns a component of the pixels in a tile and its margin. Outside the image, that of the nearest pixel is taken.
  private func field(around tile: PixelRect, of picture: Pixmap, _ shift: UInt32) -> Field {
    let (left, top) = (tile.x - MovedComponent.margin, tile.y - MovedComponent.margin)
    let pixels = picture.pixels.span
    return Field(side: max(tile.width, tile.height) + 2 * MovedComponent.margin) { column, row in
      let (x, y) = (min(max(left + column, 0), width - 1), min(max(top + row, 0), height - 1))
      return Float(pixels[y * picture.width + x] >> shift & 0xFF)
    }
  }
}

/// A comparison of how much ink a component has in two images.
private struct InkBalance {
  var difference: Float = 0
  /// The length of the edges in pixels, each multiplied by its contrast.
  var edges: Float = 0

  mutating func add(_ other: InkBalance) {
    difference += other.difference
    edges += other.edges
  }

  /// The distance in pixels by which edges moved outwards or inwards on average.
  var growth: Float { abs(difference) / max(edges, 1) }
}

/// A component of the colours in a tile, and how it differs between two images.
private struct MovedComponent {
  /// The distance in pixels from which blurring takes values: the standard deviation is 1.2 pixels.
  static let blurReach = binomial.count / 2
  /// The distance in pixels that movements depend on.
  static let margin = TileMotion.reach + 2 + blurReach
  /// The largest difference that is due to colours being rounded to whole steps.
  private static let rounding: Float = 1
  private static let binomial: [Float] = [1, 6, 15, 20, 15, 6, 1].map { $0 / 64 }

  let before: Field
  let now: Field
  /// The blurred difference, with a margin for the window of movements.
  let difference: Field
  /// The slopes of the blurred mean to the right and down, with the same margin.
  let right, down: Field
  /// The size of the tile.
  private let width, height: Int

  /// The places whose blurred values are known, with the same margin, or `nil` for all.
  private let known: Field?

  init(from before: Field, to now: Field, in tile: PixelRect, _ known: Field?) {
    (self.before, self.now, self.known) = (before, now, known)
    (width, height) = (tile.width, tile.height)
    let mean = before.merging(now) { ($0 + $1) / 2 }.filtered(by: Self.binomial)
    let difference = before.merging(now) { $1 - $0 }.filtered(by: Self.binomial).withoutMargin(of: 2)
    let slopes = [mean.slopes(across: 1), mean.slopes(across: mean.side), difference]
    let counted = known.map { known in slopes.map { $0.merging(known, *) } } ?? slopes
    (right, down, self.difference) = (counted[0], counted[1], counted[2])
  }

  /// The ink in the tile.
  var ink: InkBalance {
    var ink = InkBalance()
    let (before, now, known) = (before, now, known)
    let (right, down) = (right, down)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (column + Self.margin, row + Self.margin)
        let (wideX, wideY) = (column + TileMotion.reach, row + TileMotion.reach)
        ink.difference += (now[x, y] - before[x, y]) * (known?[wideX, wideY] ?? 1)
        let slope = (x: right[wideX, wideY], y: down[wideX, wideY])
        ink.edges += (slope.x * slope.x + slope.y * slope.y).squareRoot()
      }
    }
    return ink
  }

  /// Returns whether at each pixel that differs a movement up to a length along either axis explains the difference up
  /// to a share of the contrast.
  func isExplained(by motion: TileMotion, upTo length: Float, _ share: Float) -> Bool {
    let (before, now) = (before, now)
    let (difference, right, down) = (difference, right, down)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (column + Self.margin, row + Self.margin)
        guard now[x, y] != before[x, y] else { continue }
        let (movesRight, movesDown) = (motion.right[column, row], motion.down[column, row])
        guard max(abs(movesRight), abs(movesDown)) <= length else { return false }
        let (wideX, wideY) = (column + TileMotion.reach, row + TileMotion.reach)
        let explained = -movesRight * right[wideX, wideY] - movesDown * down[wideX, wideY]
        let rest = abs(difference[wideX, wideY] - explained) - Self.rounding
        guard rest > 0 else { continue }
        guard rest <= max(before.contrast(around: x, y), now.contrast(around: x, y)) * share else { return false }
      }
    }
    return true
  }
}

/// The movement of what is around each pixel of a tile, from one image to the other, in pixels to the right and down.
private struct TileMotion {
  /// The weights of the pixels around one along an axis: near ones count more.
  private static let window: [Float] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
  static let reach = window.count / 2
  /// What is added to the squared slopes, so that an edge moves across its direction, and noise not at all.
  private static let (noise, damping): (Float, Float) = (20, 0.02)

  let right, down: Field

  /// Finds the movements that explain the differences of the components best: those with the least squares of what is
  /// left, by their normal equations.
  init(of components: [MovedComponent]) {
    func sum(_ one: KeyPath<MovedComponent, Field>, _ other: KeyPath<MovedComponent, Field>) -> Field {
      let products = components.map { $0[keyPath: one].merging($0[keyPath: other], *) }
      return products.dropFirst().reduce(products[0]) { $0.merging($1, +) }.filtered(by: Self.window)
    }
    let (xx, xy, yy) = (sum(\.right, \.right), sum(\.right, \.down), sum(\.down, \.down))
    let (xd, yd) = (sum(\.right, \.difference), sum(\.down, \.difference))
    func solving(_ solve: (_ xx: Float, _ xy: Float, _ yy: Float, _ xd: Float, _ yd: Float) -> Float) -> Field {
      Field(side: xx.side) { column, row in
        let added = Self.noise + Self.damping * (xx[column, row] + yy[column, row])
        let (xx, xy, yy) = (xx[column, row] + added, xy[column, row], yy[column, row] + added)
        return solve(xx, xy, yy, xd[column, row], yd[column, row]) / (xx * yy - xy * xy)
      }
    }
    right = solving { _, xy, yy, xd, yd in xy * yd - yy * xd }
    down = solving { xx, xy, _, xd, yd in xy * xd - xx * yd }
  }
}

/// Numbers in a square, row by row.
private struct Field: Equatable {
  let side: Int
  private(set) var values: [Float]

  init(side: Int, _ value: (_ column: Int, _ row: Int) -> Float) {
    self.side = side
    values = []
    values.reserveCapacity(side * side)
    for row in 0..<side {
      for column in 0..<side { values.append(value(column, row)) }
    }
  }

  private init(side: Int, values: [Float]) { (self.side, self.values) = (side, values) }

  subscript(column: Int, row: Int) -> Float { values[row * side + column] }

  var isUniform: Bool { values.allSatisfy { $0 == values[0] } }

  /// Returns the results of a function of the numbers at the same places of two fields.
  func merging(_ other: Field, _ merge: (Float, Float) -> Float) -> Field {
    Field(side: side, values: values.indices.map { merge(values[$0], other.values[$0]) })
  }

  func withoutMargin(of margin: Int) -> Field {
    Field(side: side - 2 * margin) { self[$0 + margin, $1 + margin] }
  }

  /// Returns the field filtered along both axes, without the margin for which numbers outside would be needed.
  func filtered(by weights: [Float]) -> Field {
    let inner = side - weights.count + 1
    // The numbers of a row follow each other, and those of a column are a row apart.
    let rows = Self.sums(values, rows: side, length: inner, stride: 1, rowLength: side, weights)
    return Field(
      side: inner, values: Self.sums(rows, rows: inner, length: inner, stride: inner, rowLength: inner, weights))
  }

  private static func sums(
    _ values: [Float], rows: Int, length: Int, stride: Int, rowLength: Int, _ weights: [Float]
  ) -> [Float] {
    var sums = [Float](repeating: 0, count: rows * length)
    values.withUnsafeBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let source = values.baseAddress, let target = sums.baseAddress else { return }
        for row in 0..<rows {
          for (index, weight) in weights.enumerated() {
            add(source + row * rowLength + index * stride, times: weight, to: target + row * length, count: length)
          }
        }
      }
    }
    return sums
  }

  /// Adds numbers, multiplied by a weight, to others. This is where most of the time is spent.
  private static func add(
    _ source: UnsafePointer<Float>, times weight: Float, to target: UnsafeMutablePointer<Float>, count: Int
  ) {
    var place = 0
    while place < count {
      target[place] += source[place] * weight
      place += 1
    }
  }

  /// Returns the derivatives in the direction of numbers that are a distance apart, by five points, without a margin of
  /// two.
  func slopes(across distance: Int) -> Field {
    Field(side: side - 4) { column, row in
      let place = (row + 2) * side + column + 2
      let near = values[place + distance] - values[place - distance]
      let far = values[place + 2 * distance] - values[place - 2 * distance]
      return (8 * near - far) / 12
    }
  }

  /// Returns the difference between the largest and the smallest number within two places.
  func contrast(around column: Int, _ row: Int) -> Float {
    var (lower, upper) = (self[column, row], self[column, row])
    for y in row - 2...row + 2 {
      for x in column - 2...column + 2 {
        let value = self[x, y]
        (lower, upper) = (min(lower, value), max(upper, value))
      }
    }
    return upper - lower
  }
}
