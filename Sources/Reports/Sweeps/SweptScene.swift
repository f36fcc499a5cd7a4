import Graphics
import Snapshots

/// An axis along which the size of scenes is swept.
package enum SweepAxis: String, CaseIterable, Hashable, Sendable, Codable {
  case width
  case height
}

/// Sizes in points, from the first to the last.
package struct SizeRange: Hashable, Sendable {
  package var first, last: Double

  package init(_ first: Double, _ last: Double) {
    self.first = first
    self.last = last
  }

  package var length: Double { last - first }
}

/// What breaks in a scene at which sizes along an axis, in all of its cells.
package struct SweptScene: Hashable, Sendable, Codable {
  /// The document's path, or the catalog's name.
  package var document: String
  package var scene: String
  package var axis: SweepAxis
  /// The sizes of the sweep.
  package var range: SizeRange
  package private(set) var problems: [Problem] = []
  package private(set) var cells: [Cell] = []
  private var places: [Cause: Int] = [:]

  private enum CodingKeys: CodingKey { case document, scene, axis, range, problems, cells }

  /// A problem of the scene at some sizes.
  package struct Problem: Hashable, Sendable, Codable {
    package var cause: Cause
    /// The severest that a cell reports.
    package var severity: Finding.Severity
    /// The problem in words, without the numbers of a size: `the label 'Next' is truncated`.
    package var clause: String
    /// The finding at one of the sizes.
    package var message: String
    package var views, constraints: [String]
    package var place: DocumentPlace?
  }

  /// The scene in a cell of the matrix.
  package struct Cell: Hashable, Sendable, Codable {
    package var traits: SnapshotTraits
    /// The sizes of the sweep that are whole numbers of the device's pixels.
    package var range: SizeRange
    /// The difference between neighbouring sizes in points: a pixel.
    package var step: Double
    /// Why the size does not depend on what surrounds the scene, as a clause, or `nil` if it was swept.
    package var fixed: String?
    /// The sizes at which problems hold, in ascending order for each problem.
    package var spans: [Span] = []
    /// The problems that count only as notes wherever they hold.
    package var mild: Set<Int> = []
    /// The number of layouts that the sweep took.
    package var layoutCount = 0
    /// Whether the sweep stopped looking for ranges narrower than a point.
    package var isCoarse = false

    package init(
      traits: SnapshotTraits = SnapshotTraits(MatrixCell()), range: SizeRange, step: Double, fixed: String? = nil
    ) {
      self.traits = traits
      self.range = range
      self.step = step
      self.fixed = fixed
    }
  }

  /// Sizes at which a problem holds.
  package struct Span: Hashable, Sendable {
    /// The index in ``SweptScene/problems``.
    package var problem: Int
    package var range: SizeRange

    package init(problem: Int, range: SizeRange) {
      self.problem = problem
      self.range = range
    }
  }

  package init(document: String, scene: String, axis: SweepAxis, range: SizeRange) {
    self.document = document
    self.scene = scene
    self.axis = axis
    self.range = range
  }

  /// Returns the index of a finding's problem, which is added if it is new.
  ///
  /// - Parameters:
  ///   - places: Where the document's objects begin, by their identifiers.
  ///   - original: Returns the identifier of the object that an object was copied from.
  ///   - clause: The problem in words, without numbers.
  package mutating func index(
    of finding: Finding, places documentPlaces: [String: DocumentPlace] = [:],
    original: (String) -> String = { $0 }, clause: () -> String
  ) -> Int {
    let cause = Cause(of: finding, original: original)
    if let known = places[cause] {
      if finding.severity.order < problems[known].severity.order {
        (problems[known].severity, problems[known].message) = (finding.severity, finding.message)
      }
      return known
    }
    let objects = ([finding.broken].compactMap(\.self) + finding.constraints + finding.views).map(original)
    problems.append(
      Problem(
        cause: cause, severity: finding.severity, clause: clause(), message: finding.message, views: finding.views,
        constraints: finding.constraints, place: objects.lazy.compactMap { documentPlaces[$0] }.first))
    places[cause] = problems.count - 1
    return problems.count - 1
  }

  package mutating func add(_ cell: Cell) { cells.append(cell) }
}

// MARK: - Safe sizes

extension SweptScene.Cell {
  /// The problems that hold somewhere and make sizes unsafe.
  ///
  /// A note says that something may be intended. One that holds at every size is not about the size, so it is left to
  /// `check`.
  package var countedProblems: Set<Int> {
    let everywhere = spans.filter { $0.range == range && mild.contains($0.problem) }.map(\.problem)
    return Set(spans.map(\.problem)).subtracting(everywhere)
  }

  /// The sizes at which nothing breaks, in ascending order.
  package var safeRanges: [SizeRange] {
    let counted = countedProblems
    let unsafe = spans.filter { counted.contains($0.problem) }.map(\.range).sorted { $0.first < $1.first }
    var safe: [SizeRange] = []
    var next = range.first
    for span in unsafe {
      if span.first - next > step / 2 { safe.append(SizeRange(next, span.first - step)) }
      next = max(next, span.last + step)
    }
    if range.last - next > -step / 2 { safe.append(SizeRange(next, range.last)) }
    return safe
  }

  /// The widest of the safe ranges, of equally wide ones the first, or `nil` if nothing is safe.
  package var mainRange: SizeRange? {
    safeRanges.reduce(nil) { widest, range in
      if let widest, widest.length >= range.length { return widest }
      return range
    }
  }

  /// Whether nothing breaks at any size.
  var isSafeThroughout: Bool { fixed != nil || safeRanges == [range] }

  /// The sizes at which a problem holds.
  func ranges(ofProblemAt index: Int) -> [SizeRange] { spans.filter { $0.problem == index }.map(\.range) }
}

// MARK: - Short numbers

extension SizeRange: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(try numbers.decode(Double.self), try numbers.decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(first)
    try numbers.encode(last)
  }
}

extension SweptScene.Span: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let problem = try numbers.decode(Int.self)
    self.init(problem: problem, range: SizeRange(try numbers.decode(Double.self), try numbers.decode(Double.self)))
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(problem)
    try numbers.encode(range.first)
    try numbers.encode(range.last)
  }
}
