import Galley
import ReviewReport

extension Diagnostic {
  /// Why folders are not merged.
  init(_ error: MergeError) {
    self.init(severity: .error, place: error.place, message: error.sentence)
  }
}

extension MergeError {
  fileprivate var place: String? {
    switch self {
    case .missingFolder(let path), .unknownFolder(let path), .inconsistentReport(let path),
      .reportWithoutScope(let path):
      path
    case .unreadableReport(let error): error.path
    case .differentKinds, .samePart, .differentParts, .differentRuns, .differentFiles, .noScene, .noResults, .occupied,
      .overlap, .file:
      nil
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .missingFolder: "no such folder"
    case .unknownFolder: "neither a report of 'galley verify' nor images of 'galley render'"
    case .unreadableReport(let error): error.sentence
    case .inconsistentReport: "the report has other results than it says"
    case .reportWithoutScope: "the report does not say what its run went over; 'galley verify' writes ones that do"
    case .differentKinds(let report, let images): "\(report) is a report and \(images) holds images: merge one kind"
    case .samePart(let part, let folder, let other):
      "\(folder) and \(other) are the same shard, \(part.number) of \(part.count)"
    case .differentParts(let folder, let other): "\(folder) and \(other) are not shards of one run"
    case .differentRuns(let folder, let other, let names):
      "\(folder) and \(other) are of runs that differ in \(names.joined(separator: ", "))"
    case .differentFiles(let file, let folder, let other): "\(file) is not the same in \(folder) and \(other)"
    case .noScene(let names): "no scene is called \(names.map { "'\($0)'" }.joined(separator: " or "))"
    case .noResults: "images have no results to be written: --format and --write are for reports"
    case .occupied(let path, let entry) where entry == path: "\(path) is no folder"
    case .occupied(let path, let entry):
      "\(path) holds '\(entry)' and is not replaced: --out is a new folder or an earlier merged report"
    case .overlap(let output, let folder): "--out \(output) and the shard's folder \(folder) lie in each other"
    case .file(let error): error.description
    }
  }
}

extension StoredReportError {
  var path: String {
    switch self {
    case .missing(let path), .malformed(let path), .laterFormat(let path, _): path
    }
  }

  var sentence: String {
    switch self {
    case .missing: "no report is here, or it cannot be opened"
    case .malformed: "not a report of Galley's"
    case .laterFormat(_, let version): "written by a later version (format \(version))"
    }
  }
}
