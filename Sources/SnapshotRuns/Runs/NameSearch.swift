import Galley

/// What the units of a run say about the requested scenes.
struct SceneSearch {
  private var found: Set<String> = []
  private var names: [String] = []
  /// Whether all units have said which scenes they have. A unit that cannot be read may have any.
  private var isComplete = true

  mutating func add(_ result: WorkerPool.Result) {
    var isKnown = false
    for case .scenes(let found, let names) in result.reports {
      self.found.formUnion(found)
      // Every part of a document has the names of all its scenes.
      if !result.unit.isContinued { self.names += names }
      isKnown = true
    }
    if !isKnown { isComplete = false }
  }

  /// Returns what the run has of the requested scenes, or `nil` if none are requested or not all units are known. A
  /// configuration may name scenes of documents that the run leaves out.
  ///
  /// - Parameter documents: The paths of the run's documents, with those of other shards.
  func names(in setting: RunSetting, leavingOut documents: [String]) -> NamesOfRun? {
    guard !setting.scenes.isEmpty, isComplete else { return nil }
    let unknown = setting.scenes.filter { !found.contains($0) }
    let others =
      setting.scenesAreConfigured && !unknown.isEmpty ? ProjectDocuments(of: setting, leavingOut: documents) : nil
    let entries = setting.scenes.map { name in
      let isFound = found.contains(name)
      let isElsewhere = !isFound && others?.mayHave(scene: name) == true
      return NamesOfRun.Entry(
        name: name, isFound: isFound,
        ifMissing: setting.scenesAreConfigured ? (isFound || isElsewhere ? nil : .error) : .refusal)
    }
    let known = setting.shard == nil ? names : UnknownScenes.excerpt(names, for: unknown)
    return NamesOfRun(entries: entries, known: known)
  }
}

/// What the units of a run say about the views that an option names.
struct ViewSearch {
  private var found: Set<String> = []
  private var nearest: [String] = []

  mutating func add(_ reports: [WorkerReport]) {
    for case .views(let found, let nearest) in reports {
      self.found.formUnion(found)
      self.nearest += nearest
    }
  }

  /// Returns what the run has of the named views, or `nil` if none are named.
  func names(in setting: RunSetting) -> NamesOfRun? {
    guard !setting.namedViews.isEmpty else { return nil }
    let documents = ProjectDocuments(of: setting)
    // The configuration may be about a document or a cell that this run leaves out.
    let isLimited = documents.isEmpty && !setting.scenes.isEmpty
    let entries = setting.namedViews.map { name in
      guard !found.contains(name) else { return NamesOfRun.Entry(name: name, isFound: true, ifMissing: nil) }
      let isElsewhere =
        setting.configuredViews?.contains(name) == true && (isLimited || documents.mayHave(object: name))
      let consequence: NamesOfRun.Consequence =
        if setting.configuredViews?.contains(name) == false {
          .refusal
        } else if setting.requiresNamedViews || setting.configuredViews != nil && !isElsewhere {
          .error
        } else {
          .warning
        }
      return NamesOfRun.Entry(name: name, isFound: false, ifMissing: consequence)
    }
    return NamesOfRun(entries: entries, known: nearest.uniqued)
  }
}

extension NamesOfRun {
  /// Returns what is wrong with the scenes that a configuration names and that nothing has, or `nil` for nothing.
  ///
  /// - Throws: ``RunError/unknownScenes(_:available:)`` if the command line names such scenes, or if there are no
  ///   others.
  func problemOfScenes() throws(RunError) -> Diagnostic? {
    let missing = missing
    guard !missing.isEmpty else { return nil }
    guard missing.count < entries.count, !missing.contains(where: { $0.ifMissing == .refusal }) else {
      throw .unknownScenes(missing.map(\.name), available: known)
    }
    let nowhere = missing.filter { $0.ifMissing == .error }.map(\.name)
    guard !nowhere.isEmpty else { return nil }
    let sentence = UnknownScenes(names: nowhere, available: known).sentence
    return Diagnostic(.error, at: ProjectPaths.configuration, sentence)
  }

  /// Returns what is wrong with each view that nothing has.
  ///
  /// - Throws: ``RunError/unknownViews(_:)`` if the command line is wrong.
  func problemsOfViews() throws(RunError) -> [Diagnostic] {
    var refused: [String] = []
    var problems: [Diagnostic] = []
    for entry in missing {
      let near = NearestNames(known).nearest(to: entry.name).map { "'\($0)'" }
      let hint =
        near.isEmpty ? "'galley layout --json' lists the ids" : "did you mean \(near.joined(separator: " or "))?"
      let unknown = "unknown view '\(entry.name)'; \(hint)"
      switch entry.ifMissing {
      case .refusal: refused.append(unknown)
      case .error: problems.append(Diagnostic(.error, unknown))
      case .warning, nil: problems.append(Diagnostic(.warning, "no view has the id '\(entry.name)'; \(hint)"))
      }
    }
    guard refused.isEmpty else { throw .unknownViews(refused) }
    return problems
  }
}

/// The requested names that no scene has.
struct UnknownScenes {
  let names: [String]
  let available: [String]

  /// How many of the names that exist a sentence lists.
  private static let mostListed = 12

  var sentence: String {
    "unknown scene \(names.prefix(6).map { "'\($0)'" }.joined(separator: " or "))"
      + (names.count > 6 ? " or \(names.count - 6) more" : "") + "; "
      + (nearest.isEmpty ? "expected one of \(some)" : "did you mean \(nearest)?")
  }

  private var nearest: String {
    let candidates = NearestNames(available)
    return names.prefix(6).flatMap { candidates.nearest(to: $0) }.map { "'\($0)'" }.joined(separator: " or ")
  }

  private var some: String {
    available.prefix(Self.mostListed).map { "'\($0)'" }.joined(separator: ", ")
      + (available.count > Self.mostListed ? " ..." : "")
  }

  /// Returns those of the names that exist which a sentence may list, in their order: some of the first, and the
  /// nearest to the names that do not. Together with those of other parts of a run, they make the sentence of the whole
  /// run.
  static func excerpt(_ available: [String], for names: [String]) -> [String] {
    let candidates = NearestNames(available)
    let near = Set(names.flatMap { candidates.nearest(to: $0) })
    return available.enumerated().filter { $0 <= mostListed || near.contains($1) }.map(\.element)
  }
}
