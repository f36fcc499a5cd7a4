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

  private func layOut() -> LayoutOutcome {
    root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
  }

  /// The strokes of the overlay in a colour.
  private func strokes(_ color: Color) -> [(path: Path, style: StrokeStyle)] {
    let outcome = layOut()
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
    // Two bars, and a cross in a ring. An error is also told by the width of its line.
    let red = strokes(OverlayStyle.conflicting)
    #expect(red.count == 4)
    #expect(red.filter { $0.style.width == OverlayStyle.errorLineWidth && !$0.style.hasRoundCaps }.count == 2)
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
        guard case .stroke(_, _, let color) = item else { return nil }
        return [OverlayStyle.held, OverlayStyle.conflicting].contains(color) ? color : nil
      }
    // Three bars, and then two with a cross in a ring, and the leaders of their badges.
    #expect(colors.prefix(3).allSatisfy { $0 == OverlayStyle.held })
    #expect(colors.count >= 7 && colors.dropFirst(3).allSatisfy { $0 == OverlayStyle.conflicting })
  }

  @Test("Constraints of the engine and of autoresizing masks are drawn if they conflict")
  func enginesPart() {
    place(width: 80)
    // The root is 200 points wide.
    root.widthAnchor.constraint(equalToConstant: 300).isActive = true
    #expect(strokes(OverlayStyle.conflicting).count == 4)
  }

  @Test("An ambiguous view has a red dashed outline, an arrow along its free axis, and both extreme places")
  func ambiguous() {
    // The width is at least 40 and at most 120; nothing else determines it.
    place()
    for constraint in [
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
    ] { constraint.isActive = true }
    let outcome = layOut()
    let layer = AmbiguityLayer(
      of: root, geometry: OverlayGeometry(root: root), outcome: outcome, selection: .all)
    #expect(layer.views.count == 1)
    let range = layer.views.first?.ranges.first
    #expect(range?.axis == .horizontal && range?.isExtent == true)
    #expect(
      range?.optima == [Rect(x: 10, y: 10, width: 40, height: 50), Rect(x: 10, y: 10, width: 120, height: 50)])
    let arrow = range.map { FreeAxisArrow(of: $0, at: box.frame, in: Rect(x: 0, y: 0, width: 200, height: 100)) }
    // From the right edge of the narrowest box to that of the widest one, at half its height.
    #expect(arrow?.start == Point(x: 50, y: 35))
    #expect(arrow?.end == Point(x: 130, y: 35))
    #expect(arrow?.words == "width 40 to 120")
    #expect(strokes(OverlayStyle.ambiguousFrame).contains { $0.style.dash == OverlayStyle.ambiguousDash })
  }

  @Test("The frames overlay shows alignment rectangles dashed where they differ from the frame")
  func alignmentRectangles() throws {
    let control = Switch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: renderer.measuring))
    var board = BadgeBoard(measuring: renderer.measuring, area: root.bounds)
    let outlines = FrameOutlines(root: root, selection: .all).items(on: &board).compactMap { item -> Path? in
      guard case .stroke(let path, let style, OverlayStyle.alignment) = item, !style.dash.isEmpty else { return nil }
      return path
    }
    // A switch is 51 points wide, its alignment rectangle 49; the line runs inside of it.
    #expect(outlines == [.rect(Rect(x: 0, y: 0, width: 49, height: 31).insetBy(dx: 0.5, dy: 0.5))])
  }
}
