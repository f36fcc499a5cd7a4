import CairoRaster
import Graphics
import Testing

@Suite("Errors in words")
struct ErrorTests {
  @Test("An error of painting says what cannot be painted and what the limit is")
  func raster() {
    #expect(
      "\(RasterError.invalidSize(width: 0, height: 44.5, scale: 2))"
        == "cannot paint 0 x 44.5 points at scale 2; all three must be greater than 0")
    #expect(
      "\(RasterError.noArea(scene: "Card", width: 360, height: 0))"
        == "'Card' is 360 points wide and 0 high: nothing in it gives it a height; give it a size, or fill it with "
        + "samples, as --sample does")
    #expect("\(RasterError.noArea(scene: "Card", width: 0, height: 44))".contains("nothing in it gives it a width;"))
    #expect("\(RasterError.noArea(scene: "Card", width: 0, height: 0))".contains("nothing in it gives it a size;"))
    #expect(
      "\(RasterError.tooLarge(width: 40_000, height: 1, scale: 1))"
        == "an image of 40000 x 1 points at scale 1 is too large; "
        + "the limits are 32767 pixels on a side and 100000000 pixels in all")
    #expect(
      "\(RasterError.nestedTooDeeply)" == "views are nested too deeply to paint; the limit is 500 groups"
    )
    #expect("\(RasterError.unreadableFont(path: "a.ttc", index: 3))" == "cannot read face 3 of the font file 'a.ttc'")
    #expect("\(RasterError.drawingFailed(status: 1))" == "painting failed with status 1 of Cairo or FreeType")
  }

  @Test("An error of reading a PNG file names the chunk or the limit")
  func png() {
    #expect("\(PNGError.noSignature)" == "not a PNG file")
    #expect("\(PNGError.truncated)" == "the PNG file is cut short")
    #expect("\(PNGError.damagedChunk("IDAT"))" == "the PNG file is damaged: the checksum of its IDAT chunk is wrong")
    #expect("\(PNGError.unsupportedChunk("CgBI"))".contains("xcrun pngcrush -revert-iphone-optimizations"))
    #expect("\(PNGError.unsupportedChunk("ABCD"))" == "the PNG file needs its ABCD chunk, which is not supported")
    #expect(
      "\(PNGError.invalidChunk("PLTE"))"
        == "the PNG file is invalid: its PLTE chunk is missing, misplaced or malformed")
    #expect(
      "\(PNGError.tooLarge(width: 60_000, height: 60_000))"
        == "a picture of 60000 x 60000 pixels is too large; the limit is 100000000 pixels")
    #expect("\(PNGError.damagedPixels)" == "the PNG file is damaged: its pixels cannot be decompressed")
  }
}
