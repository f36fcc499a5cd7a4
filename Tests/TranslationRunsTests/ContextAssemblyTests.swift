import Galley
import LayoutAudit
import SnapshotRuns
import TestSupport
import Testing

@testable import TranslationRuns

@Suite("Texts, where they are seen and how long they may be")
struct ContextAssemblyTests {
  private func traits(_ locale: String, _ size: String = "L", device: String = "canvas") -> SnapshotTraits {
    SnapshotTraits(device: device, locale: locale, typeSize: size, orientation: "portrait", appearance: "light")
  }

  private func use(
    _ cell: Int, _ string: String = "Name", limit: Double? = nil, advance: Double = 10, width: Double = 50,
    frame: Rect = Rect(x: 10.3, y: 20, width: 50, height: 10.1), isTruncated: Bool = false, problems: [String] = [],
    isCertain: Bool = true
  ) -> SeenScene.Use {
    SeenScene.Use(
      cell: cell, string: string, frame: SeenScene.Area(frame), width: width, lines: 1, isTruncated: isTruncated,
      wraps: false, before: nil, after: nil, problems: problems, isCertain: isCertain,
      limit: limit.map { TextLimit(width: $0, lines: 1, cause: "cause \($0)") }, averageAdvance: advance)
  }

  private func scene(
    _ name: String, _ cells: [SnapshotTraits], _ uses: SeenScene.Use..., key: String = "lbl.text",
    file: String = "A.xib"
  ) -> SeenScene {
    var scene = SeenScene(document: "A.xib", file: file, scene: name)
    scene.cells = cells
    scene.texts = [
      SeenScene.Text(key: TextKey(table: "A", key: key), view: "lbl", words: "the label 'Name'", uses: uses)
    ]
    return scene
  }

  // MARK: Limits

  private func tightest(_ scenes: SeenScene...) -> TightestPlaces { TightestPlaces(scenes.map { ($0, $0.texts[0]) }) }

  /// 200 points are 10 characters of 20 points, and 120 points are 12 characters of 10 points.
  @Test("The tightest place is that for the fewest characters, not for the fewest points")
  func tightestPlace() {
    let places = tightest(
      scene("One", [traits("de")], use(0, limit: 120)),
      scene("Two", [traits("de", "AX3", device: "iPhone")], use(0, limit: 200, advance: 20)))
    let limit = places.limit(in: "de")
    #expect(limit?.characters == 10 && limit?.points == 200 && limit?.cause == "cause 200.0")
    #expect(limit?.place == "the label 'Name' of 'Two' at iPhone AX3")
    #expect(limit?.sizes.map(\.size) == ["L", "AX3"] && limit?.sizes.map(\.points) == [120, 200])
  }

  @Test("Each language has a limit of its own, and one that nothing limits has none")
  func languages() {
    let places = tightest(
      scene("One", [traits("fr"), traits("de"), traits("ar")], use(0, limit: 100), use(1, limit: 50), use(2)))
    #expect(places.languages == ["de", "fr"])
    #expect(places.limit(in: "fr")?.points == 100 && places.limit(in: "de")?.points == 50)
    #expect(places.limit(in: "ar") == nil)
  }

  @Test("A text without any average has no limit in characters, and so none")
  func unmeasured() {
    #expect(tightest(scene("One", [traits("de")], use(0, limit: 100, advance: 0))).languages.isEmpty)
  }

