/// How a row's bytes were foretold from their neighbours, with the recommendation's numbers.
enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Restores a row in place.
  ///
  /// - Parameters:
  ///   - row: The row's bytes.
  ///   - above: The restored row above; none for the first.
  ///   - distance: Bytes from a pixel to the next.
  func undo(
    on row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>?, distance: Int
  ) {
    switch self {
    case .none: return
    case .sub:
      restore(row, distance) { left, _ in left }
    case .up:
      restore(row, distance) { _, index in above?[index] ?? 0 }
    case .average:
      restore(row, distance) { left, index in UInt8((UInt16(left) + UInt16(above?[index] ?? 0)) / 2) }
    case .paeth:
      restore(row, distance) { left, index in
        let upperLeft = index >= distance ? above?[index - distance] ?? 0 : 0
        return Self.paeth(left, above?[index] ?? 0, upperLeft)
      }
    }
  }

  /// Adds to each byte what is foretold from the byte of the pixel to the left and the place in the row.
  private func restore(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ distance: Int, _ predict: (UInt8, Int) -> UInt8
  ) {
    for index in 0..<row.count {
      row[index] &+= predict(index >= distance ? row[index - distance] : 0, index)
    }
  }

  /// The neighbour nearest to left + above - upper left.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(upperLeft)
    let (toLeft, toAbove) = (abs(estimate - Int(left)), abs(estimate - Int(above)))
    let toUpperLeft = abs(estimate - Int(upperLeft))
    if toLeft <= toAbove, toLeft <= toUpperLeft { return left }
    return toAbove <= toUpperLeft ? above : upperLeft
  }
}
