import Files
import TestSupport
import Testing

@testable import Galley

@Suite("Files of a project")
struct ProjectListingTests {
  private let folder = TemporaryFolder()

  private func paths(of path: String = "App") -> [String] {
    ProjectListing(of: folder.path(of: path), root: folder.path).parts[0].paths
  }

  private func write(_ files: String...) throws { for file in files { try folder.write("", to: file) } }

  @Test("All files are listed, however many there are, in the order of their paths", arguments: 1...3)
  func order(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let files = (0..<300).map { "Folder \($0 % 7)/\($0).png" }
    for file in files.shuffled(using: &random) { try folder.write("", to: "App/\(file)") }
    let folders = (0..<7).map { "Folder \($0)" }
    #expect(paths() == (files + folders).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("References and other pictures of Galley are not listed, wherever they are")
  func pictures() throws {
    try write("App/Main.xib", "App/logo.png")
    let pictures = ["Shots/App/Main.xib/Main/canvas_base_L@2x.png", "References/Catalog/Scene/canvas_base_L@2x.png"]
    for picture in pictures { try folder.write("", to: "App/\(picture)") }
    try VersionFile(inFolder: folder.path(of: "App/References"))
      .write(EngineVersions(galley: "0.1.0", libraries: [:], fonts: []))
    #expect(paths() == ["Main.xib", "Shots", "Shots/App", "logo.png"])
  }

  @Test("A file that is only named like that of versions leaves nothing out")
  func otherVersions() throws {
    try write("App/Data/logo.png")
    try folder.write("{\"api\": 3}", to: "App/Data/versions.json")
    #expect(paths() == ["Data", "Data/logo.png", "Data/versions.json"])
  }

  @Test("Of a folder with a record, only what the record lists is left out")
  func record() throws {
    try write("App/Guide/own.png", "App/Guide/shown/a.png", "App/Guide/shown/b.png", "App/Guide/more/c.png")
    try OwnedFolder(path: folder.path(of: "App/Guide")).claim(["shown/a.png", "more"])
    #expect(paths() == ["Guide", "Guide/own.png", "Guide/shown", "Guide/shown/b.png"])
  }

  @Test("Folders that Git ignores are not listed, except those of resources and projects, which tools make")
  func ignored() throws {
    try write(
      ".git/HEAD", "App/Old/a.png", "App/Kept/b.png", "App/Kept/Gen/c.png", "App/Kept/d.png", "App/de.lproj/A.strings")
    try folder.write("Old/\n*.lproj\nd.png\n", to: ".gitignore")
    try folder.write("/Gen\n", to: "App/Kept/.gitignore")
    #expect(paths() == ["Kept", "Kept/b.png", "Kept/d.png", "de.lproj", "de.lproj/A.strings"])
  }

  @Test("The rules of a folder hold in the folder only")
  func rulesOfFolders() throws {
    try write(".git/HEAD", "App/A/Gen/a.png", "App/A.b/Gen/b.png", "App/B/Assets.xcassets/Gen/c.png")
    try folder.write("Gen\n", to: "App/A/.gitignore")
    try folder.write("Gen\n", to: "App/B/.gitignore")
    #expect(paths() == ["A", "A.b", "A.b/Gen", "A.b/Gen/b.png", "B", "B/Assets.xcassets"])
  }

  @Test("A project in an ignored folder has all its files")
  func ignoredProject() throws {
    try write(".git/HEAD", "Gen/App/Images/a.png")
    try folder.write("/Gen/**\n", to: ".gitignore")
    #expect(paths(of: "Gen/App") == ["Images", "Images/a.png"])
  }
}
