import Foundation
import TestSupport
import Testing

@Suite("Runs over images that harm the library", .enabled(if: ToolProcess.tool != nil, "the tool was not built"))
struct HostileImageTests {
  private let folder = TemporaryFolder()

  /// A page of 24 x 24 points with an image of 30,000 x 30,000 pixels, for which Poppler takes 3.5 GB.
  private static let largeImage = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>
    endobj
    4 0 obj << /Length 22 >>
    stream
    24 0 0 24 0 0 cm /I Do
    endstream
    endobj
    5 0 obj << /Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8
    /Length 1 >>
    stream
    0
    endstream
    endobj
    trailer << /Root 1 0 R >>
    """

  @Test("A file that takes too much memory ends neither its worker nor the cell")
  func memory() throws {
    try folder.write("", to: "App/Package.swift")
    try folder.write(Self.largeImage, to: "App/large.pdf")
    try folder.write(
      SampleDocuments.label.replacing("<label opaque=\"NO\" text=\"Name\"", with: "<imageView image=\"large\"")
        .replacing("</label>", with: "</imageView>")
        .replacing("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>", with: ""),
      to: "App/Large.xib")
    let result = try ToolProcess.run(
      arguments: ["render", "App", "--out", "out", "--no-cache", "--jobs", "1"], in: folder.url)
    #expect(result.code == 3)
    #expect(result.log.contains("'large.pdf': it takes more than 896 MB of memory to draw"))
    #expect(folder.files(below: "out").contains { $0.hasSuffix(".png") })
  }
}
