import Files
import Foundation
import Localization
import TestSupport
import Testing

@testable import TranslationRuns

@Suite("Folders of exports")
struct ContextExportTests {
  private let folder = TemporaryFolder()
  private var target: String { folder.path(of: "out") }

  private var context: TranslationContext {
    let entry = TranslationContext.Entry(key: "a", source: VariedText(.plain("A")))
    return TranslationContext(
      tables: [.init(original: "A.strings", name: "A", sourceLanguage: .english, entries: [entry])], pictures: [],
      languages: ["de", "fr"], toolVersion: "1")
  }

  private func export(_ formats: ContextExport.Format..., sources: [String: String] = [:]) throws {
    try ContextExport(to: target).publish(context, as: formats, unit: .char, sources: sources)
  }

  /// Returns why a folder cannot be written to, or `nil` if it can.
  private func refusal() -> String? {
    do throws(FileError) {
      try ContextExport.check(target)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Each format has its files: those of a language for each, tables once")
  func formats() throws {
    try export(.xliff, .csv, .json, .html)
    #expect(
      folder.files(below: "out").filter { !$0.hasPrefix(".") }
        == ["de.xliff", "fr.xliff", "index.html", "texts.csv", "texts.json"])
  }

  @Test("A catalog has the files of the sources, as far as they are there")
  func sources() throws {
    let file = try folder.write("source", to: "en.lproj/A.strings").path
    try export(.xcloc, sources: ["en.lproj/A.strings": file, "gone.strings": folder.path(of: "gone")])
    #expect(folder.text("out/fr.xcloc/Source Contents/en.lproj/A.strings") == "source")
    #expect(!folder.exists("out/de.xcloc/Source Contents/gone.strings"))
  }

  @Test("An export replaces an earlier one whole")
  func replaced() throws {
    try export(.csv, .json)
    #expect(refusal() == nil)
    try export(.json)
    #expect(folder.files(below: "out").filter { !$0.hasPrefix(".") } == ["texts.json"])
  }

  @Test("A file that somebody else wrote is not lost")
  func foreign() throws {
    try export(.csv)
    try folder.write("mine", to: "out/notes/mine.txt")
    #expect(refusal()?.contains("out/notes/mine.txt") == true)
    #expect(throws: FileError.self) { try export(.csv) }
    #expect(folder.text("out/notes/mine.txt") == "mine")
  }

  @Test("A file that a translator worked in is not lost, even if it is one of the export")
  func edited() throws {
    try export(.xliff)
    try folder.write("worked", to: "out/de.xliff")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: folder.path(of: "out/de.xliff"))
    #expect(refusal()?.contains("It was changed after Galley wrote it") == true)
    #expect(throws: FileError.self) { try export(.xliff) }
    #expect(folder.text("out/de.xliff") == "worked")
  }

  @Test("An empty folder is filled, a file is no folder, and what is given up leaves nothing")
  func targets() throws {
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    #expect(refusal() == nil)
    try export(.csv)
    #expect(folder.exists("out/texts.csv"))
    try folder.write("", to: "file")
    #expect(throws: FileError.self) { try ContextExport.check(folder.path(of: "file")) }
    let other = try ContextExport(to: folder.path(of: "other"))
    try folder.write("", to: "x")
    other.discard()
    #expect(Set(folder.files().filter { !$0.hasPrefix("out/") }) == ["file", "x"])
  }
}
