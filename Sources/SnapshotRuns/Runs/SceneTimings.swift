import Digests
import Files
import Foundation
import Galley

/// How long a scene took in all its cells.
package struct SceneTime: Hashable, Sendable, Codable {
  /// The document's name in everything that a run writes, or the catalog's name.
  package var document: String
  package var scene: String
  package var microseconds: Int

  package init(document: String, scene: String, microseconds: Int) {
    (self.document, self.scene, self.microseconds) = (document, scene, microseconds)
  }
}

/// The times of scenes in an earlier run, by which a run is divided among shards.
///
/// The file has a line for each scene, in the order of the run, so that those of several shards can be put one after
/// the other:
///
///     {"document":"App/Main.storyboard","scene":"Login","microseconds":1400}
package struct SceneTimings: Hashable, Sendable {
  /// The longest time of a scene that a file may have: a day.
  static let mostMicroseconds = 86_400_000_000

  let path: String
  /// A digest of the file's text, as hexadecimal digits.
  let digest: String
  /// The times of each document's scenes, in the order of the file.
  private let times: [PathBytes: [(scene: String, microseconds: Int)]]
  /// The time of a scene that the file does not have.
  let median: Int

  /// Reads a file.
  ///
  /// - Throws: ``SceneTimingsError`` if there is no file, or if it has no lines of this form.
  package init(contentsOf path: String) throws(SceneTimingsError) {
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try TextFile(contentsOf: path, as: .timings).bytes
    } catch {
      throw SceneTimingsError(place: error.place(in: path), message: error.description)
    }
    try self.init(bytes, path: path)
  }

  package init(_ text: [UInt8], path: String) throws(SceneTimingsError) {
    var times: [PathBytes: [(scene: String, microseconds: Int)]] = [:]
    var lines: [SceneTime.Key: Int] = [:]
    let decoder = JSONDecoder()
    let rows = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (line, row) in zip(1..., rows) where !row.allSatisfy(Self.blanks.contains) {
      func refuse(_ message: String) -> SceneTimingsError {
        SceneTimingsError(place: "\(path):\(line)", message: message)
      }
      guard let time = try? decoder.decode(SceneTime.self, from: Data(row)) else { throw refuse(Self.form) }
      guard (0...Self.mostMicroseconds).contains(time.microseconds) else {
        throw refuse(
          "the time of '\(time.scene)' is \(time.microseconds) microseconds; expected 0 to \(Self.mostMicroseconds)")
      }
      if let first = lines.updateValue(line, forKey: time.key) {
        throw refuse("'\(time.scene)' of '\(time.document)' is in line \(first), too; remove one of them")
      }
      times[PathBytes(time.document), default: []].append((time.scene, time.microseconds))
    }
    guard !lines.isEmpty else {
      throw SceneTimingsError(
        place: path, message: "there are no times of scenes; '--write-timings' of an earlier run writes them")
    }
    self.path = path
    self.times = times
    digest = text.hexadecimalHash
    let sorted = times.values.flatMap { $0.map(\.microseconds) }.sorted()
    median = max(sorted[sorted.count / 2], 1)
  }

  private static let blanks = Set(" \t\r".utf8)

  private static let form =
    "expected the time of a scene, such as {\"document\":\"App/Main.storyboard\",\"scene\":\"Login\","
    + "\"microseconds\":1400}"

  package static func == (one: SceneTimings, other: SceneTimings) -> Bool {
    one.path == other.path && one.digest == other.digest
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Whether the file has a scene of a unit.
  func contains(_ unit: WorkUnit) -> Bool { weights(of: unit) != nil }

  /// Returns the times of a unit's scenes in the order of the file, at least 1 each, or `nil` if it has none of them.
  func weights(of unit: WorkUnit) -> [Int]? {
    guard let scenes = times[PathBytes(unit.document)] else { return nil }
    let own = unit.isDocument ? scenes : scenes.filter { $0.scene == unit.scene }
    return own.isEmpty ? nil : own.map { max($0.microseconds, 1) }
  }

  /// Returns the text of a file.
  package static func text(of times: [SceneTime]) -> String {
    times.map { time in
      var json = JSONText()
      json.object { json in
        json.member("document", time.document)
        json.member("scene", time.scene)
        json.member("microseconds", time.microseconds)
      }
      return json.text + "\n"
    }.joined()
  }
}

extension SceneTime {
  /// The scene. Names that differ only in their Unicode normalization are those of different files.
  fileprivate struct Key: Hashable {
    var document, scene: PathBytes
  }

  fileprivate var key: Key { Key(document: PathBytes(document), scene: PathBytes(scene)) }
}

/// Why times of scenes cannot be used.
package struct SceneTimingsError: Error, Hashable, CustomStringConvertible {
  /// The file, with the line if it is known.
  let place: String
  let message: String

  package var description: String { "\(place): \(message)" }
}

extension Diagnostic {
  package init(_ error: SceneTimingsError) { self.init(.error, at: error.place, error.message) }
}

extension UnitRecord {
  /// How long each scene took. A layout goes from cell to cell, so a scene has several times.
  var times: [SceneTime] {
    var times: [SceneTime] = []
    var places: [String: Int] = [:]
    for (scene, microseconds) in sceneTimes {
      let place = places[scene, default: times.count]
      if place == times.count {
        places[scene] = place
        times.append(SceneTime(document: unit.document, scene: scene, microseconds: 0))
      }
      times[place].microseconds += microseconds
    }
    return times
  }
}
