import Galley
import ImageDiff
import Snapshots
import Testing

/// A scene of 100 x 50 points with an image view over all of it, and in front of that a label on the right half.
@Suite("What pictures show otherwise")
struct PictureChangeTests {
  private func sidecar(labelAt x: Double = 50, width: Double = 50, origin: Point = .zero) -> [UInt8] {
    func node(_ kind: String, _ frame: Rect, _ children: [LayoutNode] = []) -> LayoutNode {
      LayoutNode(id: kind, elementClass: kind, name: kind, frame: frame, alignmentRect: frame, children: children)
    }
    let all = Rect(x: 0, y: 0, width: 100, height: 50)
    let root = node(
      "view", all, [node("imageView", all), node("label", Rect(x: x, y: 0, width: width, height: 50))])
    let layout = LayoutResult(size: all.size, root: root, origin: origin)
    let snapshot = SceneSnapshot(
      id: "view", name: "Scene", cell: MatrixCell(), scale: 2, layout: layout,
      displayList: DisplayList(size: all.size))
    return Array(LayoutRecord(document: "D.xib", scenes: [snapshot]).json().utf8)
  }

  /// Differing pixels of 2 x 2 at a column of the first row.
  private func pixels(_ kind: PixelDifference.Kind = .change, atColumn column: Int) -> PixelDifference {
    let bounds = PixelRect(x: column, y: 0, width: 2, height: 2)
    return PixelDifference(
      count: 4, regions: [DifferenceRegion(bounds: bounds, count: 4, kind: kind, largestStep: 0.5)])
  }

  private func changes(
    from before: [UInt8]?, to after: [UInt8]?, _ pixels: PixelDifference? = nil
  ) -> Set<PictureChange> {
    PictureChange.all(between: (before, after), pixels: pixels, scale: 2)
  }

  @Test("Views that moved or grew are named by their class, and pixels tell nothing more")
  func layout() {
    #expect(changes(from: sidecar(), to: sidecar(labelAt: 40), pixels(atColumn: 0)) == [.init(.place, "label")])
    #expect(changes(from: sidecar(), to: sidecar(width: 40)) == [.init(.size, "label")])
  }

  @Test("With the same frames, pixels belong to the front-most view at them, in points of the scene")
  func pixels() {
    // Columns 0 and 1 are left of 50 points, columns 120 and 121 right of them.
    #expect(changes(from: sidecar(), to: sidecar(), pixels(atColumn: 0)) == [.init(.paint, "imageView")])
    #expect(changes(from: sidecar(), to: sidecar(), pixels(.drift, atColumn: 120)) == [.init(.edges, "label")])
    // The scene begins 20 points from the left of the picture: column 120 is 40 points from its own left.
    let shifted = sidecar(origin: Point(x: 20, y: 0))
    #expect(changes(from: shifted, to: shifted, pixels(atColumn: 120)) == [.init(.paint, "imageView")])
    #expect(changes(from: shifted, to: shifted, pixels(atColumn: 0)) == [.init(.paint, "")])
  }

  @Test("Without layouts, only that pixels differ is known; equal snapshots have no changes")
  func without() {
    #expect(changes(from: nil, to: nil, pixels(atColumn: 0)) == [.init(.paint, "")])
    #expect(changes(from: sidecar(), to: sidecar()).isEmpty)
  }
}

@Suite("What changed pictures")
struct VersionExplanationTests {
  private let older = [VersionChange(part: "Galley", before: "0.1.0", now: "0.2.0")]

  private func explanation(_ pictures: VersionExplanation.Picture...) -> VersionExplanation {
    var explanation = VersionExplanation(references: "refs")
    explanation.pictures = pictures
    return explanation
  }

  @Test("Groups are sorted by their number of pictures, then by kind; a picture is in a group for each change")
  func groups() {
    let explanation = explanation(
      .init(path: "a", origin: .tool, changes: [.init(.paint, "label"), .init(.size, "button")]),
      .init(path: "b", origin: .both, changes: [.init(.paint, "label")]),
      .init(path: "c", origin: .tool, changes: [.init(.text, "label")]),
      .init(path: "d", origin: .document, changes: [.init(.paint, "label")]))
    let groups = explanation.groups(of: [.tool, .both])
    #expect(groups.map(\.change) == [.init(.paint, "label"), .init(.text, "label"), .init(.size, "button")])
    #expect(groups.map(\.paths) == [["a", "b"], ["c"], ["a"]])
  }

  @Test("With the same versions, nothing says that the tool has changed; what the documents changed stays known")
  func sameVersions() {
    for origin in VersionExplanation.Origin.allCases {
      var picture = VersionExplanation.Picture(path: "a", origin: origin)
      picture.withdrawTool()
      #expect(picture.origin == (origin == .document ? .document : .unknown))
      #expect((picture.reason != nil) == (origin == .tool || origin == .both))
    }
  }

  @Test("References of the same versions are counted together")
  func versions() {
    var explanation = explanation()
    explanation.add(.init(commits: ["c2"], changes: [], pictureCount: 1))
    explanation.add(.init(commits: ["c1"], changes: older, pictureCount: 2))
    explanation.add(.init(commits: ["c0"], changes: older, pictureCount: 3))
    explanation.add(.init(commits: ["c"], changes: nil, pictureCount: 4))
    #expect(explanation.versions.map(\.commits) == [["c2"], ["c1", "c0"], ["c"]])
    #expect(explanation.versions.map(\.pictureCount) == [1, 5, 4])
  }

  @Test("The changelog is read from the earliest version whose pictures the tool has changed, if it has any")
  func earliestTool() {
    var explanation = explanation(.init(path: "a", origin: .unknown), .init(path: "b", origin: .document, commit: "c1"))
    explanation.add(.init(commits: ["c2"], changes: older, pictureCount: 1))
    explanation.add(
      .init(commits: ["c1"], changes: [VersionChange(part: "Galley", before: "0.0.9", now: "0.2.0")], pictureCount: 1))
    #expect(explanation.earliestTool == nil)
    explanation.pictures.append(.init(path: "c", origin: .tool, commit: "c2"))
    #expect(explanation.earliestTool == "0.1.0")
    explanation.pictures.append(.init(path: "d", origin: .both, commit: "c1"))
    #expect(explanation.earliestTool == "0.0.9")
  }

  @Test("Entries of the changelog are those that name a class whose views the tool draws otherwise")
  func entries() {
    var explanation = explanation(
      .init(path: "a", origin: .tool, changes: [.init(.size, "tableViewCell"), .init(.place, "view")]),
      .init(path: "b", origin: .unknown, changes: [.init(.size, "slider")]))
    explanation.changelog = .init(
      from: "0.1.0", to: "0.2.0",
      entries: ["Table view cells are 44 points high.", "A view of a table.", "Sliders.", "A tabletop view cell."])
    #expect(explanation.namedEntries == ["Table view cells are 44 points high."])
  }
}
