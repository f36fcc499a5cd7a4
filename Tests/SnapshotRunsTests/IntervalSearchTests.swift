import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("Searching for changes of a function")
struct IntervalSearchTests {
  /// Searches for the changes of a function that says whether one of several straight lines is negative.
  private func pieces(
    widest: Int = 64, _ lines: @escaping (Double) -> [Double], over range: ClosedRange<Int> = 0...1000
  ) -> IntervalSearch<[Int], [Double]> {
    var search = IntervalSearch<[Int], [Double]>(widest: widest)
    search.search(range) { lower, middle, upper in
      lower.witness.indices.allSatisfy { index in
        let values = [lower.witness[index], middle.witness[index], upper.witness[index]]
        let share = Double(middle.step - lower.step) / Double(upper.step - lower.step)
        return abs(values[0] + share * (values[2] - values[0]) - values[1]) < 1e-6
      }
    } compute: { step in
      let values = lines(Double(step))
      return (values.indices.filter { values[$0] < 0 }, values)
    }
    return search
  }

  private typealias Piece = IntervalSearch<[Int], [Double]>.Piece

  @Test("A function that never changes is one piece, from three values in each of the widest intervals")
  func constant() {
    let search = pieces { _ in [1] }
    #expect(search.pieces == [Piece(steps: 0...1000, value: [])])
    // 0, 64, ..., 960, 1000 are the ends of 16 intervals, and each has a value inside.
    #expect(search.count == 17 + 16)
  }

  @Test("A line that becomes negative below 343 is found at the step")
  func crossing() {
    #expect(
      pieces { [$0 - 343] }.pieces == [
        Piece(steps: 0...342, value: [0]), Piece(steps: 343...1000, value: []),
      ])
  }

  @Test("Changes of several lines are pieces of their own, each with all that hold")
  func severalLines() {
    #expect(
      pieces { [$0 - 300, 500.5 - $0] }.pieces == [
        Piece(steps: 0...299, value: [0]), Piece(steps: 300...500, value: []), Piece(steps: 501...1000, value: [1]),
      ])
  }

  /// A dip between two sizes with equal values: |x - 400| - 3 is negative from 398 to 402.
  @Test("A dip inside an interval whose ends agree is found by the bend")
  func dip() {
    #expect(
      pieces { [abs($0 - 400) - 2.5] }.pieces == [
        Piece(steps: 0...397, value: []), Piece(steps: 398...402, value: [0]), Piece(steps: 403...1000, value: []),
      ])
  }

  @Test("A single step is found too")
  func singleStep() {
    #expect(
      pieces { [abs($0 - 401) - 0.5] }.pieces == [
        Piece(steps: 0...400, value: []), Piece(steps: 401...401, value: [0]), Piece(steps: 402...1000, value: []),
      ])
  }

  @Test("Random bent lines have the pieces of a search through all steps", arguments: 1...40)
  func random(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    // Convex lines with a bend at a random place; the values of a step are compared with those of all others.
    struct Bend { var place, depth, left, right: Double }
    let bends = (0..<4).map { _ in
      Bend(
        place: Double.random(in: 0...1000, using: &numbers), depth: Double.random(in: -30...30, using: &numbers),
        left: Double.random(in: -1...1, using: &numbers), right: Double.random(in: -1...1, using: &numbers))
    }
    let lines = { (step: Double) in
      bends.map { $0.depth + (step < $0.place ? $0.left * ($0.place - step) : $0.right * (step - $0.place)) }
    }
    var expected: [Piece] = []
    for step in 0...1000 {
      let value = lines(Double(step)).enumerated().filter { $0.element < 0 }.map(\.offset)
      if let last = expected.last, last.value == value {
        expected[expected.count - 1].steps = last.steps.lowerBound...step
      } else {
        expected.append(Piece(steps: step...step, value: value))
      }
    }
    #expect(pieces(lines).pieces == expected, "seed \(seed)")
  }

  @Test("After the limit, intervals of doubtful width with equal values are not divided")
  func limit() {
    var search = IntervalSearch<Bool, Void>(widest: 64, limit: 10, leastDoubtful: 8)
    search.search(0...64) { _, _, _ in
      false
    } compute: { _ in
      (true, ())
    }
    #expect(search.isCutShort)
    #expect(search.count < 40)
    #expect(search.pieces.count == 1)
  }
}
