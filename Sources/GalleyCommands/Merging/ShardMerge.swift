import Files
import Foundation
import Galley
import ReviewReport

/// Makes one folder of the folders that shards of a run left.
struct ShardMerge {
  let shards: [ShardFolder]
  let target: MergeTarget
  /// The parts that are not among the shards, of how many.
  let missing: (numbers: [Int], count: Int)
  private let staged: StagedFolder
  private let files: FolderUnion

  /// Checks that the folders belong together and puts their files beside the place of the merged folder.
  init(of shards: [ShardFolder], into out: String) throws(MergeError) {
    self.shards = shards
    missing = try ShardCheck(folders: shards).missingParts()
    target = MergeTarget(out)
    try target.requireFree(of: shards)
    do throws(FileError) { staged = try StagedFolder(for: target.path) } catch { throw .file(error) }
    var files = FolderUnion(target: staged.path)
    do throws(MergeError) {
      for shard in shards { try files.add(shard) }
    } catch {
      staged.discard()
      throw error
    }
    self.files = files
  }

  /// The reports among the folders: all of them or none.
  var reports: [StoredReport] { shards.compactMap(\.report) }

  /// Files that were left out, since they are neither files nor folders.
  var skipped: [String] { files.skipped }

  /// How many images there are, sheets not counted.
  var imageCount: Int { files.count { file in ["png", "svg", "pdf"].contains { file.hasSuffix("x.\($0)") } } }

  /// The pictures that a report names and its folder does not hold.
  var missingPictures: [String] { reports.flatMap(\.pictureFiles).filter { !files.holds($0) } }

  /// Writes the page of a merged run over the pictures, and takes the place.
  ///
  /// - Parameter references: where the pictures of orphaned references are.
  func publish(_ run: VerificationRun, references: ReferenceFolder?) throws(FileError) {
    do throws(FileError) {
      let report = ReviewReport(run: run, mergedFrom: reports, without: Set(missingPictures))
      try ReportPictures(report: staged.path).write(report, references: references)
      try staged.publish()
    } catch {
      staged.discard()
      throw error
    }
  }

  /// Takes the place with images.
  func publishImages() throws(FileError) {
    do throws(FileError) { try staged.publish() } catch {
      staged.discard()
      throw error
    }
  }
}

extension FolderUnion {
  /// Adds what a merged folder takes over of a shard's: of a report the pictures and what lies beside them, since the
  /// page is written anew; else everything but notes for merges.
  fileprivate mutating func add(_ shard: ShardFolder) throws(MergeError) {
    if shard.report != nil {
      try add("images", of: shard.path)
      try add(file: VersionFile.name, of: shard.path)
    } else {
      try add(of: shard.path, leavingOut: ShardNote.isNote)
    }
  }
}
