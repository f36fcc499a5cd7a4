import Foundation
import Galley
import SnapshotRuns

/// `galley-benchmarks pictures`: what comparing a snapshot with its reference costs, from bytes to verdict, and with
/// the picture of the difference.
struct PictureBenchmark {
  var format = Table.Format.text

  /// A phone's screen and a long page, in pixels.
  private static let sizes = [(width: 1170, height: 2532), (width: 3000, height: 8000)]

  /// Prints the median times in milliseconds.
  func run() throws {
    var table = Table(header: ["pair", "kb", "verdict", "verdict_ms", "with_picture_ms", "decode_ms"])
    for size in Self.sizes {
      let page = PicturePage(width: size.width, height: size.height, renderer: try Renderer())
      let files = try page.files()
      let pairs: [(String, SnapshotFiles)] = [
        ("same bytes", files),
        ("same pixels", SnapshotFiles(png: Self.encodedOtherwise(files.png), sidecar: files.sidecar)),
        ("a line moved 1 px", try page.filesWithMovedLabel()),
        ("smoothed otherwise", try page.filesSmoothedOtherwise()),
      ]
      for (name, other) in pairs {
        table.add(["\(size.width)x\(size.height) \(name)"] + row(files, other))
      }
    }
    print(table.text(as: format), terminator: "")
  }

  private func row(_ before: SnapshotFiles, _ now: SnapshotFiles) -> [String] {
    let verdict = verdict(before, now)
    let alone = medianMicroseconds { _ = self.verdict(before, now) }
    let withPicture = medianMicroseconds {
      var result = SnapshotResult(path: "page@2x", status: .passed)
      result.take(self.verdict(before, now))
      _ = result.differencePicture(from: before, to: now)
    }
    let decoding = medianMicroseconds { _ = try? PNG.decode(now.png, scale: 2) }
    return [String(now.png.count / 1000), verdict.status.rawValue]
      + [alone, withPicture, decoding].map { String(format: "%.2f", $0 / 1000) }
  }

  private func verdict(_ before: SnapshotFiles, _ now: SnapshotFiles) -> SnapshotComparison.Outcome {
    SnapshotComparison(of: before, with: now, scale: 2) { try? PNG.decode($0, scale: 2) }.verdict()
  }

  /// The same picture in other bytes: with a text chunk before its end (PNG, third edition, 11.3.4.3), which readers
  /// that do not want it skip.
  private static func encodedOtherwise(_ png: [UInt8]) -> [UInt8] {
    // Length, name, "a", zero, "b" and the CRC of name and data.
    let chunk: [UInt8] = [0, 0, 0, 3, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0x62, 0xDC, 0x49, 0xA2, 0x3B]
    return Array(png.dropLast(12)) + chunk + png.suffix(12)
  }
}
