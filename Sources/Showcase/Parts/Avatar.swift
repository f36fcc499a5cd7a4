import Galley

/// A person's initials in a circle.
final class Avatar: View {
  /// Makes a circle.
  ///
  /// - Parameters:
  ///   - initials: a letter or two; scripts without initials use the first character of the name.
  ///   - diameter: in points.
  init(_ initials: String, diameter: Double = 40, color: Color) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = diameter / 2
    let label = Label(text: initials)
    label.font = .systemFont(ofSize: diameter * 0.4, weight: 600)
    label.textColor = .white
    containing { label }.constrained { circle in
      circle.widthAnchor == diameter
      circle.heightAnchor == diameter
      label.centerXAnchor == circle.centerXAnchor
      label.centerYAnchor == circle.centerYAnchor
    }
  }
}

/// A white symbol on a coloured tile, as settings show it; it grows with the text.
final class IconTile: View {
  /// Makes a tile.
  ///
  /// - Parameters:
  ///   - symbol: the symbol's name.
  ///   - side: the tile's side at text size `L`, in points.
  init(_ symbol: String, _ traits: TraitCollection, side: Double = 30, color: Color) {
    super.init(frame: .zero)
    let side = Self.side(side, traits)
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

  /// A tile's side where it is `side` at text size `L`, in points.
  static func side(_ side: Double, _ traits: TraitCollection) -> Double { traits.scaled(side, upTo: 1.6) }
}
