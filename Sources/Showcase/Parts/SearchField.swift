import Galley

/// A grey field with a magnifying glass, which grows with the text.
final class SearchField: View {
  /// Makes a field.
  init(_ placeholder: String, _ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.tertiarySystemFill)
    layer.cornerRadius = 10
    let row = StackView.row(spacing: 7) {
      ImageView(symbol: "magnifyingglass", traits, size: 16, color: traits.color(.secondaryLabel))
      Label(placeholder, color: traits.color(.secondaryLabel))
    }.margins(sides: 9, ends: 7)
    containing { row }.pinning(row)
  }
}
