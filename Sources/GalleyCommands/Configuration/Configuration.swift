import Galley
import Reports
import SnapshotRuns

/// The content of a project's `.galley.yml`: the choices that apply unless the command line overrides them.
struct Configuration: Hashable {
  /// What to take of folders among the inputs.
  var documents = DocumentSelection()
  /// The runtime attributes whose values are keys of the project's tables.
  var textAttributes = TextAttributes()
  var matrix = MatrixChoices()
  /// The names or ids of the scenes to cover, or empty to cover all.
  var scenes: [String] = []
  /// The data of scenes.
  var data = SceneData()
  /// Folders of fonts in addition to the bundled ones.
  var fonts: [String] = []
  /// How scenes are laid out and drawn.
  var rendering = RenderSettings()
  var verify = VerifyConfiguration()
  var check = CheckConfiguration()
}

/// What a project's checks accept and what fails. A property that is `nil` leaves the default.
struct CheckConfiguration: Hashable {
  /// The path of the configuration, or `nil` without one.
  var path: String?
  /// The findings that fail.
  var policy: FailurePolicy?
  /// The mildest severity that is listed.
  var listed: Finding.Severity?
  /// The path of the baseline.
  var baseline: String?
  var suppressions: [Suppression] = []
}

/// How a project compares snapshots with references. A property that is `nil` leaves the default.
struct VerifyConfiguration: Hashable {
  /// Whether a different layout with the same pixels fails.
  var isStrictAboutLayout: Bool?
  /// Whether a difference that is only in the antialiasing of edges fails.
  var isStrictAboutDrift: Bool?
  /// The largest perceived difference in colour that does not count, from 0 to 1.
  var colorTolerance: Double?
  /// Whether to decode every reference instead of trusting the digests in sidecars.
  var decodesReferences: Bool?
  /// The size above which the folder of references causes a warning.
  var budget: ByteCount?
  /// The identifiers of views to leave out of the comparison.
  var masks: [String] = []
  /// Rules for single views and scenes.
  var rules: [ViewRule] = []
  /// Where each of the rules is.
  var rulePlaces: [String] = []
}
