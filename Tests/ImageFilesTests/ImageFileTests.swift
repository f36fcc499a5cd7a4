import Foundation
import Graphics
import ImageFiles
import TestSupport
import Testing

@Suite("Image files")
struct ImageFileTests {
  private let folder = TemporaryFolder()

  private func content(_ bytes: Data, scale: Double = 2) throws -> ImageContent {
    let file = try folder.write(bytes, to: UUID().uuidString).path
    return try ImageFile(path: file).image(ImageFile.Scale(bitmap: scale, drawing: scale))
  }

  private func drawing(_ text: String, scale: Double = 2) throws -> Drawing {
    guard case .drawing(let drawing) = try content(Data(text.utf8), scale: scale) else { throw ImageFileError.noArea }
    return drawing
  }

  @Test("A PDF page is painted in its own size at the scale, from the top left")
  func pdf() throws {
    // A red square in the upper left quarter of a page of 10 x 20 points, whose origin is at the bottom left.
    let drawing = try drawing(Samples.pdf(width: 10, height: 20, "1 0 0 rg 0 10 5 10 re f"))
    #expect(drawing.size == Size(width: 10, height: 20))
    #expect((drawing.pixmap.width, drawing.pixmap.height) == (20, 40))
    #expect(drawing.pixmap[2, 2] == 0xFFFF_0000)
    #expect(drawing.pixmap[15, 2] == 0)
    #expect(drawing.pixmap[2, 30] == 0)
  }

  @Test("A drawing is painted anew in another size, with as many pixels as that covers")
  func otherSize() throws {
    let drawing = try drawing(Samples.pdf(width: 10, height: 20, "1 0 0 rg 0 10 5 10 re f"))
    let larger = try #require(drawing.painted(in: Size(width: 25, height: 50), scale: 3))
    #expect((larger.width, larger.height) == (75, 150))
    #expect(larger[36, 74] == 0xFFFF_0000)
    #expect(larger[39, 74] == 0)
  }

  @Test("A page has a size in whole points, and no more than it touches")
  func fraction() throws {
    #expect(try drawing(Samples.pdf(width: 716.8, height: 512, "")).size == Size(width: 717, height: 512))
    #expect(try drawing(Samples.pdf(width: 24.0002, height: 0.3, "")).size == Size(width: 24, height: 1))
  }

  @Test("A drawing in a size of parts of pixels gets all pixels that it touches")
  func parts() throws {
    let drawn = try drawing(Samples.pdf(width: 10, height: 20, "")).painted(in: Size(width: 10.2, height: 20), scale: 1)
    #expect((drawn?.width, drawn?.height) == (11, 20))
  }

  @Test(
    "An SVG file has the size that it names, or else that of its view box",
    arguments: [
      ("width='12' height='8'", 12.0, 8.0), ("viewBox='0 0 30 40'", 30, 40),
      ("width='6' height='4' viewBox='0 0 30 20'", 6, 4),
    ])
  func svgSize(attributes: String, width: Double, height: Double) throws {
    let drawing = try drawing(
      "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><rect width='5' height='5'/></svg>")
    #expect(drawing.size == Size(width: width, height: height))
  }

  @Test("An SVG file is painted over the whole size")
  func svg() throws {
    let drawing = try drawing(Samples.svg("<rect width='10' height='5' fill='#00f'/>"))
    #expect(drawing.pixmap[19, 9] == 0xFF00_00FF)
    #expect(drawing.pixmap[19, 11] == 0)
  }

  @Test("An element of an SVG file is drawn alone, by its identifier")
  func element() throws {
    let text = Samples.svg(
      "<rect id='a' width='10' height='5' fill='#00f'/><rect id='b' y='5' width='10' height='5' fill='#f00'/>")
    let file = try folder.write(text, to: "two.svg").path
    let drawing = try ImageFile(path: file).element("b", scale: 1)
    #expect(drawing.pixmap.pixels.contains(0xFFFF_0000) && !drawing.pixmap.pixels.contains(0xFF00_00FF))
    #expect(throws: ImageFileError.self) { try ImageFile(path: file).element("c", scale: 1) }
  }

