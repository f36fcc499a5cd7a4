/// A problem in a layout, with the identifiers of the views and constraints involved.
public struct Finding: Hashable, Sendable {
  /// The name of the rule as written in files, for example `conflict`.
  ///
  /// A file written by another version of Galley may name a rule that this version does not know; ``rule`` is then nil.
  public let ruleName: String
  /// How serious the problem is.
  public var severity: Severity
  /// The identifiers of the views involved.
  public var views: [String]
  /// The identifiers of the constraints involved.
  public var constraints: [String]
  /// The identifier of the constraint that was broken to resolve a conflict.
  public var broken: String?
  /// The problem in one or two sentences.
  public var message: String
  /// The message in one short sentence, or nil if it is not long. Files do not have it.
  package var brief: String?
  /// Suggested fixes, one sentence each.
  public var fixes: [String]
  /// The parts of the scene where the problem is visible, in points in the root's coordinates. Empty if it is not
  /// visible at a place.
  public var regions: [Rect]
  /// How much is missing or too much, in points, or nil if the problem has no amount. Files do not have it.
  package var amount: Double?
  /// What other findings have in common with this one if one change mends them all, or nil. Files do not have it.
  package var sharedCause: SharedCause?

  /// The rule, or nil if this version of Galley does not know its name.
  public var rule: Rule? { Rule(rawValue: ruleName) }

  /// Makes a finding.
  ///
  /// - Parameter severity: One of the rule's severities, or nil for its default.
  package init(
    rule: Rule, severity: Severity? = nil, views: [String] = [], constraints: [String] = [], broken: String? = nil,
    message: String, fixes: [String] = [], regions: [Rect] = [], amount: Double? = nil
  ) {
    let severity = severity ?? rule.severity
    assert(rule.severities.contains(severity), "\(rule.rawValue) is never reported as \(severity.rawValue)")
    self.init(
      ruleName: rule.rawValue, severity: severity, views: views, constraints: constraints, broken: broken,
      message: message, fixes: fixes)
    self.regions = regions
    self.amount = amount
  }

  /// Makes a finding that was read from a file, whose rule this version of Galley may not know.
  package init(
    ruleName: String, severity: Severity, views: [String], constraints: [String], broken: String?, message: String,
    fixes: [String]
  ) {
    self.ruleName = ruleName
    self.severity = severity
    self.views = views
    self.constraints = constraints
    self.broken = broken
    self.message = message
    self.fixes = fixes
    regions = []
  }
}

extension Finding {
  /// What findings of a rule have in common that one change mends, such as the colours of texts.
  package struct SharedCause: Hashable, Sendable, Codable {
    /// The same for all of the findings.
    package let name: String
    /// Whether the change is made in the project, for all of its documents.
    package let isOfProject: Bool

    package init(_ name: String, isOfProject: Bool) { (self.name, self.isOfProject) = (name, isOfProject) }
  }
}

// MARK: - Severity

extension Finding {
  /// How serious a problem is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// The layout is broken.
    case error
    /// A user will see the problem.
    case warning
    /// A user may see the problem.
    case note
  }
}

// MARK: - Rules

extension Finding {
  /// What is checked, by the name used in files and messages.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    case conflict
    case invalidConstraint = "invalid-constraint"
    case invalidVisualFormat = "invalid-visual-format"
    case requiredPriorityChanged = "required-priority-changed"
    case layoutLoop = "layout-loop"
    case layoutPass = "layout-pass"
    case ambiguous
    case imprecise
    case crossesBounds = "crosses-bounds"
    case rotated
    case baseline
    case truncated
    case clipped
    case brokenWord = "broken-word"
    case overlap
    case squeezed
    case outsideBounds = "outside-bounds"
    case missingGlyph = "missing-glyph"
    case missingFont = "missing-font"
    case missingTranslation = "missing-translation"
    case missingImage = "missing-image"
    case unreadableImage = "unreadable-image"
    case missingColor = "missing-color"
    case unreadableFile = "unreadable-file"
    case unresolvedReference = "unresolved-reference"
    case unreadableConstraint = "unreadable-constraint"
    case unknownClass = "unknown-class"
    case keptWidth = "kept-width"
    case blank
    case noFailurePoint = "no-failure-point"
    case requiredContentPriority = "required-content-priority"
    case fixedSize = "fixed-size"
    case leftRight = "left-right"
    case mirroring
    case touchTarget = "touch-target"
    case crowded
    case outsideSafeArea = "outside-safe-area"
    case readingOrder = "reading-order"
    case missingLabel = "missing-label"
    case contrast
    case fixedTextSize = "fixed-text-size"
    case writtenSpacing = "written-spacing"
    case misplaced
    case staleTranslation = "stale-translation"
    case unreviewedTranslation = "unreviewed-translation"
    case untranslatedCopy = "untranslated-copy"

    /// The severities that a finding of the rule can have, the default first.
    ///
    /// Most rules have one. The others report a note if the problem may be intended or may not occur on a device.
    public var severities: [Severity] {
      switch self {
      case .conflict, .unreadableImage: [.error, .note]
      case .invalidConstraint, .invalidVisualFormat, .layoutLoop, .unresolvedReference, .unreadableConstraint,
        .unreadableFile:
        [.error]
      case .requiredPriorityChanged, .layoutPass, .imprecise, .crossesBounds, .rotated, .unknownClass,
        .noFailurePoint:
        [.warning]
      case .truncated, .clipped, .brokenWord, .overlap, .squeezed, .missingTranslation, .mirroring, .contrast,
        .ambiguous, .outsideSafeArea, .baseline:
        [.warning, .note]
      case .outsideBounds, .leftRight, .touchTarget, .missingLabel: [.note, .warning]
      case .missingGlyph, .missingFont, .missingImage, .missingColor, .keptWidth, .blank, .requiredContentPriority,
        .fixedSize, .crowded, .readingOrder, .fixedTextSize, .writtenSpacing, .misplaced, .staleTranslation,
        .unreviewedTranslation, .untranslatedCopy:
        [.note]
      }
    }

