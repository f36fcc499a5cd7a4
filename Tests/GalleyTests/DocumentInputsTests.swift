import Files
import Foundation
import Galley
import TestSupport
import Testing

@Suite("What a document's pictures are made from")
struct DocumentInputsTests {
  private let folder = TemporaryFolder()

  private var root: String { folder.url.path }

  private func files(_ document: String) -> [String] {
    DocumentInputs.files(ofDocument: "\(root)/\(document)").map { String($0.dropFirst(root.count + 1)) }
  }

  @Test("A document alone is its own only input")
  func alone() throws {
    try folder.write("", to: "A.xib")
    try folder.write("", to: "B.xib")
    try folder.write("", to: "B.strings")
    #expect(files("A.xib") == ["A.xib"])
  }

  @Test("Every language's tables count, of all kinds, and no other document's")
  func tables() throws {
    try folder.write("", to: "Base.lproj/A.xib")
    for file in ["de.lproj/A.strings", "de.lproj/A.stringsdict", "fr.lproj/A.stringsdict", "ja.lproj/B.strings"] {
      try folder.write("", to: file)
    }
    try folder.write("", to: "A.xcstrings")
    try folder.write("", to: "de.lproj/A.xcstrings")
    try folder.write("", to: "de.lproj/Localizable.strings")
    let expected: Set = [
      "Base.lproj/A.xib", "A.xcstrings", "de.lproj/A.xcstrings", "de.lproj/A.strings", "de.lproj/A.stringsdict",
      "fr.lproj/A.stringsdict",
    ]
    #expect(Set(files("Base.lproj/A.xib")) == expected)
    #expect(files("Base.lproj/A.xib").count == expected.count)
  }

  @Test("So do the documents that languages have of their own")
  func localizedCopies() throws {
    for language in ["en", "de", "ar"] { try folder.write("", to: "\(language).lproj/A.storyboard") }
    #expect(Set(files("en.lproj/A.storyboard")) == Set(["en", "de", "ar"].map { "\($0).lproj/A.storyboard" }))
    #expect(files("en.lproj/A.storyboard").first == "en.lproj/A.storyboard")
  }

  @Test("The digest changes with any content, with a table that comes or goes, and with the document's name")
  func digest() throws {
    func digest(_ document: String = "Base.lproj/A.xib") throws -> String {
      try #require(DocumentInputs(ofDocument: "\(root)/\(document)")).digest.hexadecimal
    }
    try folder.write("one", to: "Base.lproj/A.xib")
    var seen: Set<String> = [try digest()]
    try folder.write("two", to: "Base.lproj/A.xib")
    #expect(seen.insert(try digest()).inserted)
    try folder.write("\"a\" = \"b\";", to: "de.lproj/A.strings")
    #expect(seen.insert(try digest()).inserted)
    try folder.write("\"a\" = \"c\";", to: "de.lproj/A.strings")
    #expect(seen.insert(try digest()).inserted)
    try FileManager.default.moveItem(atPath: root + "/de.lproj", toPath: root + "/fr.lproj")
    #expect(seen.insert(try digest()).inserted)
    try folder.write("two", to: "Base.lproj/B.xib")
    try folder.write("\"a\" = \"c\";", to: "fr.lproj/B.strings")
    #expect(seen.insert(try digest("Base.lproj/B.xib")).inserted)
    try folder.write("one", to: "Base.lproj/A.xib")
    try FileManager.default.removeItem(atPath: root + "/fr.lproj")
    #expect(!seen.insert(try digest()).inserted)
  }

  @Test("The digest is the same in every folder")
  func folders() throws {
    for clone in ["one", "two/deeper"] {
      try folder.write("text", to: "\(clone)/Base.lproj/A.xib")
      try folder.write("\"a\" = \"b\";", to: "\(clone)/de.lproj/A.strings")
    }
    let digests = ["one", "two/deeper"].map { DocumentInputs(ofDocument: "\(root)/\($0)/Base.lproj/A.xib")?.digest }
    #expect(digests[0] != nil && digests[0] == digests[1])
  }

  @Test("What changes while something is made from it is noticed, and so is a table that appears")
  func changes() throws {
    let document = try folder.write("one", to: "Base.lproj/A.xib").path
    try age(document)
    let inputs = try #require(DocumentInputs(ofDocument: document))
    #expect(inputs.areUnchanged)
    try folder.write("two", to: "de.lproj/A.strings")
    #expect(!inputs.areUnchanged)
    try FileManager.default.removeItem(atPath: root + "/de.lproj")
    #expect(inputs.areUnchanged)
    try folder.write("two", to: "Base.lproj/A.xib")
    #expect(!inputs.areUnchanged)
  }

  @Test("A document or table that cannot be read has no inputs", arguments: ["Base.lproj/A.xib", "de.lproj/A.strings"])
  func unreadable(path: String) throws {
    try folder.write("one", to: "Base.lproj/A.xib")
    try folder.write("two", to: "de.lproj/A.strings")
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(atPath: "\(root)/\(path)", withIntermediateDirectories: true)
    #expect(DocumentInputs(ofDocument: root + "/Base.lproj/A.xib") == nil)
  }

  /// Lets a file's times lie so far back that a change since must show.
  private func age(_ path: String) throws {
    usleep(50_000)
    #expect(FileState(of: path)?.isSettled == true)
  }
}
