import AutoLayout
import Controls
import Graphics
import PangoText

/// A screen of thirty labels under one another, every third of them a paragraph.
struct TextScreen {
  let texts: [String]

  init(_ samples: inout TextSamples) {
    texts = (0..<30).map { samples.text(words: $0 % 3 == 0 ? 20 : 3) }
  }

  func layOut(measuring: PangoTextMeasurer) {
    let root = View()
    var above: Label?
    for text in texts {
      let label = Label(text: text)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: 15)
      label.numberOfLines = 0
      root.addSubview(label)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      ])
      above = label
    }
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: measuring)
    root.layout(size: Size(width: 390, height: 844), in: environment)
    _ = root.displayList()
  }
}
