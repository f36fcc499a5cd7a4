import Digests
import Foundation

/// A page with style, scripts and data inside. Its policy allows these and nothing else: no other script, no style, no
/// connection.
struct InlinePage {
  /// The page with places for its policy, style, script and data.
  let template: [UInt8]
  let styles: [[UInt8]]
  let scripts: [[UInt8]]

  /// Returns the page with data.
  func bytes(showing json: [UInt8]) -> [UInt8] {
    let style = Self.joined(styles)
    let script = Self.joined(scripts)
    let policy =
      "default-src 'none'; script-src '\(Self.hash(script))'; style-src '\(Self.hash(style))'; "
      + "img-src 'self' file: data:; base-uri 'none'; form-action 'none'"
    // The data is inserted last: a name in it must not be taken for a place to fill.
    let parts: [(place: String, content: [UInt8])] = [
      ("POLICY", Array(policy.utf8)), ("STYLE", style), ("SCRIPT", script), ("DATA", Self.escaped(json)),
    ]
    var page = template[...]
    var filled: [UInt8] = []
    while let (place, content) = parts.compactMap({ part in
      page.firstRange(of: Array("{{\(part.place)}}".utf8)).map { ($0, part.content) }
    }).min(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      filled += page[..<place.lowerBound] + content
      page = page[place.upperBound...]
    }
    return filled + page
  }

  /// Escapes every `<`, so that no text can end the element of the data.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    let pieces = json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return Array(pieces.joined(separator: Array("\\u003C".utf8)))
  }

  private static func joined(_ files: [[UInt8]]) -> [UInt8] { Array(files.joined(separator: Array("\n".utf8))) }

  /// The hash of an inline script or style as a source of a policy (Content Security Policy Level 3, 2.3.1).
  private static func hash(_ content: [UInt8]) -> String {
    "sha256-" + Data(ContentDigest(ofContent: content).bytes).base64EncodedString()
  }
}
