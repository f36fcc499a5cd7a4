import Digests
import SnapshotRuns
import TestSupport
import Testing

@testable import Galley
@testable import SnapshotRuns

@Suite("Settings of pictures")
struct RenderSettingsTests {
  /// Another value of one property.
  private struct Variation: Sendable {
    var property: String
    /// Whether frames depend on the property.
    var movesViews = false
    var change: @Sendable (inout RenderSettings) -> Void

    var settings: RenderSettings {
      var settings = RenderSettings()
      change(&settings)
      return settings
    }
  }

  private static let variations = [
    Variation(property: "sampleNumber", movesViews: true) { $0.sampleNumber = 1 },
    Variation(property: "metrics", movesViews: true) { $0.metrics = .plain },
    Variation(property: "showsChrome", movesViews: true) { $0.showsChrome = false },
    Variation(property: "rows", movesViews: true) { $0.rows = 3 },
    Variation(property: "showsClassXibs", movesViews: true) { $0.showsClassXibs = false },
    Variation(property: "ghosts", movesViews: true) { $0.ghosts = .always },
    Variation(property: "showsSamples", movesViews: true) { $0.showsSamples = true },
    Variation(property: "size", movesViews: true) { $0.size.width = 320 },
    Variation(property: "size", movesViews: true) { $0.size.height = 320 },
    Variation(property: "recorded") { $0.recorded = [] },
    Variation(property: "recorded") { $0.recorded.insert(.styles) },
    Variation(property: "recorded") { $0.recorded.insert(.designFindings) },
    Variation(property: "recorded") { $0.recorded.insert(.systems) },
    Variation(property: "recorded") { $0.recorded.insert(.coveredViews) },
    Variation(property: "recorded") { $0.recorded.insert(.outline) },
    Variation(property: "overlays") { $0.overlays = [LayoutOverlay(kinds: [.frames])] },
    Variation(property: "explainedView") { $0.explainedView = "lbl-00-001" },
  ]

  private static func properties(of settings: RenderSettings) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Mirror(reflecting: settings).children.map { ($0.label ?? "", $0.value) })
  }

  @Test("Each property has a variation in these tests, which changes it alone")
  func completeness() {
    let usual = Self.properties(of: RenderSettings())
    let missing = Set(usual.keys).subtracting(Self.variations.map(\.property))
    #expect(missing.isEmpty, "\(missing.sorted()) must be varied to know that the keys depend on it")
    for variation in Self.variations {
      let changed = Self.properties(of: variation.settings).filter {
        String(reflecting: $0.value) != usual[$0.key].map { String(reflecting: $0) }
      }
      #expect(changed.keys.sorted() == [variation.property])
    }
  }

  @Test("Each property changes the key of a cached snapshot")
  func cacheKeys() throws {
    let folder = TemporaryFolder()
    let document = try folder.write("<document/>", to: "A.xib").path
    let (fonts, assets) = (try FontLibrary.bundled(), AssetLibrary())
    func key(_ settings: RenderSettings) throws -> ContentDigest {
      let cache = try #require(
        RunCache(
          CacheFolder(path: folder.path(of: "cache"), limit: 1 << 20), fonts: fonts, assets: assets,
          factors: PictureFactors(settings)))
      let unit = try #require(cache.unit(WorkUnit(document: document, folder: "")))
      return unit.key(ofSceneAt: 0, CachedDocument.Scene(id: "vie-00-001", name: "A"), in: MatrixCell())
    }
    // A library that another test loads in between changes all keys.
    #expect(try (0..<9).contains { _ in try key(RenderSettings()) == key(RenderSettings()) })
    for variation in Self.variations {
      let keys = [try key(RenderSettings()), try key(variation.settings), try key(RenderSettings())]
      #expect(keys[1] != keys[0] && keys[1] != keys[2], "\(variation.property)")
    }
  }

  /// Each process prints sets and dictionaries in another order, and would not find the snapshots of the others.
  @Test("No property is printed in a random order")
  func printedForm() {
    func isOrdered(_ value: Any) -> Bool {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle != .set && mirror.displayStyle != .dictionary
        && mirror.children.allSatisfy { isOrdered($0.value) }
    }
    for variation in Self.variations { #expect(isOrdered(variation.settings), "\(variation.property)") }
  }

  @Test("Each property changes the key of a kept layout, or no layout is kept")
  func keptLayouts() throws {
    let renderer = try Renderer()
    let usual = try #require(renderer.layoutSettings)
    for variation in Self.variations {
      renderer.settings = variation.settings
      #expect(renderer.layoutSettings != usual, "\(variation.property)")
    }
    renderer.settings = RenderSettings()
    #expect(renderer.layoutSettings == usual)
  }

  @Test("The longest texts that fit depend on all properties but those about what is recorded")
  func longestTexts() {
    for variation in Self.variations {
      let isOther = variation.settings.ofFrames != RenderSettings()
      #expect(isOther == variation.movesViews, "\(variation.property)")
    }
  }

  @Test("Each property changes the settings in the scope of a run")
  func scope() {
    let usual = RenderSettings().texts
    for variation in Self.variations { #expect(variation.settings.texts != usual, "\(variation.property)") }
  }

  /// Shards and reports of earlier versions have these.
  @Test("The settings in the scope of a run have the names of options, and what is not chosen is not there")
  func texts() {
    #expect(RenderSettings().texts == ["number": "5", "metrics": "sf", "chrome": "on devices"])
    var settings = RenderSettings()
    (settings.sampleNumber, settings.metrics, settings.showsChrome) = (1, .plain, true)
    (settings.rows, settings.ghosts) = (8, .always)
    #expect(
      settings.texts == ["number": "1", "metrics": "plain", "chrome": "on", "rows": "8", "ghosts": "always"])
    settings.showsChrome = false
    #expect(settings.texts["chrome"] == "off")
  }
}
