import Galley

extension RunScope {
  /// The scope of a run that was made.
  ///
  /// - Parameters:
  ///   - summary: what the run came to.
  ///   - setting: what it was to do.
  ///   - options: what else decides its results, by name.
  ///   - references: the folder of the references, where there is one.
  init(of summary: RunSummary, setting: RunSetting, options: [String: String], references: String?) {
    var settings = options
    settings["metrics"] = setting.metrics.rawValue
    settings["number"] = String(setting.selection.sampleNumber)
    let (folders, choices) = setting.foldersAndCells
    self.init(
      inputs: summary.inputs, folders: folders, scenes: setting.selection.scenes, cells: RunCells(choices),
      settings: settings,
      versions: (try? FontLibrary.bundled(with: setting.fonts)).map { EngineVersions.current(fonts: $0).byName } ?? [:],
      references: references, unfinishedFolders: Set(summary.unfinishedFolders).sorted(),
      part: setting.options.part.map { RunPart(number: $0.number, count: $0.count, units: summary.units) })
  }

  /// The scope of a comparison with references.
  init(of summary: RunSummary, setting: RunSetting, rules: VerificationRules, references: String) {
    self.init(of: summary, setting: setting, options: rules.settings, references: references)
  }

  /// Whether nothing was left out: only then can a reference be known to be nothing's.
  var isWhole: Bool { part == nil && scenes.isEmpty }
}

extension RunSetting {
  /// Where the run's pictures are and which cells it makes there: of documents those of its matrix, of a catalog all but
  /// those that the run itself leaves out.
  fileprivate var foldersAndCells: ([String], MatrixChoices) {
    if inputs.isEmpty, let catalog = selection.catalog {
      return ([SnapshotPath(document: catalog.name).folder], selection.matrix)
    }
    return (OutputFolders.folders(ofInputs: inputs), selection.matrix.matrix.choices)
  }
}

extension VerificationRules {
  /// The rules by the names of their options.
  fileprivate var settings: [String: String] {
    [
      "strict-layout": String(isStrictAboutLayout), "strict-drift": String(isStrictAboutDrift),
      "color-tolerance": String(colorTolerance), "mask": maskedViews.sorted().joined(separator: " "),
      "rules": viewRules.map { "\($0)" }.joined(separator: "; "),
    ]
  }

  /// What rules that were written down let pass.
  init(strictnessOf settings: [String: String]) {
    self.init()
    isStrictAboutLayout = settings["strict-layout"] == "true"
    isStrictAboutDrift = settings["strict-drift"] == "true"
  }
}

extension EngineVersions {
  /// The versions by name, and digits for all fonts.
  fileprivate var byName: [String: String] {
    libraries.merging(["Galley": galley, "fonts": fontSetDigest]) { library, _ in library }
  }
}

extension VerificationRun {
  /// The run of which workers told.
  init(_ summary: RunSummary) {
    self.init(
      results: summary.snapshots.compactMap { SnapshotResult(wire: $0) } + summary.failures.map(SnapshotResult.init),
      problems: summary.problems.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 })
  }
}

extension SnapshotResult {
  /// The result for all cells of what nothing could be made of.
  fileprivate init(_ failure: RunSummary.Failure) {
    self.init(
      path: failure.folder, document: failure.document, scene: failure.scene, traits: CellName("").traits, scale: 1,
      status: .failed, message: failure.message)
  }
}
