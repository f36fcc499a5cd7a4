import Digests
import Files
import Foundation

/// A page with style, scripts and data inside. Its policy allows these and nothing else: no other script, no style, no
/// connection.
struct InlinePage {
  /// The page with places for its policy, style, script and data, as `{{DATA}}`.
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
    let contents = ["POLICY": Array(policy.utf8), "STYLE": style, "SCRIPT": script, "DATA": Self.escaped(json)]
    // The template is taken apart before anything is put in: a name in the data must not be taken for a place to fill.
    let pieces = String(decoding: template, as: UTF8.self).utf8.components(separatedBy: "{{").map(\.utf8)
    return pieces.dropFirst().reduce(into: Array(pieces[0])) { page, piece in
      let place = piece.components(separatedBy: "}}")
      page += contents[String(place[0]), default: []]
      page += place.dropFirst().joined(separator: "}}").utf8
    }
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
