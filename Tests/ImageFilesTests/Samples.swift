import CairoRaster
import Foundation
import Graphics

/// Small image files.
enum Samples {
  /// A PDF file of one page. Poppler finds the objects without a table of their places.
  static func pdf(width: Double, height: Double, _ content: String) -> String {
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R >> endobj
    4 0 obj << /Length \(content.utf8.count) >>
    stream
    \(content)
    endstream
    endobj
    trailer << /Root 1 0 R >>
    """
  }

  /// An SVG file of 10 x 10 pixels.
  static func svg(_ content: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>\(content)</svg>"
  }

  /// The first chunk of a PNG file, without its checksum.
  static func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
      + bytes(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  /// Red pictures of 16 x 8 pixels, saved by GdkPixbuf.
  static let redBitmaps = [("jpeg", jpeg), ("tiff", tiff), ("bmp", bmp)].map { (format: $0, base64: $1) }

  /// Files whose end the format says, by the format.
  static let wholeFiles: [(format: String, bytes: [UInt8])] =
    [("jpeg", jpeg), ("bmp", bmp), ("gif", gif)].map { ($0, Data(base64Encoded: $1).map(Array.init) ?? []) }
    + [("png", PNG.encode(Pixmap(width: 3, height: 2, scale: 1, pixels: Array(repeating: 0xFF00_0000, count: 6))))]

  /// A picture of one pixel.
  static let gif = "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="

  static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV\
    pQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAI\
    ABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy\
    JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA\
    AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom\
    JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc\
    bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDn6KKK8Y/ST//Z
    """

  static let tiff = """
    SUkqAEAAAACAP8AACBQSBwWEQeFQaGQmGwuHRGIROHxWJRaKReNRmORiPRuPx2QSORSWQyeSSiTSmWSuXRWAgAsAAAEDAAEAAAAQAAAAAQEDAA\
    EAAAAIAAAAAgEDAAMAAADKAAAAAwEDAAEAAAAFAAAABgEDAAEAAAACAAAACgEDAAEAAAABAAAAEQEEAAEAAAAIAAAAFQEDAAEAAAADAAAAFgED\
    AAEAAAAIAAAAFwEEAAEAAAA4AAAAHAEDAAEAAAABAAAAAAAAAAgACAAIAA==
    """

  static let bmp = """
    Qk22AQAAAAAAADYAAAAoAAAAEAAAAAgAAAABABgAAAAAAIABAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AA\
    D/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/\
    AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AA\
    D/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/\
    AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AA\
    D/AAD/AAD/AAD/AAD/AAD/AAD/AAD/AAD/
    """
}

extension Pixmap {
  /// The pixel in a column and row.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
