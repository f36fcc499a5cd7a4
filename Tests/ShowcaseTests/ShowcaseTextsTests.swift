import Foundation
import Galley
import TestSupport
import Testing

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
