import Graphics
import TestSupport
import Testing

@testable import PangoText

/// What a text of many paragraphs, hyphens or marks costs, counted in what is looked at and not in time.
@Suite("Texts of many paragraphs")
struct ManyParagraphsTests {
  @Test("Places in a paragraph with hyphens are those of a search from its start")
  func hyphenatedPlaces() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let start = Int(random.next() % 20)
      let hyphens = Set((0..<Int(random.next() % 12)).map { _ in start + 1 + Int(random.next() % 60) }).sorted()
      let paragraph = TextParagraph(bytes: start..<start + 70, style: ParagraphStyle(), hyphens: hyphens)
      for byte in paragraph.bytes {
        let offset = byte - start + 3 * hyphens.count { $0 <= byte }
        #expect(paragraph.offset(ofByte: byte) == offset)
        #expect(paragraph.byte(atOffset: offset) == byte)
        // A hyphen before the byte occupies three places, which belong to the byte before it.
        if hyphens.contains(byte) {
          for place in 1...3 { #expect(paragraph.byte(atOffset: offset - place) == byte - 1, "\(hyphens), seed 5") }
        }
      }
    }
  }

  @Test("The first of a list that satisfies a condition is found by halving", arguments: [0, 1, 2, 7, 100, 1_000])
  func partition(count: Int) {
    for first in [0, count / 3, count] {
      var calls = 0
      let index = Array(0..<count).partitioningIndex {
        calls += 1
        return $0 >= first
      }
      #expect(index == min(first, count))
      #expect(calls <= Int.bitWidth - count.leadingZeroBitCount)
    }
  }
}
