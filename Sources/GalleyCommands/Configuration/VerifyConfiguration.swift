import Galley

/// What a project's configuration says about comparing with references.
struct VerifyConfiguration: Hashable {
  /// Whether the same pixels from another layout fail.
  var isStrictAboutLayout: Bool?
  /// Whether edges that are smoothed otherwise fail.
  var isStrictAboutDrift: Bool?
  /// How far the colour of a pixel may be off, as a perceived step of 0...1.
  var colorTolerance: Double?
  /// How large the folder of references may be.
  var budget: ByteCount?
  /// The views that do not count.
  var masks: [String] = []
  /// What holds for some views and scenes.
  var rules: [ViewRule] = []
}