  @Test("Texts of an SVG file are not drawn, which the drawing says")
  func svgText() throws {
    let drawing = try drawing(Samples.svg("<text x='0' y='9' font-size='12'>MMM</text>"))
    #expect(drawing.pixmap.pixels.allSatisfy { $0 == 0 })
    #expect(drawing.lacksTexts)
    #expect(try !self.drawing(Samples.svg("<rect width='3' height='3'/>")).lacksTexts)
  }

  @Test("An SVG file cannot show another file of the machine")
  func otherFile() throws {
    let secret = try folder.write(Samples.svg("<rect width='10' height='10' fill='#f00'/>"), to: "secret.svg")
    for reference in ["secret.svg", secret.path, secret.absoluteString, "http://localhost:9/secret.svg"] {
      let drawing = try drawing(
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='10' height='10'>"
          + "<image href='\(reference)' xlink:href='\(reference)' width='10' height='10'/></svg>")
      #expect(drawing.pixmap.pixels.allSatisfy { $0 == 0 }, "\(reference)")
    }
  }

  @Test("A bitmap has its own pixels at the scale that its name says", arguments: Samples.redBitmaps)
  func bitmap(format: String, base64: String) throws {
    guard case .pixels(let pixmap) = try content(try #require(Data(base64Encoded: base64))) else {
      Issue.record("not a bitmap")
      return
    }
    #expect(pixmap.size == Size(width: 8, height: 4))
    // JPEG is not exact.
    #expect(pixmap.pixels.allSatisfy { $0 >> 16 >= 0xFFFC && $0 & 0xFFFF < 0x0404 }, "\(format)")
  }
}

@Suite("Image files that cannot be drawn")
struct UnreadableImageFileTests {
  private let folder = TemporaryFolder()

  private func error(_ bytes: [UInt8]) throws -> ImageFileError? {
    let path = try folder.write(bytes, to: UUID().uuidString).path
    do throws(ImageFileError) {
      _ = try ImageFile(path: path).image(ImageFile.Scale(bitmap: 1, drawing: 1))
      return nil
    } catch {
      return error
    }
  }

  private func error(_ text: String) throws -> ImageFileError? { try error(Array(text.utf8)) }

