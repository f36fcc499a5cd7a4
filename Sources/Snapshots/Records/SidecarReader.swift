import Files
import Foundation
import Graphics

/// Reads the layout in a snapshot's sidecar.
package enum SidecarReader {
  /// Returns the layout in a sidecar.
  ///
  /// - Throws: ``SidecarError`` if the bytes are not a sidecar of this version.
  package static func layout(in bytes: [UInt8]) throws(SidecarError) -> LayoutResult {
    let record: StoredRecord<StoredScene> = try record(in: bytes)
    guard let scene = record.scenes.first else { throw .malformed }
    var chrome: [LayoutNode] = []
    for bar in scene.chrome ?? [] { chrome.append(try node(bar)) }
    let origin = try size(scene.origin ?? [0, 0])
    var layout = LayoutResult(
      size: try size(scene.size), root: try node(scene.root), findings: scene.findings.map(\.finding), chrome: chrome,
      origin: Point(x: origin.width, y: origin.height),
      constraints: (scene.constraints ?? []).compactMap(ConstraintNote.init(fields:)))
    // The first version had no number.
    layout.styleVersion = scene.styleVersion ?? 1
    return layout
  }

  /// Returns the findings in a sidecar, without reading its views.
  ///
  /// - Throws: ``SidecarError`` if the bytes are not a sidecar of this version.
  package static func findings(in bytes: [UInt8]) throws(SidecarError) -> [Finding] {
    let record: StoredRecord<FoundScene> = try record(in: bytes)
    guard let scene = record.scenes.first else { throw .malformed }
    return scene.findings.map(\.finding)
  }

  /// Checks that bytes are a layout. One that begins and ends as such, without the markers of a merge, is not read:
  /// that takes long, and a layout ends with the digests of its picture.
  ///
  /// - Throws: ``SidecarError`` if the bytes are not a sidecar of this version.
  package static func check(_ bytes: [UInt8]) throws(SidecarError) {
    if SidecarHead(bytes) != nil, PictureDigests(inSidecar: bytes) != nil, bytes.conflicts.isEmpty { return }
    _ = try layout(in: bytes)
  }

  private static func record<Scene: Decodable>(in bytes: [UInt8]) throws(SidecarError) -> StoredRecord<Scene> {
    let record: StoredRecord<Scene>
    do {
      record = try JSONDecoder().decode(StoredRecord.self, from: Data(bytes))
    } catch {
      throw TextFileError(in: bytes).map { .text($0) } ?? .malformed
    }
    guard record.galley == LayoutRecord.version else { throw .version(record.galley) }
    return record
  }

  private static func node(_ stored: StoredNode) throws(SidecarError) -> LayoutNode {
    var children: [LayoutNode] = []
    for child in stored.children { children.append(try node(child)) }
    var style: [LayoutStyle.Property: String] = [:]
    for (name, value) in stored.style ?? [:] {
      if let property = LayoutStyle.Property(rawValue: name) { style[property] = value }
    }
    var node = LayoutNode(
      id: stored.id, elementClass: stored.class, name: stored.name, frame: try rect(stored.frame),
      alignmentRect: try rect(stored.alignmentRect), isHidden: stored.hidden, isAmbiguous: stored.ambiguous,
      text: stored.text?.summary, style: LayoutStyle(values: style), children: children)
    // Sidecars of earlier versions have none.
    let offset = try size(stored.contentOffset ?? [0, 0])
    node.contentOffset = Point(x: offset.width, y: offset.height)
    return node
  }

  private static func size(_ numbers: [Double]) throws(SidecarError) -> Size {
    guard numbers.count == 2 else { throw .malformed }
    return Size(width: numbers[0], height: numbers[1])
  }

  private static func rect(_ numbers: [Double]) throws(SidecarError) -> Rect {
    guard numbers.count == 4 else { throw .malformed }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

package enum SidecarError: Error, Hashable, Sendable, CustomStringConvertible {
  case malformed
  /// Git has left something else in the file's place.
  case text(TextFileError)
  /// The sidecar has another version than the one that this Galley reads and writes.
  case version(Int)

  package var description: String {
    switch self {
    case .malformed: "not a layout written by Galley"
    case .text(let error): error.description
    case .version(let version):
      "a layout in format \(version); this version of Galley reads format \(LayoutRecord.version)"
    }
  }
}

private struct StoredRecord<Scene: Decodable>: Decodable {
  var galley: Int
  var scenes: [Scene]
}

private struct FoundScene: Decodable {
  var findings: [StoredFinding]
}

private struct StoredScene: Decodable {
  var size: [Double]
  var origin: [Double]?
  var root: StoredNode
  var findings: [StoredFinding]
  var chrome: [StoredNode]?
  var constraints: [[String]]?
  var styleVersion: Int?
}

private struct StoredNode: Decodable {
  var id: String
  var `class`: String
  var name: String
  var frame: [Double]
  var alignmentRect: [Double]
  var contentOffset: [Double]?
  var hidden: Bool
  var ambiguous: Bool
  var text: StoredText?
  var style: [String: String]?
  var children: [StoredNode]
}

private struct StoredText: Decodable {
  var string: String
  var lines: Int
  var truncated: Bool
  var firstBaseline: Double
  var lastBaseline: Double

  var summary: TextSummary {
    TextSummary(
      string: string, lines: lines, isTruncated: truncated, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}

private struct StoredFinding: Decodable {
  var rule: String
  var severity: String
  var views: [String]
  var constraints: [String]
  var broken: String?
  var message: String
  var fixes: [String]

  var finding: Finding {
    Finding(
      ruleName: rule, severity: Finding.Severity(rawValue: severity) ?? .note, views: views,
      constraints: constraints, broken: broken, message: message, fixes: fixes)
  }
}
