import Galley

/// Makes a card with a label.
///
/// - Parameter left: The label's distance from the leading edge in points.
func card(_ text: String, left: Double = 20) -> View {
  let label = Label(text: text)
  label.identifier = "label"
  return View().containing { label }.constrained { card in
    label.leadingAnchor == card.leadingAnchor + left
    label.centerYAnchor == card.centerYAnchor
  }
}

let cardSize = SceneSize.size(Size(width: 200, height: 60))
