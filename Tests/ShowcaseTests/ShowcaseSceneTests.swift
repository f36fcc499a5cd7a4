import Foundation
import Galley
import GalleyTesting
import Showcase
import TestSupport
import Testing

@Suite("Showcase scenes")
struct ShowcaseSceneTests {
  /// The rules that no scene may break.
  private static let faults: [Finding.Rule] = [
    .conflict, .invalidConstraint, .ambiguous, .truncated, .clipped, .overlap, .squeezed, .missingGlyph, .missingFont,
    .layoutLoop, .layoutPass,
  ]

  /// The cells of the catalog, and more languages, sizes beyond those of its pictures, the smallest phone and a tablet.
  private static let choices = [
    MatrixChoices(typeSizes: [.category(.large), .category(.accessibilityExtraExtraExtraLarge)]),
    MatrixChoices(
      locales: .named(["de", "ja"]), typeSizes: [.category(.large), .category(.accessibilityExtraExtraExtraLarge)]),
    MatrixChoices(
      locales: .named(["de", "ar"]), typeSizes: [.category(.accessibilityExtraLarge)], screens: [.device(.iPhoneSE)]),
    MatrixChoices(
      locales: .named(["en-XA", "ar-XB"]), typeSizes: [.category(.large), .category(.accessibilityLarge)]),
    MatrixChoices(locales: .named(["en"]), screens: [.device(.iPadMini)], appearances: [.dark]),
  ]

  @Test(
    "No scene has a fault in any language, at any text size, on any screen", arguments: showcase.scenes.indices)
  func findings(scene index: Int) throws {
    let scene = showcase.scenes[index]
    let renderer = try Renderer()
    for choices in Self.choices {
      for cell in showcase.cells(of: scene, choices: choices) {
        let findings = try renderer.render(scene, in: cell, canvas: showcase.canvas).layout.findings
        let faults = findings.filter { finding in Self.faults.contains { $0 == finding.rule } }
        #expect(
          faults.isEmpty,
          "\(scene.name), \(cell.screen.name), \(cell.locale), \(cell.typeSize.name): \(faults.map(\.message))")
      }
    }
  }
}

/// `swift run showcase verify --reference Snapshots --record failed` writes the references that have changed. Look at
/// them before you commit them.
@Suite("Snapshots of the showcase")
struct ShowcaseSnapshotTests {
  @Test("Every scene looks like its references")
  func references() {
    assertSnapshots(of: showcase, references: "../../Snapshots")
  }
}

@Suite("Texts of the showcase")
struct ShowcaseTextsTests {
  private static let folder = Checkout.root.appending(path: "Sources/Showcase/Texts").path

  @Test("Every table has the keys of the English one, and a text for each")
  func tables() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder + "/en.lproj")
    #expect(!names.isEmpty)
    for name in names {
      let tables = LocalizedTables(named: String(name.prefix { $0 != "." }), in: Self.folder)
      #expect(Set(tables.locales.map(\.tag)).isSuperset(of: ["en", "de", "ar", "ja"]), "\(name)")
      let keys = try tables.table(for: .english).entries.keys
      for locale in tables.locales {
        let table = try tables.table(for: locale)
        #expect(Set(table.entries.keys) == Set(keys), "\(name) in \(locale.tag)")
        #expect(!table.texts(in: TextContext(locale: locale)).values.contains(""), "\(name) in \(locale.tag)")
      }
    }
  }
}