    /// Whether the rule is about how a layout is made. Such findings are reported by checks, and not with each picture.
    package var isAboutDesign: Bool {
      switch self {
      case .noFailurePoint, .requiredContentPriority, .fixedSize, .leftRight, .mirroring, .touchTarget, .crowded,
        .outsideSafeArea, .readingOrder, .missingLabel, .contrast, .fixedTextSize, .writtenSpacing, .misplaced,
        .staleTranslation, .unreviewedTranslation, .untranslatedCopy:
        true
      default: false
      }
    }

    /// Whether the rule is about a file that is there and cannot be read. An error of such a rule says that nothing is
    /// known about the layout and the picture.
    package var isAboutUnreadableFiles: Bool {
      self == .unreadableImage || self == .unreadableFile
    }

    /// Whether the rule is about a document's tables, and not about one of its scenes.
    package var isAboutTables: Bool { self == .staleTranslation || self == .unreviewedTranslation }

    /// The default severity. Most rules have no other.
    public var severity: Severity { severities[0] }

    /// What the rule reports, in one line without a full stop.
    public var summary: String {
      switch self {
      case .conflict: "Required constraints that cannot all be satisfied: a minimal set, and the one that is broken"
      case .invalidConstraint: "A constraint that Auto Layout rejects"
      case .invalidVisualFormat: "A visual format string that cannot be parsed"
      case .requiredPriorityChanged: "A priority that changed to or from required while the constraint was active"
      case .layoutLoop: "A layout pass that keeps invalidating itself"
      case .layoutPass: "An override that breaks the rules of the layout pass"
      case .ambiguous: "A view whose position or size the constraints do not determine"
      case .imprecise: "A layout whose numbers differ by so many orders of magnitude that its frames may be wrong"
      case .crossesBounds: "A constraint that crosses the bounds of a cell or of a scroll view's content"
      case .rotated: "A rotated view whose edges or sizes are constrained"
      case .baseline:
        "Text that is not at the baseline that others align with, because its view is stretched or squeezed"
      case .truncated: "Text that is too wide or has too many lines, with the space it has and needs"
      case .clipped: "Text cut off by its view, by a view around it or by the edge of the scene"
      case .brokenWord: "A word that a line breaks without a hyphen, because there is no room for it"
      case .overlap: "Text drawn over other text or over a control, or an image over a part of a text"
      case .squeezed:
        "A control smaller than its content without a constraint that sets that size, or an image too small to be seen"
      case .outsideBounds: "A view that extends beyond its superview or draws beyond its own bounds"
      case .missingGlyph:
        "A character that no font of Galley's can draw, with its code point, name and locale"
      case .missingFont: "A font family that is not available, with all views that use it"
      case .missingTranslation: "Text without a translation; a note if no language has one"
      case .missingImage: "An image that the project does not contain, or a symbol that Galley cannot draw"
      case .unreadableImage:
        "An image whose file cannot be read, with its path and the reason; a note if a part is not drawn"
      case .missingColor: "A colour that no asset catalog contains"
      case .unreadableFile:
        "A colour, font or document of the project that cannot be read, with its path and the reason"
      case .unresolvedReference: "A document's constraint on an object that does not exist"
      case .unreadableConstraint: "A document's constraint with an unknown attribute"
      case .unknownClass: "An element of an unknown kind, drawn as an outline"
      case .blank: "A picture that shows nothing but its background and bars, with the views that draw nothing"
      case .keptWidth: "A scene with the width of its document, because a device does not determine it"
      case .noFailurePoint: "Required constraints that fix the size of a screen, so that they conflict at any other"
      case .requiredContentPriority: "A required content hugging or compression resistance priority"
      case .fixedSize: "A fixed width of a text that can be translated, or a fixed height of one that can be enlarged"
      case .leftRight: "A constraint on left or right edges; a warning in right-to-left languages"
      case .mirroring: "A text, symbol or view that keeps its side in a right-to-left language"
      case .touchTarget: "A button of less than 44 x 44 points; a warning below 24 x 24"
      case .crowded: "Controls that touch or nearly touch in large text"
      case .outsideSafeArea: "A text or control under the status bar, the sensor housing or the home indicator"
      case .readingOrder: "A field that VoiceOver reads before the label beside or above it"
      case .missingLabel: "A control without a name for VoiceOver; a warning for a button that shows nothing either"
      case .contrast: "Text with less contrast than WCAG AA asks for, with what is painted behind it"
      case .fixedTextSize: "Texts whose size does not follow Dynamic Type"
      case .writtenSpacing: "Constants that repeat the standard spacing as a number"
      case .misplaced: "Views whose frames in the document contradict a constraint"
      case .staleTranslation: "Entries of a string table for texts that no longer exist"
      case .unreviewedTranslation: "Entries of a string catalog that are marked for review"
      case .untranslatedCopy: "A translation that repeats the original"
      }
    }
  }
}
