import GalleyTesting
import Showcase
import Testing

/// `swift run showcase verify --reference Snapshots --record failed` paints anew what has changed; look at it before it is
/// committed.
@Suite("Snapshots of the showcase")
struct ShowcaseSnapshotTests {
  @Test("Every scene looks as its references do")
  func references() {
    assertSnapshots(of: showcase, references: "../../Snapshots")
  }
}
