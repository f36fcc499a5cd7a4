import Galley
import Reports

/// Finds the sizes along an axis at which a scene breaks in a cell.
///
/// The scene is laid out at the sizes that an ``IntervalSearch`` asks for. What holds at two of them holds between them
/// if the lengths that findings compare cannot cross their thresholds there, which ``FindingDistances`` judges.
package struct SizeSweep {
  let axis: SweepAxis
  let range: SizeRange
  /// Where the document's objects begin, by their identifiers.
  package var places: [String: DocumentPlace] = [:]
  /// Returns the identifier of the object that an object was copied from.
  package var original: (String) -> String = { $0 }

  /// The number of sizes in a point, or `nil` for the sizes that screens and views have: whole numbers of pixels.
  var stepsPerPoint: Double?

  /// The widest range, in points, in which the ends and one size between them are enough to judge all sizes. In wider
  /// ranges, bends could cancel each other out.
  private static let widest = 64.0
  /// The most layouts of a cell before ranges of a point are no longer divided.
  var mostLayouts = 2000

  package init(axis: SweepAxis, range: SizeRange) {
    self.axis = axis
    self.range = range
  }

  /// Sweeps a scene in a cell.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - swept: The results of the scene, to which the cell's problems are added.
  ///   - willLayOut: Called before each layout.
  /// - Returns: The cell, with the traits to be filled in.
  package func sweep(
    _ scene: ResizableScene, into swept: inout SweptScene, willLayOut: () -> Void = {}
  ) -> SweptScene.Cell {
    let grid = SizeGrid(range, stepsPerPoint: stepsPerPoint ?? scene.scale)
    var cell = SweptScene.Cell(
      range: grid.range(grid.steps), step: grid.size(1), fixed: scene.reasonForFixedSize(along: axis.axis))
    guard cell.fixed == nil else { return cell }
    var severe: Set<Int> = []
    var search = IntervalSearch<[Int], FindingDistances>(
      widest: grid.step(Self.widest), limit: mostLayouts, leastDoubtful: grid.step(1))
    search.search(grid.steps) { lower, middle, upper in
      let span = upper.step - lower.step
      return FindingDistances.areSettled(
        lower.witness, middle.witness, upper.witness, share: Double(middle.step - lower.step) / Double(span),
        span: grid.size(span), steps: span)
    } compute: { step in
      willLayOut()
      let audit = scene.layout(chosenSize(grid.size(step)))
      let problems = audit.sizeFindings().map { finding in
        let index = swept.index(of: finding, places: places, original: original) { audit.clause(for: finding) }
        if finding.severity != .note { severe.insert(index) }
        return index
      }
      return (Set(problems).sorted(), audit.distances())
    }
    cell.spans = spans(of: search.pieces, on: grid)
    cell.mild = Set(cell.spans.map(\.problem)).subtracting(severe)
    cell.layoutCount = search.count
    cell.isCoarse = search.isCutShort
    return cell
  }

  private func chosenSize(_ points: Double) -> ChosenSize {
    var size = ChosenSize()
    size[axis.axis] = points
    return size
  }

  /// Returns the ranges of each problem, from pieces with the problems that hold in them.
  private func spans(
    of pieces: [IntervalSearch<[Int], FindingDistances>.Piece], on grid: SizeGrid
  ) -> [SweptScene.Span] {
    var spans: [Int: [ClosedRange<Int>]] = [:]
    for piece in pieces {
      for problem in piece.value {
        var known = spans[problem] ?? []
        if let last = known.last, last.upperBound + 1 == piece.steps.lowerBound {
          known[known.count - 1] = last.lowerBound...piece.steps.upperBound
        } else {
          known.append(piece.steps)
        }
        spans[problem] = known
      }
    }
    return spans.sorted { $0.key < $1.key }.flatMap { problem, ranges in
      ranges.map { SweptScene.Span(problem: problem, range: grid.range($0)) }
    }
  }
}

/// The sizes of a sweep, numbered by their multiples of a step.
private struct SizeGrid {
  let steps: ClosedRange<Int>
  private let stepsPerPoint: Double

  init(_ range: SizeRange, stepsPerPoint: Double) {
    self.stepsPerPoint = stepsPerPoint
    let first = Int(bounded: (range.first * stepsPerPoint - 1e-6).rounded(.up))
    steps = first...max(first, Int(bounded: (range.last * stepsPerPoint + 1e-6).rounded(.down)))
  }

  func size(_ step: Int) -> Double { Double(step) / stepsPerPoint }
  func step(_ points: Double) -> Int { Int(bounded: (points * stepsPerPoint).rounded()) }
  func range(_ steps: ClosedRange<Int>) -> SizeRange { SizeRange(size(steps.lowerBound), size(steps.upperBound)) }
}

extension SweepAxis {
  var axis: Axis { self == .width ? .horizontal : .vertical }
}
