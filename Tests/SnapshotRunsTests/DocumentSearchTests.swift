import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("Documents of a folder")
struct DocumentSearchTests {
  private let folder = TemporaryFolder()

  private func finder(
    _ inputs: [String] = ["repo"], _ selection: DocumentSelection = DocumentSelection()
  ) -> DocumentFinder {
    let inputs = inputs.map(folder.path(of:))
    return DocumentFinder(inputs: inputs, paths: ProjectPaths(inputs: inputs), selection: selection)
  }

  private func names(_ finder: DocumentFinder) -> [String] {
    finder.documents.map { String($0.dropFirst(folder.path(of: "repo").count + 1)) }
  }

  private func write(_ paths: String...) throws {
    try folder.write("", to: "repo/.git/HEAD")
    for path in paths { try folder.write("", to: "repo/" + path) }
  }

  @Test("Folders with the code of others and with what was built are left out, and the run says how many documents")
  func foreignFolders() throws {
    try write(
      "App/A.xib", "Pods/X/B.xib", "App/Carthage/C.xib", "DerivedData/D.xib", "build/E.xib", "node_modules/F.xib",
      "vendor/G.xib", ".build/H.xib", "Builder/I.xib", "Vendor/J.xib", "Vendor/K.xib")
    let finder = finder()
    #expect(names(finder) == ["App/A.xib", "Builder/I.xib"])
    #expect(
      finder.notes.map(\.line) == [
        "galley: note: left out: 1 document in Carthage, 1 document in DerivedData, 1 document in Pods, "
          + "2 documents in Vendor, 1 document in build, 1 document in node_modules, 1 document in vendor; "
          + "'include' under 'documents' in .galley.yml takes them in"
      ])
  }

  @Test("Ignored paths are left out by the nearest .gitignore that decides, and by the repository's own list")
  func ignored() throws {
    try write(
      "A.xib", "Old/B.xib", "App/C.xib", "App/Gen/D.xib", "App/Gen/Kept.xib", "App/Local.xib", "App/E.storyboard")
    try folder.write("Old/\nGen/*\nE.*\n", to: "repo/.gitignore")
    try folder.write("!E.storyboard\n!Gen/Kept.xib\n", to: "repo/App/.gitignore")
    try folder.write("Local.xib\n", to: "repo/.git/info/exclude")
    // "Gen/*" has a slash inside, so it applies beside the file that contains it only.
    #expect(names(finder()) == ["A.xib", "App/C.xib", "App/E.storyboard", "App/Gen/D.xib", "App/Gen/Kept.xib"])
    try folder.write("Old/\n**/Gen/*\nE.*\n", to: "repo/.gitignore")
    #expect(names(finder()) == ["A.xib", "App/C.xib", "App/E.storyboard", "App/Gen/Kept.xib"])
    #expect(names(finder(["repo/App"])) == ["App/C.xib", "App/E.storyboard", "App/Gen/Kept.xib"])
  }

  @Test("Nothing in an ignored folder is taken in again by a pattern")
  func ignoredFolder() throws {
    try write("A.xib", "Gen/B.xib")
    try folder.write("Gen/\n!Gen/B.xib\n", to: "repo/.gitignore")
    #expect(names(finder()) == ["A.xib"])
  }

  @Test("What is given by name is always taken: a document, and a folder with what it does not ignore itself")
  func given() throws {
    try write("Pods/A.xib", "Pods/build/B.xib")
    try folder.write("Pods/\n", to: "repo/.gitignore")
    #expect(names(finder(["repo/Pods/build/B.xib"])) == ["Pods/build/B.xib"])
    #expect(names(finder(["repo/Pods"])) == ["Pods/A.xib"])
  }

  @Test("The configuration leaves documents out, and takes in what would be left out")
  func selection() throws {
    try write("A.xib", "App/B.xib", "Pods/Own/C.xib", "Pods/Other/D.xib", "vendor/E.xib")
    #expect(names(finder(["repo"], DocumentSelection(excluded: ["App"]))) == ["A.xib"])
    #expect(
      names(finder(["repo"], DocumentSelection(included: ["Pods/Own"]))) == ["A.xib", "App/B.xib", "Pods/Own/C.xib"])
    #expect(
      names(finder(["repo"], DocumentSelection(included: ["vendor"], excluded: ["*.xib", "!App/*.xib"])))
        == ["App/B.xib", "vendor/E.xib"])
  }

  @Test("A folder named like a document and the run's own folders are no documents")
  func outputs() throws {
    try write("A.storyboard", "shots/A.storyboard/Scene/canvas.png", "shots/Copy.xib", "refs/Copy.xib")
    let selection = DocumentSelection(outputs: [folder.path(of: "repo/shots"), folder.path(of: "repo/refs/")])
    #expect(names(finder(["repo"], selection)) == ["A.storyboard"])
    #expect(
      names(finder(["repo/shots"], DocumentSelection(outputs: [folder.path(of: "repo/shots")]))) == ["shots/Copy.xib"])
  }

  @Test("An input that is a link to a folder is searched, and links to folders below it are not")
  func links() throws {
    try write("App/A.xib", "Other/B.xib")
    try folder.link("link", to: folder.path(of: "repo/App"))
    try folder.link("repo/App/more", to: folder.path(of: "repo/Other"))
    #expect(finder(["link"]).documents == [folder.path(of: "link/A.xib")])
    #expect(finder(["link", "repo/App/A.xib"]).documents.count == 1)
  }

  @Test("Documents for other platforms are left out of a folder's run and said to be, but not if given by name")
  func platforms() throws {
    func document(_ runtime: String) -> String {
      "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.\(runtime).XIB\" version=\"3.0\">"
    }
    try write("A.xib")
    for name in ["M1", "M2", "M3", "M4"] { try folder.write(document("Cocoa"), to: "repo/\(name).xib") }
    try folder.write(document("WatchKit"), to: "repo/W.xib")
    try folder.write(document("CocoaTouch"), to: "repo/I.xib")
    let finder = finder()
    #expect(names(finder) == ["A.xib", "I.xib"])
    #expect(finder.failures.isEmpty)
    #expect(
      finder.notes.map(\.line) == [
        "galley: note: left out: 4 documents for macOS (M1.xib, M2.xib, M3.xib and 1 more)",
        "galley: note: left out: 1 document for watchOS (W.xib)",
      ])
    #expect(names(self.finder(["repo/W.xib"])) == ["W.xib"])
  }

  @Test("A folder whose documents are all left out is an error that says why")
  func allLeftOut() throws {
    try write("Pods/A.xib")
    #expect(
      finder().failures.map { "\($0)".split(separator: ": ").dropFirst().joined(separator: ": ") } == [
        "all Interface Builder documents in this folder are left out: 1 document in Pods"
      ])
  }
}
