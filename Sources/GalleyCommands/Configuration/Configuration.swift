import Galley

/// What a project's `.galley.yml` says: the choices that hold where the command line makes none.
struct Configuration: Hashable {
  var matrix = MatrixChoices()
  /// The only scenes to show; empty for all.
  var scenes: [String] = []
  /// The number that plurals are shown for.
  var sampleNumber: Int?
  /// Folders of further fonts.
  var fonts: [String] = []
  /// Whose widths and heights system fonts have.
  var metrics: SystemMetrics?
  /// How snapshots are compared with references.
  var verify = VerifyConfiguration()
}

/// Why a configuration cannot be used; the sentence for whoever wrote it.
struct ConfigurationError: Error, Hashable {
  var path: String
  /// The line, from 1; none where the whole file is meant.
  var line: Int?
  var message: String
}
