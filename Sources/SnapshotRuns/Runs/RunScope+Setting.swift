import Galley

extension RunScope {
  /// Makes the scope of a run.
  ///
  /// - Parameters:
  ///   - units: The outcome of each unit.
  ///   - options: The other settings that affect the run's results, by the names of their options.
  ///   - references: The folder of the references, or `nil` for a run without references.
  init(
    of record: RunRecord<some Codable>, units: [RunPart.Unit], setting: RunSetting, options: [String: String],
    references: String? = nil
  ) {
    let folders = setting.folders
    let unfinished = record.inputProblems.isEmpty ? record.units.flatMap(\.unfinishedFolders) : folders
    self.init(
      inputs: record.inputs, folders: folders, scenes: setting.scenes + setting.states,
      cells: RunCells(setting.choices(appearances: record.appearances)),
      settings: options.merging(setting.rendering.texts) { _, own in own },
      versions: setting.versions.current?.byName ?? [:],
      references: references.map(setting.paths.name(of:)),
      unfinishedFolders: Set(unfinished).sorted(),
      part: setting.shard.map { RunPart(number: $0.number, count: $0.count, units: units) })
    settings["fail-on"] = setting.gate?.words.joined(separator: ",")
    part?.namedScenes = record.namedScenes
    part?.namedViews = record.namedViews
    part?.timings = setting.timings?.digest
    part?.appearances = record.ownAppearances?.map(\.rawValue)
  }

  /// Whether no scene was left out. Only then is it known which references have no scene.
  package var isWhole: Bool { part == nil && scenes.isEmpty }
}

extension RunPart.Unit {
  /// The numbers of a unit whose failures are no results.
  init(_ unit: UnitRecord<some Codable>) {
    self.init(
      results: unit.results.count, failures: unit.losses.count + (unit.isUnreadable ? 1 : 0),
      problems: unit.problems.count, isContinued: unit.unit.isContinued ? true : nil,
      isUnreadable: unit.isUnreadable ? true : nil)
  }
}

extension RunSetting {
  /// The folders of the run's pictures below the output folder.
  fileprivate var folders: [String] {
    guard inputs.isEmpty, let catalog else {
      return inputs.map { SnapshotPath(document: paths.name(of: $0)).folder }
    }
    return [SnapshotPath(document: catalog.name).folder]
  }

  /// Returns the choices that limit the run's cells. Scenes of a catalog may choose what the run leaves open.
  ///
  /// - Parameter appearances: The appearances that documents have, if the run does not choose them.
  fileprivate func choices(appearances: [TraitCollection.UserInterfaceStyle]?) -> MatrixChoices {
    guard !inputs.isEmpty || catalog == nil else { return matrix }
    return matrix.over(MatrixChoices(appearances: appearances)).matrix.choices
  }
}

extension VerificationRules {
  /// The rules by the names of their options.
  var settings: [String: String] {
    [
      "strict-layout": String(isStrictAboutLayout), "strict-drift": String(isStrictAboutDrift),
      "color-tolerance": String(colorTolerance), "mask": maskedViews.sorted().joined(separator: " "),
      "rules": viewRules.map { "\($0)" }.joined(separator: "; "),
    ]
  }

  /// Reads the strictness from the settings of a run's scope.
  package init(strictnessOf settings: [String: String]) {
    self.init()
    isStrictAboutLayout = settings["strict-layout"] == "true"
    isStrictAboutDrift = settings["strict-drift"] == "true"
  }
}

extension EngineVersions {
  /// The versions by name, with a digest for all fonts together.
  fileprivate var byName: [String: String] {
    libraries.merging(["Galley": galley, "fonts": fontSetDigest]) { library, _ in library }
  }
}
