import Graphics
import Testing

@Suite("Requests for paragraphs")
struct ParagraphRequestTests {
  private static let request = ParagraphRequest(runs: [TextRun("Save", font: Font(size: 17))], width: 100)
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Returns the request with each of its attributes changed.
  private static var changed: [ParagraphRequest] {
    let changes: [(inout ParagraphRequest) -> Void] = [
      { $0.language = "de" }, { $0.direction = .rightToLeft }, { $0.width = nil }, { $0.maximumLines = 2 },
      { $0.lineBreakMode = .clipping }, { $0.alignment = .center }, { $0.allowsTightening = true },
      { $0.lineBreakStrategy = [] }, { $0.pixelScale = 3 },
    ]
    let runChanges: [(inout TextRun) -> Void] = [
      { $0.text = "Safe" }, { $0.font.isItalic = true }, { $0.color = red }, { $0.kerning = 1 },
      { $0.baselineOffset = 1 }, { $0.backgroundColor = red }, { $0.isUnderlined = true },
      { $0.isStruckThrough = true }, { $0.underlineColor = red }, { $0.strikethroughColor = red },
      { $0.link = "a" }, { $0.paragraphStyle = ParagraphStyle() },
      { $0 = TextRun(TextAttachment("image", bounds: .zero), font: $0.font) },
    ]
    return changes.map { change in
      var request = request
      change(&request)
      return request
    }
      + runChanges.map { change in
        var request = request
        change(&request.runs[0])
        return request
      } + [ParagraphRequest(runs: request.runs + request.runs, width: 100)]
  }

  @Test("Two requests are equal only if all their attributes are")
  func differences() {
    #expect(Set(Self.changed + [Self.request]).count == Self.changed.count + 1)
    #expect(!Self.changed.contains(Self.request))
  }

  @Test("Every attribute of a request and of a run has a change above")
  func completeness() {
    let attributes =
      Mirror(reflecting: Self.request).children.count + Mirror(reflecting: Self.request.runs[0]).children.count
    // Another number of runs is a second change of the runs; the runs themselves are no change of their own.
    #expect(Self.changed.count == attributes)
  }

  @Test("Equal requests with separate arrays are equal and have the same hash")
  func separateArrays() {
    let other = ParagraphRequest(runs: [TextRun("Save", font: Font(size: 17))], width: 100)
    #expect(other == Self.request)
    #expect(other.hashValue == Self.request.hashValue)
  }
}
