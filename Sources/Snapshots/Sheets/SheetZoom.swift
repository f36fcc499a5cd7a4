/// How much the cells of a sheet are made smaller.
struct SheetZoom {
  /// The longest side of a sheet's picture, in pixels: what image viewers and browsers still show.
  static let longestSide = 12_000.0
  /// The most pixels of a sheet's picture.
  static let mostPixels = 48_000_000.0
  /// The least part of a cell's size that is of any use.
  static let least = 0.02

  let blocks: [SheetBlock]

  /// The factor on the cells' sizes: half for screens, less as the sheet would pass its limits, at most 1.
  var factor: Double {
    let widest = blocks.flatMap { block in block.locales.map(block.width(ofColumn:)) }.max() ?? 1
    // A screen at half its size on a picture of two pixels a point has a pixel for each of its points.
    var factor = min(1, max(0.5, 240 / max(widest, 1)))
    while factor > Self.least, !fits(factor) { factor *= 0.9 }
    return factor
  }

  private func fits(_ factor: Double) -> Bool {
    var width = 0.0
    var height = SheetStyle.headingHeight + 2 * SheetStyle.margin
    for block in blocks {
      let size = SheetBlockPicture.size(of: block, zoom: factor)
      width = max(width, size.width + 2 * SheetStyle.margin)
      height += size.height + SheetStyle.blockSpace
    }
    let (columns, rows) = (width * ContactSheet.scale, height * ContactSheet.scale)
    return columns <= Self.longestSide && rows <= Self.longestSide && columns * rows <= Self.mostPixels
  }
}
