import Files
import Foundation
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("What a search for documents does not read")
struct UnsearchedFolderTests {
  private let folder = TemporaryFolder()

  init() throws { try folder.write("<a/>", to: "App/A.xib") }

  private func finder() -> DocumentFinder {
    let input = folder.path(of: "App")
    return DocumentFinder(inputs: [input], paths: ProjectPaths(inputs: [input]))
  }

  /// The places below the input that were not searched, with the reasons.
  private var unsearched: [String: DocumentFinder.Failure.Reason] {
    let start = folder.path(of: "App").count + 1
    return Dictionary(uniqueKeysWithValues: finder().failures.map { (String($0.input.dropFirst(start)), $0.reason) })
  }

  @Test("A link to a folder with documents outside of the input is named, with their number")
  func links() throws {
    try folder.write("<a/>", to: "Shared/Deep/B.xib")
    try folder.write("<a/>", to: "Shared/C.storyboard")
    try folder.link("App/Shared", to: folder.path(of: "Shared"))
    #expect(unsearched == ["Shared": .link(documents: 2)])
    #expect(finder().documents.count == 1)
  }

  @Test("Documents have the folders of their names, also beside others in a folder whose name is escaped")
  func outputFolders() {
    let names = ["A.xib", "App/A.xib", "App/a: b/C.xib", "App/a: b/D.xib", "../Out/E.xib", "App/./F.xib"]
    #expect(
      OutputFolders.folders(for: names) == [
        "A.xib", "App/A.xib", "App/a%3A b/C.xib", "App/a%3A b/D.xib", "Out/E.xib", "App/F.xib",
      ])
  }

  @Test("The names of documents are those of their paths, also of links and behind a link to a folder")
  func names() throws {
    try folder.write("<a/>", to: "App/Deep/B.xib")
    try folder.write("<a/>", to: "Elsewhere/C.xib")
    try folder.link("App/Deep/D.xib", to: folder.path(of: "Elsewhere/C.xib"))
    try folder.link("Linked", to: folder.path(of: "App"))
    let inputs = [folder.path(of: "Linked"), folder.path(of: "App/A.xib"), folder.path(of: "Elsewhere")]
    let paths = ProjectPaths(inputs: inputs)
    let finder = DocumentFinder(inputs: inputs, paths: paths)
    // The document that is given again and the one that the link leads to are no further ones.
    #expect(
      finder.documents.map { $0.dropFirst(folder.path.count) } == [
        "/Linked/A.xib", "/Linked/Deep/B.xib", "/Linked/Deep/D.xib",
      ])
    #expect(finder.names == finder.documents.map(paths.name(of:)))
  }

  @Test("Links to folders without documents, into the input, and to what is above it are no problem")
  func harmlessLinks() throws {
    try folder.write("", to: "Empty/a.txt")
    try folder.write("<a/>", to: "App/Sub/B.xib")
    try folder.link("App/Empty", to: folder.path(of: "Empty"))
    try folder.link("App/Again", to: folder.path(of: "App/Sub"))
    try folder.link("App/Loop", to: folder.path(of: "App"))
    try folder.link("App/Up", to: folder.path(of: ""))
    try folder.link("App/.hidden", to: folder.path(of: "App"))
    #expect(unsearched.isEmpty)
    #expect(finder().documents.count == 2)
  }

  @Test("A link that the project ignores is no problem")
  func ignoredLink() throws {
    try folder.write("<a/>", to: "Shared/B.xib")
    try folder.link("App/Shared", to: folder.path(of: "Shared"))
    try folder.write("Shared\n", to: "App/.gitignore")
    #expect(unsearched.isEmpty)
  }

  @Test("What is in the place of patterns and cannot be read is named once, and leaves nothing out")
  func unreadPatterns() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: ".gitignore/a.txt")
    #expect(mkfifo(folder.path(of: "App/.gitignore"), 0o600) == 0)
    let inputs = ["App", "App"].map(folder.path(of:))
    let finder = DocumentFinder(inputs: inputs, paths: ProjectPaths(inputs: inputs))
    #expect(finder.documents.count == 1)
    #expect(finder.failures.map(\.reason) == [.patterns(.folder), .patterns(.notAFile)])
    #expect(
      finder.failures.map { RealPath.of($0.input) }
        == [".gitignore", "App/.gitignore"].map { RealPath.of(folder.path(of: $0)) })
  }

  @Test("A link in the place of patterns has none, as for Git")
  func linkedPatterns() throws {
    try folder.write("*.xib\n", to: "patterns")
    try folder.link("App/.gitignore", to: "../patterns")
    #expect(unsearched.isEmpty)
    #expect(finder().documents.count == 1)
  }

  @Test("A folder with the name of a document is named")
  func documentFolder() throws {
    try folder.write("", to: "App/Old.xib/objects.nib")
    #expect(unsearched == ["Old.xib": .documentFolder])
  }

  @Test("A folder with pictures of a document is no document, in references of any age", arguments: ["png", "svg"])
  func pictures(type: String) throws {
    try folder.write("", to: "App/Snapshots/A.xib/Card/canvas_base_L@2x.\(type)")
    try folder.write("", to: "App/Snapshots/A.xib/Empty/canvas_base_L@2x.json")
    #expect(unsearched.isEmpty)
  }

  @Test("A folder that pictures were removed from is no document, nor one with pictures of its last scene alone")
  func emptiedFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "App/w/Gone.xib/Card"), withIntermediateDirectories: true)
    #expect(unsearched.isEmpty)
    try folder.write("", to: "App/w/Some.storyboard/First/canvas_base_L@2x.json")
    #expect(unsearched == ["w/Some.storyboard": .documentFolder])
    try folder.write("", to: "App/w/Some.storyboard/Second/canvas_base_L@2x.png")
    #expect(unsearched.isEmpty)
  }

  @Test("A folder that cannot be listed is named with the system's reason")
  func unlisted() throws {
    // A path that is longer than the system allows; permissions do not stop the administrator.
    let name = String(repeating: "n", count: 200)
    var descriptor = open(folder.path(of: "App"), O_RDONLY | O_DIRECTORY)
    for _ in 0..<25 {
      #expect(mkdirat(descriptor, name, 0o700) == 0)
      let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY)
      close(descriptor)
      descriptor = inner
    }
    close(descriptor)
    #expect(unsearched.values.map { $0 } == [.unlisted(SystemError(code: ENAMETOOLONG))])
    #expect(finder().documents.count == 1)
    // The folder is removed level by level, as its path is too long for others too.
    try removeDeepFolder(named: name)
  }

  private func removeDeepFolder(named name: String) throws {
    var descriptors = [open(folder.path(of: "App"), O_RDONLY | O_DIRECTORY)]
    while let last = descriptors.last, case let inner = openat(last, name, O_RDONLY | O_DIRECTORY), inner >= 0 {
      descriptors.append(inner)
    }
    for (index, descriptor) in descriptors.enumerated().reversed() {
      close(descriptor)
      if index > 0 { unlinkat(descriptors[index - 1], name, AT_REMOVEDIR) }
    }
  }

  @Test("Documents whose names differ only in their Unicode normalization are all found, and named")
  func normalization() throws {
    try folder.write("<a/>", to: "App/n\u{E9}.xib")
    try folder.write("<a/>", to: "App/ne\u{301}.xib")
    let finder = finder()
    #expect(Set(finder.documents.map { Array($0.utf8) }).count == 3)
    #expect(
      finder.notes.map(\.message) == [
        "the names of several documents differ only in their Unicode normalization; rename all but one"
      ])
    let folders = OutputFolders.folders(for: finder.documents)
    #expect(Set(folders).count == 3)
  }
}
