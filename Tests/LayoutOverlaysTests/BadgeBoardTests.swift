import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("Badges")
struct BadgeBoardTests {
  private let renderer: Renderer
  private let area = Rect(x: 0, y: 0, width: 200, height: 200)

  init() throws { renderer = try Renderer() }

  /// The plates of badges, without their rims.
  private func plates(_ badges: [OverlayBadge], reserving reserved: [Rect] = []) -> [Rect] {
    var board = BadgeBoard(measuring: renderer.measuring, area: area)
    reserved.forEach { board.reserve($0) }
    board.add(badges)
    return board.items.compactMap { item in
      guard case .fill(.roundedRect(let rect, _), let color) = item, color != OverlayStyle.halo else { return nil }
      return rect
    }
  }

  private func bar(y: Double, _ text: String = "24") -> OverlayBadge {
    OverlayBadge(text: text, start: Point(x: 90, y: y), end: Point(x: 98, y: y), color: OverlayStyle.held)
  }

  @Test("Twelve bars that are 2 points apart get twelve badges, of which none covers another")
  func closeConstraints() {
    let plates = plates((0..<12).map { bar(y: 100 + 2 * Double($0)) })
    #expect(plates.count == 12)
    for (index, plate) in plates.enumerated() {
      #expect(plate.minX >= 0 && plate.maxX <= 200 && plate.minY >= 0 && plate.maxY <= 200)
      #expect(plates.dropFirst(index + 1).allSatisfy { $0.intersection(plate).isEmpty })
    }
  }

  @Test("A badge keeps away from a cross on its own line")
  func cross() {
    let mark = ConstraintMark(
      shape: .bar, axis: .horizontal, extent: 20...180, position: 100, text: "160",
      look: ConstraintLook(isConflicting: true, isBroken: true, isOptional: false))
    let cross = BrokenCross(on: mark, in: area).plate
    // A quarter of the way from 20 to 180.
    #expect(cross == Rect(x: 53, y: 93, width: 14, height: 14))
    let badge = OverlayBadge(text: "160", start: Point(x: 55, y: 100), end: Point(x: 65, y: 100), color: .black)
    #expect(plates([badge], reserving: [cross]).allSatisfy { $0.intersection(cross).isEmpty })
  }

  @Test("The badge of an error has square corners and an exclamation mark's width more")
  func error() {
    var badge = bar(y: 100)
    let plain = plates([badge])
    badge.isError = true
    let error = plates([badge])
    #expect(error[0].width > plain[0].width)
  }

  @Test("Text on a colour is white or black, whichever contrasts more")
  func ink() {
    // Contrast ratios by hand: blue 5.1 with white and 4.1 with black, vermillion 3.9 and 5.4, green 3.4 and 6.1.
    #expect(OverlayStyle.ink(on: OverlayStyle.blue) == .white)
    #expect(OverlayStyle.ink(on: OverlayStyle.vermillion) == .black)
    #expect(OverlayStyle.ink(on: OverlayStyle.green) == .black)
  }
}
