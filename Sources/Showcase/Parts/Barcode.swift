import Galley

/// Bars of four widths, as a scanner reads them.
final class Barcode: View {
  private let widths: [Double]

  /// Makes a code whose bars and gaps follow a number's digits.
  init(_ number: String, height: Double = 44) {
    widths = number.compactMap(\.wholeNumberValue).flatMap { digit in
      // Four elements of seven modules a digit, as in EAN-13's tables.
      Self.elements[digit % Self.elements.count]
    }
    super.init(frame: .zero)
    // A code reads the same in every language.
    semanticContentAttribute = .forceLeftToRight
    constrained { $0.heightAnchor == height }
  }

  private static let elements: [[Double]] = [
    [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2], [1, 2, 3, 1], [1, 1, 1, 4], [1, 3, 1, 2],
    [1, 2, 1, 3], [3, 1, 1, 2],
  ]

  override func displayItems() -> [DisplayItem] {
    let module = bounds.width / max(1, widths.reduce(0, +))
    var left = bounds.minX
    return widths.enumerated().compactMap { index, width in
      defer { left += width * module }
      let bar = Rect(x: left, y: 0, width: width * module, height: bounds.height)
      return index.isMultiple(of: 2) ? .fill(.rect(bar), traitCollection.color(.label)) : nil
    }
  }
}
