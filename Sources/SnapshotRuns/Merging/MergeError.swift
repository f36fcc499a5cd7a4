import Files
import Galley
import Reports

/// Why the results of shards cannot be merged, or why one of them is left out.
package enum MergeError: Error, Hashable, CustomStringConvertible {
  case missingFolder(String)
  case unlistedFolder(String, SystemError)
  /// The note that says which part of a run a folder's images are.
  case unreadableNote(String, reason: String)
  /// The folder contains neither a report nor what `galley render` writes.
  case unknownFolder(String)
  case unreadableReport(StoredReportError)
  /// The report's numbers of results and problems differ from what it contains.
  case inconsistentReport(String)
  /// The report does not say what its run covered.
  case reportWithoutScope(String)
  /// The file of a check cannot be used.
  case unreadableCheck(String, StoredCheckError)
  case differentKinds(String, ShardKind, String, ShardKind)
  /// Two names lead to one folder.
  case sameFolder(String, String)
  /// Two folders are the same part of a run.
  case samePart(RunPart, String, String)
  /// Two folders are from whole runs, or from runs with different numbers of parts.
  case differentParts(String, String)
  case differentRuns(String, String, in: [RunDifference])
  /// A file's contents differ between two folders.
  case differentFiles(String, String, String)
  /// A picture has different verdicts in two folders.
  case differentVerdicts(String, RepeatedPath.Place, RepeatedPath.Place)
  /// No part has the scenes or views that the command line of the run names.
  case unknownNames(RunError)
  /// The place of the merged folder contains something else: the path itself or an entry of the folder.
  case occupied(String, by: String)
  /// The place of merged images has a report.
  case occupiedByReport(String)
  /// The place of the merged folder has images of `galley render`.
  case occupiedByImages(String)
  /// One of the merged folder and a shard's folder would contain the other.
  case overlap(output: String, folder: String)
  case file(FileError)

  /// Whether the error ends the merge. After other errors, the remaining folders are still merged.
  package var isFatal: Bool {
    switch self {
    case .unreadableCheck(_, let error): error == .withoutShard
    case .missingFolder, .unlistedFolder, .unreadableNote, .unknownFolder, .unreadableReport, .inconsistentReport,
      .file:
      false
    case .reportWithoutScope, .differentKinds, .sameFolder, .samePart, .differentParts, .differentRuns, .differentFiles,
      .differentVerdicts, .unknownNames, .occupied, .occupiedByReport, .occupiedByImages, .overlap:
      true
    }
  }

  package var description: String { (place.map { "\($0): " } ?? "") + message }

  /// The folder that the error is about, or `nil` if it is not about a single folder.
  fileprivate var place: String? {
    switch self {
    case .missingFolder(let path), .unlistedFolder(let path, _), .unreadableNote(let path, _),
      .unknownFolder(let path), .inconsistentReport(let path), .reportWithoutScope(let path):
      path
    case .unreadableReport(let error): error.place
    case .unreadableCheck(let path, let error): error.place(in: path)
    case .differentKinds, .sameFolder, .samePart, .differentParts, .differentRuns, .differentFiles,
      .differentVerdicts, .unknownNames, .occupied, .occupiedByReport, .occupiedByImages, .overlap, .file:
      nil
    }
  }

  fileprivate var message: String {
    switch self {
    case .missingFolder: "no such file or folder"
    case .unlistedFolder(_, let error): "the folder cannot be listed: \(error)"
    case .unreadableNote(_, let reason): reason
    case .unknownFolder:
      "neither a report of 'galley verify' nor images of 'galley render'; of a check, name the file of "
        + "'--write json=FILE'"
    case .unreadableReport(let error): error.reason
    case .inconsistentReport:
      "the report does not contain as many results as it says; make it again with 'galley verify'"
    case .reportWithoutScope: "the report does not say what its run covered; make it again with 'galley verify'"
    case .unreadableCheck(_, let error): error.description
    case .differentKinds(let one, let kind, let other, let otherKind):
      "'\(one)' \(kind.words) and '\(other)' \(otherKind.words); merge results of one kind"
    case .sameFolder(let folder, let other) where folder == other:
      "'\(folder)' is named twice; name the results of each shard once"
    case .sameFolder(let folder, let other):
      "'\(folder)' and '\(other)' are the same; name the results of each shard once"
    case .samePart(let part, let folder, let other):
      "'\(folder)' and '\(other)' are the same shard, \(part.number) of \(part.count)"
    case .differentParts(let folder, let other): "'\(folder)' and '\(other)' are not shards of one run"
    case .differentRuns(let folder, let other, let differences):
      "'\(folder)' and '\(other)' are from runs that differ in "
        + differences.map(\.description).joined(separator: ", ")
    case .differentFiles(let file, let folder, let other): "'\(file)' differs between '\(folder)' and '\(other)'"
    case .differentVerdicts(let path, let one, let other):
      "'\(path)' is \(one.verdict.word) in '\(one.folder)' and \(other.verdict.word) in '\(other.folder)'; a picture "
        + "belongs to one shard, so name the folders of one run"
    case .unknownNames(let error): error.description
    case .occupied(let path, let entry) where entry == path: "'\(path)' is not a folder"
    case .occupied(let path, let entry):
      "'\(path)' contains '\(entry)' and is not replaced; expected a new folder or an earlier merged report"
    case .occupiedByReport(let path):
      "'\(path)' is a report, which merged images do not replace; name another folder"
    case .occupiedByImages(let path):
      "'\(path)' contains images of 'galley render' and is not replaced; name another folder"
    case .overlap(let output, let folder):
      "'\(output)' and the shard's folder '\(folder)' overlap; expected separate folders"
    case .file(let error): error.description
    }
  }
}

/// Something that differs between two runs although it is the same in all parts of one run.
package enum RunDifference: Hashable, CustomStringConvertible {
  case documents, scenes, matrix
  /// The times of scenes by which the runs were divided.
  case timings
  /// A setting, by its key in ``RunScope/settings``.
  case setting(String)
  /// The version of a library, of the fonts or of Galley.
  case version(of: String, String?, String?)

  package var description: String {
    switch self {
    case .documents: "the documents"
    case .scenes: "the scenes"
    case .matrix: "the matrix"
    case .timings: "the times of scenes that '--timings' names"
    case .setting(let key): "the setting '\(key)'"
    case .version(let name, let one, let other): "\(name) (\(one ?? "none"), \(other ?? "none"))"
    }
  }
}

extension Diagnostic {
  package init(_ error: MergeError) { self.init(.error, at: error.place, error.message) }
}
