import Foundation
import Galley
import TestSupport
import Testing

@Suite("Runs", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct RunTests {
  private let folder = TemporaryFolder()

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  @Test("Each cell has an image and a sidecar, and each scene a sheet")
  func files() throws {
    try folder.write(SampleDocuments.label, to: "App/A.xib")
    let run = try galley("render", "App", "--type-size", "L,AX3", "--appearance", "light,dark", "--sheet", "--out", "o")
    #expect(run.code == 0, "\(run.log)")
    #expect(run.output == "o/App/A.xib/Card/sheet.png\n4 images in o\n")
    let names = ["canvas_base_AX3", "canvas_base_AX3_dark", "canvas_base_L", "canvas_base_L_dark"]
    let files: [String] = names.flatMap { ["\($0)@3x.json", "\($0)@3x.png"] }
    #expect(folder.files(below: "o/App/A.xib/Card") == files + ["sheet.png"])
  }

  @Test("The images have an index beside them and the log ends with a summary, unless the options say otherwise")
  func index() throws {
    try folder.write(SampleDocuments.conflict, to: "App/A.xib")
    let run = try galley("render", "App", "--out", "o")
    #expect(folder.text("o/index.html").contains("\"file\":\"canvas_base_L@3x.png\""))
    #expect(run.log.contains("1 document, 1 scene, 1 image\n") && run.log.contains("Look at them: o/index.html"))
    #expect(run.log.contains("conflict  error     1      1"))
    let quiet = try galley("render", "App", "--out", "p", "--quiet", "--no-index")
    #expect(quiet.log.isEmpty && !folder.exists("p/index.html"))
  }

  @Test("An index that the user wrote is kept, and the run says so")
  func foreignIndex() throws {
    try folder.write(SampleDocuments.label, to: "App/A.xib")
    try folder.write("<h1>Mine</h1>", to: "o/index.html")
    let run = try galley("render", "App", "--out", "o")
    #expect(run.code == 4 && run.log.contains("'o/index.html' cannot be written: the file was not written by Galley"))
    #expect(!run.log.contains("Look at them") && folder.text("o/index.html") == "<h1>Mine</h1>")
  }

  @Test("An index from the cache shows the same as a new one")
  func cachedIndex() throws {
    try folder.write(SampleDocuments.conflict, to: "App/A.xib")
    for folder in ["o", "p"] { try _ = galley("render", "App", "--out", folder, "--cache", "cache") }
    #expect(folder.text("o/index.html") == folder.text("p/index.html"))
    #expect(folder.text("o/index.html").contains("cannot be satisfied together"))
  }

  @Test("Shards that share a folder share its index")
  func shardedIndex() throws {
    for name in ["A", "B", "C"] { try folder.write(SampleDocuments.label, to: "App/\(name).xib") }
    for part in ["1/2", "2/2"] { try _ = galley("render", "App", "--shard", part, "--out", "o") }
    for name in ["A", "B", "C"] { #expect(folder.text("o/index.html").contains("App/\(name).xib")) }
  }

  @Test("For an image that is too large to paint, no layout is written either")
  func oversized() throws {
    try folder.write(SampleDocuments.label, to: "App/A.xib")
    // 60,000 pixels high; the limit is 32,767.
    let tall = SampleDocuments.label.replacing("width=\"320\" height=\"100\"", with: "width=\"320\" height=\"20000\"")
    try folder.write(tall, to: "App/B.xib")
    let run = try galley("render", "App", "--out", "o")
    #expect(run.code == 3)
    #expect(run.log.contains("too large"))
    #expect(folder.files(below: "o/App") == ["A.xib/Card/canvas_base_L@3x.json", "A.xib/Card/canvas_base_L@3x.png"])
  }

  @Test("A matrix of millions of cells is refused before they fill the memory")
  func enormousMatrix() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let sizes = (0..<1100).map { "\(1 + Double($0) / 1100)x" }.joined(separator: ", ")
    let devices = (0..<1100).map { "\(300 + $0)x480" }.joined(separator: ", ")
    try folder.write("matrix:\n  type-size: [\(sizes)]\n  device: [\(devices)]\n", to: ".galley.yml")
    let run = try galley("render", "A.xib", "--out", "o")
    #expect(run.code == 2)
    #expect(run.log.contains("the matrix has 1210000 cells for each scene"), "\(run.log)")
    #expect(!folder.exists("o"))
  }

  @Test("Two runs write the same bytes, however many processes work")
  func determinism() throws {
    for name in ["A", "B", "C", "D", "E"] { try folder.write(SampleDocuments.conflict, to: "App/\(name).xib") }
    let one = try galley("layout", "App", "--json", "--type-size", "all", "--jobs", "1")
    let four = try galley("layout", "App", "--json", "--type-size", "all", "--jobs", "4")
    #expect(one.output == four.output)
    #expect(one.log == four.log)
    #expect(one.output.split(separator: "\n").count == 60)
  }

  @Test("Translated texts are laid out, in the language's direction")
  func translation() throws {
    try folder.write(SampleDocuments.label, to: "Base.lproj/A.xib")
    try folder.write("\"lbl-00-001.text\" = \"الاسم\";", to: "ar.lproj/A.strings")
    let run = try galley("layout", "Base.lproj/A.xib", "--json", "--locale", "ar", "--device", "320x100@2")
    #expect(run.code == 0, "\(run.log)")
    #expect(run.output.contains("\"string\":\"الاسم\""))
    let record = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let scene = try #require((record["scenes"] as? [[String: Any]])?.first)
    let size = try #require(scene["size"] as? [Double])
    let label = try #require(((scene["root"] as? [String: Any])?["children"] as? [[String: Any]])?.first)
    let frame = try #require(label["frame"] as? [Double])
    #expect(frame[0] + frame[2] == size[0] - 20)
  }

  @Test("Of the copies of a document in language folders only the original is rendered")
  func languageFolders() throws {
    for language in ["Base", "de", "ar"] { try folder.write(SampleDocuments.label, to: "App/\(language).lproj/A.xib") }
    for language in ["fr", "en"] { try folder.write(SampleDocuments.label, to: "App/\(language).lproj/B.xib") }
    let run = try galley("layout", "App", "--json")
    let documents = run.output.split(separator: "\n").map { $0.split(separator: "\"")[5] }
    #expect(documents == ["App/Base.lproj/A.xib", "App/en.lproj/B.xib"])
  }

  @Test("Shards together are the whole run, and no document is in two")
  func shards() throws {
    for name in ["A", "B", "C", "D", "E"] { try folder.write(SampleDocuments.label, to: "App/\(name).xib") }
    let whole = try galley("layout", "App", "--json").output.split(separator: "\n").map(String.init)
    let parts = try ["1/2", "2/2"].flatMap {
      try galley("layout", "App", "--json", "--shard", $0).output.split(separator: "\n").map(String.init)
    }
    #expect(parts.count == 5)
    #expect(parts.sorted() == whole.sorted())
  }

  @Test("Overlays are part of the file name")
  func overlays() throws {
    try folder.write(SampleDocuments.conflict, to: "A.xib")
    let run = try galley("render", "A.xib", "--overlay", "constraints,frames", "--quiet", "--out", "o")
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(folder.files(below: "o").contains("A.xib/Card/canvas_base_L_constraints-frames@3x.png"))
  }

  @Test("Vector formats have their own extension", arguments: ["svg", "pdf"])
  func vectorFormats(format: String) throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    _ = try galley("render", "A.xib", "--format", format, "--out", "o")
    let bytes = try Data(contentsOf: folder.url.appending(path: "o/A.xib/Card/canvas_base_L@3x.\(format)"))
    #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == (format == "pdf" ? "%PDF-" : "<?xml"))
  }

  @Test("A run into a folder that other versions wrote warns with both versions")
  func versionWarning() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    let first = try galley("render", "A.xib", "--out", "o")
    #expect(!first.log.contains("warning"))
    let out = VersionFile(inFolder: folder.url.appending(path: "o").path)
    var versions = try #require(try out.read())
    let pango = try #require(versions.libraries["Pango"])
    versions.libraries["Pango"] = "1.40.0"
    try out.write(versions)
    let second = try galley("render", "A.xib", "--out", "o")
    #expect(second.log.contains("o/versions.json: warning: "))
    #expect(second.log.contains("Pango 1.40.0, now \(pango)"))
    #expect(try out.read()?.libraries["Pango"] == pango)
    try folder.write("<<<<<<< HEAD\n", to: "o/versions.json")
    let third = try galley("render", "A.xib", "--quiet", "--out", "o")
    #expect(third.code == 3)
    #expect(third.log.contains("o/versions.json: error: not a list of versions written by Galley"))
    #expect(folder.text("o/versions.json") == "<<<<<<< HEAD\n")
  }
}
