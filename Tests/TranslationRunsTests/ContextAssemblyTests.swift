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
    isCertain: Bool = true, source: SeenScene.Source? = nil
  ) -> SeenScene.Use {
    SeenScene.Use(
      cell: cell, string: string, frame: SeenScene.Area(frame), width: width, lines: 1, isTruncated: isTruncated,
      wraps: false, before: nil, after: nil, problems: problems, isCertain: isCertain,
      limit: limit.map { TextLimit(width: $0, lines: 1, cause: "cause \($0)") }, averageAdvance: advance,
      source: source)
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

  @Test("A place that has no room for the source is a fault of the layout, and another one limits the translator")
  func layoutFault() {
    // At AX3, the source needs 150 of 100 points; at L, 60 of 90.
    let scene = scene(
      "One", [traits("de"), traits("de", "AX3"), traits("fr", "AX3")],
      use(0, limit: 90, source: .init(characters: 6, width: 60)),
      use(1, limit: 100, advance: 25, source: .init(characters: 6, width: 150)),
      use(2, limit: 120, advance: 25, source: .init(characters: 6, width: 150)))
    let limit = tightest(scene).limit(in: "de")
    #expect(limit?.points == 90 && limit?.characters == 9 && limit?.sizes.map(\.size) == ["L"])
    let faults = LayoutFault.all(in: [scene])
    #expect(faults.count == 1 && faults.first?.limit == 100 && faults.first?.needed == 150 && faults.first?.cells == 2)
    #expect(
      faults.first?.words
        == "the label 'Name' of 'One' of A.xib has room for 100 pt at canvas AX3 and in 1 other cell, but the source of"
        + " 'lbl.text' needs 150 pt")
  }

  @Test("Where the source fits nowhere, a translation may be as long as that; half a point is rounding")
  func nowhere() {
    func limit(_ width: Double) -> TranslationContext.Limit? {
      tightest(scene("One", [traits("de")], use(0, limit: width, source: .init(characters: 7, width: 50))))
        .limit(in: "de")
    }
    #expect(limit(20)?.points == 50 && limit(20)?.characters == 7)
    #expect(limit(49.5)?.points == 49.5)
  }

  @Test("A limit that the source keeps is no fewer characters than the source has, however narrow these are")
  func narrowSource() {
    let scene = scene(
      "One", [traits("de")], use(0, limit: 60, width: 80, problems: ["p"], source: .init(characters: 9, width: 55)))
    #expect(tightest(scene).limit(in: "de")?.characters == 9)
    #expect(exceeded(scene).first?.characters == 9)
  }

  @Test("A translation that is too long where the source is, too, is not its own problem")
  func exceededBySource() {
    #expect(
      exceeded(
        scene(
          "One", [traits("de")], use(0, limit: 20, width: 80, problems: ["p"], source: .init(characters: 9, width: 55)))
      ).isEmpty)
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
      TightestPlaces.truncated(scene.texts[0], in: scene) == [
        .init(language: "de", device: "canvas", sizes: ["L", "AX3"]),
        .init(language: "de", device: "iPad", sizes: ["AX3"]),
      ])
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
      return context.tables.first?.entries.first?.sightings.first?.shot?.area
    }
    // 10.3 and 60.3 by 1.5 are 15.45 and 90.45; 22 and 32.1 by 1.5 are 33 and 48.15.
    #expect(area(Rect(x: 10.3, y: 20, width: 50, height: 10.1)) == .init(x: 15, y: 33, width: 76, height: 16))
    #expect(area(Rect(x: -4, y: 50, width: 300, height: 30)) == .init(x: 0, y: 78, width: 300, height: 12))
  }

  @Test("A place has a picture in each language, and that of the first one for those without")
  func pictures() throws {
    let folder = try project()
    var scene = scene("S", [traits("base"), traits("de")], use(0), use(1), file: folder.path(of: "Base.lproj/A.xib"))
    scene.pictures = [("base.png", 0), ("de.png", 1)].map {
      .init(path: $0.0, cell: $0.1, width: 300, height: 90, scale: 1, x: 0, y: 0)
    }
    let context = ContextAssembly(RunSetting(inputs: [folder.path(of: "Base.lproj")]), [scene]).context(version: "1")
    let sighting = try #require(context.tables.first?.entries.first?.sightings.first)
    #expect(context.pictures.map(\.path) == ["base.png", "de.png"])
    #expect(sighting.shot?.picture == 0 && sighting.shots.mapValues(\.picture) == ["base": 0, "de": 1])
  }

  @Test("A text that a catalog marks as not to be translated is not exported")
  func untranslatable() throws {
    let folder = try project()
    let catalog = try TemporaryFolder([
      "Base.lproj/A.xib": folder.text("Base.lproj/A.xib"), ".galley.yml": "",
      "mul.lproj/A.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "lbl.text": {"shouldTranslate": false, "localizations": {}},
        "old.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Alt"}}}}
      }}
      """,
    ])
    let setting = RunSetting(inputs: [catalog.path(of: "Base.lproj")])
    let keys = ContextAssembly(setting, []).context(version: "1").tables.flatMap { $0.entries.map(\.key) }
    #expect(keys == ["old.text"])
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
