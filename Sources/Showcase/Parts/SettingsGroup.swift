import Galley

/// Rows on a card, with fine lines between them that begin where the names do.
final class SettingsGroup: View {
  /// Makes a group.
  init(_ traits: TraitCollection, @SubviewBuilder _ rows: () -> [View]) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.secondarySystemGroupedBackground)
    layer.cornerRadius = 12
    let rows = rows()
    let column = StackView.column {
      for (index, row) in rows.enumerated() {
        row
        if index < rows.count - 1 {
          let inset = traits.isAccessibilitySize ? 16 : 16 + SettingsRow.tileSide(traits) + 14
          StackView.column { Separator(traits) }
            .margins(DirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: 0))
        }
      }
    }
    containing { column }.pinning(column)
  }
}
