import Graphics

/// Compares pictures of one screen by two renderers: where there is something, not with which pixels.
///
/// The fonts of two renderers differ a little in width and in the shapes of their letters, so pixels say nothing. Parts
/// of a picture that stand apart, such as a line of text, a symbol or a border, have to be in the other at the same
/// place and about as large.
package struct RendererComparison {
  private let expected: Pixmap
  private let actual: Pixmap

  /// The width of the grid, for pictures of any scale: a square of a phone's screen is about a point.
  private static let columns = 400
  /// How far apart two parts are at least, in squares: more than letters and words of a line, less than lines of a
  /// list.
  private static let gap = 4
  /// How far an edge may be off, in squares, besides a share of the part's size: letters of other fonts are up to a
  /// tenth wider.
  private static let leeway = 5
  private static let share = 0.12
  /// Parts that are smaller both ways are dots of a font or of a photo.
  private static let leastSize = 3

  package init(of expected: Pixmap, with actual: Pixmap) { (self.expected, self.actual) = (expected, actual) }

  /// The parts that only one picture has, or that are elsewhere, in words; empty if the structure is the same.
  package func differences() -> [String] {
    if let sentence = shapeDifference { return [sentence] }
    let columns = min(Self.columns, expected.width, actual.width)
    let before = parts(of: expected, columns)
    let now = parts(of: actual, columns)
    if before.isEmpty && now.isEmpty && expected.pixels != actual.pixels {
      return ["neither picture has a text, a symbol or a border to compare"]
    }
    var lost = before.filter { !isFound($0, in: now) }
    var added = now.filter { !isFound($0, in: before) }
    var sentences: [String] = []
    for part in lost {
      guard let place = added.firstIndex(where: { hasSize(of: part, $0) }) else { continue }
      sentences.append("\(words(part, columns)) is at \(position(added[place], columns)) in the second")
      added.remove(at: place)
      lost.removeAll { $0 == part }
    }
    return sentences + lost.map { "\(words($0, columns)) is only in the first" }
      + added.map { "\(words($0, columns)) is only in the second" }
  }

  /// Pictures of other proportions are not of one screen.
  private var shapeDifference: String? {
    let (before, now) = (Double(expected.height) / Double(expected.width), Double(actual.height) / Double(actual.width))
    guard abs(before - now) > 0.02 * max(before, now) else { return nil }
    return "the pictures have other proportions: \(expected.width) x \(expected.height) and "
      + "\(actual.width) x \(actual.height) pixels"
  }

  private func parts(of picture: Pixmap, _ columns: Int) -> [InkMap.Box] {
    InkMap(of: picture, columns: columns).parts(apart: Self.gap).filter {
      $0.width >= Self.leastSize || $0.height >= Self.leastSize
    }
  }

  /// Whether the other picture has something of about the same extent there. What is one part here may be several
  /// there.
  private func isFound(_ part: InkMap.Box, in others: [InkMap.Box]) -> Bool {
    let near = others.filter { part.contains($0.middle, margin: Self.leeway) }
    if let whole = union(near), agree(part, whole) { return true }
    // It may also be a piece of a larger part there.
    return others.contains { other in
      other.contains(part.middle, margin: 0) && other.width * other.height < 4 * max(1, part.width * part.height)
    }
  }

  private func union(_ boxes: [InkMap.Box]) -> InkMap.Box? {
    guard var box = boxes.first else { return nil }
    for other in boxes.dropFirst() { box.formUnion(other) }
    return box
  }

  private func agree(_ one: InkMap.Box, _ other: InkMap.Box) -> Bool {
    let (wide, high) = (allowance(max(one.width, other.width)), allowance(max(one.height, other.height)))
    return abs(one.minX - other.minX) <= wide && abs(one.maxX - other.maxX) <= wide
      && abs(one.minY - other.minY) <= high && abs(one.maxY - other.maxY) <= high
  }

  private func hasSize(of one: InkMap.Box, _ other: InkMap.Box) -> Bool {
    abs(one.width - other.width) <= allowance(one.width) && abs(one.height - other.height) <= allowance(one.height)
  }

  private func allowance(_ extent: Int) -> Int { Self.leeway + Int(bounded: Self.share * Double(extent)) }

  // MARK: Words

  private func words(_ part: InkMap.Box, _ columns: Int) -> String {
    let side = Double(expected.width) / Double(columns)
    func pixels(_ squares: Int) -> Int { Int(bounded: (Double(squares) * side).rounded()) }
    return "a part of \(pixels(part.width)) x \(pixels(part.height)) pixels at \(position(part, columns))"
  }

  private func position(_ part: InkMap.Box, _ columns: Int) -> String {
    let side = Double(expected.width) / Double(columns)
    return "\(Int(bounded: Double(part.minX) * side)), \(Int(bounded: Double(part.minY) * side))"
  }
}
