import CairoRaster
import Graphics
import Testing

/// Uses the module's whole interface without importing Cairo, FreeType or libdeflate. The test is that this compiles.
@Suite("The module's interface")
struct InterfaceTests {
  @Test("Names no type of C")
  func namesNoTypeOfC() throws {
    let rasterizer = Rasterizer()
    let list = DisplayList(size: Size(width: 1, height: 1))
    let pixmap: Pixmap = try rasterizer.pixmap(of: list, scale: 1, background: nil)
    let files: [[UInt8]] = [PNG.encode(pixmap), try rasterizer.pdf(of: list), try rasterizer.svg(of: list)]
    let limits: [Int] = [
      Rasterizer.maximumSide, Rasterizer.maximumPixelCount, Rasterizer.maximumDepth, PNG.maximumPixelCount,
    ]
    let rasterErrors: [RasterError] = [
      .invalidSize(width: 0, height: 0, scale: 0), .noArea(scene: "", width: 0, height: 0),
      .tooLarge(width: 0, height: 0, scale: 0), .nestedTooDeeply,
      .unreadableFont(path: "", index: 0), .drawingFailed(status: 0),
    ]
    let pngErrors: [PNGError] = [
      .noSignature, .truncated, .damagedChunk(""), .unsupportedChunk(""), .invalidChunk(""),
      .tooLarge(width: 0, height: 0), .damagedPixels,
    ]
    #expect(files.allSatisfy { !$0.isEmpty } && limits.allSatisfy { $0 > 0 })
    #expect(rasterErrors.count == 6 && pngErrors.count == 7)
    #expect(try PNG.decode(files[0], scale: 1) == pixmap)
  }
}
