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
  public func passes(_ status: Verdict) -> Bool {
    switch status {
    case .passed: true
    case .layout: !isStrictAboutLayout
    case .drift: !isStrictAboutDrift
    case .added, .orphaned, .changed, .failed: false
    }
  }
}

/// What holds for a view, or for the whole picture, in some scenes or in all.
public struct ViewRule: Hashable, Sendable {
  /// Whether something makes a run fail.
  public enum Judgement: String, Hashable, Sendable, CaseIterable {
    /// It does not count.
    case pass
    /// It counts as a change.
    case fail
  }

  /// The view's identity; none for the whole picture.
  public var view: String?
  /// The document that the rule is for, by its path or the end of it; none for all.
  public var document: String?
  /// The scene that the rule is for, by its name; none for all.
  public var scene: String?
  /// The language that the rule is for; none for all.
  public var locale: String?
  /// Whether neither the view's pixels nor its layout count.
  public var isIgnored = false
  /// How far a colour of a pixel inside may be off without counting, as a perceived step of 0...1.
  public var colorTolerance: Double?
  /// What becomes of edges inside that are smoothed otherwise.
  public var drift: Judgement?
  /// What becomes of another layout of the view with the same pixels.
  public var layout: Judgement?

  /// Makes a rule that says nothing yet.
  public init(view: String? = nil, document: String? = nil, scene: String? = nil, locale: String? = nil) {
    self.view = view
    self.document = document
    self.scene = scene
    self.locale = locale
  }

  /// Whether the rule is for a snapshot.
  func isFor(_ result: SnapshotResult) -> Bool {
    let isDocument = document.map { result.document == $0 || result.document.hasSuffix("/" + $0) } ?? true
    let isLocale = locale.map { $0.lowercased() == result.traits.locale.lowercased() } ?? true
    return isDocument && isLocale && (scene.map { $0 == result.scene } ?? true)
  }
}

extension VerificationRules {
  /// The rules that hold for a snapshot.
  package func holding(for result: SnapshotResult) -> VerificationRules {
    guard !viewRules.isEmpty else { return self }
    var rules = self
    rules.viewRules = viewRules.filter { $0.isFor(result) }
    return rules
  }

  /// The views that do not count at all.
  var ignoredViews: Set<String> { maskedViews.union(viewRules.filter(\.isIgnored).compactMap(\.view)) }
}

/// Which references a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All of them anew.
  case all
  /// Those that are missing or that the snapshot does not pass.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never

  /// Whether a snapshot of a verdict is written.
  public func records(_ status: Verdict, passes: Bool) -> Bool {
    switch self {
    case .all: status != .failed
    case .failed: !passes && status != .failed
    case .missing: status == .added
    case .never: false
    }
  }

  /// What holds where nothing is said: the missing ones, but none where the environment has `CI`, since a machine that
  /// checks changes must not approve them.
  public static func usual(in environment: [String: String]) -> RecordMode {
    environment["CI"] == nil ? .missing : .never
  }
}
