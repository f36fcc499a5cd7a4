import ImageDiff
import Snapshots

/// A run as JSON, for machines and for the page.
///
/// One object, its keys in this order; keys without a value are left out:
///
///     {"galleyReport":1,"title":"...","references":"../Snapshots","counts":{"passed":1,...},"warnings":["..."],
///      "problems":["..."],"run":{...},
///      "results":[{"path":"...","document":"...","scene":"...","device":"...","locale":"...","typeSize":"...",
///        "orientation":"portrait","appearance":"light","scale":2,"status":"changed","referencePath":"...","recorded":true,
///        "fingerprint":"16 hexadecimal digits","message":"...","causes":[{"key":"...","sentence":"..."}],
///        "pixels":{"count":1,"kind":"change","largestStep":0.5,
///          "regions":[{"x":0,"y":0,"width":1,"height":1,"count":1,"kind":"change","largestStep":0.5}]},
///        "digest":"...","images":{"expected":{"file":"images/...","width":1,"height":1,"hash":"..."},...},
///        "sidecar":{"file":"images/...","hash":"..."}}]}
///
/// Regions are in pixels from the top left corner, steps 0...1. `digest`, `images` and `sidecar`, which is the layout of
/// the actual picture, stand in reports with pictures; `digest` changes with the reference, the picture and its layout,
/// `hash` with a file's bytes. `fingerprint` stands for the picture of a snapshot without a reference. `run` is a
/// ``RunScope``, and `problems` are lines of the log about what could not be done. A later version adds keys under the
/// same number and changes none. ``StoredReport`` reads it back.
public struct ReportDocument: Sendable {
  /// The number at `galleyReport`.
  public static let version = 1

  let run: VerificationRun
  let title: String
  let references: String?
  let pictures: [SnapshotPictures?]

  /// Makes the document of a run without pictures.
  public init(run: VerificationRun, title: String = "Snapshots") {
    self.init(run: run, title: title, references: nil, pictures: run.results.map { _ in nil })
  }

  init(run: VerificationRun, title: String, references: String?, pictures: [SnapshotPictures?]) {
    self.run = run
    self.title = title
    self.references = references
    self.pictures = pictures
  }

  /// The document, one line.
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("galleyReport", Self.version)
      json.member("title", title)
      if let references { json.member("references", references) }
      json.member("counts") { json in
        json.object { json in
          for status in SnapshotResult.Status.allCases { json.member(status.rawValue, run.count(of: status)) }
        }
      }
      json.member("warnings", run.warnings)
      if !run.problems.isEmpty { json.member("problems", run.problems) }
      if let scope = run.scope { json.member("run") { $0.scope(scope) } }
      json.member("results") { json in
        json.array(Array(run.results.indices)) { json, index in
          json.result(run.results[index], pictures: pictures[index])
        }
      }
    }
    return json.text + "\n"
  }
}
