import Galley

/// What the parts of a run have of the scenes and views that its options name. A name that no part has is wrong.
struct MergedNames {
  /// What is wrong with the scenes that the configuration names, or `nil` for nothing.
  private(set) var problemOfScenes: Diagnostic?
  /// What is wrong with views.
  private(set) var problemsOfViews: [Diagnostic] = []

  /// The problems in the order of the run.
  var problems: [Diagnostic] { [problemOfScenes].compactMap(\.self) + problemsOfViews }

  init() {}

  /// - Parameter parts: All parts of the run, in their order.
  init(of parts: [RunPart]) throws(MergeError) {
    do throws(RunError) {
      let hasUnits = parts.contains { !$0.units.isEmpty }
      if hasUnits { problemOfScenes = try NamesOfRun(parts.map(\.namedScenes))?.problemOfScenes() }
      // As in one run, views are looked for if everything else is complete.
      guard problemOfScenes == nil, let views = NamesOfRun(parts.map(\.namedViews)) else { return }
      problemsOfViews = try views.problemsOfViews()
    } catch {
      throw .unknownNames(error)
    }
  }
}
