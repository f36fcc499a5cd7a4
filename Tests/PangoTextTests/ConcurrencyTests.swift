import Graphics
import PangoText
import Testing

@Suite("Concurrent tasks")
struct ConcurrencyTests {
  @Test("Short-lived measurers in many tasks return equal paragraphs")
  func comingAndGoing() async throws {
    let texts = ["Office hours", "مواعيد العمل", "कार्यालय समय", "営業時間", "เวลาทำการ", "👍🏽 Ώρες γραφείου"]
    let sizes = try await withThrowingTaskGroup(of: [Size].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var sizes: [Size] = []
          for round in 0..<12 {
            let measurer = try TextMeasurers.make()
            _ = measurer.metrics(for: Font(size: 11 + Double(round)))
            sizes += texts.map { measurer.paragraph(for: ParagraphRequest($0, width: 60, maximumLines: 0)).size }
          }
          return sizes
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.allSatisfy { $0 == sizes[0] })
    #expect(sizes[0].count == 12 * texts.count)
  }
}
