import Galley

/// Which scenes a run is about, and in which cells.
struct SceneSelection: Sendable {
  /// The choices of the command line, then of the configuration.
  var matrix: MatrixChoices
  /// The only scenes to show; empty for all.
  var scenes: [String]
  /// The number that plurals are shown for.
  var sampleNumber: Int
  /// The scenes that are written in Swift; none where the inputs are documents alone.
  var catalog: Catalog?
}
