import Foundation
import TestSupport
import Testing

/// What is wrong in a file of `Tests/Documents` is a failure at its line.
@Suite("Cases in documents")
struct DocumentCaseTests {
  private let folder = TemporaryFolder()

  /// Returns what is wrong about a document with a view of 300 x 100 points and what a comment expects of it.
  private func problems(_ comment: String) throws -> [String] {
    try folder.write(
      """
      <!--
      \(comment)
      -->
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156">
          <objects>
              <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/></view>
          </objects>
      </document>
      """, to: "Kind/Case.xib")
    return DocumentCase.all("Kind", in: folder.url).flatMap { document in
      document.problems(BuiltDocument.problems)
    }.map(\.description)
  }

  @Test("A case is named by its first sentence, which may have several lines and be followed by others")
  func name() throws {
    #expect(try problems("The root of 300.5 points\nkeeps it. More.\n\nframes\n  root 0 0 300 100") == [])
    let document = try #require(DocumentCase.all("Kind", in: folder.url).first)
    #expect(document.testDescription == "The root of 300.5 points keeps it. (Case.xib)")
  }

  @Test("A wrong number is a failure at its row, with the numbers that were found")
  func wrongNumber() throws {
    #expect(
      try problems("A.\n\nframes\n  root _ _ 300 100\n  root 0 0 301 100") == ["Case.xib:6: found 0 0 300 100"])
    #expect(try problems("A.\n\nframes\n  root _ <1 ~300.4 100.005") == [])
    #expect(try problems("A.\n\nframes\n  root _ <0 300 100").count == 1)
    #expect(try problems("A.\n\nframes\n  root 0 0 ~300.6 100").count == 1)
    #expect(try problems("A.\n\nframes\n  root 0 0 300 100.02").count == 1)
  }

  @Test("A list has the expected entries and no others, and 'none' expects nothing")
  func lists() throws {
    #expect(try problems("A.\n\nbars\n  none") == [])
    #expect(try problems("A.\n\nbars\n  tabBar 0 0 1 1") == ["Case.xib:5: found no more"])
  }

  @Test("A block can give attributes other values, of an object, of what has a key in it, and of the document")
  func edits() throws {
    let width =
      "A.\n\nframes where root/frame width=400 height=50.5 where root alpha=0.5 where document toolsVersion=9532"
    #expect(try problems("\(width)\n  root 0 0 400 50.5") == [])
    #expect(try problems("A.\n\nsafe-areas on iphone-17 where root hidden=YES\n  root 0 0 0 0") == [])
  }

  @Test(
    "What cannot be understood is a failure",
    arguments: [
      ("", "1: expected a first sentence, which names the case"),
      ("frames\n  root 0 0 300 100", "1: expected a first sentence, which names the case"),
      ("No full stop", "1: expected a first sentence, which names the case"),
      ("A.", "1: the comment expects nothing"),
      ("A.\n\nframes", "4: the block has no rows"),
      ("A.\n\nframes\n\n  root 0 0 300 100", "4: the block has no rows"),
      ("A.\n\nframes\nroot 0 0 300 100", "5: expected an indented row"),
      ("A.\n  root 0 0 300 100", "3: the row belongs to no block"),
      (
        "A.\n\nframe\n  root 0 0 300 100",
        "4: expected frames, safe-areas, margins, bars, origin, conflicts, broken, findings, scenes, issues or refusal"
      ),
      ("A.\n\nframes\n  rot 0 0 300 100", "5: the scene has no 'rot'"),
      ("A.\n\nframes\n  rot absent", "5: the document has no 'rot'"),
      ("A.\n\nframes\n  root absent", "5: 'root' is in the scene"),
      ("A.\n\nframes\n  root 0 0 300", "5: expected 4 numbers"),
      ("A.\n\nframes\n  root 0 0 300 tall", "5: expected a number, ~ or < and a number, or _, found 'tall'"),
      ("A.\n\nframes of rot\n  root 0 0 300 100", "4: the document has no scene 'rot'"),
      ("A.\n\nframes on toaster\n  root 0 0 300 100", "4: unknown device 'toaster'"),
      ("A.\n\nframes at AX6\n  root 0 0 300 100", "4: unknown size 'AX6'"),
      ("A.\n\nframes with iOS12\n  root 0 0 300 100", "4: unknown look 'iOS12'"),
      ("A.\n\nframes in\n  root 0 0 300 100", "4: expected a value after 'in'"),
      (
        "A.\n\nframes for de\n  root 0 0 300 100",
        "4: unknown word 'for'; expected of, on, in, at, with, about or where"
      ),
      ("A.\n\nframes where root\n  root 0 0 300 100", "4: expected NAME=VALUE after 'root'"),
      ("A.\n\nframes where rot alpha=1\n  root 0 0 300 100", "4: the document has no 'rot'"),
      ("A.\n\nframes where root/bounds x=1\n  root 0 0 300 100", "4: the document has no 'root/bounds'"),
      ("A.\n\nframes in de in fr\n  root 0 0 300 100", "4: there is 'in' twice"),
      ("A.\n\nframes about conflict\n  root 0 0 300 100", "4: 'about' makes no difference to frames"),
      ("A.\n\nissues in de\n  none", "4: 'in' makes no difference to issues"),
      ("A.\n\nfindings about cats\n  none", "4: unknown rule 'cats'"),
      ("A.\n\nfindings\n  note cats", "5: unknown rule 'cats'"),
    ])
  func misunderstood(comment: String, problem: String) throws {
    #expect(try problems(comment) == ["Case.xib:\(problem)"])
  }

  @Test("A file that is no document, one without a comment, and a folder without files are failures")
  func missingCases() throws {
    try folder.write("", to: "Text/Case.txt")
    try folder.write("<document/>", to: "Plain/Case.xib")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "Empty"), withIntermediateDirectories: true)
    let problems = ["Text", "Plain", "Empty", "Absent"].flatMap { kind in
      DocumentCase.all(kind, in: folder.url).flatMap { $0.problems { _, _ in [] } }.map(\.description)
    }
    #expect(
      problems == [
        "Case.txt:1: there is no xib or storyboard",
        "Case.xib:1: expected a comment with what is right at the head",
        "Empty:1: there is no xib or storyboard", "Absent:1: there is no xib or storyboard",
      ])
  }
}
