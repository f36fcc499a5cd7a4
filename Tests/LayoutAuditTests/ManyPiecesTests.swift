import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Very many pieces in a picture")
struct ManyPiecesTests {
  private func images(_ rects: [Rect]) -> [Overlap.Piece] {
    rects.enumerated().map { layer, rect in
      Overlap.Piece(view: View(), rect: rect, text: nil, layer: layer, isImage: true)
    }
  }

  @Test("Of a stack, each piece is compared with the hundred directly below it", arguments: [200, 400, 800])
  func stack(count: Int) {
    let pieces = images(Array(repeating: Rect(x: 0, y: 0, width: 20, height: 20), count: count))
    let pairs = Overlap.closePairs(pieces)
    // 0 + 1 + ... + 99 for the first hundred, then 100 each: twice the pieces give twice the pairs.
    #expect(pairs.count == 4_950 + 100 * (count - 100))
    #expect(Set(pairs.map { $0.1 - $0.0 }) == Set(1...100))
  }

  @Test("All pieces on each other are compared if there are not too many pairs", arguments: [401, 600])
  func complete(count: Int) {
    let pieces = images(Array(repeating: Rect(x: 0, y: 0, width: 20, height: 20), count: count))
    let touching = Overlap.touchingPairs(pieces)
    #expect(touching.isComplete && touching.pairs.count == count * (count - 1) / 2)
  }

  @Test("What is not compared because there are too many pairs is known", arguments: [(190, true), (189, false)])
  func incomplete(most: Int, isComplete: Bool) {
    let pieces = images(Array(repeating: Rect(x: 0, y: 0, width: 20, height: 20), count: 20))
    let touching = Overlap.touchingPairs(pieces, most: most)
    #expect(touching.isComplete == isComplete && touching.pairs.count == 190)
    let apart = images((0..<30).map { Rect(x: 0, y: Double($0) * 20, width: 20, height: 20) })
    #expect(Overlap.touchingPairs(apart, most: 0).isComplete)
    #expect(Finding.overlapsNotLookedFor(in: View()).severity == .error)
  }

  @Test("If fewer overlap, the pairs are all that do, in order")
  func few() {
    var random = SeededGenerator(seed: 9)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let pieces = images(
      (0..<80).map { _ in Rect(x: number(0...200), y: number(0...200), width: number(0...50), height: number(0...50)) })
    var expected: [[Int]] = []
    for one in pieces.indices {
      for other in pieces.indices where other > one {
        let common = pieces[one].rect.intersection(pieces[other].rect)
        if common.width > 1, common.height > 1 { expected.append([one, other]) }
      }
    }
    #expect(Overlap.closePairs(pieces).map { [$0.0, $0.1] } == expected, "seed 9")
    #expect(!expected.isEmpty)
  }

  @Test("The views that may be narrower than their content are found once for all texts beside them")
  func yielding() {
    let container = View()
    let labels = (0..<4).map { Label(text: "\($0)") }
    labels.forEach(container.addSubview)
    labels[1].numberOfLines = 0
    (labels[2].numberOfLines, labels[2].isHidden) = (0, true)
    labels[3].numberOfLines = 2
    var yielding = YieldingViews()
    for _ in 0..<3 {
      let views = yielding.views(in: container)
      #expect(views.map(ObjectIdentifier.init) == [labels[1], labels[3]].map(ObjectIdentifier.init))
    }
    let none = yielding.views(in: labels[0])
    #expect(none.isEmpty)
    #expect(yielding.count == 4)
  }
}
