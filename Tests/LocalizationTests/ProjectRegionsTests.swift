import Testing

@testable import Localization

@Suite("The languages of a project file")
struct ProjectRegionsTests {
  private func regions(_ text: String) -> ProjectRegions { ProjectRegions(projectFile: Array(text.utf8)) }

  @Test("The known regions are read without Base and without comments, the development region apart")
  func regions() {
    let regions = regions(
      """
      // !$*UTF8*$!
      { objects = { 29B97313 /* Project object */ = {
        attributes = { knownRegions2 = (xx); };
        developmentRegion = en;
        hasScannedForEncodings = 0;
        knownRegions = ( en, /* not yet: pl, */ Base, "zh-Hans", "pt-BR", German, de, );
        name = "knownRegions = (fr)";
      }; }; }
      """)
    #expect(regions.known.map(\.tag) == ["en", "zh-Hans", "pt-BR", "de"])
    #expect(regions.development?.tag == "en")
  }

  @Test("The regions of several projects in a file are joined")
  func several() {
    #expect(regions("knownRegions = (de); knownRegions = (de, fr);").known.map(\.tag) == ["de", "fr"])
  }

  @Test(
    "A file that ends early or has something else is read as far as it goes",
    arguments: [
      ("knownRegions = (de, fr", ["de", "fr"]), ("knownRegions = (de, \"f", ["de"]), ("knownRegions", []),
      ("knownRegions = \"de\";", []), ("knownRegions = (de, ???, 12); /* x", ["de"]), ("", []), ("\"\\", []),
    ])
  func damaged(text: String, tags: [String]) {
    #expect(regions(text).known.map(\.tag) == tags)
    #expect(regions(text).development == nil)
  }
}
