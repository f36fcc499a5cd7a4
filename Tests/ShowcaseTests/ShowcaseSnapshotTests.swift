import GalleyTesting
import Showcase
import Testing

/// `swift run showcase verify --reference Snapshots --record failed` writes the references that have changed. Look at them
/// before you commit them.
@Suite("Snapshots of the showcase")
struct ShowcaseSnapshotTests {
  @Test("Every scene looks like its references")
  func references() {
    assertSnapshots(of: showcase, references: "../../Snapshots")
  }
}
