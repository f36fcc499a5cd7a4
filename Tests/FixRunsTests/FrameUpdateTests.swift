import Graphics
import InterfaceBuilder
import Testing

@testable import FixRuns

/// "Update Frames" of Interface Builder writes the frames that the constraints give.
@Suite("Saved frames brought up to date")
struct FrameUpdateTests {
  private static let label = SampleSite.view("label", "label", 20, 30, 100, 40)
  private static let constraint =
    #"<constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>"#

  /// Returns the edits for a layout in which the label has another frame.
  private func edits(
    _ frame: Rect, _ views: String = label, constraint: String = constraint, below view: String? = nil
  ) throws -> [DocumentEdit] {
    let document = try EditableDocument(Array(SampleSite.document(views, constraint).utf8), path: "Sample.xib")
    var layout = SampleSite.layout(of: document)
    layout.root.children[0].frame = frame
    return FrameUpdates(of: document).edits(for: layout, below: view)
  }

  @Test(
    "A frame is wrong from one point on, at each of its sides",
    arguments: [(-1.0, 0.0, 0.0, 0.0), (0, 1, 0, 0), (0, 0, -1, 0), (0, 0, 0, 1)])
  func tolerance(x: Double, y: Double, width: Double, height: Double) throws {
    let moved = { Rect(x: 20 + $0 * x, y: 30 + $0 * y, width: 100 + $0 * width, height: 40 + $0 * height) }
    #expect(try edits(moved(1)) == [.setFrame(of: "label", to: moved(1))])
    #expect(try edits(moved(0.99)).isEmpty)
  }

  @Test("Frames are written in whole pixels of screens with two or three pixels per point")
  func pixels() throws {
    let frame = Rect(x: 40.001, y: 30 + 1.0 / 3 + 0.01, width: 100.499, height: 50 + 2.0 / 3)
    #expect(
      try edits(frame) == [
        .setFrame(of: "label", to: Rect(x: 40, y: 182.0 / 6, width: 100.5, height: 304.0 / 6))
      ])
  }

  @Test("Of a view that is named, only it and what is inside it are updated")
  func part() throws {
    let views = SampleSite.view(
      "view", "card", 10, 10, 200, 100, "", "<subviews>\(Self.label)</subviews>")
    let document = try EditableDocument(
      Array(SampleSite.document(views + SampleSite.view("label", "other", 0, 150, 10, 10), Self.more).utf8),
      path: "Sample.xib")
    var layout = SampleSite.layout(of: document)
    let moved = Rect(x: 50, y: 50, width: 70, height: 20)
    layout.root.children[0].children[0].frame = moved
    layout.root.children[1].frame = moved
    let updates = FrameUpdates(of: document)
    #expect(updates.edits(for: layout, below: "card") == [.setFrame(of: "label", to: moved)])
    #expect(updates.edits(for: layout, below: nil).count == 2)
    #expect(updates.edits(for: layout, below: "nowhere").isEmpty)
  }

  private static let more = ["card", "label", "other"].map { id in
    #"<constraint firstItem="\#(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="top-\#(id)"/>"#
  }.joined()

  @Test("A view that its autoresizing mask places keeps its frame, which decides where it is")
  func masks() throws {
    #expect(try edits(Rect(x: 50, y: 60, width: 70, height: 20), constraint: "").isEmpty)
    let fixed = Self.label.replacing("<label ", with: #"<label fixedFrame="YES" "#)
    #expect(try edits(Rect(x: 50, y: 60, width: 70, height: 20), fixed).isEmpty)
  }
}
