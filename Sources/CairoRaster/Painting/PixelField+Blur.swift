extension PixelField {
  /// Blurs the cells along the rows and then along the columns. Beyond the edges, the last cells count again.
  mutating func blur(by kernel: [UInt64]) {
    guard kernel.count > 1 else { return }
    blurRows(by: kernel)
    blurColumns(by: kernel)
  }

  private mutating func blurRows(by kernel: [UInt64]) {
    let (columns, rows, reach) = (columns, rows, kernel.count - 1)
    var sums = WeightedCells(count: columns)
    var line = [PixelCell](repeating: PixelCell(), count: columns + 2 * reach)
    cells.withUnsafeMutableBufferPointer { cells in
      line.withUnsafeMutableBufferPointer { line in
        guard let cells = cells.baseAddress, let line = line.baseAddress else { return }
        for row in 0..<rows {
          let start = cells + row * columns
          for index in 0..<columns + 2 * reach { line[index] = start[min(max(index - reach, 0), columns - 1)] }
          sums.start(line + reach, times: kernel[0])
          for distance in 1...reach {
            sums.add(line + reach - distance, line + reach + distance, times: kernel[distance])
          }
          sums.finish(into: start)
        }
      }
    }
  }

  private mutating func blurColumns(by kernel: [UInt64]) {
    let (columns, rows, reach) = (columns, rows, kernel.count - 1)
    var sums = WeightedCells(count: columns)
    // The last rows as they were before the blur, in a ring. Above the first row, that row counts again.
    let ringSize = reach + 1
    var ring = (0..<ringSize).flatMap { _ in cells[..<columns] }
    cells.withUnsafeMutableBufferPointer { cells in
      ring.withUnsafeMutableBufferPointer { ring in
        guard let cells = cells.baseAddress, let ring = ring.baseAddress else { return }
        for row in 0..<rows {
          let here = cells + row * columns
          (ring + row % ringSize * columns).update(from: here, count: columns)
          sums.start(here, times: kernel[0])
          for distance in 1...reach {
            let above = ring + (row + ringSize - distance) % ringSize * columns
            sums.add(above, cells + min(row + distance, rows - 1) * columns, times: kernel[distance])
          }
          sums.finish(into: here)
        }
      }
    }
  }
}

/// The weighted sums of lines of cells.
private struct WeightedCells {
  private var sums: [PixelCell]

  init(count: Int) { sums = [PixelCell](repeating: PixelCell(), count: count) }

  mutating func start(_ cells: UnsafePointer<PixelCell>, times weight: UInt64) {
    sums.withUnsafeMutableBufferPointer { sums in
      for index in sums.indices {
        sums[index].redBlue = cells[index].redBlue &* weight
        sums[index].alphaGreen = cells[index].alphaGreen &* weight
      }
    }
  }

  mutating func add(
    _ first: UnsafePointer<PixelCell>, _ second: UnsafePointer<PixelCell>, times weight: UInt64
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      for index in sums.indices {
        sums[index].redBlue &+= (first[index].redBlue &+ second[index].redBlue) &* weight
        sums[index].alphaGreen &+= (first[index].alphaGreen &+ second[index].alphaGreen) &* weight
      }
    }
  }

  func finish(into cells: UnsafeMutablePointer<PixelCell>) {
    sums.withUnsafeBufferPointer { sums in
      for index in sums.indices {
        cells[index].redBlue = sums[index].redBlue >> GaussianBlur.unitShift & PixelCell.components
        cells[index].alphaGreen = sums[index].alphaGreen >> GaussianBlur.unitShift & PixelCell.components
      }
    }
  }
}
