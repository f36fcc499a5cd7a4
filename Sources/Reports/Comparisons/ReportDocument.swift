import Digests
import ImageDiff
import Snapshots

/// A run as JSON, for machines and for the page.
///
/// One object, its keys in this order; keys without a value are left out:
///
///     {"galleyReport":1,"title":"...","references":"../Snapshots","counts":{"passed":1,...},"warnings":["..."],
///      "problems":["..."],"run":{...},
///      "versionExplanation":{"references":"Snapshots",
///        "versions":[{"commits":["..."],"pictures":1,"changes":[{"part":"Pango","references":"...","run":"..."}]}],
///        "counts":{"tool":1,"document":0,"both":0,"unknown":0},
///        "groups":[{"kind":"size","subject":"label","paths":["..."]}],
///        "pictures":[{"path":"...","changedBy":"tool","commit":"...","reason":"...",
///          "changes":[{"kind":"size","subject":"label"}]}],
///        "changelog":{"from":"...","to":"...","entries":["..."]}},
///      "results":[{"path":"...","document":"...","scene":"...","device":"...","locale":"...","typeSize":"...",
///        "orientation":"portrait","appearance":"light","scale":2,"status":"changed","referencePath":"...",
///        "recorded":true,"line":12,"fingerprint":"16 hexadecimal digits","message":"...",
///        "causes":[{"key":"...","sentence":"...","head":"...","digest":"16 hexadecimal digits","improvement":"mends",
///          "isOfManyDocuments":true}],
///        "findings":[{"rule":"...","severity":"warning","message":"...","line":40}],
///        "failingRules":["..."],
///        "pixels":{"count":1,"kind":"change","largestStep":0.5,
///          "regions":[{"x":0,"y":0,"width":1,"height":1,"count":1,"kind":"change","largestStep":0.5}]},
///        "digest":"...","images":{"expected":{"file":"images/...","width":1,"height":1,"hash":"..."},...},
///        "sidecar":{"file":"images/...","hash":"..."}}]}
///
/// A change is the same as another if `document`, `key` and `digest` are. `head` is true of all changes of the document
/// with the key, or of all changes with it if it `isOfManyDocuments`.
/// Regions are in pixels from the top left corner, steps from 0 to 1. Reports with pictures have `digest`, which
/// changes with the reference, the picture and its layout; `images`; and `sidecar`, the layout of the actual picture. A
/// `hash` changes with a file's bytes. `fingerprint` is a hash of the picture of a snapshot without a reference. `run`
/// is a ``RunScope``. `failingRules`, which only parts of a run have, are those of findings that `--fail-on` names.
/// `versionExplanation`, which only `verify --explain-versions` writes, is a ``VersionExplanation``.
/// `problems` are the lines of the log about what failed. Later versions may add keys under the same number, but do not
/// change these. ``StoredReport`` reads the document.
package struct ReportDocument: Sendable {
  /// The value of `galleyReport`.
  package static let version = 1

  let run: VerificationRun
  let title: String
  let references: String?
  let pictures: [SnapshotPictures?]

  /// Creates the document of a run without pictures.
  package init(run: VerificationRun, title: String = "Snapshots") {
    self.init(run: run, title: title, references: nil, pictures: run.results.map { _ in nil })
  }

  init(run: VerificationRun, title: String, references: String?, pictures: [SnapshotPictures?]) {
    self.run = run
    self.title = title
    self.references = references
    self.pictures = pictures
  }

  /// The document in one line.
  package var json: String {
    let head = ReportHead(run: run, title: title, references: references)
    var json = head.json
    for (index, result) in run.results.enumerated() {
      json += ReportHead.separator(before: index) + result.json(with: pictures[index])
    }
    return String(decoding: json + ReportHead.end, as: UTF8.self)
  }
}

/// The part of a ``ReportDocument`` before the results, which follow one after the other.
struct ReportHead {
  let run: VerificationRun
  let title: String
  let references: String?
  /// The number of images that pass and are not among the run's results.
  var unlistedCount = 0

  /// The start of the document, to the array of the results.
  var json: [UInt8] {
    json { json in
      if let scope = run.scope { json.member("run") { $0.scope(scope) } }
      if let explanation = run.versionExplanation {
        json.member("versionExplanation") { $0.versionExplanation(explanation) }
      }
    }
  }

