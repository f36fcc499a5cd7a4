import CairoRaster
import Foundation
import Graphics
import Testing

@Suite("SVG and PDF")
struct DocumentTests {
  private let list = DisplayList(
    size: Size(width: 60, height: 40),
    items: [
      .fill(.roundedRect(Rect(x: 1, y: 1, width: 40, height: 20), radius: 5), Color(hex: 0x3366CC)),
      .boxes(at: [2, 10], baseline: 20, size: 16),
      .image(
        Pixmap(width: 1, height: 1, scale: 1, pixels: [0xFF00_FF00]), in: Rect(x: 1, y: 1, width: 9, height: 9),
        tint: nil),
      .group(
        DisplayGroup(
          clip: .ellipse(in: Rect(x: 5, y: 5, width: 30, height: 30)), alpha: 0.5,
          items: [
            .fill(.rect(Rect(x: 0, y: 0, width: 30, height: 30)), .black),
            .image(
              Pixmap(width: 1, height: 1, scale: 1, pixels: [0xFFFF_0000]),
              in: Rect(x: 9, y: 9, width: 9, height: 9), tint: Color(hex: 0x123456)),
          ])),
    ])

  @Test("Writing a document twice gives the same bytes")
  func deterministic() throws {
    let rasterizer = Rasterizer()
    #expect(try rasterizer.svg(of: list) == rasterizer.svg(of: list))
    #expect(try rasterizer.pdf(of: list) == rasterizer.pdf(of: list))
  }

  @Test("An SVG has the list's size and needs no font")
  func svg() throws {
    let text = String(decoding: try Rasterizer().svg(of: list), as: UTF8.self)
    #expect(text.contains("viewBox=\"0 0 60 40\""))
    #expect(!text.contains("<text"))
    #expect(text.contains("</svg>"))
  }

  @Test("A point of the list is a CSS pixel of the SVG")
  func svgUnit() throws {
    let text = String(decoding: try Rasterizer().svg(of: list), as: UTF8.self)
    // A length without a unit is in pixels (SVG 1.1, 7.10).
    #expect(text.contains(#/<svg [^>]*width="60(?:px)?" height="40(?:px)?"/#))
  }

  @Test("Every name that an SVG refers to is defined once")
  func svgNames() throws {
    let text = String(decoding: try Rasterizer().svg(of: list), as: UTF8.self)
    let defined = text.matches(of: #/ id="([^"]+)"/#).map { String($0.output.1) }
    let used = text.matches(of: #/(?:href="#|url\(#)([^")]+)/#).map { String($0.output.1) }
    #expect(Set(defined).count == defined.count)
    #expect(!used.isEmpty && Set(used).isSubset(of: defined))
  }

  @Test("An SVG with text holds its images as PNG files in base64 (RFC 2397)")
  func svgImages() throws {
    let image = Pixmap(width: 2, height: 1, scale: 1, pixels: [0xFF00_FF00, 0x8000_0080])
    let list = DisplayList(
      size: Size(width: 60, height: 40),
      items: [.image(image, in: Rect(x: 1, y: 1, width: 9, height: 9), tint: nil)])
    let words = DocumentWords(title: "T", description: "D", language: "en")
    let text = String(decoding: try Rasterizer().textSVG(of: list, words: words), as: UTF8.self)
    let data = try #require(text.firstMatch(of: #/data:image\/png;base64,([^"]*)"/#)?.output.1)
    #expect(Data(base64Encoded: String(data)).map(Array.init) == PNG.encode(image))
  }

  @Test("Words of an SVG are escaped letter by letter, and what XML forbids is left out")
  func svgWords() throws {
    let list = DisplayList(size: Size(width: 60, height: 40), items: [])
    let words = DocumentWords(title: "<\u{301}\u{7}\u{FFFE}&\t", description: "a\r\nb", language: "en\"\u{301}")
    let bytes = try Rasterizer().textSVG(of: list, words: words)
    func contains(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
    #expect(contains(">&lt;\u{301}&amp;\t</title>"))
    #expect(contains(">a\nb</desc>"))
    #expect(contains(" xml:lang=\"en&quot;\u{301}\""))
  }

  @Test("A PDF is one page, dated to the start of Unix time")
  func pdf() throws {
    let bytes = try Rasterizer().pdf(of: list)
    #expect(bytes.starts(with: "%PDF-".utf8))
    let dates = String(decoding: bytes, as: Unicode.ASCII.self).matches(of: #/Date \((?:D:)?(\d{14})/#).map(\.output.1)
    #expect(dates == ["19700101000000", "19700101000000"])
  }

  @Test("A page of no width is an error")
  func degenerate() {
    #expect(throws: RasterError.invalidSize(width: 0, height: 1, scale: 1)) {
      try Rasterizer().pdf(of: DisplayList(size: Size(width: 0, height: 1)))
    }
  }
}
