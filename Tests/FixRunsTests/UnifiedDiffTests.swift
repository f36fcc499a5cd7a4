import Galley
import Testing

@testable import FixRuns

@Suite("Differences of documents")
struct UnifiedDiffTests {
  private static let text = (1...12).map { "line \($0)\n" }.joined()

  private func diff(_ text: String = Self.text, _ changes: ByteChange...) -> String {
    UnifiedDiff(of: Array(text.utf8), named: "a.xib").text(making: changes)
  }

  /// Returns the place of a text.
  private func place(of part: String, in text: String = Self.text) throws -> Range<Int> {
    let range = try #require(text.firstRange(of: part))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return start..<(start + part.utf8.count)
  }

  @Test("A change in a line shows the line before and after, with three lines around")
  func changedLine() throws {
    #expect(
      diff(Self.text, ByteChange(try place(of: "6"), "six")) == """
        --- a/a.xib
        +++ b/a.xib
        @@ -3,7 +3,7 @@
         line 3
         line 4
         line 5
        -line 6
        +line six
         line 7
         line 8
         line 9

        """)
  }

  @Test("Lines that are added or removed move the lines after them")
  func lines() throws {
    let first = try place(of: "line 1\n")
    let last = try place(of: "line 12\n")
    let insertion = ByteChange(first.lowerBound..<first.lowerBound, "line 0\n")
    #expect(
      diff(Self.text, insertion, ByteChange(last, "")) == """
        --- a/a.xib
        +++ b/a.xib
        @@ -1,3 +1,4 @@
        +line 0
         line 1
         line 2
         line 3
        @@ -9,4 +10,3 @@
         line 9
         line 10
         line 11
        -line 12

        """)
  }

  @Test("Changes close to each other are one hunk; two in a line are one line")
  func closeChanges() throws {
    let text = diff(
      Self.text, ByteChange(try place(of: "line 5"), "LINE 5"), ByteChange(try place(of: " 7"), "7"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    let row = try place(of: "line 5")
    let both = diff(
      Self.text, ByteChange(row.lowerBound..<(row.lowerBound + 1), "L"),
      ByteChange(row.upperBound - 1..<row.upperBound, "V"))
    #expect(both.contains("-line 5\n+Line V\n"))
  }

  @Test("A last line without an end is marked; no change is no difference")
  func ends() throws {
    #expect(
      diff("a\nb", ByteChange(2..<3, "c")).hasSuffix(
        "-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"))
    #expect(diff() == "")
  }
}
