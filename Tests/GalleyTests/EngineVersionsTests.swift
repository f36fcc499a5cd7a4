import Galley
import Testing

@Suite("The versions that this process draws with")
struct EngineVersionsTests {
  @Test("They name the libraries and every bundled font")
  func current() throws {
    let versions = EngineVersions.current(fonts: try .bundled())
    for name in ["Pango", "HarfBuzz", "FreeType", "fontconfig", "Cairo", "Poppler", "librsvg", "GdkPixbuf"] {
      let numbers = try #require(versions.libraries[name]).split(separator: ".").compactMap { Int($0) }
      #expect(numbers.count >= 2, "\(name)")
    }
    #expect(Set(versions.fonts.map(\.name)).isSuperset(of: ["Inter-roman.ttf", "NotoColorEmoji.ttf", "thbrk.tri"]))
    #expect(Set(versions.fonts.map(\.digest)).count == versions.fonts.count)
    // As the fonts' own tables of names say.
    #expect(versions.fonts.first { $0.name == "Inter-roman.ttf" }?.version == "3.019")
  }
}
