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
  func once() throws {
    var pictures = PaintedPictures()
    var painted: [UInt8] = []
    func picture(_ rendering: Rendering, as format: ImageFormat = .png) throws -> [UInt8] {
      try pictures.picture(of: rendering, as: format) { () throws(RasterError) in
        painted.append(UInt8(painted.count))
        return [painted[painted.count - 1]]
      }
    }
    #expect(try picture(rendering(.black)) == [0])
    #expect(try picture(rendering(.white)) == [1])
    #expect(try picture(rendering(.black)) == [0])
    #expect(try picture(rendering(.black, scale: 3)) == [2])
    #expect(try picture(rendering(.black, background: .black)) == [3])
    #expect(try picture(rendering(.black), as: .svg) == [4])
    #expect(try picture(rendering(.black), as: .svg) == [5])
  }

  @Test("Only the last sixteen pictures are kept")
  func room() throws {
    var pictures = PaintedPictures()
    var count = 0
    for shade in (0..<17).map({ Double($0) / 20 }) + [0] {
      _ = try pictures.picture(of: rendering(Color(white: shade)), as: .png) { () throws(RasterError) in
        count += 1
        return []
      }
    }
    #expect(count == 18)
  }
}
