import AutoLayout
import Digests
import Files
import Foundation
import ImageDiff

/// The outcome of comparing a snapshot with its reference.
///
/// Runs and merges keep a result for each of up to a million pictures, most of which pass. So the traits, which many
/// results have in common, and what passing ones do not have take a reference each.
public struct SnapshotResult: Hashable, Sendable {
  /// The path below the folder of references, without extension: `DOCUMENT/SCENE/DEVICE_LOCALE_TYPESIZE@2x`.
  public var path: String
  /// The document's path, or the catalog's name.
  public var document: String
  public var scene: String
  /// The number of pixels per point.
  public var scale: Int
  private var sharedTraits: Shared<SnapshotTraits>
  /// What a result has that does not just pass, or `nil` for nothing.
  private var sharedDetails: Shared<ResultDetails>?
  /// The line of the document where the scene starts, or `nil` if it is unknown.
  public var line: Int?
  public var status: Verdict
  /// Whether the snapshot was written as the reference, or an orphaned reference is removed.
  public var isRecorded = false

  public init(
    path: String, document: String, scene: String, traits: SnapshotTraits, scale: Int, status: Verdict,
    referencePath: String? = nil, pixels: PixelDifference? = nil, causes: [SnapshotCause] = [], message: String = ""
  ) {
    self.path = path
    self.document = document
    self.scene = scene
    self.scale = scale
    self.status = status
    sharedTraits = Shared(traits)
    details = ResultDetails(referencePath: referencePath, pixels: pixels, causes: causes, message: message)
  }

  public var traits: SnapshotTraits {
    get { sharedTraits.value }
    set { sharedTraits = Shared(newValue) }
  }

  private var details: ResultDetails {
    get { sharedDetails?.value ?? ResultDetails() }
    set { sharedDetails = newValue == ResultDetails() ? nil : Shared(newValue) }
  }

  /// The path of the reference if it differs from that of the picture.
  public var referencePath: String? {
    get { details.referencePath }
    set { details.referencePath = newValue }
  }

  /// The differing pixels, or `nil` if the pixels were not compared.
  public var pixels: PixelDifference? {
    get { details.pixels }
    set { details.pixels = newValue }
  }

  /// The changes, one for each cause.
  public var causes: [SnapshotCause] {
    get { details.causes }
    set { details.causes = newValue }
  }

  /// The reason why the scene could not be rendered or compared, or an empty string.
  public var message: String {
    get { details.message }
    set { details.message = newValue }
  }

  /// The problems in the snapshot's layout.
  public var findings: [SnapshotFinding] {
    get { details.findings }
    set { details.findings = newValue }
  }

  /// A hash of the picture if there is no reference, to recognise a reference under a former name.
  public var fingerprint: UInt64? {
    get { details.fingerprint }
    set { details.fingerprint = newValue }
  }

  /// The places of the view rules that were applied, or `nil` if there are no such rules.
  package var appliedRules: [Int]? {
    get { details.appliedRules }
    set { details.appliedRules = newValue }
  }

  /// The rules of the findings that make the exit code 1, or `nil` if none do.
  package var failingRules: [String]? {
    get { details.failingRules }
    set { details.failingRules = newValue }
  }

  /// Whether nothing but the names, the traits and the line is known of the snapshot: it passes without a remark.
  package var isPlain: Bool { status == .passed && !isRecorded && sharedDetails == nil }
}

/// What a result has that does not just pass.
private struct ResultDetails: Hashable, Sendable {
  var referencePath: String?
  var pixels: PixelDifference?
  var causes: [SnapshotCause] = []
  var message = ""
  var findings: [SnapshotFinding] = []
  var fingerprint: UInt64?
  var appliedRules: [Int]?
  var failingRules: [String]?
}

