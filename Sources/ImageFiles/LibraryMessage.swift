internal import CImageFiles
import Files

/// A message of a C library, in words that are the same in every run.
package struct LibraryMessage: Hashable, Sendable {
  /// The library's name.
  let origin: String
  /// What the library has written.
  let text: String

  /// The message as a part of a sentence, on one line that acts on no terminal.
  var sentence: String { "\(InertText.line(origin)) says '\(InertText.line(steadyText))'" }

  /// The text without what differs from run to run: the process and the time that GLib's own log begins with, and
  /// addresses in memory.
  private var steadyText: String {
    let head = text.prefixMatch(of: #/\([^()]*:[0-9]+\): /#)
    return String(head.map { text[$0.range.upperBound...] } ?? text[...])
      .replacing(#/\*\*: [0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]+: /#, with: "**: ")
      .replacing(#/0x[0-9A-Fa-f]{5,}/#, with: "0x...")
  }

  /// Lets messages that are about no image file be written in such words, too.
  package static func catchAll() { galley_catch_messages() }
}
