import Graphics
import TestSupport
import Testing

@testable import Figures

/// Random scenes: the expectation is that of the task, that numbers cover no text and labels avoid one another.
@Suite("Places of callouts")
struct CalloutPlaceTests {
  private func rects(_ count: Int, in area: Rect, _ random: inout SeededGenerator) -> [Rect] {
    (0..<count).map { _ in
      Rect(
        x: Double.random(in: area.minX...area.maxX - 60, using: &random),
        y: Double.random(in: area.minY...area.maxY - 20, using: &random),
        width: Double.random(in: 20...140, using: &random), height: Double.random(in: 12...30, using: &random)
      ).intersection(area)
    }
  }

  @Test("Numbers and texts cover no text and no other label", arguments: [true, false])
  func covered(isRightToLeft: Bool) {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let area = Rect(x: 0, y: 0, width: 320, height: 480)
      let texts = rects(12, in: area, &random)
      var board = CalloutBoard(area: area, texts: texts, controls: [], isRightToLeft: isRightToLeft)
      var placed: [Rect] = []
      for view in texts.prefix(6) {
        placed.append(board.place(Size(width: 22, height: 22), at: view).rect)
        placed.append(board.placeNear(Size(width: 90, height: 26), at: view, coversControls: false))
      }
      for (index, rect) in placed.enumerated() {
        #expect(!texts.contains { !$0.intersection(rect).isEmpty }, "seed \(seed)")
        #expect(!placed[..<index].contains { !$0.intersection(rect).isEmpty }, "seed \(seed)")
      }
    }
  }

  @Test("In free space a number is at the leading corner of its view")
  func corner() {
    let view = Rect(x: 100, y: 100, width: 80, height: 40)
    for (isRightToLeft, x) in [(false, 100.0), (true, 180.0)] {
      var board = CalloutBoard(
        area: Rect(x: 0, y: 0, width: 300, height: 300), texts: [], controls: [], isRightToLeft: isRightToLeft)
      let place = board.place(Size(width: 22, height: 22), at: view)
      #expect(place.rect.midX == x && place.rect.midY == 100 && !place.needsLine)
    }
  }

  @Test("The line of a distance runs from edge to edge, and from the leading edge of a view around the other")
  func dimensionLines() {
    let left = Rect(x: 10, y: 10, width: 30, height: 20)
    let right = Rect(x: 70, y: 12, width: 30, height: 40)
    let below = Rect(x: 10, y: 60, width: 100, height: 10)
    let around = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(DimensionLine(from: left, to: right, isRightToLeft: false).length == 30)
    #expect(DimensionLine(from: left, to: below, isRightToLeft: false).length == 30)
    #expect(DimensionLine(from: around, to: left, isRightToLeft: false).length == 10)
    #expect(DimensionLine(from: around, to: left, isRightToLeft: true).length == 60)
  }

  @Test("Between two sides alike, a label goes to the leading margin; otherwise to the nearer one without texts")
  func margins() {
    let area = Rect(x: 0, y: 0, width: 300, height: 100)
    func isLeft(_ view: Rect, texts: [Rect] = [], isRightToLeft: Bool) -> Bool {
      var board = CalloutBoard(area: area, texts: texts, controls: [], isRightToLeft: isRightToLeft)
      return board.placeInMargin(Size(width: 40, height: 20), at: view).maxX == -10
    }
    let middle = Rect(x: 100, y: 40, width: 100, height: 20)
    #expect(isLeft(middle, isRightToLeft: false) && !isLeft(middle, isRightToLeft: true))
    let left = Rect(x: 20, y: 40, width: 100, height: 20)
    #expect(isLeft(left, isRightToLeft: true))
    // The way to the left crosses a text.
    #expect(!isLeft(left, texts: [Rect(x: 5, y: 45, width: 10, height: 10)], isRightToLeft: false))
  }

  @Test("An arrow goes straight to the view if label and view share a row or column, and to its corner otherwise")
  func arrows() {
    let view = Rect(x: 100, y: 100, width: 50, height: 40)
    func ends(_ label: Rect) -> [Point] {
      let arrow = CalloutArrow(from: label, to: view)
      return [arrow.start, arrow.end]
    }
    #expect(ends(Rect(x: 10, y: 110, width: 40, height: 20)) == [Point(x: 50, y: 120), Point(x: 100, y: 120)])
    #expect(ends(Rect(x: 180, y: 120, width: 40, height: 40)) == [Point(x: 180, y: 130), Point(x: 150, y: 130)])
    #expect(ends(Rect(x: 110, y: 20, width: 80, height: 20)) == [Point(x: 130, y: 40), Point(x: 130, y: 100)])
    #expect(ends(Rect(x: 110, y: 180, width: 20, height: 20)) == [Point(x: 120, y: 180), Point(x: 120, y: 140)])
    #expect(ends(Rect(x: 10, y: 20, width: 40, height: 20)) == [Point(x: 50, y: 30), Point(x: 100, y: 100)])
    #expect(ends(Rect(x: 200, y: 180, width: 40, height: 20)) == [Point(x: 200, y: 190), Point(x: 150, y: 140)])
  }

  @Test("A text near a view covers no control beside it, unless it is an arrow alone")
  func controls() {
    let view = Rect(x: 100, y: 100, width: 50, height: 20)
    // Below the view, 26 points away, is a control.
    let control = Rect(x: 60, y: 140, width: 200, height: 40)
    func place(coversControls: Bool) -> Rect {
      var board = CalloutBoard(
        area: Rect(x: 0, y: 0, width: 400, height: 400), texts: [], controls: [control], isRightToLeft: false)
      return board.placeNear(Size(width: 40, height: 20), at: view, coversControls: coversControls)
    }
    #expect(place(coversControls: true) == Rect(x: 105, y: 146, width: 40, height: 20))
    #expect(place(coversControls: false) == Rect(x: 105, y: 54, width: 40, height: 20))
  }

  @Test("A reserved place is taken")
  func reserved() {
    let view = Rect(x: 100, y: 100, width: 80, height: 40)
    var board = CalloutBoard(
      area: Rect(x: 0, y: 0, width: 300, height: 300), texts: [], controls: [], isRightToLeft: false)
    board.reserve(Rect(x: 90, y: 80, width: 20, height: 20))
    // The next place is the middle of the leading edge.
    #expect(board.place(Size(width: 22, height: 22), at: view).rect == Rect(x: 89, y: 109, width: 22, height: 22))
  }
}
