import CairoRaster
import Files
import Graphics
import TestSupport
import Testing

@testable import Reports

@Suite("What a decision is about")
struct DecisionDigestTests {
  private func outline(_ color: UInt32) throws -> PNGOutline {
    let picture = Pixmap(width: 1, height: 1, scale: 1, pixels: [color])
    return try #require(PNGOutline(PNG.encode(picture)))
  }

  private func digest(_ pictures: [(kind: PictureKind, color: UInt32)]) throws -> String {
    var all = SnapshotPictures()
    for (kind, color) in pictures { all.add(try outline(color), hash: "0", of: kind, as: "a.png") }
    return all.digest
  }

  @Test("A digest depends on the expected and the actual picture, and on no other")
  func pictures() throws {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    let first = try digest([(.expected, red), (.actual, red)])
    #expect(try digest([(.expected, blue), (.actual, red)]) != first)
    #expect(try digest([(.expected, red), (.actual, blue)]) != first)
    #expect(try digest([(.expected, red), (.actual, red), (.difference, blue)]) == first)
  }

  @Test("A note of a rejection is kept with it, and goes when the decision changes")
  func notes() throws {
    let folder = TemporaryFolder()
    var decisions = AppliedDecisions()
    decisions.record(.reject, path: "A", digest: "1", note: "Too wide </script>")
    decisions.record(.accept, path: "B", digest: "2", note: "Not a rejection")
    try decisions.write(to: folder.path)
    decisions = AppliedDecisions(folder: folder.path)
    #expect(decisions.notes == [PathBytes("A"): "Too wide </script>"])
    #expect(!folder.text(AppliedDecisions.file).contains("</script>"))
    decisions.record(.accept, path: "A", digest: "1")
    #expect(decisions.notes.isEmpty)
  }

  @Test("Decisions about paths that look the same and have other bytes are two")
  func normalization() throws {
    let folder = TemporaryFolder()
    var decisions = AppliedDecisions()
    decisions.record(.accept, path: "n\u{E9}", digest: "1")
    decisions.record(.reject, path: "ne\u{301}", digest: "2")
    try decisions.write(to: folder.path)
    for decisions in [decisions, AppliedDecisions(folder: folder.path)] {
      #expect(decisions.decision(path: "n\u{E9}", digest: "1") == .accept)
      #expect(decisions.decision(path: "ne\u{301}", digest: "2") == .reject)
    }
  }

  @Test("A decision is valid for the digest that it was made about, and no other")
  func validity() {
    var decisions = AppliedDecisions()
    decisions.record(.accept, path: "A", digest: "1")
    decisions.record(.reject, path: "B", digest: "2")
    #expect(decisions.decision(path: "A", digest: "1") == .accept)
    #expect(decisions.decision(path: "B", digest: "2") == .reject)
    #expect(decisions.decision(path: "A", digest: "2") == nil)
    #expect(decisions.decision(path: "C", digest: "1") == nil)
  }
}
