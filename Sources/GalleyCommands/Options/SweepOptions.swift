import ArgumentParser
import Files
import Galley
import Reports
import SnapshotRuns

/// The sizes of a sweep.
struct SweepOptions: ParsableArguments {
  @Option(help: ArgumentHelp("What to vary: width (default), height or both, one after the other.", valueName: "axis"))
  var axis: Axes = .width

  @Option(
    help: ArgumentHelp(
      """
      The sizes in points. Default: widths 320...1024, heights 480...1366. With --axis both, two ranges: \
      320...1024,480...1366.
      """, valueName: "from...to,..."),
    transform: SizeParsing.ranges)
  var range: [SizeRange] = []

  @Option(
    help: ArgumentHelp(
      """
      Makes the exit code 1 if a scene is not safe from this size on, up to the end of its widest safe range. With --axis \
      both, a width and a height: 320,568.
      """, valueName: "size,..."),
    transform: SizeParsing.sizes)
  var failUnder: [Double] = []

  /// What to vary.
  enum Axes: String, CaseIterable, ExpressibleByArgument {
    case width
    case height
    case both

    var list: [SweepAxis] {
      switch self {
      case .width: [.width]
      case .height: [.height]
      case .both: [.width, .height]
      }
    }
  }

  func validate() throws {
    let expected = axis == .both ? "a width and a height, separated by a comma" : "one \(axis.rawValue)"
    if !range.isEmpty, range.count != axis.list.count { throw ValidationError("--range: expected \(expected).") }
    guard !failUnder.isEmpty else { return }
    guard failUnder.count == axis.list.count else { throw ValidationError("--fail-under: expected \(expected).") }
    for (least, range) in zip(failUnder, ranges) where !(range.first...range.last).contains(least) {
      throw ValidationError("--fail-under \(SizeParsing.words(least)) is not in the range \(SizeParsing.words(range)).")
    }
  }

  /// The sizes along each axis. Those of the default begin where scenes must be safe.
  private var ranges: [SizeRange] {
    guard range.isEmpty else { return range }
    return axis.list.enumerated().map { index, axis in
      var usual = axis == .width ? SizeRange(320, 1024) : SizeRange(480, 1366)
      if failUnder.indices.contains(index) { usual.first = min(usual.first, failUnder[index]) }
      return usual
    }
  }

  var sweeps: [SizeSweep] { zip(axis.list, ranges).map { SizeSweep(axis: $0, range: $1) } }

  var rules: SweepRules {
    var rules = SweepRules()
    for (axis, least) in zip(axis.list, failUnder) { rules.leastSizes[axis] = least }
    return rules
  }
}

/// Reads sizes and ranges of sizes.
enum SizeParsing {
  static func ranges(_ text: String) throws -> [SizeRange] {
    try text.utf8.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let bounds = part.split(separator: "...", omittingEmptySubsequences: false)
      guard bounds.count == 2 else {
        throw MatrixParsing.Failure("'\(part)' is not a range; expected two sizes in points, as in 320...1024")
      }
      let range = SizeRange(try size(bounds[0]), try size(bounds[1]))
      guard range.length >= 1 else {
        throw MatrixParsing.Failure(
          "the range '\(part)' is empty; expected two sizes at least a point apart, the smaller first, as in 320...1024"
        )
      }
      return range
    }
  }

  static func sizes(_ text: String) throws -> [Double] {
    try text.utf8.split(separator: ",", omittingEmptySubsequences: false).map(size)
  }

  static func size(_ text: String) throws -> Double { try size(text[...]) }

  private static func size(_ text: Substring) throws -> Double {
    guard let points = Double(text.filter { $0 != " " }), (1...10_000).contains(points) else {
      throw MatrixParsing.Failure("'\(text)' is not a size; expected points from 1 to 10000")
    }
    return points
  }

  static func words(_ points: Double) -> String { LogNumber.text(points) }
  static func words(_ range: SizeRange) -> String { "\(words(range.first))...\(words(range.last))" }
}
