import Files
import Foundation
import Galley

/// What `galley render --shard` leaves beside its images, so that a merge knows what belongs together.
struct ShardNote {
  let scope: RunScope

  /// The file's name in the folder of the images: several shards may share one.
  static func fileName(of part: RunPart) -> String { "shard-\(part.number)-of-\(part.count).json" }

  /// Whether a file of a folder is a note.
  static func isNote(_ name: String) -> Bool { name.wholeMatch(of: /shard-[0-9]+-of-[0-9]+\.json/) != nil }

  /// Writes the note of a part, whole or not at all; a whole run has none.
  func write(inFolder folder: String) throws(FileError) {
    guard let part = scope.part else { return }
    var json = JSONText()
    json.scope(scope)
    try AtomicFile.write(Array((json.text + "\n").utf8), to: "\(folder)/\(Self.fileName(of: part))")
  }

  /// The scopes that a folder's notes tell, in order.
  static func scopes(inFolder folder: String) -> [RunScope] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter(isNote).sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)")
        .flatMap { try? JSONDecoder().decode(RunScope.self, from: $0) }
    }
  }
}
