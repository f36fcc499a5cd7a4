import Files
import Foundation
import TestSupport
import Testing

/// What the tool of somebody's own catalog does: the scenes are those of `Tests/TestCatalog`.
@Suite(
  "A catalog's own tool", .enabled(if: ToolProcess.path(of: "TestCatalog") != nil, "it was not built with the tests"))
struct CatalogToolTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolProcess.Result {
    try ToolProcess.run("TestCatalog", arguments: arguments, in: folder.url, environment: environment)
  }

  @Test("Scenes are listed with their cells")
  func scenes() throws {
    let rows = try run("scenes", "--type-size", "L,AX3").output.split(separator: "\n").map {
      $0.split(separator: "  ", omittingEmptySubsequences: true).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(
      rows.dropFirst() == [
        ["Test", "Greeting", "4"], ["Test", "List (empty)", "4"], ["Test", "List (three)", "4"], ["Test", "Dark", "4"],
        ["Test", "Screen", "4"],
      ])
  }

  @Test("Every scene is rendered in its own cells, at its own size")
  func render() throws {
    let result = try run("render", "--out", "o", "--quiet")
    #expect(result.code == 0, "\(result.log)")
    // An empty stack view has no height: there is no picture of it.
    let pictures = folder.files(below: "o").filter { $0.hasSuffix(".png") }
    #expect(
      pictures
        == ["Dark", "Greeting", "List (three)", "Screen"].flatMap { scene in
          ["de", "en"].map { "Test/\(scene)/iphone-se_\($0)_L\(scene == "Dark" ? "_dark" : "")@2x.png" }
        })
    let greeting = try Data(
      contentsOf: folder.url.appending(path: "o/Test/Greeting/iphone-se_de_L@2x.png"))
    // The size stands after the signature and the first chunk's head (PNG, third edition, 11.2.1).
    #expect(greeting[16..<24].elementsEqual([0, 0, 1, 144, 0, 0, 0, 120]))
  }

  @Test("A scene without a height is named with the reason, by render and by verify")
  func noHeight() throws {
    let reason = "'List (empty)' is 240 points wide and 0 high: nothing in it gives it a height"
    let render = try run("render", "--scene", "List (empty)", "--locale", "de", "--out", "o")
    #expect(render.log.contains(reason), "\(render.log)")
    let verify = try run(
      "verify", "--scene", "List (empty)", "--locale", "de", "--reference", "r", "--record", "missing")
    #expect(verify.log.contains(reason), "\(verify.log)")
    #expect(verify.log.contains("nothing was compared"), "\(verify.log)")
    #expect(verify.code == 3)
  }

  @Test("--sample is not ignored: scenes that it cannot fill are named, and with documents it is wrong usage")
  func samples() throws {
    let result = try run("render", "--scene", "Greeting", "--sample", "--out", "o")
    #expect(result.code == 3)
    #expect(result.log.contains("cannot be laid out: --sample fills views and controllers of UIKit"), "\(result.log)")
    #expect(try run("render", "A.xib", "--sample", "--out", "o").code == 2)
    #expect(try run("render", "--help").output.contains("--sample"))
  }

  @Test("Views are named by their identifiers, and the document is the catalog")
  func layout() throws {
    let result = try run("layout", "--json", "--scene", "Greeting", "--locale", "de")
    #expect(result.code == 0, "\(result.log)")
    #expect(result.output.hasPrefix("{\"galley\":1,\"document\":\"Test\",\"scenes\":[{\"id\":"))
    #expect(result.output.contains("\"id\":\"label\""))
    #expect(result.output.contains("\"string\":\"Hallo\""))
    #expect(try run("explain", "--view", "label", "--scene", "Greeting").output.contains("Hello"))
  }

  @Test("A changed scene is reported, and a reference without a scene is an orphan")
  func verify() throws {
    #expect(try run("verify", "--reference", "r", "--record", "all").code == 0)
    #expect(try run("verify", "--reference", "r", "--record", "never").code == 0)
    let changed = try run(
      "verify", "--reference", "r", "--record", "never", environment: ["TEST_CATALOG_GREETING": "Hello there"])
    #expect(changed.code == 1)
    #expect(changed.output.contains("'Hello' now says 'Hello there'"))
    try FileManager.default.copyItem(
      at: folder.url.appending(path: "r/Test/Dark"), to: folder.url.appending(path: "r/Test/Former"))
    let orphaned = try run("verify", "--reference", "r", "--record", "never")
    #expect(orphaned.code == 1)
    #expect(orphaned.output.contains("Test/Former/iphone-se_de_L_dark@2x: no scene renders this reference any more"))
  }

  @Test("A run over a part of the matrix ignores the other references")
  func partOfMatrix() throws {
    _ = try run("verify", "--reference", "r", "--record", "all", "--type-size", "L,AX3")
    let result = try run("verify", "--reference", "r", "--record", "never", "--locale", "de", "--type-size", "L")
    #expect(result.code == 0, "\(result.output)")
    #expect(!result.output.contains("orphaned"))
  }

  @Test("A scene that throws or crashes is reported, the others are compared, and its references stay")
  func failures() throws {
    _ = try run("verify", "--reference", "r", "--record", "all")
    for scene in ["Crashing", "Throwing"] {
      try FileManager.default.copyItem(
        at: folder.url.appending(path: "r/Test/Dark"), to: folder.url.appending(path: "r/Test/\(scene)"))
    }
    let before = folder.files(below: "r")
    let result = try run(
      "verify", "--reference", "r", "--record", "missing", "--remove-orphaned",
      environment: ["TEST_CATALOG_THROWS": "1", "TEST_CATALOG_CRASHES": "1"])
    #expect(result.code == 3)
    #expect(result.log.contains("'Throwing' in iphone-se en L cannot be laid out: MissingFixture()"))
    #expect(result.log.contains("'Crashing' is lost: the worker was killed"))
    #expect(result.output.contains("Test/Crashing: failed: lost"))
    #expect(folder.files(below: "r") == before)
  }

  @Test("A crash in a scene loses only the layout of that scene")
  func crashInLayout() throws {
    let result = try run("layout", "--json", environment: ["TEST_CATALOG_CRASHES": "1"])
    #expect(result.code == 3)
    // Four scenes with area or without in two languages each, and the screen.
    #expect(result.output.split(separator: "\n").filter { $0.contains("\"name\"") }.count == 10)
  }

  @Test("An unknown scene is refused with the known names")
  func unknownScene() throws {
    let result = try run("render", "--scene", "Nothing", "--out", "o")
    #expect(result.code == 2)
    #expect(result.log.contains("unknown scene 'Nothing'; expected one of 'Greeting', 'List (empty)'"))
  }

  @Test("Documents can be named instead of the catalog's scenes, and help mentions both")
  func documents() throws {
    try folder.write(SampleDocuments.label, to: "A.xib")
    #expect(try run("layout", "A.xib", "--json").output.contains("\"document\":\"A.xib\""))
    let help = try run("--help").output
    #expect(help.contains("USAGE: TestCatalog"))
    #expect(help.contains("5 scenes of Test"))
  }

  @Test("Without a catalog an input is required")
  func missingInput() throws {
    let result = try ToolProcess.run(arguments: ["layout", "--json"], in: folder.url)
    #expect(result.code == 2)
    #expect(result.log.contains("Missing expected argument '<input> ...'"))
  }

  @Test("A scene that needs more memory than a worker may have is lost, and the others are painted")
  func memoryLimit() throws {
    let result = try run(
      "render", "--out", "o", "--locale", "en", "--no-cache", environment: ["TEST_CATALOG_HUNGRY": "1"])
    #expect(result.code == 3)
    #expect(result.log.contains("'Hungry' is lost: the worker crashed"), "\(result.log)")
    #expect(folder.files(below: "o").contains("Test/Screen/iphone-se_en_L@2x.png"))
  }

  @Test(
    "In a sandbox, a scene cannot reach other files, the network or other programs; outside it can",
    .enabled(if: Sandbox.unavailability == nil, "the system has no sandboxes"))
  func sandbox() throws {
    let other = TemporaryFolder()
    let secret = other.url.appending(path: "secret")
    try Data("token".utf8).write(to: secret)
    let environment = ["TEST_CATALOG_SECRET": secret.path]
    let arguments = ["render", "--scene", "Curious", "--locale", "en", "--no-cache"]
    let free = try ToolProcess.run(
      "TestCatalog", arguments: arguments + ["--out", "free"], in: folder.url, environment: environment)
    let deeds = [
      "read the secret", "wrote beside the secret", "changed the mode of the secret", "read another environment",
      "opened a socket", "started a program",
    ]
    for deed in deeds { #expect(free.log.contains("printed: \(deed)"), "\(free.log)") }
    let confined = try ToolProcess.run(
      "TestCatalog", arguments: arguments + ["--out", "confined", "--sandbox"], in: folder.url,
      environment: environment)
    #expect(confined.code == 0, "\(confined.log)")
    #expect(!confined.log.contains("printed:"), "\(confined.log)")
    #expect(folder.files(below: "confined") == folder.files(below: "free"))
  }
}
