import Foundation
import Galley
import Testing

@Suite("What is found for a document's pictures and colours")
struct AssetAnswerTests {
  private let folder: TemporaryFolder
  private let document: String
  private let set = "Media.xcassets/logo.imageset"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    document = try folder.write("", to: "UI/A.xib").path
    try folder.write(#"{"images":[{"filename":"a.png","scale":"2x"}]}"#, to: "\(set)/Contents.json")
    try folder.write("one", to: "\(set)/a.png")
  }

  private func digest(_ name: String, _ kind: AssetRequest.Kind = .image) -> String {
    AssetLibrary().answer(to: AssetRequest(kind: kind, name: name), document: document).digest.hexadecimal
  }

  @Test("It changes with the description, the picture's content and the place that it is found at")
  func imageSet() throws {
    var seen: Set = [digest("logo"), digest("other")]
    #expect(seen.count == 2)
    try folder.write("two", to: "\(set)/a.png")
    #expect(seen.insert(digest("logo")).inserted)
    try folder.write(#"{"images":[{"filename":"a.png","scale":"3x"}]}"#, to: "\(set)/Contents.json")
    #expect(seen.insert(digest("logo")).inserted)
    try folder.write("two", to: "Another.xcassets/logo.imageset/a.png")
    try folder.write("{}", to: "Another.xcassets/logo.imageset/Contents.json")
    #expect(seen.insert(digest("logo")).inserted)
    try FileManager.default.removeItem(atPath: folder.url.path + "/Another.xcassets")
    try FileManager.default.removeItem(atPath: folder.url.path + "/" + set + "/a.png")
    #expect(seen.insert(digest("logo")).inserted)
  }

  @Test("It stays with fresh times, and with assets that nobody asks for")
  func unrelated() throws {
    let before = digest("logo")
    try folder.write("one", to: "\(set)/a.png")
    try folder.write("{}", to: "Media.xcassets/other.imageset/Contents.json")
    try folder.write("{}", to: "Media.xcassets/logo.colorset/Contents.json")
    #expect(digest("logo") == before)
  }

  @Test("A colour's changes with its description; a picture's name is another request")
  func colorSet() throws {
    let missing = digest("logo", .color)
    try folder.write("{}", to: "Media.xcassets/logo.colorset/Contents.json")
    let found = digest("logo", .color)
    #expect(found != missing)
    try folder.write(#"{"colors":[]}"#, to: "Media.xcassets/logo.colorset/Contents.json")
    #expect(digest("logo", .color) != found)
  }

  @Test("Pictures in no catalog count with all their scales")
  func looseImages() throws {
    try folder.write("one", to: "Images/icon@2x.png")
    let before = digest("icon")
    try folder.write("one", to: "Images/icon@3x.png")
    #expect(digest("icon") != before)
  }

  @Test("Files that change after they were read are noticed")
  func change() throws {
    usleep(50_000)
    let answer = AssetLibrary().answer(to: AssetRequest(kind: .image, name: "logo"), document: document)
    #expect(answer.isUnchanged)
    try folder.write("three", to: "\(set)/a.png")
    #expect(!answer.isUnchanged)
  }
}
