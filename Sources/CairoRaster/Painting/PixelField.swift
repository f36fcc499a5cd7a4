internal import CCairo
import Graphics

/// The pixels of an image surface, from the one in column `left` and row `top`.
struct SurfacePixels {
  let start: UnsafeRawPointer
  let bytesPerRow: Int
  let left: Int
  let top: Int

  /// The pixels of a row, from a column on.
  func row(_ row: Int, from column: Int) -> UnsafePointer<UInt32> {
    (start + (row - top) * bytesPerRow).assumingMemoryBound(to: UInt32.self) + (column - left)
  }
}

/// A pixel with 16 bits per component: 256 times the premultiplied 8 bits. Two components share a word, 32 bits apart,
/// so both are added and weighted at once.
struct PixelCell {
  /// Red above blue.
  var redBlue: UInt64 = 0
  /// Alpha above green.
  var alphaGreen: UInt64 = 0

  static let components: UInt64 = 0x0000_FFFF_0000_FFFF
}

/// A part of a picture, shrunk by a whole factor, to be blurred and enlarged again.
///
/// Memory and time grow with the number of pixels, not with the radius: at most 16 bytes a pixel.
struct PixelField {
  /// The pixels that the field was made from. The last cells may reach beyond them.
  private let area: PixelArea
  /// The number of pixels on a side of a cell: `1 << shift`.
  private let shift: Int
  let columns: Int
  let rows: Int
  var cells: [PixelCell]

  private init(area: PixelArea, factor: Int) {
    self.area = area
    shift = factor.trailingZeroBitCount
    columns = (area.width + factor - 1) >> shift
    rows = (area.height + factor - 1) >> shift
    cells = [PixelCell](repeating: PixelCell(), count: columns * rows)
  }

  /// Makes a field of the means of `factor * factor` pixels.
  init(_ pixels: SurfacePixels, area: PixelArea, factor: Int) {
    self.init(area: area, factor: factor)
    for row in 0..<rows << shift {
      // The last row and the last column count again where a cell reaches beyond them.
      add(pixels.row(area.top + min(row, area.height - 1), from: area.left), toRow: row >> shift)
    }
    let (up, down) = (UInt64(max(8 - 2 * shift, 0)), UInt64(max(2 * shift - 8, 0)))
    for index in cells.indices {
      cells[index].redBlue = (cells[index].redBlue << up) >> down & PixelCell.components
      cells[index].alphaGreen = (cells[index].alphaGreen << up) >> down & PixelCell.components
    }
  }

  private mutating func add(_ pixels: UnsafePointer<UInt32>, toRow row: Int) {
    let (columns, shift, width) = (columns, shift, area.width)
    cells.withUnsafeMutableBufferPointer { cells in
      for column in 0..<columns {
        var (redBlue, alphaGreen): (UInt64, UInt64) = (0, 0)
        let (start, end) = (column << shift, (column + 1) << shift)
        for index in start..<end {
          let pixel = UInt64(pixels[min(index, width - 1)])
          redBlue &+= pixel & 0xFF | (pixel & 0xFF_0000) << 16
          alphaGreen &+= pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8
        }
        cells[row * columns + column].redBlue &+= redBlue
        cells[row * columns + column].alphaGreen &+= alphaGreen
      }
    }
  }

  /// Makes a field of a filled path on nothing.
  init(
    filling path: Path, _ transform: AffineTransform, _ color: SolidColor, area: PixelArea, factor: Int
  ) throws(RasterError) {
    let cell = 1 / Double(factor)
    let toCells = transform.concatenating(.translation(x: -Double(area.left), y: -Double(area.top)))
      .concatenating(.scale(x: cell, y: cell))
    let small = PixelField(area: area, factor: factor)
    let surface = try ScratchSurface(width: small.columns, height: small.rows)
    try surface.draw { context in
      PathTracer(context: context, transform: toCells).trace(path)
      color.select(in: context)
      cairo_fill(context)
    }
    let pixels = SurfacePixels(start: surface.row(0), bytesPerRow: surface.bytesPerRow, left: 0, top: 0)
    let all = PixelArea(left: 0, top: 0, right: small.columns, bottom: small.rows)
    self = small
    cells = withExtendedLifetime(surface) { PixelField(pixels, area: all, factor: 1).cells }
  }
}

// MARK: - Enlarging

