import TestSupport
import Testing

@testable import Files

@Suite("Reading files without leaving a folder")
struct ContainedFileTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("inside", to: "report/images/a.png")
    try folder.write("secret", to: "elsewhere/a.png")
  }

  private func read(_ names: String...) throws(ContainedFileError) -> [UInt8]? {
    try ContainedFile(names, below: folder.path(of: "report")).read(as: .snapshot)
  }

  /// Expects that a file is not read, for a reason.
  private func expectRefusal(_ names: String..., because reason: String) {
    let error = ContainedFileError(path: names.joined(separator: "/"), reason: reason)
    #expect(throws: error) { try ContainedFile(names, below: folder.path(of: "report")).read(as: .snapshot) }
  }

  @Test("A file is read, and a missing file or folder has no content")
  func content() throws {
    #expect(try read("images", "a.png") == Array("inside".utf8))
    #expect(try read("images", "b.png") == nil)
    #expect(try read("pictures", "a.png") == nil)
    #expect(try ContainedFile(["a.png"], below: folder.path(of: "nowhere")).read(as: .snapshot) == nil)
  }

  @Test("An empty file has empty content")
  func emptyFile() throws {
    try folder.write("", to: "report/empty")
    #expect(try read("empty") == [])
  }

  @Test("A symbolic link is refused as a folder of the path, also if it stays below the folder")
  func linkedFolder() throws {
    try folder.link("report/outside", to: folder.path(of: "elsewhere"))
    expectRefusal("outside", "a.png", because: "'outside' is a symbolic link.")
    try folder.link("report/inside", to: "images")
    expectRefusal("inside", "a.png", because: "'inside' is a symbolic link.")
  }

  @Test("A symbolic link is refused as the file, also if it leads nowhere")
  func linkedFile() throws {
    try folder.link("report/images/outside.png", to: folder.path(of: "elsewhere/a.png"))
    expectRefusal("images", "outside.png", because: "'outside.png' is a symbolic link.")
    try folder.link("report/images/broken.png", to: "missing.png")
    expectRefusal("images", "broken.png", because: "'broken.png' is a symbolic link.")
  }

  @Test("Links in the path of the folder itself are followed")
  func linkToFolder() throws {
    try folder.link("latest", to: "report")
    let file = ContainedFile(["images", "a.png"], below: folder.path(of: "latest"))
    #expect(try file.read(as: .snapshot) == Array("inside".utf8))
  }

  @Test("Names that lead out of the folder are refused")
  func outside() {
    expectRefusal("..", "elsewhere", "a.png", because: "'..' is not the name of a file or folder.")
    expectRefusal("images", "..", "..", "elsewhere", "a.png", because: "'..' is not the name of a file or folder.")
    let absolute = folder.path(of: "elsewhere/a.png")
    expectRefusal(absolute, because: "'\(absolute)' is not the name of a file or folder.")
    expectRefusal("images/a.png", because: "'images/a.png' is not the name of a file or folder.")
  }

  @Test("A folder in the place of the file and a file in the place of a folder are refused")
  func otherKinds() {
    expectRefusal("images", because: "it is a folder; expected a file")
    expectRefusal("images", "a.png", "b.png", because: "Not a directory")
  }
}
