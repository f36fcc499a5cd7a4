import Galley
import Testing

@testable import SnapshotRuns

@Suite("Cells that look the same")
struct PaintedPicturesTests {
  private func rendering(_ color: Color, scale: Double = 2, background: Color = .white) -> Rendering {
    let size = Size(width: 10, height: 10)
    let frame = Rect(origin: .zero, size: size)
    return Rendering(
      layout: LayoutResult(
        size: size, root: LayoutNode(id: "", elementClass: "view", name: "", frame: frame, alignmentRect: frame)),
      displayList: DisplayList(size: size, items: [.fill(.rect(frame), color)]), scale: scale, background: background)
  }

  @Test("They are painted once, unless picture, scale or background differ")
  func once() {
    var pictures = PaintedPictures()
    var count = 0
    func isNew(_ rendering: Rendering, as format: ImageFormat = .png) -> Bool {
      let before = count
      _ = pictures.picture(of: rendering, as: format) {
        count += 1
        return SnapshotPicture { Pixmap(width: 1, height: 1, scale: 1, pixels: [0]) }
      }
      return count > before
    }
    #expect(isNew(rendering(.black)))
    #expect(isNew(rendering(.white)))
    #expect(!isNew(rendering(.black)))
    #expect(isNew(rendering(.black, scale: 3)))
    #expect(isNew(rendering(.black, background: .black)))
    #expect(isNew(rendering(.black), as: .svg))
    #expect(isNew(rendering(.black), as: .svg))
  }

  @Test("Only the last sixteen pictures are kept")
  func room() {
    var pictures = PaintedPictures()
    var count = 0
    for shade in (0..<17).map({ Double($0) / 20 }) + [0] {
      _ = pictures.picture(of: rendering(Color(white: shade)), as: .png) {
        count += 1
        return SnapshotPicture { Pixmap(width: 1, height: 1, scale: 1, pixels: [0]) }
      }
    }
    #expect(count == 18)
  }

  @Test("A picture is painted and compressed once, and painted again only after its pixels were released")
  func laziness() throws {
    var count = 0
    let picture = SnapshotPicture {
      count += 1
      return Pixmap(width: 1, height: 1, scale: 1, pixels: [0xFF00_0000])
    }
    #expect(count == 0)
    _ = try picture.digest()
    #expect(picture.knownFile == nil)
    let file = try picture.file()
    #expect(count == 1)
    picture.releasePixels()
    #expect(try picture.file() == file)
    #expect(count == 1)
    _ = try picture.pixels()
    #expect(count == 2)
  }

  @Test("The digest is that of the decoded file, also of translucent pixels and of colours above alpha")
  func digest() throws {
    let translucent = (0..<256 as Range<UInt32>).flatMap { alpha in
      (0..<256 as Range<UInt32>).map { alpha << 24 | $0 << 16 | 0x80 << 8 | alpha / 2 }
    }
    for pixels in [translucent, translucent.map { $0 | 0xFF00_0000 }] {
      let pixmap = Pixmap(width: 128, height: 512, scale: 1, pixels: pixels)
      let picture = SnapshotPicture { pixmap }
      #expect(try picture.digest() == PNG.decode(try picture.file()).digest)
      let turned = Pixmap(width: 512, height: 128, scale: 1, pixels: pixels)
      #expect(try SnapshotPicture { turned }.digest() != picture.digest())
    }
  }
}
