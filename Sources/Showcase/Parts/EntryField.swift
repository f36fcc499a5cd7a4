import Galley

/// A field for a line of text below its name.
final class EntryField: View {
  /// The field itself.
  let field = TextField()

  /// Makes a field on a grey ground.
  ///
  /// - Parameters:
  ///   - name: what stands above the text.
  ///   - value: the text.
  init(_ name: String, value: String, _ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.tertiarySystemFill)
    layer.cornerRadius = 12
    field.text = value
    field.font = .preferredFont(forTextStyle: .body)
    // A line that cannot wrap grows less far than texts do.
    field.maximumContentSizeCategory = .accessibilityLarge
    let column = StackView.column(spacing: 2) {
      Label(name, .caption1, color: traits.color(.secondaryLabel))
      field
    }.margins(sides: 14, ends: 9)
    containing { column }.pinning(column)
  }
}
