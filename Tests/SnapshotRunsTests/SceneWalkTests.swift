import Files
import Galley
import SnapshotRuns
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("Walks through the cells of a scene")
struct SceneWalkTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "no data"
  }

  private static func scene(
    size: SceneSize = .size(Size(width: 20, height: 10)), build: @escaping (TraitCollection) throws -> any SceneContent
  ) -> SwiftScene {
    SwiftScene(
      document: "Tests", name: "Scene", size: size, canvas: .iPhoneSE,
      cells: Matrix(locales: .named(["de", "en"])).cells(localesAtHand: []), build: build)
  }

  @Test("Every cell is a snapshot with a picture and a layout")
  func snapshots() throws {
    var cells: [String] = []
    SceneWalk(Self.scene { _ in View() }, renderer: try Renderer()) { Issue.record($0) }.forEachSnapshot { snapshot in
      cells.append(snapshot.cell.words)
      #expect(throws: Never.self) { try PNG.decode(try #require(snapshot.picture).file(), scale: snapshot.scale) }
      #expect(String(decoding: snapshot.sidecar, as: UTF8.self).hasPrefix("{\"galley\":1,\"document\":\"Tests\""))
    }
    #expect(cells == ["canvas de L", "canvas en L"])
  }

  @Test("A cell whose views cannot be made is reported, and the others are made")
  func failure() throws {
    var errors: [String] = []
    var cells: [String] = []
    let scene = Self.scene { traits in
      if traits.locale == "de" { throw Refusal() }
      return View()
    }
    SceneWalk(scene, renderer: try Renderer()) { errors.append("\($0)") }.forEachSnapshot {
      cells.append($0.cell.words)
    }
    #expect(errors == ["'Scene' in canvas de L cannot be laid out: no data"])
    #expect(cells == ["canvas en L"])
  }

  /// A view whose identifier says how often it was filled.
  private final class Form: View, SampleFillable {
    func fillWithSamples() { identifier = (identifier ?? "") + "filled" }
  }

  @Test("With samples, content that cannot be filled is an error of each cell")
  func unfillableContent() throws {
    let scene = Self.scene { _ in View() }.filledWithSamples()
    var errors: [String] = []
    SceneWalk(scene, renderer: try Renderer()) { errors.append("\($0.cause)") }.forEachSnapshot { _ in
      Issue.record("the cell has a picture")
    }
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.hasPrefix("--sample fills views and controllers of UIKit") })
  }

  @Test("A run with samples fills each scene of its catalog once, and another run does not", arguments: [false, true])
  func samples(areShown: Bool) throws {
    var setting = RunSetting(
      inputs: [], catalog: Catalog("Forms") { CatalogScene("Form", size: .width(100)) { _ in Form() } })
    setting.rendering.showsSamples = areShown
    let unit = WorkUnit(document: "Forms", folder: "Forms", scene: "Form")
    let source = try #require(try SceneSource(unit, in: setting, assets: AssetLibrary()))
    let (snapshot, _) = try source.render(0, in: MatrixCell(), overlay: nil, with: try Renderer())
    #expect(snapshot.id == (areShown ? "filled" : "view"))
  }

  @Test("A scene without area has no picture")
  func noArea() throws {
    let scene = Self.scene(size: .size(Size(width: 20, height: 0))) { _ in View() }
    SceneWalk(scene, renderer: try Renderer()) { Issue.record($0) }.forEachSnapshot { snapshot in
      #expect(snapshot.picture == nil)
      #expect(throws: Never.self) { try #expect(snapshot.files().picture == nil) }
      #expect(snapshot.cached != nil)
    }
  }
}

@Suite("Cached snapshots of scenes that cannot be laid out")
struct UnpaintableSnapshotTests {
  /// Of a picture that has passed, the cache has only the digest.
  @Test("A picture that has to be painted again says why its scene cannot be laid out")
  func reason() throws {
    let folder = TemporaryFolder()
    let document = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="vie-00-001"><rect key="frame" x="0.0" y="0.0" width="20" height="10"/></view></objects>
      </document>
      """, to: "Base.lproj/A.xib")
    try folder.write("\"a\" = \"b", to: "fr.lproj/A.strings")
    let setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: .named(["fr"])))
    let assets = AssetLibrary()
    let cache = try #require(
      RunCache(
        CacheFolder(path: folder.path(of: "cache"), limit: 1 << 20), fonts: .bundled(), assets: assets,
        factors: PictureFactors(setting.rendering)))
    let walk = try #require(
      SceneWalk(
        WorkUnit(document: document.path, folder: ""), in: setting, renderer: try Renderer(), assets: assets,
        cache: cache, report: { _ in }))
    let key = try #require(walk.source.key(ofSceneAt: 0, in: walk.source.cells[0]))
    let digest = CachedPicture(file: [], pixels: String(repeating: "0", count: 32))
    walk.source.cache?.store(
      CachedSnapshot(
        scale: 2, size: Size(width: 20, height: 10), picture: digest, sidecar: [], conflicts: [], assets: []), for: key)
    var reasons: [String] = []
    walk.forEachSnapshot { snapshot in
      do {
        _ = try #require(snapshot.picture).pixels()
      } catch {
        reasons.append("\(error)")
      }
    }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("'A' in canvas fr L cannot be laid out: ") == true, "\(reasons)")
    #expect(reasons.first?.contains("A.strings") == true, "\(reasons)")
  }
}

@Suite("Scenes of a document")
struct SceneSourceTests {
  @Test(
    "A scene is found by its name, its title or its id",
    arguments: [
      ([], [0, 1]), (["Card"], [0, 1]), (["vie-00-002"], [1]), (["vie-00-001", "Other"], [0]), (["Other"], []),
    ] as [([String], [Int])])
  func scenes(wanted: [String], indices: [Int]) throws {
    let folder = TemporaryFolder()
    let views = ["vie-00-001", "vie-00-002"].map {
      #"<view id="\#($0)" userLabel="Card"><rect key="frame" x="0.0" y="0.0" width="20" height="10"/></view>"#
    }
    let document = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>\(views.joined())</objects>
      </document>
      """, to: "A.xib")
    let source = try #require(
      try SceneSource(
        WorkUnit(document: document.path, folder: ""), in: RunSetting(inputs: []), assets: AssetLibrary()))
    #expect(source.indices(ofScenes: wanted) == indices)
  }
}

@Suite("Shards")
struct ShardTests {
  @Test("The shards of a run are all of it, in turns")
  func parts() throws {
    let shards = try ["1/3", "2/3", "3/3"].map { try #require(Shard($0)) }
    #expect(shards.map { $0.part(of: Array(0..<8)) } == [[0, 3, 6], [1, 4, 7], [2, 5]])
  }

  @Test("A part beyond the number of parts is refused", arguments: ["0/2", "3/2", "1/0", "1", "a/b", "1/2/3"])
  func refusals(text: String) {
    #expect(Shard(text) == nil)
  }
}
