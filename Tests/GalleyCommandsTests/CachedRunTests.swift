import Digests
import Files
import Foundation
import Galley
import SnapshotRuns
import TestSupport
import Testing

@testable import GalleyCommands

@Suite("Runs with a cache", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct CachedRunTests {
  private let folder = TemporaryFolder()
  private let matrix = ["--locale", "base,de"]

  /// Documents with translations, pictures, conflicts, remarks, and one that cannot be read.
  init() throws {
    try folder.write("", to: "App/Package.swift")
    try folder.write(SampleDocuments.label, to: "App/Base.lproj/Label.xib")
    try folder.write("\"lbl-00-001.text\" = \"Name und Vorname\";", to: "App/de.lproj/Label.strings")
    try folder.write(SampleDocuments.conflict, to: "App/Conflict.xib")
    try folder.write(SampleDocuments.dangling, to: "App/Dangling.xib")
    try folder.write(SampleDocuments.broken, to: "App/Broken.xib")
    try folder.write(Self.pictureDocument, to: "App/Picture.xib")
    try folder.write(
      #"{"images":[{"filename":"a.png","scale":"1x"}]}"#, to: "App/M.xcassets/logo.imageset/Contents.json")
    try folder.write(Self.picture(0xFFFF_0000), to: "App/M.xcassets/logo.imageset/a.png")
  }

  /// The label's document with the picture of an asset in the label's place.
  private static let pictureDocument = SampleDocuments.label.replacing(
    "<label opaque=\"NO\" text=\"Name\"", with: "<imageView image=\"logo\""
  ).replacing("</label>", with: "</imageView>")
    .replacing("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", with: "")

  private static func picture(_ color: UInt32) -> Data {
    Data(PNG.encode(Pixmap(width: 9, height: 9, scale: 1, pixels: Array(repeating: color, count: 81))))
  }

  private func galley(_ arguments: [String], environment: [String: String] = [:]) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url, environment: environment)
  }

  private func paint(_ arguments: String...) throws -> Run {
    try? FileManager.default.removeItem(atPath: folder.url.path + "/out")
    return try run(["render", "App", "--out", "out"] + matrix + arguments)
  }

  private func compare(_ arguments: String...) throws -> Run {
    try? FileManager.default.removeItem(atPath: folder.url.path + "/changes")
    return try run(
      ["verify", "App", "--reference", "refs", "--report", "changes", "--record", "never"] + matrix + arguments)
  }

  private func run(_ arguments: [String]) throws -> Run {
    // Two workers would log in the same order, but a failure of one is easier to read.
    let result = try galley(arguments + (arguments.contains("--jobs") ? [] : ["--jobs", "1"]))
    let files = folder.files(below: "out").map { "out/" + $0 } + folder.files(below: "changes").map { "changes/" + $0 }
    return Run(
      code: result.code, output: result.output, log: result.log,
      files: Dictionary(
        uniqueKeysWithValues: try files.map { ($0, try Data(contentsOf: folder.url.appending(path: $0))) }))
  }

  /// The exit code, messages and files of a run.
  private struct Run: Equatable {
    var code: Int32
    var output: String
    var log: String
    var files: [String: Data]
  }

  @Test(
    "A sandbox changes nothing in what a run writes and says, without a cache and with one",
    .enabled(if: Sandbox.unavailability == nil, "the system has no sandboxes"))
  func sandbox() throws {
    let free = try paint("--no-cache", "--no-sandbox")
    #expect(free.files.keys.contains { $0.hasPrefix("out/App/Picture") })
    #expect(try paint("--no-cache", "--sandbox") == free)
    #expect(try paint("--cache", "cache", "--sandbox") == free)
    #expect(try paint("--cache", "cache", "--sandbox") == free)
    _ = try run(["verify", "App", "--reference", "refs", "--record", "all", "--sandbox"] + matrix)
    try folder.write(SampleDocuments.label.replacing("Name", with: "Surname"), to: "App/Base.lproj/Label.xib")
    let difference = try compare("--no-cache", "--no-sandbox")
    #expect(difference.code == 3)
    #expect(difference.files.keys.contains { $0.hasPrefix("changes/") && $0.hasSuffix(".png") })
    #expect(try compare("--no-cache", "--sandbox") == difference)
  }

  @Test("An image that cannot be read is logged once for its document, with its path, also from the cache")
  func unreadableImage() throws {
    try folder.write("%PDF-1.4\nnothing", to: "App/M.xcassets/logo.imageset/a.png")
    let fresh = try paint("--cache", "cache")
    let errors = fresh.log.split(separator: "\n").filter { $0.contains("error: The image 'logo' cannot be drawn") }
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("App/Picture.xib: error: ") == true)
    #expect(errors.first?.contains("'M.xcassets/logo.imageset/a.png': it is damaged: Poppler reports '") == true)
    #expect(try paint("--cache", "cache") == fresh)
    #expect(try paint("--no-cache") == fresh)
  }

  private var cacheFiles: [String] { folder.files(below: "cache").filter { $0 != "CACHEDIR.TAG" } }

  /// Puts words of the test's own in the place of every layout that the cache holds.
  private func replaceCachedSidecars() throws {
    let cache = try SnapshotCache(folder: folder.url.path + "/cache")
    for file in cacheFiles {
      let key = try #require(ContentDigest(hexadecimal: String(file.split(separator: "/")[1])))
      guard let value = cache.value(for: key), var snapshot = CachedSnapshot(bytes: value) else { continue }
      snapshot.sidecar = Array("from the cache".utf8)
      cache.store(snapshot.bytes, for: key)
    }
  }

  private func fromCache(_ run: Run) -> [String] {
    run.files.filter { $0.value == Data("from the cache".utf8) }.keys.sorted()
  }

  // MARK: The same as without

  @Test("Rendering prints and writes the same without a cache, with an empty one and with a full one")
  func render() throws {
    let uncached = try paint("--sheet", "--no-cache")
    #expect(uncached.code == 3)
    #expect(uncached.log.contains("Unable to simultaneously satisfy constraints"))
    #expect(uncached.log.contains("Dangling.xib") && uncached.log.contains("Broken.xib"))
    #expect(uncached.files.count == 8 * 2 + 4 + 3)
    #expect(cacheFiles.isEmpty)
    #expect(try paint("--sheet", "--cache", "cache") == uncached)
    let kept = cacheFiles
    #expect(kept.count > 12)
    #expect(try paint("--sheet", "--cache", "cache") == uncached)
    #expect(cacheFiles == kept)
    #expect(try paint("--sheet", "--cache", "cache", "--jobs", "2") == uncached)
  }

  @Test("Verifying stores no file of a picture that passes, and rendering afterwards makes it")
  func picturesOfVerifying() throws {
    _ = try galley(["render", "App", "--out", "refs", "--no-cache"] + matrix)
    let uncached = try compare("--no-cache")
    #expect(try compare("--cache", "cache") == uncached)
    #expect(try cachedPictures().contains { !$0.pixels.isEmpty })
    #expect(try cachedPictures().allSatisfy { $0.file.isEmpty })
    #expect(try compare("--cache", "cache") == uncached)
    #expect(try compare("--cache", "cache", "--decode-references") == uncached)
    let painted = try paint("--no-cache")
    #expect(try paint("--cache", "cache") == painted)
    #expect(try cachedPictures().allSatisfy { !$0.file.isEmpty })
    #expect(try compare("--cache", "cache").output == uncached.output)
  }

  private func cachedPictures() throws -> [CachedSnapshot.Picture] {
    let cache = try SnapshotCache(folder: folder.url.path + "/cache")
    return try cacheFiles.compactMap { file in
      let key = try #require(ContentDigest(hexadecimal: String(file.split(separator: "/")[1])))
      return cache.value(for: key).flatMap(CachedSnapshot.init(bytes:))?.picture
    }
  }

  @Test("So does verifying, even after a change, and it uses what rendering has stored")
  func verify() throws {
    _ = try galley(["render", "App", "--out", "refs", "--cache", "cache"] + matrix)
    try folder.write(
      SampleDocuments.conflict.replacing("constant=\"20\"", with: "constant=\"24\""), to: "App/Conflict.xib")
    let uncached = try compare("--no-cache")
    #expect(uncached.code == 3)
    #expect(uncached.output.contains("moved 4 pt right"))
    #expect(try compare("--cache", "cache") == uncached)
    let kept = cacheFiles
    #expect(try compare("--cache", "cache") == uncached)
    #expect(cacheFiles == kept)
  }

  @Test("A full cache is used, also for a single scene")
  func use() throws {
    _ = try paint("--cache", "cache")
    try replaceCachedSidecars()
    #expect(fromCache(try paint("--cache", "cache")).count == 8)
    #expect(fromCache(try paint("--cache", "cache", "--scene", "vie-00-001")).count == 8)
    #expect(try paint("--cache", "cache", "--scene", "Nobody") == paint("--no-cache", "--scene", "Nobody"))
  }

  @Test("A full cache is used for an app with orientations of its own, also after these have changed")
  func orientations() throws {
    func list(_ key: String, _ names: [String]) -> String {
      "<key>\(key)</key><array>" + names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined() + "</array>"
    }
    for names in [["Portrait", "LandscapeLeft"], ["Portrait"]] {
      let lists = ["", "~iphone", "~ipad"].map { list("UISupportedInterfaceOrientations" + $0, names) }.joined()
      try folder.write("<plist version=\"1.0\"><dict>\(lists)</dict></plist>", to: "App/Info.plist")
      _ = try paint("--cache", "cache")
      try replaceCachedSidecars()
      #expect(fromCache(try paint("--cache", "cache")).count == 8)
    }
  }

  @Test("Deleting the cache while runs use it, and killing runs, does no harm", .killsProcesses)
  func killedRuns() throws {
    let uncached = try paint("--no-cache")
    for round in 0..<KillRounds.count {
      let process = try ToolProcess(
        arguments: ["render", "App", "--out", "killed", "--cache", "cache"] + matrix, in: folder.url)
      usleep(UInt32(500_000 * round / KillRounds.count))
      process.kill()
    }
    let path = folder.url.path + "/cache"
    let deletion = Thread {
      while !Thread.current.isCancelled {
        try? FileManager.default.removeItem(atPath: path)
        usleep(20_000)
      }
    }
    deletion.start()
    defer { deletion.cancel() }
    #expect(try paint("--cache", "cache") == uncached)
    #expect(try paint("--cache", "cache", "--jobs", "2") == uncached)
  }

  // MARK: What is made anew

  /// Changes something, and expects just the snapshots of one document to be made anew, as without a cache.
  ///
  /// - Parameter isAlone: Whether no other document may be made anew.
  private func expectNew(_ document: String, isAlone: Bool = true, after change: () throws -> Void) throws {
    _ = try paint("--cache", "cache")
    try replaceCachedSidecars()
    try change()
    let made = try paint("--cache", "cache")
    let fresh = made.files.keys.filter { $0.hasSuffix(".json") && !fromCache(made).contains($0) }
    let documents = Set(fresh.map { $0.split(separator: "/")[2...].first { $0.hasSuffix(".xib") } })
    #expect(isAlone ? documents == [Substring(document), nil] : documents.contains(Substring(document)))
    let uncached = try paint("--no-cache")
    for file in fresh { #expect(made.files[file] == uncached.files[file], "\(file)") }
    for file in made.files.keys where file.hasSuffix(".png") {
      #expect(made.files[file] == uncached.files[file], "\(file)")
    }
  }

  @Test("A changed document is made again")
  func document() throws {
    try expectNew("Conflict.xib") {
      try folder.write(SampleDocuments.conflict.replacing("Name", with: "Surname"), to: "App/Conflict.xib")
    }
  }

  @Test("A document is made again if its table has changed or one was added")
  func tables() throws {
    // Documents without texts in a language ask for the languages of the project, which any table can change.
    try expectNew("Label.xib", isAlone: false) {
      try folder.write("\"lbl-00-001.text\" = \"Nachname\";", to: "App/de.lproj/Label.strings")
    }
    try expectNew("Conflict.xib", isAlone: false) {
      try folder.write("\"lbl-00-001.text\" = \"Nachname\";", to: "App/de.lproj/Conflict.strings")
    }
  }

  @Test("A document is made again if its image has changed, but not if another image has")
  func asset() throws {
    try expectNew("Picture.xib") {
      try folder.write(Self.picture(0xFF00_FF00), to: "App/M.xcassets/other.imageset/a.png")
      try folder.write(Self.picture(0xFF00_FF00), to: "App/M.xcassets/logo.imageset/a.png")
    }
  }

  @Test("Everything is made again with other metrics, another number for plurals, an overlay or another format")
  func choices() throws {
    _ = try paint("--cache", "cache")
    try replaceCachedSidecars()
    try? FileManager.default.removeItem(atPath: folder.url.path + "/out")
    try folder.write("fixtures:\n  number: 7\n", to: "seven.yml")
    for choice in ["--metrics plain", "--overlay frames", "--format svg", "--config seven.yml"] {
      let arguments = choice.split(separator: " ").map(String.init)
      let fresh = try run(["render", "App", "--out", "out", "--cache", "cache"] + matrix + arguments)
      #expect(!fresh.files.isEmpty && fromCache(fresh).isEmpty, "\(choice)")
    }
  }

  @Test("Everything is made again by another build of the tool")
  func otherBuild() throws {
    _ = try paint("--cache", "cache")
    try replaceCachedSidecars()
    let program = try Data(contentsOf: URL(filePath: try #require(ToolProcess.tool)))
    let other = try folder.write(program + Data([0]), to: "bin/galley")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other.path)
    let process = Process()
    process.executableURL = other
    process.arguments = ["render", "App", "--out", "other", "--cache", "cache", "--quiet"] + matrix
    process.currentDirectoryURL = folder.url
    process.environment = ["GALLEY_FONTS": try #require(FontLibrary.bundled().directories.first)]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let sidecars = folder.files(below: "other").filter { $0.hasSuffix("x.json") }
    #expect(sidecars.count == 8)
    for file in sidecars {
      #expect(try Data(contentsOf: folder.url.appending(path: "other/\(file)")) != Data("from the cache".utf8))
    }
  }

  // MARK: Where

  @Test("An environment without a home has no cache")
  func noHome() throws {
    #expect(CacheOptions.usualFolder(in: ["GALLEY_CACHE": "/a", "HOME": "/h"]) == "/a")
    #expect(CacheOptions.usualFolder(in: ["GALLEY_CACHE": "", "HOME": "/h"]) == nil)
    #expect(CacheOptions.usualFolder(in: ["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/galley")
    #expect(CacheOptions.usualFolder(in: ["XDG_CACHE_HOME": "relative", "HOME": "/h"]) == "/h/.cache/galley")
    #expect(CacheOptions.usualFolder(in: [:]) == nil)
  }

  @Test("If the folder cannot hold a cache, the run warns once and continues without")
  func unusable() throws {
    let uncached = try paint("--no-cache")
    try folder.write("mine", to: "cache")
    var run = try paint("--cache", "cache", "--jobs", "2")
    let warning = "cache: warning: the run continues without a cache: "
    #expect(run.log.components(separatedBy: warning).count == 2)
    run.log = run.log.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(warning) }
      .joined(separator: "\n")
    #expect(run == uncached)
    #expect(try String(contentsOfFile: folder.url.path + "/cache", encoding: .utf8) == "mine")
    #expect(try galley(["render", "App", "--out", "o", "--cache", "a", "--no-cache"]).code == 2)
    #expect(try galley(["render", "App", "--out", "o", "--cache-size", "0"]).code == 2)
  }
}
