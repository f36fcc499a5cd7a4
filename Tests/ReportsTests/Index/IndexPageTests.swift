import Digests
import Files
import Foundation
import Graphics
import Snapshots
import TestSupport
import Testing

@testable import Reports

@Suite("The page of a folder of images")
struct IndexPageTests {
  private let folder = TemporaryFolder()

  private var page: String { folder.text("index.html") }

  private func write(_ images: [IndexedImage], title: String = "App", problems: [String] = []) throws {
    try IndexPage(ImageIndex(title: title, images: images, problems: problems)).write(inFolder: folder.path)
  }

  @Test("A page contains its index, which can be read again")
  func reading() throws {
    let index = ImageIndex(
      title: "App",
      images: [.sample("Start"), .sample("Start", locale: "de"), .sample("End", findings: [.sample(.clipped)])],
      problems: ["A.xib: error: not XML"])
    try IndexPage(index).write(inFolder: folder.path)
    #expect(IndexPage.index(inFolder: folder.path) == index)
    #expect(folder.files() == ["index.html"])
  }

  @Test("Texts and findings of many images are written once")
  func repetition() throws {
    let images = (1...50).map {
      IndexedImage.sample("Scene \($0)", findings: [.sample(.clipped)], texts: ["Abendessen"])
    }
    try write(images)
    #expect(page.components(separatedBy: "Abendessen").count == 2)
    #expect(page.components(separatedBy: "It is clipped.").count == 2)
  }

  @Test(
    "No name ends the data, is taken for a place of the page, or becomes markup",
    arguments: [
      "</script><img src=x onerror=alert(1)>", "<!--<script>", "{{SCRIPT}}{{STYLE}}", "\"quotes\" \\ \u{2028}",
    ])
  func hostileNames(name: String) throws {
    try write([.sample("Start")])
    let (scripts, places) = (page.components(separatedBy: "<script"), page.components(separatedBy: "{{"))
    try write(
      [.sample(name, findings: [.sample(.clipped, message: name)], texts: [name])], title: name, problems: [name])
    #expect(page.components(separatedBy: "<script").count == scripts.count)
    #expect(!page.contains("onerror=alert(1)>") || !page.contains("<img src=x"))
    #expect(!name.hasPrefix("{{") ? page.components(separatedBy: "{{").count == places.count : page.contains(name))
    #expect(IndexPage.index(inFolder: folder.path)?.images.first?.scene == name)
  }

  @Test("The policy allows the page's own script and style by their hashes, and no other source")
  func policy() throws {
    try write([.sample("Start")])
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.output.1)
    #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe") && !policy.contains("http"))
    for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
      let start = try #require(page.range(of: "<\(tag)>"))
      let end = try #require(page.range(of: "</\(tag)>", range: start.upperBound..<page.endIndex))
      let content = page[start.upperBound..<end.lowerBound]
      let hash = Data(ContentDigest(ofContent: Array(content.utf8)).bytes).base64EncodedString()
      #expect(policy.contains("\(directive) 'sha256-\(hash)'"))
    }
    #expect(!page.contains(" style=\"") && !page.contains("onclick="), "the policy would forbid it")
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test("A file that Galley did not write is kept, and the reason is reported")
  func foreignFile() throws {
    try folder.write("<!doctype html><h1>Mine</h1>", to: "index.html")
    #expect(throws: FileError.self) { try write([.sample("Start")]) }
    #expect(page == "<!doctype html><h1>Mine</h1>")
    try folder.link("index.html", to: "elsewhere.html")
    #expect(!IndexPage.mayBeReplaced(folder.path(of: "index.html")), "a link could lead anywhere")
  }

  @Test("A page replaces that of an earlier run, and the same images make the same bytes")
  func replacing() throws {
    try write([.sample("Start")])
    let first = page
    try write([.sample("End")])
    #expect(page != first)
    try write([.sample("Start")])
    #expect(page == first)
  }

  @Test("A page of another folder, or a broken one, has no index")
  func unreadable() throws {
    #expect(IndexPage.index(inFolder: folder.path) == nil)
    try write([.sample("Start")])
    try folder.write(page.replacing("\"galleyIndex\":1", with: "\"galleyIndex\":2"), to: "index.html")
    #expect(IndexPage.index(inFolder: folder.path) == nil)
    try folder.write(String(page.prefix(300)), to: "index.html")
    #expect(IndexPage.index(inFolder: folder.path) == nil)
  }
}
