/// Something wrong with a layout, told with the ids it concerns.
public struct Finding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The layout is broken.
    case error
    /// The layout may not be what was meant.
    case warning
    /// Worth knowing.
    case note
  }

  /// The rule's name, for example `conflict`.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// The ids of the views concerned.
  public var views: [String]
  /// The ids of the constraints concerned.
  public var constraints: [String]
  /// The id of the constraint that was broken.
  public var broken: String?
  /// The finding in words.
  public var message: String
  /// What may be done, in words.
  public var fixes: [String]
  /// Where in the scene it is seen, in points of the root's coordinates: what is lost or lies over something else. Empty
  /// where the finding has no such place.
  public var regions: [Rect]

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, views: [String] = [], constraints: [String] = [], broken: String? = nil,
    message: String, fixes: [String] = [], regions: [Rect] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.views = views
    self.constraints = constraints
    self.broken = broken
    self.message = message
    self.fixes = fixes
    self.regions = regions
  }
}
