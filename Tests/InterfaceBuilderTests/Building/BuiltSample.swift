import AutoLayout
import Graphics

@testable import InterfaceBuilder

/// A scene that has been built and laid out.
struct BuiltSample {
  let scene: BuiltScene
  let outcome: LayoutOutcome

  init(
    _ document: InterfaceDocument, scene index: Int = 0, on canvas: Canvas = .document,
    traits: TraitCollection = TraitCollection(locale: "base")
  ) {
    scene = SceneBuilder(document: document).build(document.sceneReferences[index], on: canvas, traits: traits)
    let measuring = PlainMeasuring()
    outcome = scene.root.layout(
      size: scene.settledSize(measuring: measuring), safeArea: scene.safeArea,
      in: LayoutEnvironment(traits: scene.traits, measuring: measuring))
  }

  /// Returns the view with an id.
  func view(_ id: String) -> View? {
    var found: View?
    scene.root.forEachInTree { if $0.identifier == id { found = $0 } }
    return found
  }

  /// Returns the frame of the view with an id, in its superview's coordinates.
  func frame(_ id: String) -> Rect? { view(id)?.frame }
}

/// A text engine for tests: every character is half an em wide, every line 1.2 em high.
final class PlainMeasuring: TextMeasuring {
  func paragraph(for request: ParagraphRequest) -> Paragraph {
    let font = request.runs.first?.font ?? Font(size: 17)
    let count = request.runs.reduce(0) { $0 + $1.text.count }
    let natural = Double(count) * font.size / 2
    let room = max(request.width ?? .infinity, font.size)
    let needed = max(1, Int((natural / room).rounded(.up)))
    let shown = request.maximumLines > 0 ? min(needed, request.maximumLines) : needed
    let lines = (0..<shown).map { index in
      TextLine(baseline: font.size * (1 + 1.2 * Double(index)), x: 0, width: min(natural, room), runs: [])
    }
    return Paragraph(
      size: Size(width: min(natural, room), height: font.size * 1.2 * Double(shown)), lines: lines,
      isTruncated: shown < needed)
  }

  func metrics(for font: Font) -> FontExtents {
    FontExtents(
      ascent: font.size, descent: font.size * 0.2, lineHeight: font.size * 1.2, capHeight: font.size * 0.7)
  }

  func hasFamily(_ family: Font.Family) -> Bool { true }
}
