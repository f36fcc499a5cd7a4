import Galley
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
}
