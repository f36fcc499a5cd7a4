import Galley
import Testing

@Suite("Contact sheets")
struct ContactSheetTests {
  @Test("A row for each text size, a column for each locale")
  func grid() throws {
    let renderer = try Renderer()
    let three = renderer.contactSheet(of: cells(["en", "de", "ar"], [.large]), document: "B.xib").layout.size
    let four = renderer.contactSheet(of: cells(["en", "de", "ar", "ja"], [.large]), document: "B.xib").layout.size
    let twoRows = renderer.contactSheet(of: cells(["en"], [.large, .small]), document: "B.xib").layout.size
    // A screen 375 wide is shown 240 wide: cells of 240 x 426.88, 16 points apart.
    #expect(abs(four.width - three.width - 256) <= 1)
    #expect(abs(twoRows.height - three.height - 442.88) <= 1)
  }

  @Test("A sheet of many cells keeps within what viewers show")
  func bounds() throws {
    let locales = (0..<60).map { "l\($0)" }
    let sheet = try Renderer().contactSheet(of: cells(locales, ContentSizeCategory.allCases), document: "B.xib")
    #expect(sheet.layout.size.width * sheet.scale <= 12_000)
    #expect(sheet.layout.size.height * sheet.scale <= 12_000)
    #expect(sheet.layout.size.width * sheet.layout.size.height * sheet.scale * sheet.scale <= 48_000_000)
  }

  @Test("A cell with an error is marked in red")
  func marks() throws {
    let renderer = try Renderer()
    let error = Finding(rule: .conflict, message: "")
    let fine = try renderer.pixmap(of: renderer.contactSheet(of: [cell()], document: "B.xib"))
    let marked = try renderer.pixmap(of: renderer.contactSheet(of: [cell(findings: [error])], document: "B.xib"))
    #expect(!fine.pixels.contains(where: isRed))
    #expect(marked.pixels.contains(where: isRed))
  }

  private func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF > 200 && pixel >> 8 & 0xFF < 60 }

  private func cells(_ locales: [String], _ typeSizes: [ContentSizeCategory]) -> [SceneSnapshot] {
    Matrix(locales: .named(locales), typeSizes: typeSizes.map(TypeSize.category)).cells(localesAtHand: []).map {
      cell($0)
    }
  }

  /// A cell with an empty screen.
  private func cell(_ cell: MatrixCell = MatrixCell(), findings: [Finding] = []) -> SceneSnapshot {
    let size = Size(width: 375, height: 667)
    let frame = Rect(origin: .zero, size: size)
    let root = LayoutNode(id: "abc-de-fgh", elementClass: "view", name: "", frame: frame, alignmentRect: frame)
    return SceneSnapshot(
      id: "abc-de-fgh", name: "Login", cell: cell, scale: 2,
      layout: LayoutResult(size: size, root: root, findings: findings), displayList: DisplayList(size: size))
  }
}
