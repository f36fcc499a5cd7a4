import Foundation
import Reports
import Snapshots
import Testing

/// The reports that `Browser/review.py` walks through, written where `GALLEY_BROWSER_SAMPLES` says.
@Suite("Samples for the browser")
struct BrowserSamples {
  static let folder = ProcessInfo.processInfo.environment["GALLEY_BROWSER_SAMPLES"]

  @Test("Reports for the browser", .enabled(if: folder != nil, "GALLEY_BROWSER_SAMPLES names no folder"))
  func writesReports() throws {
    let folder = try #require(Self.folder)
    let samples = [
      ("review", SampleRun.review()), ("texts", .texts()), ("calm", .calm()), ("large", .large(count: 10_000)),
    ]
    for (name, sample) in samples {
      try ReviewReport(run: sample.run, title: "Shop").write(to: folder + "/" + name) { sample.png($0, of: $1) }
    }
    for (name, index) in [("index", SampleIndex.shop), ("large-index", SampleIndex.large(count: 10_000))] {
      try SampleIndex.write(index, to: folder + "/" + name)
    }
  }
}
