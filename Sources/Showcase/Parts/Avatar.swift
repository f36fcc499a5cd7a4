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
