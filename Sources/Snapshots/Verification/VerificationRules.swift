/// The differences that a run accepts without a reviewer.
///
/// There is no tolerance by a number or share of pixels, since the size of a difference does not show whether it
/// matters.
public struct VerificationRules: Hashable, Sendable {
  /// Whether ``Verdict/layout`` fails a run.
  public var isStrictAboutLayout = false
  /// Whether ``Verdict/drift`` fails a run.
  public var isStrictAboutDrift = false
  /// The identifiers of views whose pixels and layout are ignored, such as clocks.
  public var maskedViews: Set<String> = []
  /// The largest difference of a pixel's colour that is ignored, as a perceived step from 0 for none to 1 for black and
  /// white.
  public var colorTolerance = 0.0
  /// Rules for single views and scenes. If several concern a pixel, the last one applies.
  public var viewRules: [ViewRule] = []

  /// Creates rules that accept drift and changes of the layout alone.
  public init() {}

  public func passes(_ status: Verdict) -> Bool {
    switch status {
    case .passed: true
    case .layout: !isStrictAboutLayout
    case .drift: !isStrictAboutDrift
    case .added, .orphaned, .changed, .failed: false
    }
  }
}

/// A rule for a view or the whole picture, in certain scenes or in all.
public struct ViewRule: Hashable, Sendable {
  public enum Judgement: String, Hashable, Sendable, CaseIterable {
    /// The difference is ignored.
    case pass
    /// The difference is a change.
    case fail
  }

  /// The view's identifier, or `nil` for the whole picture.
  public var view: String?
  /// The path of the document that the rule is for, or the end of it; `nil` for all documents.
  public var document: String?
  /// The name of the scene that the rule is for, or `nil` for all scenes.
  public var scene: String?
  /// The language that the rule is for, or `nil` for all languages.
  public var locale: String?
  /// Whether the view's pixels and layout are ignored.
  public var isIgnored = false
  /// The largest difference of a pixel's colour inside the view that is ignored, as a perceived step from 0 to 1.
  public var colorTolerance: Double?
  /// What happens if only the antialiasing of edges inside the view differs.
  public var drift: Judgement?
  /// What happens if the layout of the view changed but no pixel did.
  public var layout: Judgement?

  /// Creates a rule without effect.
  public init(view: String? = nil, document: String? = nil, scene: String? = nil, locale: String? = nil) {
    self.view = view
    self.document = document
    self.scene = scene
    self.locale = locale
  }

  /// Returns whether the rule applies to a snapshot.
  func isFor(_ result: SnapshotResult) -> Bool {
    let isDocument = document.map { result.document == $0 || result.document.hasSuffix("/" + $0) } ?? true
    let isLocale = locale.map { $0.lowercased() == result.traits.locale.lowercased() } ?? true
    return isDocument && isLocale && (scene.map { $0 == result.scene } ?? true)
  }
}

extension VerificationRules {
  /// Returns the rules for a snapshot.
  package func applying(to result: SnapshotResult) -> VerificationRules {
    guard !viewRules.isEmpty else { return self }
    var rules = self
    rules.viewRules = viewRules.filter { $0.isFor(result) }
    return rules
  }

  var ignoredViews: Set<String> { maskedViews.union(viewRules.filter(\.isIgnored).compactMap(\.view)) }
}

/// Which references a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All references.
  case all
  /// The missing references, and those that the snapshot does not pass.
  case failed
  /// The missing references.
  case missing
  /// No reference.
  case never

  /// Returns whether a snapshot with this verdict is written.
  public func records(_ status: Verdict, passes: Bool) -> Bool {
    switch self {
    case .all: status != .failed
    case .failed: !passes && status != .failed
    case .missing: status == .added
    case .never: false
    }
  }

  /// Returns the default mode: ``missing``, or ``never`` if the environment contains `CI`, since a machine
  /// that checks changes must not approve them.
  public static func usual(in environment: [String: String]) -> RecordMode {
    environment["CI"] == nil ? .missing : .never
  }
}
