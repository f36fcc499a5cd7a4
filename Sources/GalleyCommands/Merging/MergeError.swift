import Files
import Galley
import ReviewReport

/// Why folders of shards cannot be merged, or not all of them.
enum MergeError: Error, Hashable {
  /// No folder is there.
  case missingFolder(String)
  /// The folder holds neither a report nor what `galley render` writes.
  case unknownFolder(String)
  /// The folder's report cannot be read.
  case unreadableReport(StoredReportError)
  /// The report says otherwise than it holds.
  case inconsistentReport(String)
  /// The report does not say what its run went over.
  case reportWithoutScope(String)
  /// One folder is a report, the other holds images.
  case differentKinds(report: String, images: String)
  /// Two folders are the same part of a run.
  case samePart(RunPart, String, String)
  /// Two runs that are whole, or in another number of parts.
  case differentParts(String, String)
  /// Two folders are of runs that differ in what is named.
  case differentRuns(String, String, in: [String])
  /// A file is in two folders and is not the same.
  case differentFiles(String, String, String)
  /// No part has a scene of the names that were asked for.
  case noScene([String])
  /// Words and files of results are asked for where there are none.
  case noResults
  /// Something else stands where the merged folder is to go.
  case occupied(String, by: String)
  /// The merged folder would lie in a shard's folder, or around it.
  case overlap(output: String, folder: String)
  /// The disk refuses.
  case file(FileError)

  /// How the command ends.
  var outcome: Outcome {
    switch self {
    case .missingFolder, .unknownFolder, .unreadableReport, .inconsistentReport, .file: .unreadableInput
    case .reportWithoutScope, .differentKinds, .samePart, .differentParts, .differentRuns, .differentFiles, .noScene,
      .noResults, .occupied, .overlap:
      .wrongUsage
    }
  }
}
