import Digests
import Foundation
import Galley
import Graphics
import SnapshotRuns
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("Keys of cached snapshots")
struct UnitCacheTests {
  @Test("A scene's place, id, name and data and the cell each give a snapshot another key")
  func keys() throws {
    let folder = TemporaryFolder()
    let document = try folder.write("<document/>", to: "A.xib").path
    let cache = try #require(
      RunCache(
        CacheFolder(path: folder.path(of: "cache"), limit: 1 << 20), fonts: .bundled(), assets: AssetLibrary(),
        factors: PictureFactors(RenderSettings())))
    let unit = try #require(cache.unit(WorkUnit(document: document, folder: "")))
    func key(
      index: Int = 0, id: String = "abc-de-fgh", name: String = "Login",
      data: String = "", cell: MatrixCell = MatrixCell()
    ) -> ContentDigest {
      unit.key(ofSceneAt: index, CachedDocument.Scene(id: id, name: name), data: data, in: cell)
    }
    #expect(key() == key())
    let others = [
      key(index: 1), key(id: "abc-de-fgi"), key(name: "Login (2)"),
      key(data: "1"), key(cell: MatrixCell(appearance: .dark)),
    ]
    #expect(Set(others + [key()]).count == 6)
  }

  @Test("A clone of a project in another folder has the same keys, and another document of the project has others")
  func clones() throws {
    let folder = TemporaryFolder()
    func digest(_ document: String, in clone: String) throws -> ContentDigest {
      let file = try folder.write("<document/>", to: "\(clone)/\(document)").path
      let cache = try #require(
        RunCache(
          CacheFolder(path: folder.path(of: "\(clone) cache"), limit: 1 << 20), fonts: .bundled(),
          assets: AssetLibrary(), factors: PictureFactors(RenderSettings())))
      return try #require(cache.unit(WorkUnit(document: document, file: file, folder: ""))).digest
    }
    let places = [("App/A.xib", "one"), ("App/A.xib", "two/deeper"), ("Other/A.xib", "one"), ("App/A.xib", "one")]
    var digests = try places.map { try digest($0, in: $1) }
    // Another test may load a library meanwhile, which is a part of the program then.
    for _ in 0..<10 where digests[0] != digests[3] { digests = try places.map { try digest($0, in: $1) } }
    #expect(digests[0] == digests[1])
    #expect(digests[0] != digests[2])
  }

  @Test("What is stored is told to other machines only if there is a server, and once")
  func told() throws {
    let folder = TemporaryFolder()
    let document = try folder.write("<document/>", to: "A.xib").path
    // Only a file that has not changed for some time is sure to be the one that was read.
    usleep(50_000)
    for hasServer in [false, true] {
      var place = CacheFolder(path: folder.path(of: "cache"), limit: 1 << 20)
      if hasServer { place.server = CacheServer(address: try CacheAddress("https://host"), isReadOnly: false) }
      let cache = try #require(
        RunCache(place, fonts: .bundled(), assets: AssetLibrary(), factors: PictureFactors(RenderSettings())))
      let unit = try #require(cache.unit(WorkUnit(document: document, folder: "")))
      unit.store(CachedDocument(scenes: [], locales: [], issues: []))
      #expect(cache.takeStored() == (hasServer ? [unit.listingKey] : []))
      #expect(cache.takeStored().isEmpty)
    }
  }

  @Test("A scene with an image that another run may read is not stored")
  func unsteady() throws {
    let folder = TemporaryFolder()
    let documents = try ["A.xib", "B.xib"].map { try folder.write("<document/>", to: $0).path }
    usleep(50_000)
    let assets = AssetLibrary()
    assets.noteUnsteady(documents[0])
    let cache = try #require(
      RunCache(
        CacheFolder(path: folder.path(of: "cache"), limit: 1 << 20), fonts: .bundled(), assets: assets,
        factors: PictureFactors(RenderSettings())))
    let snapshot = CachedSnapshot(
      scale: 2, size: Size(width: 20, height: 10), picture: nil, sidecar: [], conflicts: [], assets: [])
    let found = try documents.map { document in
      let unit = try #require(cache.unit(WorkUnit(document: document, folder: "")))
      let key = unit.key(ofSceneAt: 0, CachedDocument.Scene(id: "abc-de-fgh", name: "Login"), in: MatrixCell())
      unit.store(snapshot, for: key)
      return unit.snapshot(for: key) != nil
    }
    #expect(found == [false, true])
  }
}
