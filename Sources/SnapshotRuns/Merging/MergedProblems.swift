import Galley

/// The lines about what a run could not read or render, from the lines of its parts, in the order of the run.
///
/// Each part has the lines from before the first unit and after the last one, and those about a document as a whole if
/// it has some of the document's scenes. The whole run has them once.
struct MergedProblems {
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - parts: The parts of the run in their order, each with its lines; a whole run is no part.
  ///   - inputProblems: The lines from before the first unit that no single part has.
  init(of parts: [(part: RunPart?, lines: [String])], inputProblems: [String] = []) {
    let contents = parts.map { Contents($0.lines, of: $0.part) }
    for content in contents { lines += content.common.filter { !lines.contains($0) } }
    lines += inputProblems
    var latest = Document()
    for unit in contents.lazy.flatMap(\.units) {
      if !unit.isContinued {
        lines += latest.lines
        latest = Document()
      }
      latest.add(unit)
    }
    lines += latest.lines
    for content in contents { lines += content.closing.filter { !lines.contains($0) } }
  }

  /// A document of which several parts may have some scenes.
  private struct Document {
    private var read: [String] = []
    private var losses: [String] = []

    /// What could not be read precedes the scenes that were lost, as in one run.
    var lines: [String] { read + losses }

    mutating func add(_ unit: Unit) {
      read += unit.read.filter { !read.contains($0) }
      losses += unit.losses.filter { !unit.isContinued || !losses.contains($0) }
    }
  }

  private struct Unit {
    var isContinued: Bool
    var read, losses: ArraySlice<String>
  }

  /// The lines of a part by what they are about.
  private struct Contents {
    var common: ArraySlice<String>
    var units: [Unit] = []
    var closing: ArraySlice<String> = []

    init(_ lines: [String], of part: RunPart?) {
      let units = part?.units ?? []
      let closing = part?.closingProblems ?? 0
      let counts = units.map(\.problems) + [closing]
      // The numbers come from a file.
      guard counts.allSatisfy((0...lines.count).contains), counts.reduce(0, +) <= lines.count else {
        common = lines[...]
        return
      }
      common = lines.dropLast(counts.reduce(0, +))
      var rest = lines[common.endIndex...]
      for unit in units {
        let own = rest.prefix(unit.problems)
        rest = rest.dropFirst(unit.problems)
        let losses = max(unit.failures, 0) - (unit.isUnreadable == true ? 1 : 0)
        let count = min(max(losses, 0), own.count)
        self.units.append(
          Unit(isContinued: unit.isContinued == true, read: own.dropLast(count), losses: own.suffix(count)))
      }
      self.closing = rest
    }
  }
}
