import ImageDiff

/// What became of a snapshot when it was compared with its reference.
public struct SnapshotResult: Hashable, Sendable, Codable {
  /// The path below the folders without extension: `DOCUMENT/SCENE/DEVICE_LOCALE_TYPESIZE@2x`.
  public var path: String
  /// The document's path, or the catalog's name.
  public var document: String
  /// The scene's name.
  public var scene: String
  /// The device, locale, text size, orientation and appearance by their names in results.
  public var traits: SnapshotTraits
  /// Pixels per point.
  public var scale: Int
  /// The verdict.
  public var status: Verdict
  /// The path of the reference, where it goes by another name than the picture.
  public var referencePath: String?
  /// How the pixels differ; none where they were not compared.
  public var pixels: PixelDifference?
  /// What has changed, one cause a line.
  public var causes: [SnapshotCause]
  /// Why the scene could not be rendered or compared; empty where it was.
  public var message: String
  /// Whether the snapshot was written as the reference.
  public var isRecorded = false
  /// What tells the picture from others where it has no reference, to find one under a former name.
  public var fingerprint: UInt64?

  /// Makes a result.
  public init(
    path: String, document: String, scene: String, traits: SnapshotTraits, scale: Int, status: Verdict,
    referencePath: String? = nil, pixels: PixelDifference? = nil, causes: [SnapshotCause] = [], message: String = ""
  ) {
    self.path = path
    self.document = document
    self.scene = scene
    self.traits = traits
    self.scale = scale
    self.status = status
    self.referencePath = referencePath
    self.pixels = pixels
    self.causes = causes
    self.message = message
  }
}

extension SnapshotResult {
  /// The scene's name, or the document's path if the document as a whole failed.
  package var subject: String { scene.isEmpty ? document : scene }

  /// The scene with its traits, or the scene alone if all of its cells failed at once.
  package var name: String { traitWords.isEmpty ? subject : "\(subject) (\(traitWords))" }

  /// The language, text size and device, and the orientation and appearance if they are not the usual ones.
  package var traitWords: String {
    var words = [traits.locale, traits.typeSize, traits.device].filter { !$0.isEmpty }
    if traits.orientation != "portrait" { words.append(traits.orientation) }
    if traits.appearance != "light" { words.append(traits.appearance) }
    return words.joined(separator: " ")
  }
}

/// A cell of the matrix by its names in results.
public struct SnapshotTraits: Hashable, Sendable, Codable {
  /// The device's name, or `canvas`.
  public var device: String
  /// The language as a BCP 47 tag, or `base`.
  public var locale: String
  /// The text size, for example `AX3`.
  public var typeSize: String
  /// `portrait` or `landscape`.
  public var orientation: String
  /// `light` or `dark`.
  public var appearance: String

  /// Makes traits.
  public init(device: String, locale: String, typeSize: String, orientation: String, appearance: String) {
    self.device = device
    self.locale = locale
    self.typeSize = typeSize
    self.orientation = orientation
    self.appearance = appearance
  }
}

/// Something that has changed in a picture, with everything that changed because of it.
public struct SnapshotCause: Hashable, Sendable, Codable {
  /// What the same change has in common in all pictures: the views and what happened to them, without amounts.
  public var key: String
  /// The change in words: "'Total' moved 12 pt down, and 6 below it with it".
  public var sentence: String

  /// Makes a cause.
  public init(key: String, sentence: String) {
    self.key = key
    self.sentence = sentence
  }
}

/// A comparison of a whole run with its references.
public struct VerificationRun: Hashable, Sendable {
  /// The snapshots, in the order of the run; orphaned references last.
  public var results: [SnapshotResult]
  /// What concerns the run as a whole, in words: references made with other versions, a folder over its budget.
  public var warnings: [String]
  /// What could not be done, in words, in the order of the run; each has a line, as the log tells it.
  public var problems: [String]
  /// What the run went over; none where that is not known.
  public var scope: RunScope?

  /// Makes a run.
  public init(
    results: [SnapshotResult], warnings: [String] = [], problems: [String] = [], scope: RunScope? = nil
  ) {
    self.results = results
    self.warnings = warnings
    self.problems = problems
    self.scope = scope
  }

  /// How many snapshots came to a verdict.
  public func count(of status: Verdict) -> Int { results.count { $0.status == status } }
}
