import Digests
import Testing

@testable import Snapshots

@Suite("Digests of the picture in a sidecar")
struct PictureDigestsTests {
  private let digests = PictureDigests(pixels: QuickDigest(of: [1]), file: QuickDigest(of: [2]))
  private let layout = Array("{\"galley\":1,\"scenes\":[{\"id\":\"a\"}]}\n".utf8)

  @Test("They are the last member")
  func member() {
    let sidecar = digests.added(to: layout)
    let (pixels, file) = (digests.pixels.hexadecimal, digests.file.hexadecimal)
    #expect(
      String(decoding: sidecar, as: UTF8.self)
        == "{\"galley\":1,\"scenes\":[{\"id\":\"a\"}],\"picture\":{\"pixels\":\"\(pixels)\",\"file\":\"\(file)\"}}\n")
  }

  @Test("What is added can be read and removed, whatever the line break at the end", arguments: ["\n", "\r\n", ""])
  func roundTrip(lineBreak: String) {
    let layout = Array(layout.dropLast() + lineBreak.utf8)
    let sidecar = digests.added(to: layout)
    #expect(PictureDigests(inSidecar: sidecar) == digests)
    #expect(PictureDigests.removed(from: sidecar) == layout)
  }

  @Test("A sidecar of an earlier version has none, and stays as it is")
  func earlier() {
    #expect(PictureDigests(inSidecar: layout) == nil)
    #expect(PictureDigests.removed(from: layout) == layout)
    #expect(PictureDigests(inSidecar: []) == nil)
    #expect(digests.added(to: [1, 2]) == [1, 2])
  }

  @Test("Damaged digests count as none")
  func damaged() {
    let text = String(decoding: digests.added(to: layout), as: UTF8.self)
    let digit = text.replacing(digests.file.hexadecimal, with: digests.file.hexadecimal.uppercased() + "A")
    for sidecar in [digit, text.replacing("\"picture\"", with: "\"Picture\""), String(text.dropLast(2))] {
      #expect(PictureDigests(inSidecar: Array(sidecar.utf8)) == nil)
    }
  }

  @Test("Readers of the layout do not mind them")
  func reader() throws {
    let layout = Array((LayoutRecord(document: "A.xib", scenes: [.sample()]).json() + "\n").utf8)
    #expect(try SidecarReader.layout(in: digests.added(to: layout)) == SidecarReader.layout(in: layout))
    #expect(SidecarHead(digests.added(to: layout)) == SidecarHead(layout))
  }
}
