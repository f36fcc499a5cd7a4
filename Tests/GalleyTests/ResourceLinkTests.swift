import TestSupport
import Testing

@testable import Galley

@Suite("Symbolic links to resources")
struct ResourceLinkTests {
  private let folder: TemporaryFolder

  /// A project beside a catalog that it links to, directly and by the folder around it.
  init() throws {
    folder = try TemporaryFolder(["App/A.xib": "", "Shared/A.xcassets/Contents.json": "{}", "Docs/a.txt": ""])
    try folder.link("App/Docs", to: "../Docs")
  }

  private func catalogs(_ listing: ProjectListing) -> [String] {
    listing.parts.flatMap(\.paths).filter { $0.hasSuffix(".xcassets/Contents.json") }
  }

  @Test("A link to a catalog or to a folder around one is followed in the repository", arguments: ["/A.xcassets", ""])
  func inside(end: String) throws {
    try folder.link("App/Link\(end.replacing("/A", with: ""))", to: "../Shared\(end)")
    let listing = ProjectListing(of: folder.path(of: "App"), root: folder.path)
    #expect(catalogs(listing).count == 1 && listing.problems.isEmpty)
    #expect(listing.parts[0].folder == folder.path(of: "App"))
  }

  @Test("A link out of the repository is a problem, unless nothing behind it is read")
  func outside() throws {
    try folder.link("App/Link", to: "../Shared")
    let listing = ProjectListing(of: folder.path(of: "App"))
    #expect(catalogs(listing).isEmpty)
    #expect(listing.problems.map(\.place) == [folder.path(of: "App/Link")])
  }

  @Test(
    "A file beside the project is named by its path from there, and one elsewhere by its whole path",
    arguments: [
      ("/a/p/App/A.xcassets/x.png", "App/A.xcassets/x.png"),
      ("/a/shared/A.xcassets/x.png:2", "../shared/A.xcassets/x.png:2"),
      ("/a/p-2/x.png", "../p-2/x.png"), ("/usr/share/fonts/x.ttf", "/usr/share/fonts/x.ttf"),
      ("App/x.png", "App/x.png"),
    ])
  func places(path: String, words: String) {
    #expect(UnreadableInput(place: path, message: "damaged").description(inProject: "/a/p") == "'\(words)': damaged")
  }

  @Test("Links in circles end")
  func circle() throws {
    try folder.link("App/Up", to: "..")
    try folder.link("Shared/Back", to: "../App")
    try folder.link("App/Link", to: "../Shared")
    let listing = ProjectListing(of: folder.path(of: "App"), root: folder.path)
    #expect(catalogs(listing).count == 1 && listing.problems.isEmpty)
  }

  @Test("A link to resources that leads nowhere is a problem, and any other such link is not")
  func dangling() throws {
    try folder.link("App/B.xcassets", to: "nowhere")
    try folder.link("App/de.lproj", to: "de.lproj")
    try folder.link("App/Notes.txt", to: "nowhere")
    let listing = ProjectListing(of: folder.path(of: "App"), root: folder.path)
    #expect(listing.problems.map(\.place) == ["B.xcassets", "de.lproj"].map { folder.path(of: "App/\($0)") })
  }
}
