import CairoRaster
import Digests
import Files
import Foundation
import Galley
import ImageDiff

/// What is known of a figure in a language from the last time it was written: a file beside `figures.yml` with a line
/// of JSON, and a line with the layouts, compressed to a fifteenth of their size.
struct FigureRecord: Equatable {
  struct Head: Codable, Equatable {
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
    /// The line of each layout among the compressed ones. Many layouts are the same in both appearances.
    var layouts: [Int] = []
    /// The size of the compressed lines in bytes.
    var size = 0
  }

  static let version = 2

  var head: Head
  /// The layouts of the shown parts of the scenes, as different lines of JSON.
  private var lines: [String] = []

  init(head: Head, layouts: [String]) {
    self.head = head
    self.head.layouts = layouts.map { layout in
      if let known = lines.firstIndex(of: layout) { return known }
      lines.append(layout)
      return lines.count - 1
    }
    self.head.size = text.count
  }

  private var layouts: [String] { head.layouts.map { lines[$0] } }

  private var text: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  static func name(_ figure: String, language: String) -> String { "\(figure)_\(language).jsonl" }

  init?(_ bytes: [UInt8]) {
    let parts = String(decoding: bytes, as: UTF8.self).utf8.split(separator: "\n")
    guard parts.count == 2, let head = try? JSONDecoder().decode(Head.self, from: Data(parts[0].utf8)),
      head.figures == Self.version, (0...Self.mostBytes).contains(head.size),
      let compressed = Data(base64Encoded: String(parts[1])),
      let text = Deflate.decompress(Array(compressed), count: head.size)
    else { return nil }
    self.head = head
    lines = String(decoding: text, as: UTF8.self).utf8.split(separator: "\n").map(String.init)
    guard head.layouts.allSatisfy(lines.indices.contains) else { return nil }
  }

  /// The size of the layouts of a hundred large scenes.
  private static let mostBytes = 64 << 20

  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = (try? encoder.encode(head)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let compressed = Data(Deflate.compress(text, rowSize: 1, pixelSize: 1)).base64EncodedString()
    return Array("\(head)\n\(compressed)\n".utf8)
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