  /// Returns the start of a document, with members before the array of the results.
  func json(_ members: (inout JSONText) -> Void) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("galleyReport", ReportDocument.version)
      json.member("title", title)
      if let references { json.member("references", references) }
      json.member("counts") { json in
        json.object { json in
          for status in Verdict.allCases {
            json.member(status.rawValue, run.count(of: status) + (status == .passed ? unlistedCount : 0))
          }
        }
      }
      json.member("warnings", run.warnings)
      if !run.problems.isEmpty { json.member("problems", run.problems) }
      members(&json)
      json.member("results") { $0.array([Never]()) { _, _ in } }
    }
    return json.utf8.dropLast(Self.end.count - 1)
  }

  static func separator(before index: Int) -> [UInt8] { index == 0 ? [] : [UInt8(ascii: ",")] }

  /// What follows the results.
  static let end = Array("]}\n".utf8)
}

extension SnapshotResult {
  /// The result as an element of a report's array.
  func json(with pictures: SnapshotPictures?) -> [UInt8] {
    var json = JSONText()
    json.result(self, pictures: pictures)
    return json.utf8
  }
}

extension JSONText {
  mutating func result(_ result: SnapshotResult, pictures: SnapshotPictures?) {
    object { json in
      json.member("path", result.path)
      json.member("document", result.document)
      json.member("scene", result.scene)
      json.traits(result.traits)
      json.member("scale", result.scale)
      json.member("status", result.status.rawValue)
      if let path = result.referencePath { json.member("referencePath", path) }
      if result.isRecorded { json.member("recorded", true) }
      if let line = result.line { json.member("line", line) }
      if let fingerprint = result.fingerprint { json.member("fingerprint", fingerprint.sixteenDigits) }
      if !result.message.isEmpty { json.member("message", result.message) }
      if !result.causes.isEmpty { json.causes(result.causes) }
      if !result.findings.isEmpty { json.findings(result.findings) }
      if let rules = result.failingRules { json.member("failingRules", rules) }
      if let pixels = result.pixels { json.member("pixels") { $0.pixels(pixels) } }
      guard let pictures else { return }
      json.member("digest", pictures.digest)
      json.member("images") { $0.pictures(pictures) }
      if let sidecar = pictures.sidecar { json.member("sidecar") { $0.sidecar(sidecar) } }
    }
  }

  private mutating func traits(_ traits: SnapshotTraits) {
    member("device", traits.device)
    member("locale", traits.locale)
    member("typeSize", traits.typeSize)
    member("orientation", traits.orientation)
    member("appearance", traits.appearance)
    if let contrast = traits.contrast { member("contrast", contrast) }
    if let look = traits.look { member("look", look) }
  }

  private mutating func causes(_ causes: [SnapshotCause]) {
    member("causes") { json in
      json.array(causes) { json, cause in
        json.object { json in
          json.member("key", cause.key)
          json.member("sentence", cause.sentence)
          if let head = cause.head { json.member("head", head) }
          if let digest = cause.digest { json.member("digest", digest) }
          if let improvement = cause.improvement { json.member("improvement", improvement.rawValue) }
          if cause.isOfManyDocuments { json.member("isOfManyDocuments", true) }
        }
      }
    }
  }

  private mutating func findings(_ findings: [SnapshotFinding]) {
    member("findings") { json in
      json.array(findings) { json, finding in
        json.object { json in
          json.member("rule", finding.rule)
          json.member("severity", finding.severity)
          json.member("message", finding.message)
          if let line = finding.line { json.member("line", line) }
        }
      }
    }
  }

  private mutating func pixels(_ pixels: PixelDifference) {
    object { json in
      json.member("count", pixels.count)
      json.member("kind", pixels.kind.name)
      json.member("largestStep", pixels.largestStep)
      json.member("regions") { json in
        json.array(pixels.regions) { $0.region($1) }
      }
    }
  }

  private mutating func region(_ region: DifferenceRegion) {
    object { json in
      json.member("x", region.bounds.x)
      json.member("y", region.bounds.y)
      json.member("width", region.bounds.width)
      json.member("height", region.bounds.height)
      json.member("count", region.count)
      json.member("kind", region.kind.name)
      json.member("largestStep", region.largestStep)
    }
  }

  private mutating func pictures(_ pictures: SnapshotPictures) {
    object { json in
      for (kind, picture) in pictures.pictures {
        json.member(kind.rawValue) { json in
          json.object { json in
            json.member("file", picture.file)
            json.member("width", picture.width)
            json.member("height", picture.height)
            if let hash = picture.hash { json.member("hash", hash) }
          }
        }
      }
    }
  }

  private mutating func sidecar(_ sidecar: SnapshotPictures.Sidecar) {
    object { json in
      json.member("file", sidecar.file)
      json.member("hash", sidecar.hash)
    }
  }
}

extension PixelDifference.Kind {
  var name: String {
    switch self {
    case .none: "none"
    case .drift: "drift"
    case .change: "change"
    }
  }

  /// Creates the kind that has this name in a report.
  init?(name: String) {
    guard let kind = [Self.none, .drift, .change].first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}
