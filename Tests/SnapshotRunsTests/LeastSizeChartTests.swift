import Galley
import Reports
import Testing

@Suite("Charts of the least safe sizes")
struct LeastSizeChartTests {
  private func texts(columns: Int) throws -> [Paragraph] {
    let range = SizeRange(320, 1024)
    var scene = SweptScene(document: "A.xib", scene: "A", axis: .width, range: range)
    for column in 0..<columns {
      var cell = SweptScene.Cell(range: range, step: 0.5, fixed: nil)
      cell.traits.locale = "l\(column)"
      scene.add(cell)
    }
    let chart = try #require(
      LeastSizeChart(
        of: [scene, scene], in: SweepRun(scenes: [scene]), title: "A", measuring: try Renderer().measuring))
    return chart.displayList().items.compactMap { item in
      if case .text(let paragraph, _, _) = item { paragraph } else { nil }
    }
  }

  @Test("The sentence below the title is whole, in two lines if the chart is narrow", arguments: [1, 2, 10])
  func subtitle(columns: Int) throws {
    let texts = try texts(columns: columns)
    #expect(texts.allSatisfy { !$0.isTruncated })
    // A chart of one or two columns is 420 points wide, one of ten 842: the sentence of 13 points needs some 560.
    #expect(texts[1].lines.count == (columns < 10 ? 2 : 1))
  }
}