/// A value that several others have in common.
private final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (one: Shared, other: Shared) -> Bool { one === other || one.value == other.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The names and traits that many results have in common, each in memory once.
package struct SharedResultParts {
  private var texts: Set<PathBytes> = []
  private var traits: [SnapshotTraits: SnapshotResult] = [:]

  package init() {}

  /// Makes a result share its names and traits with the results before.
  package mutating func share(in result: inout SnapshotResult) {
    share(&result.document)
    share(&result.scene)
    if let known = traits[result.traits] {
      result.shareTraits(of: known)
    } else {
      traits[result.traits] = result
    }
  }

  private mutating func share(_ text: inout String) { text = texts.insert(PathBytes(text)).memberAfterInsert.text }
}

extension SnapshotResult {
  fileprivate mutating func shareTraits(of other: SnapshotResult) { sharedTraits = other.sharedTraits }
}

extension SnapshotResult: Codable {
  private struct Record: Codable {
    var path, document, scene: String
    var traits: SnapshotTraits
    var scale: Int
    var status: Verdict
    var referencePath: String?
    var pixels: PixelDifference?
    var causes: [SnapshotCause]
    var message: String
    var isRecorded: Bool
    var line: Int?
    var findings: [SnapshotFinding]
    var fingerprint: UInt64?
    var appliedRules: [Int]?
    var failingRules: [String]?
  }

  public init(from decoder: any Decoder) throws {
    let record = try Record(from: decoder)
    self.init(
      path: record.path, document: record.document, scene: record.scene, traits: record.traits, scale: record.scale,
      status: record.status, referencePath: record.referencePath, pixels: record.pixels, causes: record.causes,
      message: record.message)
    (isRecorded, line, findings) = (record.isRecorded, record.line, record.findings)
    (fingerprint, appliedRules, failingRules) = (record.fingerprint, record.appliedRules, record.failingRules)
  }

  public func encode(to encoder: any Encoder) throws {
    try Record(
      path: path, document: document, scene: scene, traits: traits, scale: scale, status: status,
      referencePath: referencePath, pixels: pixels, causes: causes, message: message, isRecorded: isRecorded,
      line: line, findings: findings, fingerprint: fingerprint, appliedRules: appliedRules, failingRules: failingRules
    ).encode(to: encoder)
  }
}

extension SnapshotResult {
  /// The document and the scene under which the reference was recorded, or `nil` if they are those of the picture.
  package var formerPlace: (document: String, scene: String)? {
    guard let parts = referencePath?.utf8.split(separator: "/"), parts.count > 2 else { return nil }
    func readable(_ part: Substring) -> String { part.removingPercentEncoding ?? String(part) }
    return (parts.dropLast(2).map(readable).joined(separator: "/"), readable(parts[parts.count - 2]))
  }

  /// The scene's name, the document's path if the document as a whole failed, or the path of a picture of no document.
  package var subject: String { document.isEmpty ? path : scene.isEmpty ? document : scene }

  /// The scene with its traits, or the subject alone if that is no cell of a scene.
  package var name: String { [document, scene, traitWords].contains("") ? subject : "\(subject) (\(traitWords))" }

  /// The language, text size and device, and the other traits that are not the usual ones.
  package var traitWords: String {
    let words = [traits.locale, traits.typeSize, traits.device].filter { !$0.isEmpty }
    return (words + traits.unusualWords).joined(separator: " ")
  }
}

/// A cell of the matrix, by the names of its choices in results.
public struct SnapshotTraits: Hashable, Sendable, Codable {
  /// The device's name, or `canvas`.
  public var device: String
  /// The language as a BCP 47 tag, or `base`.
  public var locale: String
  /// The text size, such as `AX3`.
  public var typeSize: String
  /// `portrait` or `landscape`.
  public var orientation: String
  /// `light` or `dark`.
  public var appearance: String
  /// `high`, or `nil` for the designed contrast.
  public var contrast: String?
  /// The look that was chosen, such as `ios18`, or `nil` for the usual one.
  public var look: String?

  public init(
    device: String, locale: String, typeSize: String, orientation: String, appearance: String,
    contrast: String? = nil, look: String? = nil
  ) {
    self.device = device
    self.locale = locale
    self.typeSize = typeSize
    self.orientation = orientation
    self.appearance = appearance
    self.contrast = contrast
    self.look = look
  }
}

extension SnapshotTraits {
  package init(_ cell: MatrixCell) {
    self.init(
      device: cell.screen.name, locale: cell.locale, typeSize: cell.typeSize.name,
      orientation: cell.orientation.rawValue, appearance: cell.appearance.rawValue,
      contrast: cell.contrast == .normal ? nil : cell.contrast.rawValue, look: cell.look?.name)
  }

  /// The orientation, appearance, contrast and look that are not the usual ones, as in the names of pictures.
  package var unusualWords: [String] {
    [
      orientation == "portrait" ? nil : orientation, appearance == "light" ? nil : appearance,
      contrastWord, look,
    ].compactMap(\.self)
  }

  /// The contrast that is not the usual one, such as `high-contrast`.
  package var contrastWord: String? { contrast.map(Self.word(forContrast:)) }

  fileprivate static func word(forContrast contrast: String) -> String { contrast + "-contrast" }
}

extension SnapshotResult {
  /// Makes a result from what a path says about its snapshot.
  package init(path: String, status: Verdict) {
    let parts = path.utf8.split(separator: "/").map(String.init)
    let cell = MatrixCellName(parts.last ?? "")
    self.init(
      path: path, document: parts.dropLast(2).joined(separator: "/"), scene: parts.dropLast().last ?? "",
      traits: cell.traits, scale: cell.scale, status: status)
  }

  /// Takes over the outcome of a comparison.
  package mutating func take(_ outcome: SnapshotComparison.Outcome) {
    (status, pixels) = (outcome.status, outcome.pixels)
    (causes, message) = (outcome.causes, outcome.message)
  }
}

/// A cell of the matrix, read from a picture's name:
/// `DEVICE_LOCALE_TYPESIZE[_landscape][_dark][_high-contrast][_LOOK]@2x`.
package struct MatrixCellName: Hashable {
  package let traits: SnapshotTraits
  /// The number of pixels per point.
  package let scale: Int

  private static let largestScale = 100

  /// Returns whether a file's name, without extension, is that of a snapshot: it has a device, a language, a text size
  /// and a scale.
  package static func isSnapshot(_ name: String) -> Bool {
    let halves = name.utf8.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[1].last == "x", let scale = Int(halves[1].dropLast()), scale > 0 else {
      return false
    }
    let parts = halves[0].utf8.split(separator: "_")
    return parts.count >= 3 && TypeSize(name: String(parts[2])) != nil
  }

  /// Reads a name. Missing parts are empty, or have their usual values.
  package init(_ name: String) {
    let halves = name.utf8.split(separator: "@")
    let parts = (halves.first ?? "").utf8.split(separator: "_").map(String.init)
    let suffix = halves.count > 1 ? halves.last : nil
    let number = suffix.flatMap { $0.last == "x" ? Int($0.dropLast()) : nil }
    // A name that was read may contain any number.
    scale = number.map { min(max($0, 1), Self.largestScale) } ?? 1
    traits = SnapshotTraits(
      device: parts.first ?? "", locale: parts.count > 1 ? parts[1] : "", typeSize: parts.count > 2 ? parts[2] : "",
      orientation: parts.contains("landscape") ? "landscape" : "portrait",
      appearance: parts.contains("dark") ? "dark" : "light",
      contrast: AccessibilityContrast.allCases.map(\.rawValue).first { contrast in
        parts.contains(SnapshotTraits.word(forContrast: contrast))
      },
      look: SystemLook.choices.map(\.name).first(where: parts.contains))
  }
}

/// A change of a picture, together with everything that followed from it.
public struct SnapshotCause: Hashable, Sendable, Codable {
  /// A key that changes of the same kind and view have in all pictures, whatever their words and amounts.
  public var key: String
  /// The change in words: "'Total' moved 12 pt down, and 6 below it with it".
  public var sentence: String
  /// What is true of all changes with the key, in words, or `nil` if the report of an earlier version does not say.
  package var head: String?
  /// A hash of all words and amounts, also of what the sentence leaves out; `nil` if the sentence is all that is known.
  package var digest: String?
  /// Whether the change is an improvement, or only goes with one; `nil` if it is neither.
  package var improvement: Improvement?

  /// How a change is related to an improvement.
  package enum Improvement: String, Hashable, Sendable, Codable {
    /// A problem is gone.
    case mends
    /// Only positions and sizes differ, which an improvement may need.
    case shifts
  }

  public init(key: String, sentence: String) {
    self.key = key
    self.sentence = sentence
  }
}

extension SnapshotCause {
  init(_ cause: LayoutCause) {
    self.init(key: cause.key, sentence: cause.sentence)
    head = cause.head
    digest = cause.details.utf8.stableHash.sixteenDigits
    improvement = cause.isImprovement ? .mends : cause.isOnlyGeometric ? .shifts : nil
  }

  /// Whether the key says nothing about a view, so that other documents can have it for the same reason.
  package var isOfManyDocuments: Bool { key.utf8.hasPrefix(LayoutCause.keyOfLooks) }

  /// What distinguishes changes of a document: kind, view, words and amounts.
  package var identity: String { "\(key)\0\(digest ?? sentence)" }
}

/// The comparison of a whole run with its references.
public struct VerificationRun: Hashable, Sendable {
  /// The results in the order of the run, followed by those of orphaned references.
  public var results: [SnapshotResult]
  /// Sentences about the run as a whole, such as that references were made with other versions or that a folder exceeds
  /// its budget.
  public var warnings: [String]
  /// Sentences about what failed, in the order of the run, as in the log.
  public var problems: [String]
  /// What the run covered, or `nil` if that is unknown.
  package var scope: RunScope?
  /// Whether a reference or a picture could not be written.
  package var isUnwritten = false
  /// The names of the documents that the run took. Empty for a run that was read from a report.
  package var documents: Set<String> = []
  /// Which results differ because of the tool, if the run was asked for it.
  package var versionExplanation: VersionExplanation?

  package init(
    results: [SnapshotResult], warnings: [String] = [], problems: [String] = [], scope: RunScope? = nil
  ) {
    self.results = results
    self.warnings = warnings
    self.problems = problems
    self.scope = scope
  }

  public func count(of status: Verdict) -> Int { results.count { $0.status == status } }

  /// Whether a picture could not be made or compared, and is not written anew.
  package var isIncomplete: Bool { results.contains { $0.status == .failed && !$0.isRecorded } }
}
