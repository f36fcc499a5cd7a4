import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCommands

/// Nothing of others comes without its licence.
@Suite("Licences")
struct LicenceTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
  }

  @Test("Every package that Package.swift depends on is a component")
  func packages() throws {
    let urls = try Self.text("Package.swift").matches(of: /\.package\(url: "https:[^"]*\/([^\/"]+)"/)
    #expect(urls.count >= 4)
    let components = Set(Component.all.compactMap(\.package))
    for url in urls { #expect(components.contains(url.output.1.lowercased()), "\(url.output.1)") }
  }

  @Test("Every package that was resolved is a component")
  func resolvedPackages() throws {
    // SwiftPM writes it before it builds the tests.
    let resolved = try Self.text("Package.resolved").matches(of: /"identity" : "([^"]+)"/).map { String($0.output.1) }
    #expect(resolved.contains("swift-nio"))
    #expect(Set(resolved).subtracting(Component.all.compactMap(\.package)).isEmpty)
  }

  @Test("Every file of the fonts belongs to one component")
  func fonts() throws {
    let folder = Checkout.root.appending(path: "Fonts/Files").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { !$0.hasSuffix("Hyphenation") }
    #expect(files.count > 50)
    for file in files {
      let owners = Component.all.filter { $0.fonts.contains { fnmatch($0, file, FNM_PATHNAME) == 0 } }
      #expect(owners.count == 1, "\(file): \(owners.map(\.name))")
    }
  }

  @Test("Every component has a licence whose text is embedded, and no other text is")
  func texts() {
    for component in Component.all {
      #expect(!component.licence.isEmpty && !component.texts.isEmpty, "\(component.name)")
      for name in component.texts { #expect((Component.licenceTexts[name] ?? "").count > 500, "\(name)") }
    }
    #expect(Set(Component.licenceTexts.keys) == Set(Component.all.flatMap(\.texts)))
  }

  @Test(
    "The text of a licence is that of the licence",
    arguments: [
      ("swift-nio", "This product contains NodeJS's llhttp"), ("llhttp", "Fedor Indutny"),
      ("LibYAML", "Kirill Simonov"), ("Yams", "JP Simard"), ("Unicode CLDR", "SPDX-License-Identifier: Unicode-3.0"),
      ("ICU", "UNICODE LICENSE V3"), ("swift-system", "Runtime Library Exception"), ("Inter", "OFL-1.1"),
      ("Phosphor", "Phosphor Icons"), ("Hyphenation of es pt sk sr sv", "MOZILLA PUBLIC LICENSE"),
    ])
  func words(name: String, words: String) throws {
    let component = try #require(Component.all.first { $0.name == name })
    #expect(component.texts.contains { Component.licenceTexts[$0]?.contains(words) == true })
  }

  @Test("Every source with data of Unicode's is named, and no other")
  func unicodeData() throws {
    let table = try Self.text("Sources/CLicenses/components.txt")
    let rest = try #require(table.components(separatedBy: "\nUnicode CLDR\n").last)
    let entry = try #require(rest.components(separatedBy: "\n\n").first)
    let named = entry.matches(of: /[\w+\/]+\.swift/).map { String($0.output) }
    let sources = Checkout.root.appending(path: "Sources").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
    let citing = try files.filter { file in
      try Self.text("Sources/\(file)").contains(/(Source|[Ll]anguages|exemplar)[^\n]*\n?[^\n]*Unicode CLDR/)
    }
    #expect(Set(citing) == Set(named))
  }
}

@Suite("galley --version", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct VersionTests {
  private let folder = TemporaryFolder()

  private func lines(_ arguments: String...) throws -> [String] {
    let run = try ToolProcess.run(arguments: arguments, in: folder.url)
    #expect(run.code == 0 && run.log.isEmpty, "\(run.log)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Alone, it is the version and nothing else")
  func alone() throws {
    #expect(try lines("--version") == [GalleyVersion.current, ""])
    #expect(try lines("version") == [GalleyVersion.current, ""])
  }

  @Test("With --verbose, it names the libraries and whether there are sandboxes")
  func verbose() throws {
    let lines = try lines("--version", "--verbose")
    #expect(lines.first == GalleyVersion.current)
    for name in ["Pango", "Cairo", "HarfBuzz", "FreeType", "fontconfig", "GLib", "libdeflate"] {
      #expect(lines.contains { $0.wholeMatch(of: /([\w]+): [0-9]+(\.[0-9]+)+/)?.output.1 == name[...] }, "\(name)")
    }
    for name in ["Poppler", "librsvg", "GdkPixbuf", "sandbox"] {
      #expect(lines.contains { $0.hasPrefix("\(name): ") }, "\(name)")
    }
  }

  @Test("With --licenses, it lists components with what was built, and each text once", arguments: [true, false])
  func licences(isOption: Bool) throws {
    let lines = try isOption ? lines("--licenses", "--version") : lines("version", "--licenses")
    #expect(lines.contains { $0.contains(/^swift-nio +[0-9]+\.[0-9.]+ +Apache-2.0 +swift-nio-LICENSE/) })
    #expect(lines.contains { $0.contains(/^LibYAML +0\.2\.5 +MIT +libyaml-LICENSE/) })
    #expect(lines.contains { $0.contains(/^Galley +/) && $0.contains(GalleyVersion.current) })
    for name in Component.licenceTexts.keys { #expect(lines.filter { $0 == name }.count == 1, "\(name)") }
    #expect(lines.contains { $0.hasPrefix("UNICODE LICENSE V3") })
  }

  @Test("Other options beside --version are wrong usage")
  func wrongUsage() throws {
    #expect(try ToolProcess.run(arguments: ["--licenses"], in: folder.url).code == 2)
    #expect(try ToolProcess.run(arguments: ["version", "--licences"], in: folder.url).code == 2)
  }
}
