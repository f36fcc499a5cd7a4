import Files

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
  /// A name of the scene that the rule is for, or `nil` for all scenes: the one in paths, or any other by which the
  /// scene can be chosen, such as its id.
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

  /// Returns whether the rule applies to a snapshot, under its present name or that of its reference.
  ///
  /// - Parameter sceneNames: The names of the scene.
  func isFor(_ result: SnapshotResult, sceneNames: [String]) -> Bool {
    let former = result.formerPlace
    let documents = [result.document, former?.document].compactMap(\.self)
    let scenes = [result.scene, former?.scene].compactMap(\.self) + sceneNames
    let isDocument = document.map { name in documents.contains { $0 == name || $0.utf8.hasSuffix("/" + name) } } ?? true
    let isLocale = locale.map { $0.lowercased() == result.traits.locale.lowercased() } ?? true
    return isDocument && isLocale && (scene.map(scenes.contains) ?? true)
  }

  /// What the rule is for, in words, or `nil` for a rule for all snapshots.
  package var scopeInWords: String? {
    let parts = [
      scene.map { "the scene '\($0)'" }, document.map { "the document '\($0)'" }, locale.map { "the language '\($0)'" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " in ")
  }
}

extension VerificationRules {
  /// Returns the rules for a snapshot, and notes their places in the result.
  ///
  /// - Parameter sceneNames: The names of the scene in addition to that of the result.
  package func applying(to result: inout SnapshotResult, sceneNames: [String] = []) -> VerificationRules {
    guard !viewRules.isEmpty else { return self }
    var rules = self
    let places = viewRules.indices.filter { viewRules[$0].isFor(result, sceneNames: sceneNames) }
    result.appliedRules = places
    rules.viewRules = places.map { viewRules[$0] }
    return rules
  }

  /// Whether a picture can only pass with a reference that has a layout.
  var needsLayout: Bool { isStrictAboutLayout || viewRules.contains { $0.layout == .fail } }

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

  /// Whether a reference with a damaged file is replaced.
  package var mendsReferences: Bool { self == .all || self == .failed }

  /// Returns the default mode: ``missing``, or ``never`` if the variable `CI` of the environment is set, since a
  /// machine that checks changes must not approve them. An empty text, `false`, `no` and `0` say that it is no such
  /// machine.
  public static func usual(in environment: [String: String]) -> RecordMode {
    ContinuousIntegration.isNamed(in: environment) ? .never : .missing
  }
}