  @Test("Where a text is truncated is told by language and device, with the sizes")
  func truncated() {
    let cells = [traits("de"), traits("de", "AX3"), traits("de", "AX3", device: "iPad"), traits("ar")]
    let scene = scene(
      "One", cells, use(0, isTruncated: true), use(1, isTruncated: true), use(1, isTruncated: true),
      use(2, isTruncated: true), use(3))
    #expect(
      TightestPlaces.truncated(scene.texts[0], in: scene) == ["de on canvas at L, AX3", "de on iPad at AX3"])
  }

  // MARK: Texts that are too long

  private func exceeded(_ scenes: SeenScene..., path: String? = "de.lproj/A.strings") -> [ExceededLimit] {
    ExceededLimit.all(in: scenes) { _, _, _ in path.map { ($0, 7) } }
  }

  @Test("A translation that is too long in several places is told once, where it has the least room")
  func exceededOnce() {
    let all = exceeded(
      scene("One", [traits("de")], use(0, limit: 40, width: 80, problems: ["it is cut off"])),
      scene("Two", [traits("de")], use(0, limit: 20, width: 80, problems: ["it is cut off"])),
      scene("Three", [traits("de")], use(0, limit: 30, width: 80, problems: ["it is cut off"]), use(0, limit: 90)))
    #expect(all.count == 1)
    #expect(all.first?.scene == "Two" && all.first?.limit == 20 && all.first?.cells == 3)
    #expect(all.first?.characters == 2 && all.first?.line == 7)
  }

  @Test("An excess that is certain counts more than a larger one that is not")
  func certainExcess() {
    let all = exceeded(
      scene("One", [traits("de")], use(0, limit: 20, width: 80, problems: ["a"], isCertain: false)),
      scene("Two", [traits("de")], use(0, limit: 70, width: 80, problems: ["b"])),
      scene("Three", [traits("de")], use(0, limit: 10, width: 80, problems: ["c"], isCertain: false)))
    #expect(all.first?.isCertain == true && all.first?.scene == "Two" && all.first?.cells == 3)
  }

  @Test("Certain excesses come first, and then the languages")
  func exceededOrder() {
    func one(_ locale: String, _ isCertain: Bool) -> SeenScene {
      scene("S", [traits(locale)], use(0, limit: 20, width: 80, problems: ["a"], isCertain: isCertain))
    }
    #expect(exceeded(one("ar", false), one("fr", true), one("de", true)).map(\.locale) == ["de", "fr", "ar"])
  }

  @Test("A text that is not translated is no translation that is too long, nor is a placeholder certainly one")
  func untranslated() {
    let long = scene("One", [traits("de")], use(0, limit: 20, width: 80, problems: ["a"]))
    #expect(exceeded(long, path: nil).isEmpty)
    let key = scene("One", [traits("de")], use(0, "settings_title", limit: 20, width: 80, problems: ["a"]))
    #expect(exceeded(key).map(\.isCertain) == [false])
    #expect(exceeded(scene("One", [traits("de")], use(0, limit: 20, problems: []))).isEmpty)
  }

  // MARK: Scenes

  @Test("A text in several cells is one text, of its view alone")
  func cells() {
    var scene = SeenScene(document: "A", file: "A", scene: "S")
    func text(_ view: String, layouts: Int = 0) -> SeenText {
      var use = use(0)
      use.limit = TextLimit(width: 1, lines: 1, cause: nil, layouts: layouts)
      return SeenText(key: TextKey(table: "A", key: "k"), view: view, words: "", use: use)
    }
    scene.add([text("one", layouts: 3), text("two")], in: traits("de"))
    scene.add([text("two", layouts: 4)], in: traits("fr"))
    #expect(scene.texts.map(\.view) == ["one", "two"])
    #expect(scene.texts.map { $0.uses.map(\.cell) } == [[0], [0, 1]])
    #expect(scene.cells.map(\.locale) == ["de", "fr"] && scene.layouts == 7)
  }

  /// A project with a document of one text, a translation of it, and one of a text that is gone.
  private func project() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Base.lproj/A.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
            <subviews>
              <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lbl">
                <rect key="frame" x="10" y="20" width="50" height="20"/>
              </label>
            </subviews>
          </view>
        </objects>
      </document>
      """,
      "de.lproj/A.strings": "\"lbl.text\" = \"Namen\";\n\"old.text\" = \"Alt\";\n", ".galley.yml": "",
    ])
  }

  @Test("A picture shows a text in all pixels that it touches, and not beyond the picture")
  func area() throws {
    let folder = try project()
    let file = folder.path(of: "Base.lproj/A.xib")
    func area(_ frame: Rect) -> TranslationContext.Area? {
      var scene = scene("S", [traits("base")], use(0, frame: frame), file: file)
      scene.pictures = [.init(path: "A.png", cell: 0, width: 300, height: 90, scale: 1.5, x: 0, y: 2)]
      let context = ContextAssembly(RunSetting(inputs: [folder.path(of: "Base.lproj")]), [scene]).context(version: "1")
      return context.tables.first?.entries.first?.sightings.first?.area
    }
    // 10.3 and 60.3 by 1.5 are 15.45 and 90.45; 22 and 32.1 by 1.5 are 33 and 48.15.
    #expect(area(Rect(x: 10.3, y: 20, width: 50, height: 10.1)) == .init(x: 15, y: 33, width: 76, height: 16))
    #expect(area(Rect(x: -4, y: 50, width: 300, height: 30)) == .init(x: 0, y: 78, width: 300, height: 12))
  }

  @Test("A table has the texts of its document, their translations, and those that are in a translation alone")
  func tables() throws {
    let folder = try project()
    let scene = scene("S", [traits("base")], use(0), file: folder.path(of: "Base.lproj/A.xib"))
    let setting = RunSetting(inputs: [folder.path(of: "Base.lproj")])
    let context = ContextAssembly(setting, [scene]).context(version: "1")
    let table = try #require(context.tables.first)
    #expect(table.original == "Base.lproj/A.xib" && context.tables.count == 1)
    #expect(table.entries.map(\.key) == ["lbl.text", "old.text"])
    #expect(table.entries[0].source.parts.map(\.string) == ["Name"])
    #expect(table.entries[0].translations["de"]?.text.parts.map(\.string) == ["Namen"])
    #expect(context.unseen.map(\.key) == ["old.text"])
  }

  @Test(
    "The languages to translate into are those of the run, or else those with tables, without that of the sources",
    arguments: [
      (Matrix.Locales.all, ["de"]), (.named(["base", "fr", "en", "en-GB", "de"]), ["de", "fr"]),
      (.named(["en-XA", "ar"]), ["ar"]),
    ])
  func targetLanguages(locales: Matrix.Locales, expected: [String]) throws {
    let folder = try project()
    let setting = RunSetting(
      inputs: [folder.path(of: "Base.lproj")], matrix: MatrixChoices(locales: locales))
    #expect(ContextAssembly(setting, []).context(version: "1").languages == expected)
  }
}
