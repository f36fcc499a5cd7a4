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

  @Test("A view that gets another frame is no longer marked as misplaced, and its other marks stay")
  func misplaced() throws {
    let text = SampleSite.document(
      SampleSite.view("label", "label", 20, 30, 100, 40, #"ambiguous="YES" misplaced="YES""#), Self.constraint)
    let document = try EditableDocument(Array(text.utf8), path: "Sample.xib")
    let changes = document.changes(for: [.setFrame(of: "label", to: Rect(x: 25, y: 30, width: 100, height: 40))])
    let new = String(decoding: changes.applied(to: document.bytes), as: UTF8.self)
    #expect(new.contains(#"<label ambiguous="YES" translatesAutoresizing"#) && !new.contains("misplaced"))
    #expect(new.contains(#"x="25""#))
  }

  // MARK: Constants

  /// Returns the edits of constants where the layout has the label elsewhere than the canvas.
  private func constants(_ constraints: String, solved frame: Rect, of view: String? = nil) throws -> [DocumentEdit] {
    let document = try EditableDocument(
      Array(SampleSite.document(Self.label, constraints, after: #"<viewLayoutGuide key="safeArea" id="safe"/>"#).utf8),
      path: "Sample.xib")
    var layout = SampleSite.layout(of: document)
    layout.root.children[0].frame = frame
    return ConstantUpdates(of: document, solvedAs: layout).edits(of: view)
  }

  /// The canvas has the label at 20, 30 with 100 x 40 points; the layout at 16, 30 with 90 x 40.
  @Test(
    "A constant changes by what the canvas has more than the layout, on the side that the constraint counts from",
    arguments: [
      (#"firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16""#, "20"),
      (#"firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="6""#, "10"),
      // The trailing edge is at 120 instead of 106, 200 instead of 214 points before the end.
      (
        #"firstItem="root" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="214""#,
        "200"
      ),
      (#"firstItem="label" firstAttribute="width" constant="90""#, "100"),
      (
        #"firstItem="label" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:4" constant="10""#,
        "20"
      ),
      (#"firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30""#, nil),
      (#"firstItem="label" firstAttribute="width" relation="greaterThanOrEqual" constant="90""#, nil),
    ])
  func constants(constraint: String, expected: String?) throws {
    let edits = try constants(
      "<constraint \(constraint) id=\"con\"/>", solved: Rect(x: 16, y: 30, width: 90, height: 40))
    #expect(edits == (expected.map { [.set(attribute: "constant", of: "con", to: $0)] } ?? []))
  }
}
