import Files
import Foundation

/// The page `index.html` beside the images of a run, which needs no other file than the images.
///
/// Style, scripts and data are parts of the page. Its policy allows these and nothing else: no other script, no style,
/// no connection.
package struct IndexPage: Sendable {
  package static let fileName = "index.html"
  /// The start of every page, by which a page is recognised as Galley's.
  private static let mark = "<!doctype html>\n<!-- Galley's index of a folder of images"
  private static let dataStart = #"<script type="application/json" id="index-data">"#
  private static let dataEnd = "</script>"

  package var index: ImageIndex

  package init(_ index: ImageIndex) { self.index = index }

  /// Writes the page into a folder.
  ///
  /// - Throws: ``FileError`` if the folder has a file of this name that Galley did not write, or if the page cannot be
  ///   written.
  package func write(inFolder folder: String) throws(FileError) {
    let path = "\(folder)/\(Self.fileName)"
    guard Self.mayBeReplaced(path) else {
      throw FileError(
        path: path, reason: "the file was not written by Galley; move it, or leave the page out with --no-index")
    }
    try ContainedFile([Self.fileName], below: folder).write(bytes)
  }

  /// Reads the index in a folder's page, or returns `nil` if the folder has no page of this version.
  package static func index(inFolder folder: String) -> ImageIndex? {
    guard let bytes = try? InputFile.content(of: "\(folder)/\(fileName)", as: .report) else { return nil }
    let page = String(decoding: bytes, as: UTF8.self)
    guard page.utf8.hasPrefix(mark), let start = page.range(of: dataStart),
      let end = page.range(of: dataEnd, range: start.upperBound..<page.endIndex)
    else { return nil }
    return ImageIndex(json: Array(page[start.upperBound..<end.lowerBound].utf8))
  }

  /// Returns whether a folder has such a page.
  static func exists(inFolder folder: String) -> Bool { isPage("\(folder)/\(fileName)") }

  /// Returns whether there is no file at the path, or one that Galley wrote.
  package static func mayBeReplaced(_ path: String) -> Bool { FileKind(at: path) == .missing || isPage(path) }

  private static func isPage(_ path: String) -> Bool {
    guard FileKind(at: path) == .file else { return false }
    return (try? InputFile(path, as: .report).bytes(at: 0, count: mark.utf8.count)) == Array(mark.utf8)
  }

  /// The page.
  var bytes: [UInt8] {
    InlinePage(template: PageFiles.indexTemplate, styles: PageFiles.indexStyles, scripts: PageFiles.indexScripts)
      .bytes(showing: index.json)
  }
}
