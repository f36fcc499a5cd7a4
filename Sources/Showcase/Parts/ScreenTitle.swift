import Galley

/// A screen's name in large letters, with a symbol at the other end of its line.
final class ScreenTitle: View {
  /// Makes a title.
  ///
  /// - Parameters:
  ///   - title: the name.
  ///   - symbol: what can be done here; none for nothing.
  init(_ title: String, symbol: String? = nil, _ traits: TraitCollection) {
    super.init(frame: .zero)
    let label = Label(title, .largeTitle, weight: 700)
    let row = StackView.row(spacing: 16) {
      label
      if let symbol { ImageView(symbol: symbol, traits, size: 21, color: nil) }
    }
    containing { row }.pinning(row)
  }
}
