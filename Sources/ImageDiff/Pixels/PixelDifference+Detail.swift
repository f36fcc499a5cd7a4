import Graphics

extension PixelDifference {
  /// The space around the changes in a detail, in points: enough to see what is beside them.
  private static let surroundings = 24.0
  /// The smallest size of a detail in points: half a phone wide, and a row with its neighbours high.
  private static let smallestDetail = Size(width: 200, height: 120)

  /// Returns the part of the images that shows all changes with their surroundings, or the drift if nothing else
  /// differs; `nil` if no pixel differs.
  ///
  /// - Parameters:
  ///   - width: The larger width of the two images in pixels.
  ///   - height: The larger height in pixels.
  ///   - scale: The number of pixels per point.
  package func detail(width: Int, height: Int, scale: Double) -> PixelRect? {
    let kind = kind
    var area = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for region in regions where region.kind == kind { area.include(region.bounds) }
    guard area.width > 0 else { return nil }
    let margin = Int(bounded: Self.surroundings * scale)
    let columns = Self.range(
      around: area.columns, margin: margin, atLeast: Int(bounded: Self.smallestDetail.width * scale), below: width)
    let rows = Self.range(
      around: area.rows, margin: margin, atLeast: Int(bounded: Self.smallestDetail.height * scale), below: height)
    return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Returns a range enlarged on both sides, by more than the margin if it would be too short, within `0..<end`.
  private static func range(around range: Range<Int>, margin: Int, atLeast length: Int, below end: Int) -> Range<Int> {
    let margin = max(margin, (length - range.count + 1) / 2)
    let length = min(range.count + 2 * margin, end)
    let start = min(max(0, range.lowerBound - margin), end - length)
    return start..<start + length
  }
}
