import Galley

/// A person's initials in a circle.
final class Avatar: View {
  /// - Parameters:
  ///   - initials: One or two letters, or the first character of the name in scripts without initials.
  ///   - diameter: In points.
  ///   - color: The colour of the circle.
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

/// A white symbol on a coloured tile, as in the Settings app. It grows with the text size.
final class IconTile: View {
  /// - Parameters:
  ///   - symbol: The symbol's name.
  ///   - side: The tile's side at text size `L`, in points.
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

  /// Returns a tile's side at the current text size, in points, from its side at text size `L`.
  static func side(_ side: Double, _ traits: TraitCollection) -> Double { traits.scaled(side, upTo: 1.6) }
}
