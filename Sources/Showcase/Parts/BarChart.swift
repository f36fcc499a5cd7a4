import Galley

/// Bars side by side, one of them in the tint colour, with a word below each.
final class BarChart: View {
  /// Makes a chart.
  ///
  /// - Parameters:
  ///   - values: the bars' heights as parts of the whole, 0...1, in reading order.
  ///   - words: what stands below them.
  ///   - highlighted: the bar that counts.
  ///   - height: the height of the bars' area in points.
  init(_ values: [Double], words: [String], highlighted: Int, height: Double, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let columns = zip(values, words).enumerated().map { index, column in
      let isHighlighted = index == highlighted
      return Self.column(column.0, column.1, isHighlighted: isHighlighted, height: height, traits)
    }
    let row = StackView.row(spacing: 8, alignment: .fill) { columns }
    row.distribution = .fillEqually
    containing { row }.pinning(row)
  }

  private static func column(
    _ value: Double, _ word: String, isHighlighted: Bool, height: Double, _ traits: TraitCollection
  ) -> View {
    let bar = View()
    bar.layer.cornerRadius = 5
    let tint = traits.color(.systemOrange)
    bar.backgroundColor = isHighlighted ? tint : tint.opacity(0.35)
    let label = Label(
      word, .caption1, color: traits.color(isHighlighted ? .label : .secondaryLabel), alignment: .center)
    label.maximumContentSizeCategory = .extraExtraLarge
    return View().containing {
      bar
      label
    }.constrained { column in
      bar.topAnchor == column.topAnchor + height * (1 - value)
      bar.heightAnchor == height * value
      bar.leadingAnchor == column.leadingAnchor
      bar.trailingAnchor == column.trailingAnchor
      label.topAnchor == bar.bottomAnchor + 6
      label.leadingAnchor == column.leadingAnchor
      label.trailingAnchor == column.trailingAnchor
      label.bottomAnchor == column.bottomAnchor
    }
  }
}
