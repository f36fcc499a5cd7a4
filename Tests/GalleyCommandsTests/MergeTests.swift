import Foundation
import Galley
import TestSupport
import Testing

@Suite("galley merge", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct MergeTests {
  private let folder = TemporaryFolder()

  init() throws {
    for name in ["A", "B", "C", "D"] { try folder.write(SampleDocuments.label, to: "App/\(name).xib") }
  }

  /// The reports of the two parts in the states that follow.
  private let parts = ["2-1", "2-2"]

  /// Documents that were recorded and then verified in two parts. Most tests start there, so it is made once.
  private static let verified = Result { try MergeTests().filesVerifiedInTwoParts { _ in } }

  /// The same, if documents changed in between.
  private static let verifiedAfterChanges = Result { try MergeTests().filesVerifiedInTwoParts { try $0.change() } }

  private func filesVerifiedInTwoParts(after change: (MergeTests) throws -> Void) throws -> [String: [UInt8]] {
    try record()
    try change(self)
    #expect(try verify(inParts: 2) == parts)
    return folder.contents()
  }

  private func start(from files: Result<[String: [UInt8]], any Error>) throws {
    try FileManager.default.removeItem(at: folder.url)
    for (path, bytes) in try files.get() { try folder.write(bytes, to: path) }
  }

  @discardableResult
  private func galley(_ arguments: [String]) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  @discardableResult
  private func verify(_ arguments: String...) throws -> ToolProcess.Result {
    try galley(["verify", "App", "--reference", "refs", "--record", "never", "--quiet"] + arguments)
  }

  /// Verifies in parts, each with a report `N-i`.
  private func verify(inParts count: Int, _ arguments: String...) throws -> [String] {
    for number in 1...count {
      try galley(
        ["verify", "App", "--reference", "refs", "--record", "never", "--quiet"]
          + ["--shard", "\(number)/\(count)", "--report", "\(count)-\(number)"] + arguments)
    }
    return (1...count).map { "\(count)-\($0)" }
  }

  private func record() throws {
    try galley(["verify", "App", "--reference", "refs", "--record", "all", "--quiet"])
  }

  /// A picture that has changed, one that is new under a former one's content, one that is gone, one that is
  /// unreadable.
  private func change() throws {
    try folder.write(SampleDocuments.label.replacing("constant=\"20\"", with: "constant=\"24\""), to: "App/B.xib")
    try folder.write(SampleDocuments.broken, to: "App/C.xib")
    let conflict = SampleDocuments.conflict.replacing("text=\"Name\"", with: "text=\"Other\"")
    try folder.write(conflict, to: "App/D.xib")
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "App/A.xib"), to: folder.url.appending(path: "App/E.xib"))
  }

  @Test("Merged parts have the bytes, the text and the exit code of the whole run")
  func sameAsWhole() throws {
    try start(from: Self.verifiedAfterChanges)
    let whole = try verify("--report", "whole", "--write", "sarif=whole.sarif")
    #expect(whole.code == 3)
    #expect(whole.output.contains("formerly App/A.xib/Card/canvas_base_L@3x"))
    #expect(folder.files(below: "whole").contains { $0.hasSuffix("difference.png") })
    // Five parts of five documents, and fewer parts than documents.
    for count in [1, 2, 5] {
      let parts = try count == 2 ? parts : verify(inParts: count)
      let merged = try galley(
        ["merge"] + parts.reversed() + ["--out", "merged", "--write", "sarif=merged.sarif"])
      #expect(merged.code == whole.code, "\(count) parts")
      #expect(merged.output == whole.output, "\(count) parts")
      #expect(folder.contents(below: "merged") == folder.contents(below: "whole"), "\(count) parts")
      #expect(folder.bytes("merged.sarif") == folder.bytes("whole.sarif"), "\(count) parts")
    }
  }

  @Test("Parts without differences pass, and with differences they fail")
  func exitCodes() throws {
    try start(from: Self.verified)
    #expect(try galley(["merge"] + parts + ["--out", "o"]).code == 0)
    try folder.write(SampleDocuments.label.replacing("\"20\"", with: "\"24\""), to: "App/B.xib")
    #expect(try galley(["merge"] + verify(inParts: 2) + ["--out", "o"]).code == 1)
  }

  @Test("Findings that the parts are to fail for fail the merged run, too, unless they are suppressed")
  func failingFindings() throws {
    try folder.write(SampleDocuments.conflict, to: "App/D.xib")
    try record()
    let whole = try verify("--report", "whole", "--fail-on", "conflict")
    #expect(whole.code == 1)
    let merged = try galley(["merge"] + verify(inParts: 2, "--fail-on", "conflict") + ["--out", "merged"])
    #expect(merged.code == 1 && merged.output == whole.output && merged.log == whole.log)
    #expect(folder.contents(below: "merged") == folder.contents(below: "whole"))
    let entry = "check:\n  suppress:\n    - { rule: conflict, document: App/D.xib, reason: Known. }\n"
    try folder.write(entry, to: ".galley.yml")
    #expect(try galley(["merge"] + verify(inParts: 2, "--fail-on", "conflict") + ["--out", "merged"]).code == 0)
  }

  /// Three scenes, each with a label.
  private static let threeScenes: String = {
    let scenes = (1...3).map {
      """
      <scene sceneID="s\($0)"><objects><viewController storyboardIdentifier="Scene \($0)" id="c\($0)" \
      sceneMemberID="viewController"><view key="view" id="v\($0)"><rect key="frame" width="320" height="100"/><subviews>
      <label text="Name" id="l\($0)"><rect key="frame" width="90" height="20"/></label></subviews></view>
      </viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"><scenes>
      \(scenes.joined())</scenes></document>
      """
  }()

  @Test("A table that no scene can read is reported once, however many parts its document is in")
  func lostTable() throws {
    try folder.write(Self.threeScenes, to: "App/Base.lproj/Main.storyboard")
    try record()
    try folder.write("", to: "App/de.lproj/Other.strings")
    try folder.link("App/de.lproj/Main.strings", to: "nowhere.strings")
    let whole = try verify("--report", "whole", "--locale", "de")
    let problem = "App/de.lproj/Main.strings: error: cannot open the strings table: no such file"
    #expect(whole.code == 3 && whole.log.components(separatedBy: problem).count == 2, "\(whole.log)")
    #expect(folder.text("whole/report.json").components(separatedBy: "\"\(problem)\"").count == 2)
    for count in [2, 3, 7] {
      let merged = try galley(["merge"] + verify(inParts: count, "--locale", "de") + ["--out", "merged"])
      #expect(merged.code == 3 && merged.output == whole.output && merged.log == whole.log, "\(merged.log)")
      #expect(folder.contents(below: "merged") == folder.contents(below: "whole"), "\(count) parts")
    }
  }

  @Test("What is wrong with projects and how their apps look is merged from the parts that have their documents")
  func projects() throws {
    let dark = "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
    for (name, app) in [("E", dark), ("F", "no list"), ("G", dark), ("H", "no list")] {
      try folder.write(SampleDocuments.label, to: "App/\(name)/\(name).xib")
      try folder.write(app, to: "App/\(name)/Info.plist")
    }
    try folder.write(SampleDocuments.broken, to: "App/G/I.xib")
    try record()
    let whole = try verify("--report", "whole")
    #expect(whole.code == 3 && whole.log.contains("App/F/Info.plist") && whole.log.contains("App/H/Info.plist"))
    for count in [2, 3, 8, 12] {
      let merged = try galley(["merge"] + verify(inParts: count) + ["--out", "merged"])
      #expect(merged.code == 3 && merged.output == whole.output && merged.log == whole.log, "\(merged.log)")
      #expect(folder.contents(below: "merged") == folder.contents(below: "whole"), "\(count) parts")
    }
    // The fifth document is E.
    let part = try verify("--shard", "5/9", "--report", "9-5")
    #expect(part.code == 0 && !part.log.contains("Info.plist"), "\(part.log)")
  }

  @Test("Where all apps are dark, parts without documents do not make the run a light one")
  func darkApps() throws {
    try folder.write(
      "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>", to: "App/Info.plist")
    try record()
    try verify("--report", "whole")
    #expect(folder.text("whole/report.json").contains("\"appearances\":[\"dark\"]"))
    try galley(["merge"] + verify(inParts: 7) + ["--out", "merged"])
    #expect(folder.contents(below: "merged") == folder.contents(below: "whole"))
  }

  @Test("A rule that no image of any part meets is wrong, and one that images of a part meet is not")
  func rules() throws {
    try record()
    let rules = "verify:\n  rules:\n    - {document: App/D.xib, drift: fail}\n    - {scene: Cart, drift: fail}\n"
    try folder.write(rules, to: ".galley.yml")
    let whole = try verify("--report", "whole")
    #expect(
      whole.code == 3
        && whole.log == ".galley.yml:4: error: the rule is for the scene 'Cart', but no image is; did"
          + " you mean 'Card'?\n",
      "\(whole.log)")
    let merged = try galley(["merge"] + verify(inParts: 2) + ["--out", "merged"])
    #expect(merged.code == 3 && merged.output == whole.output && merged.log == whole.log, "\(merged.log)")
    #expect(folder.contents(below: "merged") == folder.contents(below: "whole"))
  }

  @Test("Strictness of the parts applies to the merged run")
  func strictness() throws {
    try record()
    let sidecar = "refs/App/A.xib/Card/canvas_base_L@3x.json"
    let text = try String(contentsOf: folder.url.appending(path: sidecar), encoding: .utf8)
    try folder.write(text.replacing("\"hidden\":false", with: "\"hidden\":true"), to: sidecar)
    #expect(try galley(["merge"] + verify(inParts: 2) + ["--out", "o"]).code == 0)
    #expect(try galley(["merge"] + verify(inParts: 2, "--strict-layout") + ["--out", "o"]).code == 1)
  }

  @Test("A missing part is reported, the others are merged, and the run does not pass")
  func missingPart() throws {
    try record()
    let parts = try verify(inParts: 3)
    let merged = try galley(["merge", parts[0], parts[2], "--out", "o"])
    #expect(merged.code == 3)
    #expect(merged.log.contains("error: shard 2 of 3 is missing"))
    #expect(!merged.output.contains("is missing") && merged.output.contains("3 snapshots"), "it is said once")
    #expect(!merged.output.contains("orphan"), "references of the missing part are not orphans")
    let gone = try galley(["merge"] + parts + ["nowhere", "--out", "p"])
    #expect(gone.code == 3 && gone.log.contains("nowhere: error: no such file or folder"))
    #expect(folder.files(below: "p").contains("index.html"))
  }

  @Test("Folders that do not belong together are refused, and nothing is written")
  func unrelatedFolders() throws {
    try start(from: Self.verified)
    try galley(["verify", "App", "--reference", "refs", "--type-size", "L,XL", "--shard", "2/2", "--report", "other"])
    try galley(["render", "App", "--shard", "2/2", "--out", "images"])
    try verify("--report", "whole")
    func refusal(_ folders: String...) throws -> String {
      let result = try galley(["merge"] + folders + ["--out", "o"])
      #expect(result.code == 2)
      #expect(folder.files(below: "o").isEmpty)
      return result.log
    }
    #expect(try refusal(parts[0], "other").contains("differ in the matrix"))
    try FileManager.default.copyItem(at: folder.url.appending(path: parts[0]), to: folder.url.appending(path: "copy"))
    #expect(try refusal(parts[0], parts[1], "copy").contains("are the same shard, 1 of 2"))
    #expect(try refusal(parts[0], parts[1], parts[0]).contains("is named twice"))
    #expect(try refusal(parts[0], "whole").contains("not shards of one run"))
    #expect(try refusal(parts[0], "images").contains("merge results of one kind"))
    let report = try String(contentsOf: folder.url.appending(path: "2-2/report.json"), encoding: .utf8)
    try folder.write(report.replacing(/"Pango":"[^"]*"/, with: "\"Pango\":\"1.0\""), to: "2-2/report.json")
    #expect(try refusal(parts[0], parts[1]).contains(/differ in Pango \([0-9.]+, 1\.0\)/))
  }

  @Test("A picture whose bytes differ between two folders is refused")
  func differentPictures() throws {
    try start(from: Self.verifiedAfterChanges)
    let name = try #require(folder.files(below: "2-1/images").first)
    try folder.write("other", to: "2-2/images/\(name)")
    let result = try galley(["merge"] + parts + ["--out", "o"])
    #expect(result.code == 2 && result.log.contains("'images/\(name)' differs between '2-1' and '2-2'"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).allSatisfy { !$0.contains("merging") })
  }

  @Test("A damaged report is reported and left out")
  func damagedReport() throws {
    try start(from: Self.verified)
    let report = folder.text("2-2/report.json")
    let inconsistent = [-1, 0, 7, Int.max].map { report.replacing("{\"results\":1", with: "{\"results\":\($0)") }
    for text in ["", "{}", "[1", "{\"galleyReport\":99}"] + inconsistent {
      try folder.write(text, to: "2-2/report.json")
      let result = try galley(["merge"] + parts + ["--out", "o"])
      #expect(result.code == 3, "\(text)")
      // A malformed report is named by its file, an inconsistent one by its folder.
      let isNamed = ["2-2/report.json: error: ", "2-2: error: "].contains(where: result.log.contains)
      #expect(isNamed, "\(text)")
      #expect(result.log.contains("shard 2 of 2 is missing"), "\(text)")
    }
  }

  @Test("A folder of a report without the report is left out, and not taken for one of images")
  func lostReport() throws {
    try start(from: Self.verified)
    try FileManager.default.removeItem(atPath: folder.path(of: "2-2/report.json"))
    let result = try galley(["merge"] + parts + ["--out", "o"])
    #expect(result.code == 3 && result.log.contains("2-2/report.json: error: there is no report"), "\(result.log)")
    #expect(result.log.contains("shard 2 of 2 is missing") && folder.bytes("o/report.json") != nil)
  }

  @Test("A missing picture is reported, and the page does without it")
  func missingPicture() throws {
    try start(from: Self.verifiedAfterChanges)
    let name = try #require(folder.files(below: "2-2/images").first { $0.hasSuffix("actual.png") })
    try FileManager.default.removeItem(at: folder.url.appending(path: "2-2/images/\(name)"))
    let result = try galley(["merge"] + parts + ["--out", "o"])
    #expect(result.code == 3 && result.log.contains("images/\(name): error: the picture is missing"))
    let page = try String(contentsOf: folder.url.appending(path: "o/data.js"), encoding: .utf8)
    #expect(!page.contains("{\"file\":\"images/\(name)\""))
  }

  /// What can happen to a file on the way from a shard to the merge.
  enum Damage: String, CaseIterable {
    case missing, empty, cut, pointer, conflict
  }

  /// Damages a file.
  private func inflict(_ damage: Damage, on file: String) throws {
    let bytes = try #require(folder.bytes(file))
    switch damage {
    case .missing: try FileManager.default.removeItem(atPath: folder.path(of: file))
    case .empty: try folder.write("", to: file)
    case .cut: try folder.write(Array(bytes.prefix(bytes.count * 9 / 10)), to: file)
    case .pointer: try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", to: file)
    case .conflict:
      let text = String(decoding: bytes, as: UTF8.self)
      try folder.write("<<<<<<< ours\n\(text)=======\n\(text)>>>>>>> theirs\n", to: file)
    }
  }

  @Test("A damaged picture, layout, note or list of versions of a shard of images is named", arguments: Damage.allCases)
  func damagedImages(damage: Damage) throws {
    let parts = ["i1", "i2"]
    for (number, part) in zip(1..., parts) {
      try galley(["render", "App", "--shard", "\(number)/2", "--out", part])
    }
    let files = folder.contents()
    let picture = try #require(folder.files(below: "i1").first { $0.hasSuffix(".png") })
    // A layout that is not there is none that cannot be read.
    let layout = damage == .missing ? [] : [picture.replacing(".png", with: ".json")]
    let note = damage == .missing ? [] : ["shard-1-of-2.json"]
    for (number, file) in ([picture, VersionFile.name] + layout + note).enumerated() {
      try inflict(damage, on: "i1/\(file)")
      let merged = try galley(["merge"] + parts + ["--out", "o\(number)"])
      #expect(merged.code == 3, "\(damage) \(file)")
      #expect(merged.log.contains("\(file):"), "\(damage) \(file): \(merged.log)")
      if file == picture {
        #expect(merged.output.hasPrefix("3 images") && !folder.exists("o\(number)/\(picture)"))
        #expect(!folder.text("o\(number)/index.html").contains("\"folder\":\"App/A.xib/Card\""))
      }
      try folder.write(try #require(files["i1/\(file)"]), to: "i1/\(file)")
    }
    #expect(try galley(["merge"] + parts + ["--out", "whole"]).code == 0)
  }

  @Test("A damaged picture, layout or list of versions of a report is named", arguments: Damage.allCases)
  func damagedReportFiles(damage: Damage) throws {
    try start(from: Self.verifiedAfterChanges)
    let files = folder.contents()
    let pictures = folder.files(below: "2-2").filter { $0.hasSuffix("actual.png") || $0.hasSuffix("actual.json") }
    #expect(pictures.count > 1)
    for file in pictures.prefix(2) + [VersionFile.name] {
      try inflict(damage, on: "2-2/\(file)")
      let merged = try galley(["merge"] + parts + ["--out", "o"])
      #expect(merged.code == 3, "\(damage) \(file)")
      #expect(merged.log.contains("\(file):"), "\(damage) \(file): \(merged.log)")
      try folder.write(try #require(files["2-2/\(file)"]), to: "2-2/\(file)")
    }
  }

  @Test("A report with the markers of a merge or with a pointer in its place is named as that")
  func conflictingReport() throws {
    try start(from: Self.verified)
    try inflict(.conflict, on: "2-2/report.json")
    let conflict = try galley(["merge"] + parts + ["--out", "o"])
    #expect(conflict.code == 3 && conflict.log.contains("2-2/report.json:1: error: the file has an unresolved merge"))
    try inflict(.pointer, on: "2-2/report.json")
    let pointer = try galley(["merge"] + parts + ["--out", "o"])
    #expect(pointer.code == 3 && pointer.log.contains("2-2/report.json: error: the file is a pointer of Git LFS"))
  }

  @Test("Files beside the pictures are merged, symbolic links are not")
  func otherFiles() throws {
    try start(from: Self.verified)
    try folder.write("{}", to: "2-1/images/App/A.actual.json")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "2-1/images/link.png"), withDestinationURL: folder.url.appending(path: "secret"))
    let result = try galley(["merge"] + parts + ["--out", "o"])
    #expect(result.code == 0 && result.log.contains("2-1/images/link.png: warning: "))
    #expect(folder.files(below: "o/images") == ["App/A.actual.json"])
  }

  @Test("An earlier report is replaced as a whole, anything else is refused")
  func place() throws {
    try start(from: Self.verifiedAfterChanges)
    try galley(["merge"] + parts + ["--out", "o"])
    let first = folder.contents(below: "o")
    try folder.write("old", to: "o/images/old.actual.png")
    try galley(["merge"] + parts + ["--out", "o"])
    #expect(folder.contents(below: "o") == first)
    try folder.write("mine", to: "o/notes.txt")
    let refused = try galley(["merge"] + parts + ["--out", "o"])
    #expect(refused.code == 2 && refused.log.contains("contains 'notes.txt' and is not replaced"))
    for place in ["2-1", "2-1/merged", "."] {
      #expect(try galley(["merge"] + parts + ["--out", place]).code == 2)
    }
    try folder.write("a file", to: "file")
    #expect(try galley(["merge"] + parts + ["--out", "file"]).code == 2)
    #expect(folder.contents(below: "2-1").count > 20)
  }

  @Test("A place with a report, or with images, is named as what it is")
  func otherPlaces() throws {
    try start(from: Self.verified)
    try galley(["render", "App", "--out", "images", "--quiet"])
    try galley(["render", "App", "--shard", "1/1", "--out", "part", "--quiet"])
    let images = try galley(["merge"] + parts + ["--out", "images"])
    #expect(images.code == 2 && images.log.contains("contains images of 'galley render' and is not replaced"))
    try galley(["merge"] + parts + ["--out", "report"])
    let report = try galley(["merge", "part", "--out", "report"])
    #expect(report.code == 2 && report.log.contains("report' is a report, which merged images do not replace"))
    let verified = try verify("--report", "images")
    #expect(verified.code == 4 && verified.log.contains("has the images of 'galley render'"), "\(verified.log)")
  }

  @Test("A picture with two verdicts is refused with both shards, and one that two shards agree on is not")
  func contradiction() throws {
    try start(from: Self.verified)
    let path = "App/A.xib/Card/canvas_base_L@3x"
    let other = try String(contentsOf: folder.url.appending(path: "2-2/report.json"), encoding: .utf8)
    let name = try #require(other.firstMatch(of: #/"path":"([^"]*)"/#)?.1)
    try folder.write(other.replacing("\"path\":\"\(name)\"", with: "\"path\":\"\(path)\""), to: "2-2/report.json")
    #expect(try galley(["merge"] + parts + ["--out", "o"]).code != 2)
    let changed = folder.text("2-2/report.json").replacing("passed\",\"line", with: "changed\",\"line")
      .replacing("passed\",\"digest", with: "changed\",\"digest")
    try folder.write(changed, to: "2-2/report.json")
    let result = try galley(["merge"] + parts + ["--out", "p"])
    #expect(
      result.code == 2 && result.log.contains("'\(path)' is passed in '2-1' and changed in '2-2'"), "\(result.log)")
    #expect(folder.files(below: "p").isEmpty)
  }

  @Test("A part without scenes says that it has none")
  func emptyPart() throws {
    try record()
    let run = ["verify", "App", "--reference", "refs", "--record", "never", "--shard"]
    let logs = try (1...9).map { try galley(run + ["\($0)/9"]).log }
    // Four documents have a scene each.
    #expect(logs.enumerated().count { $1.contains("note: no scene falls to shard \($0 + 1) of 9\n") } == 5)
  }

  @Test("Merged images are those of the whole run, including sheets and versions")
  func images() throws {
    // Five parts of four documents.
    let count = 5
    try galley(["render", "App", "--sheet", "--type-size", "L,AX1", "--out", "whole"])
    let parts = try (1...count).map { number in
      try galley(
        ["render", "App", "--sheet", "--type-size", "L,AX1", "--shard", "\(number)/\(count)", "--out", "i\(number)"])
      return "i\(number)"
    }
    let merged = try galley(["merge"] + parts + ["--out", "o"])
    #expect(merged.code == 0 && merged.output == "8 images in o\n")
    #expect(folder.contents(below: "o") == folder.contents(below: "whole"))
    #expect(try galley(["merge"] + parts.dropFirst() + ["--out", "p"]).code == 3)
    #expect(try galley(["merge"] + parts + ["--out", "o"]).code == 2, "images are not replaced")
    #expect(try galley(["merge"] + parts + ["--out", "q", "--format", "json"]).code == 2)
  }

  @Test("Merged images end as the whole run does if a document cannot be read", arguments: [[], ["--no-index"]])
  func unreadableImages(options: [String]) throws {
    try folder.write("<document", to: "App/Broken.xib")
    let whole = try galley(["render", "App", "--out", "whole"] + options)
    let parts = try (1...2).map { number in
      try galley(["render", "App", "--shard", "\(number)/2", "--out", "i\(number)"] + options)
      return "i\(number)"
    }
    let merged = try galley(["merge"] + parts + ["--out", "o"])
    #expect(whole.code == 3 && merged.code == 3)
    if options.isEmpty {
      #expect(merged.log.contains("App/Broken.xib:1"), "\(merged.log)")
    } else {
      let broken = parts.filter { merged.log.contains("\($0): error: the shard could not read or render everything") }
      #expect(!broken.isEmpty, "\(merged.log)")
    }
  }

  /// Renders in parts, each into a folder of its own.
  private func render(inParts count: Int, _ arguments: [String]) throws -> [String] {
    try (1...count).map { number in
      let part = "r\(count)-\(number)"
      try? FileManager.default.removeItem(atPath: folder.path(of: part))
      try galley(["render", "App", "--quiet", "--shard", "\(number)/\(count)", "--out", part] + arguments)
      return part
    }
  }

  @Test("Images of a document whose scenes are in several parts are merged into those of the whole run")
  func imagesOfScenes() throws {
    try folder.write(Self.threeScenes, to: "App/Main.storyboard")
    try folder.write(SampleDocuments.conflict, to: "App/D.xib")
    let options = ["--type-size", "L,AX1", "--fail-on", "conflict"]
    let whole = try galley(["render", "App", "--quiet", "--out", "whole"] + options)
    #expect(whole.code == 1 && whole.log.contains("findings that --fail-on names: conflict in "), "\(whole.log)")
    for count in [2, 3, 7] {
      let parts = try render(inParts: count, options)
      let merged = try galley(["merge", "--quiet"] + parts + ["--out", "o\(count)"])
      #expect(merged.code == 1 && merged.log == whole.log, "\(count): \(merged.log)")
      #expect(folder.contents(below: "o\(count)") == folder.contents(below: "whole"), "\(count) parts")
      let sizes = parts.map { part in folder.files(below: part).count { $0.hasSuffix(".png") } }
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 2, "a scene has two cells: \(sizes)")
    }
  }

  @Test("Parts that share a folder have the page of the whole run, in whatever order they end")
  func sharedFolder() throws {
    try folder.write(Self.threeScenes, to: "App/Main.storyboard")
    try galley(["render", "App", "--out", "whole"])
    // The storyboard's scenes are in the last two parts.
    for (shared, order) in [("a", [5, 1, 4, 2, 3]), ("b", [4, 5, 3, 2, 1])] {
      for part in order { try galley(["render", "App", "--shard", "\(part)/5", "--out", shared]) }
      #expect(folder.text("\(shared)/index.html") == folder.text("whole/index.html"))
    }
  }

  @Test("A view or scene that one part has is found, and one that no part has is named as in the whole run")
  func names() throws {
    try folder.write(Self.threeScenes, to: "App/Main.storyboard")
    for (options, code) in [
      (["--overlay", "constraints", "--overlay-view", "l3"], Int32(0)),
      (["--overlay", "constraints", "--overlay-view", "l3,nowhere"], 2), (["--scene", "Scene 3"], 0),
      (["--scene", "Scene 3", "--scene", "Scene 9"], 2),
    ] {
      for made in ["whole", "o"] { try? FileManager.default.removeItem(atPath: folder.path(of: made)) }
      let whole = try galley(["render", "App", "--quiet", "--out", "whole"] + options)
      let merged = try galley(["merge", "--quiet"] + render(inParts: 3, options) + ["--out", "o"])
      #expect(whole.code == code && merged.code == code, "\(options): \(merged.log)")
      #expect(merged.log == whole.log, "\(options)")
    }
  }

  @Test("A mask that no part has is refused by the merge, and one that a part has is not")
  func masks() throws {
    try folder.write(Self.threeScenes, to: "App/Main.storyboard")
    try record()
    #expect(try galley(["merge"] + verify(inParts: 3, "--mask", "l3") + ["--out", "o"]).code == 0)
    let whole = try verify("--mask", "l3", "--mask", "nowhere")
    let merged = try galley(["merge"] + verify(inParts: 3, "--mask", "l3", "--mask", "nowhere") + ["--out", "p"])
    #expect(whole.code == 2 && merged.code == 2 && merged.log == whole.log, "\(merged.log)")
  }

  @Test("Parts that let different findings fail are not merged")
  func failures() throws {
    try galley(["render", "App", "--shard", "1/2", "--out", "a"])
    try galley(["render", "App", "--shard", "2/2", "--fail-on", "note", "--out", "b"])
    let refused = try galley(["merge", "a", "b", "--out", "o"])
    #expect(refused.code == 2 && refused.log.contains("the setting 'fail-on'"), "\(refused.log)")
    try galley(["render", "App", "--shard", "1/2", "--fail-on", "clipped,note", "--out", "c"])
    try galley(["render", "App", "--shard", "2/2", "--fail-on", "note,clipped", "--out", "d"])
    #expect(try galley(["merge", "c", "d", "--out", "o"]).code != 2)
  }

  @Test("The file for times is not one with anything else, nor the one that divides the run")
  func fileOfTimes() throws {
    try folder.write(Self.threeScenes, to: "App/Main.storyboard")
    let document = folder.text("App/Main.storyboard")
    for file in ["App/Main.storyboard", "App", "-"] {
      let result = try galley(["render", "App", "--out", "o", "--write-timings", file])
      #expect(result.code == 2, "\(file): \(result.log)")
    }
    #expect(folder.text("App/Main.storyboard") == document && !folder.exists("-") && !folder.exists("o"))
    for _ in 1...2 { #expect(try galley(["render", "App", "--out", "o", "--write-timings", "times"]).code == 0) }
    try folder.link("same", to: "times")
    let arguments = ["render", "App", "--out", "p", "--shard", "1/2", "--timings", "times", "--write-timings"]
    for file in ["times", "same"] { #expect(try galley(arguments + [file]).code == 2) }
    #expect(try galley(arguments + ["times-1"]).code == 0)
  }

  @Test("Parts that are cut by times are merged into the whole run, and not with parts that are cut otherwise")
  func timings() throws {
    try folder.write(Self.threeScenes, to: "App/Main.storyboard")
    try galley(["render", "App", "--out", "whole", "--write-timings", "times"])
    let rows = folder.text("times").split(separator: "\n").map(String.init)
    #expect(rows.count == 7 && rows[6].hasPrefix("{\"document\":\"App/Main.storyboard\",\"scene\":\"Scene 3\","))
    // The third scene takes as long as all others, so that it is a part alone.
    let times = [(1, 1), (2, 1), (3, 6)].map { scene, time in
      "{\"document\":\"App/Main.storyboard\",\"scene\":\"Scene \(scene)\",\"microseconds\":\(time)}\n"
    }
    try folder.write(times.joined(), to: "times")
    let parts = try render(inParts: 2, ["--timings", "times"])
    let pictures = folder.files(below: parts[1]).filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 1 && pictures[0].hasPrefix("App/Main.storyboard/Scene 3/"), "\(pictures)")
    #expect(try galley(["merge"] + parts + ["--out", "o"]).code == 0)
    #expect(folder.contents(below: "o") == folder.contents(below: "whole"))
    try galley(["render", "App", "--shard", "2/2", "--out", "other"])
    let refused = try galley(["merge", parts[0], "other", "--out", "p"])
    #expect(refused.code == 2 && refused.log.contains("differ in the times of scenes"), "\(refused.log)")
  }

  @Test("Times that cannot be used end a part, whatever it has")
  func unusableTimings() throws {
    try folder.write("{\"document\":\"Gone.xib\",\"scene\":\"Card\",\"microseconds\":5}\n", to: "others")
    try folder.write("{\"galleyReport\":1}\n", to: "report")
    for (file, message) in [
      ("others", "others: error: the times are not of any scene of this run"),
      ("report", "report:1: error: expected the time of a scene"), ("App", "App: error: it is a folder"),
      ("gone", "gone: error: no such file"),
    ] {
      for command in [["render", "--out", "o"], ["check"], ["scenes"]] {
        let run = try galley(command + ["App", "--shard", "1/2", "--timings", file])
        #expect(run.code == 3 && run.log.contains(message), "\(command) \(file): \(run.log)")
      }
    }
    #expect(try galley(["check", "App", "--timings", "others"]).code == 2, "without shards")
  }

  @Test("The parts of a check are the whole, and what belongs to a document is said by one of them")
  func checks() throws {
    let lost = Self.threeScenes.replacing("<document type=", with: "<document initialViewController=\"gone\" type=")
    try folder.write(lost, to: "App/Main.storyboard")
    try folder.write(SampleDocuments.conflict, to: "App/D.xib")
    let whole = try galley(["check", "App"])
    // Seven scenes, so that each of the storyboard's is in a part of its own.
    let parts = try (1...7).map { try galley(["check", "App", "--shard", "\($0)/7"]) }
    #expect(whole.code == 1 && parts.map(\.code).max() == 1)
    func lines(_ log: String) -> [String] {
      log.split(separator: "\n").map(String.init).filter { $0.hasPrefix("App/Main.storyboard:") }
    }
    #expect(lines(whole.log).count == 1, "\(whole.log)")
    #expect(parts.flatMap { lines($0.log) } == lines(whole.log))
  }

  @Test("A scene may be missing from some parts, but not from all")
  func scenes() throws {
    try record()
    try folder.write(SampleDocuments.label.replacing("\"Card\"", with: "\"Tile\""), to: "App/D.xib")
    #expect(try galley(["merge"] + verify(inParts: 2, "--scene", "Tile") + ["--out", "o"]).code == 0)
    #expect(try galley(["merge"] + verify(inParts: 2, "--scene", "Tail") + ["--out", "p"]).code == 2)
  }

  @Test("References outside of the project are not named in a report that is merged elsewhere")
  func referencesElsewhere() throws {
    try folder.write(SampleDocuments.label, to: "one/repo/A.xib")
    try folder.write("", to: "one/repo/.git/HEAD")
    try folder.write("", to: "other/place/.git/HEAD")
    let (one, other) = (folder.url.appending(path: "one/repo"), folder.url.appending(path: "other/place"))
    let verify = ["verify", "A.xib", "--reference", "../refs"]
    _ = try ToolProcess.run(arguments: verify + ["--record", "all"], in: one)
    _ = try ToolProcess.run(arguments: verify + ["--record", "never", "--shard", "1/1", "--report", "r"], in: one)
    for (folder, reference) in [(one, "../../refs"), (other, nil)] {
      _ = try ToolProcess.run(
        arguments: ["merge", self.folder.path(of: "one/repo/r"), "--out", "merged/here"], in: folder)
      let report = try String(contentsOf: folder.appending(path: "merged/here/report.json"), encoding: .utf8)
      let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
      #expect(json?["references"] as? String == reference.map { "../\($0)" })
    }
  }

  @Test("Missing references are reported")
  func absentReferences() throws {
    try start(from: Self.verified)
    try FileManager.default.moveItem(at: folder.url.appending(path: "refs"), to: folder.url.appending(path: "kept"))
    #expect(try galley(["merge"] + parts + ["--out", "o"]).output.contains("orphaned references were not looked for"))
    let named = try galley(["merge"] + parts + ["--out", "o", "--reference", "kept"])
    #expect(named.output == "4 snapshots: 4 passed\n")
  }

  @Test("A merge that is asked to end leaves no hidden folder", .killsProcesses)
  func endedMerges() throws {
    try start(from: Self.verifiedAfterChanges)
    for round in 0..<KillRounds.count {
      let process = try ToolProcess(arguments: ["merge"] + parts + ["--out", "o"], in: folder.url)
      usleep(UInt32(60_000 * round / KillRounds.count))
      _ = process.end(by: SIGTERM)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!left.contains { $0.contains(".merging") }, "round \(round): \(left)")
    }
  }

  @Test(
    "A merge that is killed at any time leaves the earlier report or the new one, and every shard", .killsProcesses)
  func killedMerges() throws {
    try start(from: Self.verifiedAfterChanges)
    try galley(["merge"] + parts + ["--out", "o"])
    let (whole, shards) = (folder.contents(below: "o"), parts.map(folder.contents))
    for round in 0..<KillRounds.count {
      let process = try ToolProcess(arguments: ["merge"] + parts + ["--out", "o"], in: folder.url)
      usleep(UInt32(60_000 * round / KillRounds.count))
      process.kill()
      #expect(folder.contents(below: "o") == whole)
    }
    #expect(parts.map(folder.contents) == shards)
    try galley(["merge"] + parts + ["--out", "o"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!left.contains { $0.contains(".merging") }, "the next merge removes what killed ones left")
  }
}
