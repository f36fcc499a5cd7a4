import Galley
import Reports

extension VerificationRun {
  /// Returns the warnings that follow from all results together: which scenes have other names, and which pictures pass
  /// although their layouts have errors.
  ///
  /// A merge of parts computes them anew, since those of each part are about its own results only.
  package func resultWarnings(recording mode: RecordMode) -> [String] {
    renameWarnings(mode == .never ? .kept : .moved) + CommonFinding.errors(inPassing: results)
  }

  /// The warnings that do not follow from the results.
  func otherWarnings(recording mode: RecordMode) -> [String] {
    let ownWarnings = Set(resultWarnings(recording: mode))
    return warnings.filter { !ownWarnings.contains($0) }
  }
}

extension RecordMode {
  private static let key = "record"

  /// The mode by the name of its option.
  var settings: [String: String] { [Self.key: rawValue] }

  /// Reads the mode from the settings of a run's scope.
  init(settings: [String: String]) { self = settings[Self.key].flatMap(RecordMode.init(rawValue:)) ?? .never }
}
