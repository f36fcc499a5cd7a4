import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("The constraints overlay shows errors in red")
struct ConflictOverlayTests {
  private let renderer: Renderer
  private let root = View()
  private let box = View()

  init() throws {
    renderer = try Renderer()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  private func place(width: Double...) {
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    LayoutConstraint.activate(width.map { box.widthAnchor.constraint(equalToConstant: $0) })
  }

  /// The strokes of the overlay in a colour.
  private func strokes(_ color: Color) -> [(path: Path, style: StrokeStyle)] {
    let outcome = root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
    let items = LayoutOverlay(kinds: [.constraints]).items(
      over: root, outcome: outcome, measuring: renderer.measuring)
    return items.compactMap { item in
      guard case .stroke(let path, let style, let used) = item, used == color else { return nil }
      return (path, style)
    }
  }

  @Test("Without errors, nothing is red")
  func sound() {
    place(width: 80)
    #expect(strokes(OverlayStyle.conflicting).isEmpty)
    #expect(strokes(OverlayStyle.ambiguousFrame).isEmpty)
    #expect(strokes(OverlayStyle.held).count == 4)
  }

  @Test("The constraints of a conflict are red, the broken one with a cross")
  func conflict() {
    place(width: 80, 90)
    // Two bars and a cross.
    #expect(strokes(OverlayStyle.conflicting).count == 3)
    #expect(strokes(OverlayStyle.held).count == 3)
  }

  @Test("Conflicting constraints are drawn over the others")
  func order() {
    // These two are the first of the root's constraints.
    for constant in [20.0, 30] {
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant).isActive = true
    }
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let outcome = root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
    let colors = LayoutOverlay(kinds: [.constraints])
      .items(over: root, outcome: outcome, measuring: renderer.measuring)
      .compactMap { item -> Color? in
        guard case .stroke(_, _, let color) = item, color != OverlayStyle.lineHalo else { return nil }
        return color
      }
    // Three bars, and then two with a cross.
    let (held, conflicting) = (OverlayStyle.held, OverlayStyle.conflicting)
    #expect(colors == [held, held, held, conflicting, conflicting, conflicting])
  }

  @Test("Constraints of the engine and of autoresizing masks are drawn if they conflict")
  func enginesPart() {
    place(width: 80)
    // The root is 200 points wide.
    root.widthAnchor.constraint(equalToConstant: 300).isActive = true
    #expect(strokes(OverlayStyle.conflicting).count == 3)
  }

  @Test("An ambiguous view has a red outline")
  func ambiguous() {
    place()
    let outlines = strokes(OverlayStyle.ambiguousFrame)
    #expect(outlines.count == 1)
  }

  @Test("The frames overlay shows alignment rectangles dashed where they differ from the frame")
  func alignmentRectangles() throws {
    let control = Switch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: renderer.measuring))
    let outlines = FrameOutlines(root: root, viewID: nil).items().compactMap { item -> Path? in
      guard case .stroke(let path, let style, OverlayStyle.alignment) = item, !style.dash.isEmpty else { return nil }
      return path
    }
    // A switch is 51 points wide, its alignment rectangle 49; the line runs inside of it.
    #expect(outlines == [.rect(Rect(x: 0, y: 0, width: 49, height: 31).insetBy(dx: 0.25, dy: 0.25))])
  }
}
