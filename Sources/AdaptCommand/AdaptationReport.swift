#if UIKitAdapter
import SourceAdapter

/// What the command prints of an adaptation: how much of the app is adapted, and what is not, with file and line.
struct AdaptationReport {
  let files: SourceFiles
  let module: AdaptedModule

  var text: String { ([heading] + module.notes.map { "\($0)" } + reasons).joined(separator: "\n") }

  /// How much of the app is there. Nothing of Objective-C can be: its classes are the runtime's.
  private var heading: String {
    let total = files.sources.count + files.problems.count
    let adapted = module.files.count == total ? "\(total)" : "\(module.files.count) of \(total)"
    var parts = ["\(adapted) Swift \(total == 1 ? "file" : "files") adapted"]
    if files.objectiveCCount > 0 {
      parts.append("\(counted(files.objectiveCCount, "Objective-C file")) left out")
    }
    let lacking = Set(module.notes.filter { $0.reason.leavesNamesUnknown }.map(\.file)).count
    if lacking > 0 { parts.append("\(lacking) may need names of yours") }
    return parts.joined(separator: ", ")
  }

  private var reasons: [String] {
    let counts = Dictionary(grouping: module.notes, by: \.reason).mapValues(\.count)
    let words = AdaptationNote.Reason.allCases.compactMap { reason in
      counts[reason].map { "\(reason.rawValue): \($0)" }
    }
    return words.isEmpty ? [] : [words.joined(separator: "; ")]
  }
}

func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
#endif