  @Test("A missing file, an empty file, and a file of no known format are told apart")
  func formats() throws {
    #expect(throws: ImageFileError.file(.missing)) {
      try ImageFile(path: folder.path(of: "none")).image(ImageFile.Scale(bitmap: 1, drawing: 1))
    }
    #expect(throws: ImageFileError.file(.folder)) {
      try ImageFile(path: folder.path).image(ImageFile.Scale(bitmap: 1, drawing: 1))
    }
    #expect(try error("") == .empty)
    #expect(try error("no picture") == .unknownFormat)
    #expect(try error("version https://git-lfs.github.com/spec/v1\noid sha256:0\n") == .largeFilePointer)
  }

  @Test(
    "A damaged file is reported with the library's reason",
    arguments: [
      ("%PDF-1.4\nnothing", ImageLibrary.poppler), ("<svg><rect></svg>", .librsvg), ("<svg>&a;</svg>", .librsvg),
      ("GIF89a", .gdkPixbuf),
    ])
  func damaged(text: String, library: ImageLibrary) throws {
    guard case .damaged(library, _) = try error(text) else {
      Issue.record("\(String(describing: try error(text)))")
      return
    }
  }

  @Test("Only what a machine may be the reason for may pass in another run")
  func passing() {
    let ofMachine: [ImageFileError] = [.tooSlow, .tooMuchMemory, .crashed(.librsvg), .noProcess]
    let ofFile: [ImageFileError] = [.empty, .cutOff, .encrypted, .damaged(.poppler, reason: ""), .noArea]
    #expect(ofMachine.allSatisfy(\.mayPass) && !ofFile.contains(where: \.mayPass))
  }

  @Test("A bitmap that is cut off anywhere is no image", arguments: Samples.redBitmaps)
  func cutOff(format: String, base64: String) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: base64)))
    for percent in [50, 90, 99] {
      #expect(try error(Array(bytes.prefix(bytes.count * percent / 100))) != nil, "\(format), \(percent) %")
    }
    #expect(try error(bytes + [0xFF, 0, 1]) == nil, "what follows the picture does not matter")
  }

  @Test("A JPEG or BMP file of which a byte is missing, which GdkPixbuf draws, is cut off", arguments: ["jpeg", "bmp"])
  func missingByte(format: String) throws {
    let base64 = try #require(Samples.redBitmaps.first { $0.format == format }?.base64)
    let bytes = [UInt8](try #require(Data(base64Encoded: base64)))
    #expect(try error(bytes.dropLast()) == .cutOff)
    #expect(ImageFileError.cutOff.description == "it is cut off; restore the file, or export it again")
  }

  @Test("The product of a bitmap's numbers that is near the largest integer is no trap")
  func hugeBitmap() {
    // Rows of 35,138,931,042,600 bytes, 262,483 times, are 7 bytes less than 2 to the 63rd. The pixels begin at 54.
    let fields: [(value: UInt32, count: Int)] = [
      (54, 4), (0, 4), (54, 4), (40, 4), (4_289_551_200, 4), (262_483, 4), (1, 2), (65_534, 2), (0, 4), (0, 4),
    ]
    let header = fields.flatMap { field in
      (0..<field.count).map { UInt8(truncatingIfNeeded: field.value >> ($0 * 8)) }
    }
    #expect(throws: ImageFileError.cutOff) {
      try ImageFile.check(Array("BM".utf8) + header + [UInt8](repeating: 0, count: 32))
    }
  }

  @Test("Every beginning of a file is known to be cut off, without decoding it", arguments: Samples.wholeFiles)
  func beginnings(format: String, bytes: [UInt8]) throws {
    try ImageFile.check(bytes)
    try ImageFile.check(bytes + [0, 0xFF, 0xD8, 7])
    for count in bytes.indices {
      #expect(throws: ImageFileError.self, "\(count) of \(bytes.count) bytes of \(format)") {
        try ImageFile.check(Array(bytes.prefix(count)))
      }
    }
  }

  @Test("An SVG file with both versions of a merge is named as that")
  func mergeConflict() throws {
    let text = Samples.svg("\n<<<<<<< ours\n<rect id='a'/>\n=======\n<rect id='b'/>\n>>>>>>> theirs\n")
    #expect(try error(text) == .mergeConflict(line: 2))
  }

  @Test("A drawing may be 14,400 points long and not longer")
  func largePage() throws {
    #expect(try error(Samples.pdf(width: 14_400, height: 1, "")) == nil)
    #expect(try error(Samples.pdf(width: 14_401, height: 1, "")) == .tooLarge(width: 14_401, height: 1))
    #expect(try error(Samples.pdf(width: 1e6, height: 1e6, "")) == .tooLarge(width: 1e6, height: 1e6))
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'/>"
    #expect(try error(svg) == .tooLarge(width: 1e9, height: 1e9))
    #expect(try error("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='5'/>") == .noArea)
  }

  @Test("A bitmap with too many pixels is refused by its header")
  func largeBitmap() throws {
    var bmp = [UInt8](try #require(Data(base64Encoded: Samples.bmp)))
    // Width and height of the header BITMAPINFOHEADER.
    bmp.replaceSubrange(18..<26, with: [0x00, 0x20, 0, 0, 0x01, 0x20, 0, 0])
    #expect(try error(bmp) == .tooManyPixels(width: 8_192, height: 8_193))
    let png = Samples.pngHeader(width: 65_536, height: 65_536)
    #expect(try error(png) == .tooManyPixels(width: 65_536, height: 65_536))
    // The product of these does not fit into 64 bits.
    let largest = Samples.pngHeader(width: 4_294_967_295, height: 4_294_967_295)
    #expect(try error(largest) == .tooManyPixels(width: 4_294_967_295, height: 4_294_967_295))
  }

  @Test("A bitmap of 8,192 x 8,192 pixels is not too large, and one of a row more is")
  func largestBitmap() throws {
    // There is nothing after the header.
    guard case .png = try error(Samples.pngHeader(width: 8_192, height: 8_192)) else {
      Issue.record("\(String(describing: try error(Samples.pngHeader(width: 8_192, height: 8_192))))")
      return
    }
    #expect(
      try error(Samples.pngHeader(width: 8_192, height: 8_193)) == .tooManyPixels(width: 8_192, height: 8_193))
  }

  @Test(
    "A file is in the format that its first bytes say, and others like them are no images",
    arguments: [
      ("RIFF1234WAVEfmt ", nil), ("RIFF1234WEBPVP8 ", ImageLibrary.gdkPixbuf), ("GIF89a", .gdkPixbuf),
      ("1234ftypheic", .gdkPixbuf), ("ftypheic", nil), ("II*\0", .gdkPixbuf), ("<?xml?><!-- a --><svg>", .librsvg),
      ("%PDF-1.7", .poppler), (String(repeating: " ", count: 1_019) + "%PDF-1.7", .poppler),
      (String(repeating: " ", count: 1_020) + "%PDF-1.7", nil), ("", nil), ("version 1", nil),
    ])
  func libraries(start: String, library: ImageLibrary?) {
    #expect(ImageLibrary(reading: Array(start.utf8)) == library)
  }

  @Test("Entities that multiply do not use up the memory")
  func bomb() throws {
    let levels = (1...30).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
    let text = "<!DOCTYPE svg [<!ENTITY a0 'x'>\(levels)]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
    guard case .damaged(.librsvg, _) = try error(text + "<title>&a30;</title></svg>") else {
      Issue.record("\(String(describing: try error(text)))")
      return
    }
  }

  @Test("Deeply nested and cyclic drawings end")
  func nesting() throws {
    let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    _ = try error(Samples.svg(deep))
    let cycle = "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"
    _ = try error(Samples.svg(cycle))
    let form = "/Resources << /XObject << /F 4 0 R >> >>"
    let pdf =
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj "
      + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]\(form)/Contents 5 0 R>>endobj "
      + "4 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]\(form)/Length 4>>stream\n/F Do\nendstream endobj "
      + "5 0 obj<</Length 5>>stream\n/F Do\nendstream endobj trailer<</Root 1 0 R>>"
    _ = try error(pdf)
  }

  @Test("Damage at any place of a file ends in an image or a reason")
  func anywhere() throws {
    let whole =
      [
        Array(Samples.pdf(width: 10, height: 20, "1 0 0 rg 0 10 5 10 re f").utf8),
        Array(Samples.svg("<path d='M0 0L5 5' stroke='red'/>").utf8),
      ] + Samples.redBitmaps.compactMap { Data(base64Encoded: $0.base64).map { [UInt8]($0) } }
    var random = SeededGenerator(seed: 12)
    for bytes in whole {
      for _ in 0..<40 {
        var damaged = bytes
        for _ in 0..<3 {
          damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        _ = try error(damaged)
        _ = try error(Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))))
      }
    }
  }

  @Test(
    "Each reason is a sentence's end",
    arguments: [
      (ImageFileError.libraryMissing(.poppler), "Poppler is not installed (on Debian and Ubuntu: libpoppler-glib8)"),
      (
        .readerMissing(format: "heif/avif"),
        "GdkPixbuf has no reader for its format, HEIC (on Debian and Ubuntu: heif-gdk-pixbuf)"
      ),
      (
        .damaged(.librsvg, reason: "odd"),
        "it is damaged: librsvg reports 'odd'; restore the file, or export it again"
      ),
      (
        .tooLarge(width: 1e6, height: 2),
        "its size of 1000000 x 2 points is too large; the limit of a side is 14400; export it in a smaller size"
      ),
      (.readerMissing(format: "tiff"), "GdkPixbuf has no reader for its format, TIFF"),
      (.tooSlow, "it takes more than 5 seconds to draw; simplify it, or export it as PNG"),
      (
        .noProcess,
        "the process that was to read it has ended, or cannot be started; run again, with fewer jobs if memory is short"
      ),
    ])
  func wording(error: ImageFileError, text: String) { #expect(error.description == text) }
}
