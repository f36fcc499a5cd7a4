import Galley

/// A phone's screen whose texts no measurement has seen before: thirty labels, every third of them in a rounded box,
/// and an icon in every other box.
final class SampleScreen {
  static let size = Size(width: 390, height: 844)
  static let scale = 3.0
  private static let rows = 30
  private static let margin = 16.0
  private static let spacing = 3.0
  private static let icon = Image(blueDot(side: 20))

  let root = View()
  private(set) var boxes: [View] = []
  private(set) var icons: [ImageView] = []
  private(set) var labels: [Label] = []

  init(_ samples: inout TextSamples) {
    root.backgroundColor = .white
    var above: View?
    for number in 0..<Self.rows {
      let row = number.isMultiple(of: 3) ? box(number, text: samples.text(words: 16)) : label(samples.text(words: 5))
      add(row, to: root)
      LayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: Self.spacing),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: Self.margin),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -Self.margin),
      ])
      above = row
    }
  }

  private func label(_ text: String) -> Label {
    let label = Label(text: text)
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    labels.append(label)
    return label
  }

  private func box(_ number: Int, text: String) -> View {
    let box = View()
    box.backgroundColor = Color(red: 0.9, green: 0.93, blue: 0.97)
    box.cornerRadius = 8
    boxes.append(box)
    let label = label(text)
    add(label, to: box)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 36),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
    ])
    if number.isMultiple(of: 2) { addIcon(to: box) }
    return box
  }

  private func addIcon(to box: View) {
    let view = ImageView(image: Self.icon)
    icons.append(view)
    add(view, to: box)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
  }

  private func add(_ view: View, to superview: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  /// A filled circle, a pixel of it a pixel of the screen.
  private static func blueDot(side: Double) -> Pixmap {
    let pixels = Int(side * scale)
    let middle = Double(pixels - 1) / 2
    return Pixmap(
      width: pixels, height: pixels, scale: scale,
      pixels: (0..<pixels * pixels).map { index in
        let (x, y) = (Double(index % pixels) - middle, Double(index / pixels) - middle)
        return x * x + y * y <= middle * middle ? 0xFF00_7AFF : 0
      })
  }
}
