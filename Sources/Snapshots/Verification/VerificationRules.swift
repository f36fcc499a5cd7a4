/// What a run accepts without a reviewer.
///
/// There is no tolerance by a number of pixels or a share of them: whether a difference matters does not depend on how
/// large it is.
public struct VerificationRules: Hashable, Sendable {
  /// Whether the same pixels from another layout fail.
  public var isStrictAboutLayout = false
  /// Whether edges that are smoothed otherwise fail.
  public var isStrictAboutDrift = false
  /// The views whose pixels and layout do not count, by identity: clocks, pictures from elsewhere.
  public var maskedViews: Set<String> = []
  /// How far the colour of a pixel may be off without counting, as a perceived step of 0...1 (1 is black to white); 0
  /// where every step counts.
  public var colorTolerance = 0.0
  /// What holds for some views and scenes; where several say something about a pixel, the last does.
  public var viewRules: [ViewRule] = []

  /// Makes the strictest rules but for drift and layout.
  public init() {}

  /// Whether a verdict lets a run pass.
  public func passes(_ status: SnapshotResult.Status) -> Bool {
    switch status {
    case .passed: true
    case .layout: !isStrictAboutLayout
    case .drift: !isStrictAboutDrift
    case .added, .orphaned, .changed, .failed: false
    }
  }
}
