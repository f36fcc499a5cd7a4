import Galley
import TestSupport
import Testing

@testable import Previews

@Suite("Lines in which texts differ")
struct LineChangesTests {
  @Test(
    "The changes make one text of the other, and touch no other line",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", 1), ("a\nb\nc\n", "a\nc\n", 1), ("a\nc\n", "a\nb\nc\n", 1), ("", "a\n", 1),
      ("a\n", "", 1), ("a\nb\nc\nd", "A\nb\nc\nD", 2), ("a\n", "a\n", 0), ("a\nb\nc\nd\ne\n", "b\nc\nX\ne\nf\n", 3),
    ])
  func changes(old: String, new: String, count: Int) {
    let changes = LineChanges.between(Array(old.utf8), Array(new.utf8))
    #expect(String(decoding: changes.applied(to: Array(old.utf8)), as: UTF8.self) == new)
    #expect(changes.count == count)
  }

  @Test("The changes make one text of the other, whatever the texts are")
  func random() {
    var generator = SeededGenerator(seed: 39)
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          ["a\n", "b\n", "c\n"].randomElement(using: &generator) ?? ""
        }.joined()
      }
      let (old, new) = (Array(texts[0].utf8), Array(texts[1].utf8))
      #expect(LineChanges.between(old, new).applied(to: old) == new, "\(texts)")
    }
  }
}
