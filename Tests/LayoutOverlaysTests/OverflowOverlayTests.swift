import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("The overflow overlay")
struct OverflowOverlayTests {
  private func stripes(_ findings: [Finding], view: String? = nil) -> [(area: Rect, color: Color)] {
    OverflowStripes(findings: findings, viewID: view).items().compactMap { item in
      guard case .stroke(.rect(let area), _, let color) = item else { return nil }
      return (area, color)
    }
  }

  private func finding(_ severity: Finding.Severity, _ view: String = "a", _ regions: Rect...) -> Finding {
    Finding(rule: .clipped, severity: severity, views: [view], message: "", regions: regions)
  }

  private let region = Rect(x: 10, y: 10, width: 40, height: 20)

  @Test("Certain findings are striped red, possible ones amber below them")
  func colors() {
    let drawn = stripes([finding(.warning, "a", region), finding(.note, "b", region)])
    #expect(drawn.map(\.color) == [OverlayStyle.possibleOverflow, OverlayStyle.certainOverflow])
    #expect(drawn.allSatisfy { $0.area == region })
  }

  @Test("Findings without a region, and those of other views, draw nothing")
  func nothing() {
    #expect(stripes([finding(.warning)]).isEmpty)
    #expect(stripes([finding(.warning, "a", region)], view: "b").isEmpty)
  }

  @Test("A sliver is widened so that it is visible")
  func sliver() {
    let drawn = stripes([finding(.warning, "a", Rect(x: 10, y: 10, width: 1, height: 20))])
    #expect(drawn.map(\.area) == [Rect(x: 8.5, y: 10, width: 4, height: 20)])
  }

  @Test("A third to a half of a region is striped, at one pixel a point and at two", arguments: [1.0, 2.0])
  func legible(scale: Double) throws {
    let list = DisplayList(
      size: Size(width: 60, height: 60),
      items: OverflowStripes(
        findings: [finding(.warning, "a", Rect(x: 0, y: 0, width: 60, height: 60))], viewID: nil
      ).items())
    let pixmap = try Renderer().pixmap(of: list, scale: scale, background: .white)
    // Lines 1.5 points wide, 6 points apart along x, are a little over a third, with their softened edges half.
    // The blue of vermillion is 0.
    let strong = pixmap.pixels.count { $0 & 0xFF < 0x80 }
    let share = Double(strong) / Double(pixmap.pixels.count)
    #expect(share > 0.25 && share < 0.6)
  }
}
