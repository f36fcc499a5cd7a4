import Galley
import TestSupport
import Testing

@testable import Snapshots

@Suite("Blocks of a contact sheet")
struct SheetBlockTests {
  @Test("Each screen, orientation and appearance has its own block, with all of its languages")
  func blocks() throws {
    let device = MatrixScreen.device(try Device(parsing: "iphone-se"))
    let cells = [
      MatrixCell(), MatrixCell(appearance: .dark), MatrixCell(orientation: .landscape), MatrixCell(screen: device),
      MatrixCell(locale: "de"),
    ]
    let blocks = SheetBlock.blocks(of: cells.map { .sample(cell: $0) })
    #expect(blocks.map(\.locales) == [["base", "de"], ["base"], ["base"], ["base"]])
  }

  private func block(columns: Int, width: Double) throws -> SheetBlock {
    let cells = (1...columns).map { MatrixCell(locale: "x\($0)") }
    let snapshots = cells.map { SceneSnapshot.sample(cell: $0, size: Size(width: width, height: 600)) }
    return try #require(SheetBlock.blocks(of: snapshots).first)
  }

  @Test("Columns that a line has no room for continue below, in lines of equal length")
  func lines() throws {
    // A column of 480 points is drawn at a half, with 16 points to the next: (2400 - 44) / 256 is 9.
    #expect(try block(columns: 9, width: 480).lines.map(\.locales.count) == [9])
    #expect(try block(columns: 10, width: 480).lines.map(\.locales.count) == [5, 5])
    #expect(try block(columns: 31, width: 480).lines.map(\.locales.count) == [8, 8, 8, 7])
    #expect(try block(columns: 3, width: 9000).lines.map(\.locales.count) == [1, 1, 1])
  }

  @Test("Only the first line has the caption, and no cell is lost")
  func captions() throws {
    let block = try block(columns: 10, width: 480)
    #expect(block.lines.map(\.caption.isEmpty) == [false, true])
    #expect(block.lines.flatMap(\.locales) == block.locales)
    #expect(block.lines[1].snapshot(typeSize: block.typeSizes[0], locale: "x10") != nil)
  }

  @Test("A sheet has a key of the badges' colours that it uses, and no key without badges")
  func key() throws {
    let renderer = try Renderer()
    func sheet(_ findings: [Finding]...) -> DisplayList {
      let cells = findings.enumerated().map { index, findings in
        SceneSnapshot.sample(cell: MatrixCell(locale: "x\(index)"), findings: findings)
      }
      return renderer.contactSheet(of: cells, document: "A.xib").displayList
    }
    func count(_ color: Color, in sheet: DisplayList) -> Int { sheet.items.fills.count { $0.color == color } }
    let (clipped, conflict) = (Finding(rule: .clipped, message: ""), Finding(rule: .conflict, message: ""))
    // A badge on each cell, and one in the key.
    let warnings = sheet([clipped], [clipped])
    #expect(count(SheetStyle.warning, in: warnings) == 3 && count(SheetStyle.error, in: warnings) == 0)
    let both = sheet([clipped], [clipped, conflict])
    #expect(count(SheetStyle.warning, in: both) == 2 && count(SheetStyle.error, in: both) == 2)
    let none = sheet([], [])
    #expect(count(SheetStyle.warning, in: none) + count(SheetStyle.error, in: none) == 0)
    #expect(warnings.size.height == none.size.height + SheetStyle.keyHeight)
  }
}
