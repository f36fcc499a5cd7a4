import Galley
import Testing

@testable import SnapshotRuns

@Suite("Conflicts in the log")
struct ConflictJournalTests {
  /// A conflict as Apple's platforms log it.
  private func conflict(_ text: String, constant: Int, with other: String = "b-1") -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:a-1 V:[UILabel:x'\(text)'(\(constant))]>",
        "<NSLayoutConstraint:\(other) V:[UILabel:x'\(text)'(18)]>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:a-1 V:[UILabel:x'\(text)'(\(constant))]>
    """
  }

  @Test("A conflict between the same constraints is logged once, whatever texts and constants it quotes")
  func sameConstraints() {
    var journal = ConflictJournal(document: "A.xib")
    journal.add([conflict("Activity", constant: 16)], scene: "Card", cell: MatrixCell(locale: "en"))
    journal.add(
      [conflict("L'activit\u{E9} (r\u{E9}cente)", constant: 24)], scene: "Card", cell: MatrixCell(locale: "fr"))
    #expect(journal.entries.count == 1)
    #expect(journal.entries[0].hasPrefix("A.xib: 'Card' in 2 cells: en, fr at L:\nUnable to"))
    #expect(journal.entries[0].contains("'Activity'(16)") && !journal.entries[0].contains("cente"))
  }

  @Test("Other constraints and other scenes are other conflicts, in the order of their first cells")
  func otherConflicts() {
    var journal = ConflictJournal(document: "A.xib")
    let (one, other) = (conflict("a", constant: 1), conflict("a", constant: 1, with: "c-1"))
    journal.add([one, other], scene: "Card", cell: MatrixCell())
    journal.add([one], scene: "Tile", cell: MatrixCell())
    #expect(journal.entries.count == 3)
    #expect(journal.entries[0].hasPrefix("A.xib: 'Card' in canvas base L:\n"))
    #expect(journal.entries[1].contains("c-1") && journal.entries[2].contains("'Tile'"))
  }

  private func cells(_ locales: [String], _ sizes: [TypeSize]) -> [MatrixCell] {
    locales.flatMap { locale in sizes.map { MatrixCell(locale: locale, typeSize: $0) } }
  }

  @Test("Cells are told by their number and by the languages of each text size")
  func words() throws {
    let (large, largest) = (TypeSize.category(.large), TypeSize.category(.accessibilityExtraLarge))
    #expect(cells(["en", "de"], [large, largest]).words == "4 cells: en, de at L, AX3")
    #expect((cells(["en", "de"], [large]) + cells(["de"], [largest])).words == "3 cells: en, de at L; de at AX3")
    let dark = MatrixCell(
      screen: .device(try Device(parsing: "iphone-se")), locale: "de", orientation: .landscape, appearance: .dark)
    #expect([MatrixCell(locale: "de"), dark].words == "2 cells: de at L, L on iphone-se landscape dark")
    let many = (1...12).map { MatrixCell(locale: "x\($0)") }
    #expect(many.words.hasSuffix("x7, x8 and 4 more at L"))
  }
}
