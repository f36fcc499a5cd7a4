import Digests
import Files
import Foundation
import Galley
import ImageDiff

/// What is known of a figure in a language from the last time it was written: lines of JSON beside `figures.yml`.
struct FigureRecord {
  struct Head: Codable {
    /// The version of the format.
    var figures: Int
    var name: String
    var language: String
    /// The pictures and snippets, relative to the project's folder.
    var files: [String]
    /// The alternative text of the declaration, or `nil` if it is generated.
    var alt: String?
    /// A digest of the content that the declaration's alternative text was written for.
    var altContent: String?
    /// A digest of the declaration.
    var declaration: String
  }

  static let version = 1

  var head: Head
  /// The layouts of the shown parts of the scenes, as lines of JSON.
  var layouts: [String]

  init(head: Head, layouts: [String]) {
    self.head = head
    self.layouts = layouts
  }

  static func name(_ figure: String, language: String) -> String { "\(figure)_\(language).jsonl" }

  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let first = lines.first, let head = try? JSONDecoder().decode(Head.self, from: Data(first.utf8)),
      head.figures == Self.version
    else { return nil }
    self.init(head: head, layouts: Array(lines.dropFirst()))
  }

  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = (try? encoder.encode(head)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Array(([head] + layouts).map { $0 + "\n" }.joined().utf8)
  }

  /// Returns what differs between the recorded scenes and those of now, in words.
  func changes(to layouts: [String]) -> [String] {
    var seen: Set<String> = []
    return zip(self.layouts, layouts).flatMap { before, now -> [String] in
      guard before != now, let before = try? SidecarReader.layout(in: Array(before.utf8)),
        let now = try? SidecarReader.layout(in: Array(now.utf8))
      else { return [] }
      return LayoutComparison(of: before.withChromeInTree, with: now.withChromeInTree).difference().causes.map(
        \.sentence)
    }.filter { seen.insert($0).inserted }
  }

  static func digest(of text: String) -> String { String(ContentDigest(of: text).hexadecimal.prefix(16)) }
}
