import CPages
import Files
import Snapshots

/// The files of the pages, which are part of the binary.
package enum PageFiles {
  typealias File = (name: String, bytes: [UInt8])

  /// The files of `CPages` by name.
  private static let embedded = Dictionary(
    uniqueKeysWithValues: UnsafeBufferPointer(start: galley_page_files(), count: galley_page_file_count()).map {
      (String(cString: $0.name), Array(UnsafeBufferPointer(start: $0.bytes, count: $0.count)))
    })

  private static func bytes(_ name: String) -> [UInt8] {
    guard let bytes = embedded[name] else { preconditionFailure("CPages has no file \(name)") }
    return bytes
  }

  private static func files(_ names: String...) -> [File] { names.map { ($0, bytes($0)) } }

  // MARK: The review

  /// The page of a report, written as `index.html`.
  package static var review: [UInt8] { bytes("review.html") }

  /// The files that a report's page loads, by their names below `page`.
  package static var all: [(name: String, bytes: [UInt8])] {
    sharedStyles + reviewStyles + [("verdicts.js", verdicts)] + sharedScripts + reviewModel + reviewView
  }

  /// The table of verdicts, written from ``Verdict`` so that the page has the same words as all other summaries.
  private static var verdicts: [UInt8] {
    let reviewOrder: [Verdict] = [.changed, .added, .orphaned, .failed, .layout, .drift, .passed]
    var json = JSONText()
    json.array(reviewOrder) { json, verdict in
      json.object { json in
        json.member("id", verdict.rawValue)
        json.member("title", verdict.word.prefix(1).uppercased() + verdict.word.dropFirst())
        json.member("heading", verdict.heading)
        json.member("isDecidable", verdict.isDecidable)
        json.member("isCommon", verdict != .changed)
        json.member("isListed", Verdict.differences.contains(verdict))
      }
    }
    return PageScript(name: "galleyVerdicts", json: json.text + "\n").bytes
  }

  private static var reviewStyles: [File] { files("list.css", "review.css") }

  private static var reviewModel: [File] {
    files("passing.js", "report.js", "filter.js", "rows.js", "decisions.js", "transport.js")
  }

  private static var reviewView: [File] {
    files("list.js", "filters.js", "modes.js", "modestage.js", "words.js", "deciding.js", "shortcuts.js", "review.js")
  }

  // MARK: The preview

  /// The page of `galley preview`.
  package static var preview: [UInt8] { bytes("preview.html") }

  /// Returns a style or script by its name, or `nil` if there is none. The page of `galley preview` names those that it
  /// loads.
  package static func file(named name: String) -> [UInt8]? {
    name.utf8.hasSuffix(".css") || name.utf8.hasSuffix(".js") ? embedded[name] : nil
  }

  // MARK: The index

  /// The page of a folder of images, with places for its policy, style, script and data.
  static var indexTemplate: [UInt8] { bytes("index.html") }

  static var indexStyles: [[UInt8]] { sharedStyles.map(\.bytes) + ["index.css"].map(bytes) }

  static var indexScripts: [[UInt8]] {
    sharedScripts.map(\.bytes)
      + ["imageindex.js", "imagefilter.js", "cards.js", "viewer.js", "indexpage.js"].map(bytes)
  }

  // MARK: The context for translators

  /// The page of an export for translators, with places for its policy, style, script and data.
  static var contextTemplate: [UInt8] { bytes("context.html") }

  static var contextStyles: [[UInt8]] { ["colors.css", "page.css", "context.css"].map(bytes) }

  static var contextScripts: [[UInt8]] { ["elements.js", "contextpage.js"].map(bytes) }

  // MARK: Both

  private static var sharedStyles: [File] {
    files("colors.css", "page.css", "filters.css", "stage.css", "words.css")
  }

  /// The scripts in the order in which they depend on each other.
  private static var sharedScripts: [File] {
    files(
      "elements.js", "traits.js", "facets.js", "lazylist.js", "viewport.js", "pane.js", "gestures.js", "stage.js",
      "keyboard.js")
  }
}
