import Galley

/// A white symbol on a coloured tile, as settings show it; it grows with the text.
final class IconTile: View {
  /// Makes a tile.
  ///
  /// - Parameters:
  ///   - symbol: the symbol's name.
  ///   - side: the tile's side at text size `L`, in points.
  init(_ symbol: String, _ traits: TraitCollection, side: Double = 30, color: Color) {
    super.init(frame: .zero)
    let side = min(traits.scaled(side), 2 * side)
    backgroundColor = color
    layer.cornerRadius = side * 0.24
    let image = ImageView(image: Image(systemName: symbol, pointSize: side * 0.52))
    image.tintColor = .white
    containing { image }.constrained { tile in
      tile.widthAnchor == side
      tile.heightAnchor == side
      image.centerXAnchor == tile.centerXAnchor
      image.centerYAnchor == tile.centerYAnchor
    }
  }
}