extension PixelField {
  /// Writes the pixels of a strip inside the field's area on a surface, between the centres of cells on straight lines.
  func draw(on surface: ScratchSurface, _ strip: PixelArea) {
    // One cell more at each end.
    var line = [PixelCell](repeating: PixelCell(), count: columns + 2)
    for row in 0..<strip.height {
      mixRows(at: strip.top - area.top + row, into: &line)
      let pixels = surface.row(row).assumingMemoryBound(to: UInt32.self)
      enlarge(
        line, from: strip.left - area.left, into: UnsafeMutableBufferPointer(start: pixels, count: strip.width))
    }
  }

  /// Writes the cells at the height of a row of pixels.
  private func mixRows(at row: Int, into line: inout [PixelCell]) {
    // The place of the row's centre between the centres of cells, in steps of half a pixel.
    let place = 2 * row + 1 - 1 << shift
    let share = UInt64(place & (2 << shift - 1))
    let rest = UInt64(2 << shift) - share
    let above = min(max(place >> (shift + 1), 0), rows - 1) * columns
    let below = min(place >> (shift + 1) + 1, rows - 1) * columns
    let down = UInt64(shift + 1)
    cells.withUnsafeBufferPointer { cells in
      line.withUnsafeMutableBufferPointer { line in
        for column in 0..<columns {
          let (first, second) = (cells[above + column], cells[below + column])
          line[column + 1].redBlue =
            (first.redBlue &* rest &+ second.redBlue &* share) >> down & PixelCell.components
          line[column + 1].alphaGreen =
            (first.alphaGreen &* rest &+ second.alphaGreen &* share) >> down & PixelCell.components
        }
        line[0] = line[1]
        line[columns + 1] = line[columns]
      }
    }
  }

  /// Writes pixels between the cells of a line.
  private func enlarge(_ line: [PixelCell], from column: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let steps = UInt64(2 << shift)
    let (down, indexShift) = (UInt64(8 + shift + 1), shift + 1)
    let half = UInt64(1) << (down - 1) | UInt64(1) << (down + 31)
    var place = 2 * column + 1 - 1 << shift
    line.withUnsafeBufferPointer { line in
      for index in pixels.indices {
        let left = place >> indexShift + 1
        let share = UInt64(place & (2 << shift - 1))
        let (first, second) = (line[left], line[left + 1])
        let redBlue = (first.redBlue &* (steps &- share) &+ second.redBlue &* share &+ half) >> down
        let alphaGreen = (first.alphaGreen &* (steps &- share) &+ second.alphaGreen &* share &+ half) >> down
        let low = redBlue & 0xFF | (alphaGreen & 0xFF) << 8
        let high = redBlue >> 16 & 0xFF_0000 | alphaGreen >> 8 & 0xFF00_0000
        pixels[index] = UInt32(truncatingIfNeeded: low | high)
        place += 2
      }
    }
  }
}

// MARK: - Recolouring

extension PixelField {
  /// Changes saturation and brightness, and then lays the tint over each cell.
  mutating func recolor(_ backdrop: Backdrop) {
    let recoloring = Recoloring(backdrop)
    for index in cells.indices { recoloring.apply(to: &cells[index]) }
  }
}

/// The change of saturation and brightness and the tint of a backdrop, in whole numbers.
private struct Recoloring {
  /// The factor of the saturation, times 256.
  let saturation: Int
  /// The brightness added, times 256.
  let brightness: Int
  let tint: SolidColor

  init(_ backdrop: Backdrop) {
    saturation = backdrop.saturation.isNaN ? 256 : Int(bounded: (min(max(backdrop.saturation, 0), 16) * 256).rounded())
    brightness = backdrop.brightness.isNaN ? 0 : Int(bounded: (min(max(backdrop.brightness, -1), 1) * 256).rounded())
    tint = SolidColor(backdrop.tint)
  }

  func apply(to cell: inout PixelCell) {
    let (red, blue) = (Int(cell.redBlue >> 32), Int(cell.redBlue & 0xFFFF))
    let (alpha, green) = (Int(cell.alphaGreen >> 32), Int(cell.alphaGreen & 0xFFFF))
    // The luminance of sRGB's primaries (ITU-R BT.709).
    let luminance = (2126 * red + 7152 * green + 722 * blue) / 10_000
    func component(_ value: Int, _ tint: UInt32) -> UInt64 {
      let changed = luminance + ((value - luminance) * saturation + alpha * brightness) >> 8
      return tinted(min(max(changed, 0), alpha), tint)
    }
    cell.redBlue = component(red, tint.red) << 32 | component(blue, tint.blue)
    cell.alphaGreen = tinted(alpha, tint.alpha) << 32 | component(green, tint.green)
  }

  private func tinted(_ value: Int, _ component: UInt32) -> UInt64 {
    UInt64(Int(component) << 8 + (value * (255 - Int(tint.alpha)) + 127) / 255)
  }
}
