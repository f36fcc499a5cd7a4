import Files
import Testing

@testable import Reports

@Suite("Texts on pages")
struct PageTextTests {
  @Test("The pages show the same characters as escapes as all other outputs")
  func table() throws {
    func escape(_ value: UInt32) -> String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
    let characters = InertText.ranges.map { range in
      range.count == 1 ? escape(range.lowerBound) : "\(escape(range.lowerBound))-\(escape(range.upperBound))"
    }.joined()
    let script = String(decoding: try #require(PageFiles.file(named: "elements.js")), as: UTF8.self)
    #expect(script.contains("/[\(characters)]/gu;"))
  }
}
