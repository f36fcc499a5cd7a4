import Digests
import Galley
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
}
