import Testing

@testable import ImageDiff

@Suite("Grouping changes by cause")
struct ChangeGroupingTests {
  private func causes(_ expected: [SampleTree.Row], _ actual: [SampleTree.Row]) -> [[String]] {
    LayoutComparison(of: SampleTree(rows: expected).layout, with: SampleTree(rows: actual).layout).difference().causes
      .map { cause in
        guard case .views(let changes, let consequences, _, _) = cause else { return [] }
        return (changes + consequences).map { $0.words.filter { $0 != "'" } }
      }
  }

  private func rows(_ x: Double...) -> [SampleTree.Row] {
    zip(["Name", "Street", "Town", "Country"], x).map { name, x in SampleTree.Row(name, id: name) { $0.x = x } }
  }

  @Test("Views that move by the same distance but for two roundings at 3x share a cause")
  func tolerance() {
    // Two thirds of a point are two roundings of a third; half a point is less, three quarters are more.
    #expect(causes(rows(0, 0, 0, 0), rows(8, 8.5, 0, 0)) == [["Name", "Street"]])
    #expect(causes(rows(0, 0, 0, 0), rows(8, 8.75, 0, 0)) == [["Name"], ["Street"]])
    #expect(causes(rows(0, 0, 0, 0), rows(8, 9.25, 0, 0)) == [["Name"], ["Street"]])
  }

  @Test("A view that moves as several causes do goes with the nearest one above it")
  func nearestCause() {
    var actual = rows(8, 8, 8, 8)
    actual[0].text = "Full name"
    actual[2].text = "Place"
    #expect(causes(rows(0, 0, 0, 0), actual) == [["Name", "Street"], ["Town", "Country"]])
  }

  @Test("A view that moves by half as much as another follows from it")
  func halfMovement() {
    // Half of 16 is 8; half a point beside it is two roundings, three quarters are more.
    #expect(causes(rows(0, 0, 0, 0), rows(16, 8.5, 0, 0)) == [["Name", "Street"]])
    #expect(causes(rows(0, 0, 0, 0), rows(16, 8.75, 0, 0)) == [["Name"], ["Street"]])
  }

  @Test("A view that is shown or hidden is the cause of the movements that make or close its gap")
  func shownAndHidden() {
    // While 'Street' is hidden, 'Town' is in its place, 20 points higher.
    var hidden = rows(0, 0, 0, 0)
    hidden[1].isHidden = true
    hidden[2].spacing = -20
    let expected = [["Street", "the view with Name", "Town", "Country"]]
    #expect(causes(hidden, rows(0, 0, 0, 0)) == expected)
    #expect(causes(rows(0, 0, 0, 0), hidden) == expected)
  }
}
