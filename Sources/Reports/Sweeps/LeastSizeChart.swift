import Graphics
import Snapshots

/// A picture of the least safe size of each cell: a column for each language, a row for each text size, and a block for
/// each choice of device, orientation, appearance and look.
///
/// The colours go from light blue over yellow to dark red, becoming darker all the way, so that colour-blind readers
/// and black and white prints show them in order; numbers say the rest.
package struct LeastSizeChart {
  /// The number of pixels per point of the picture.
  package static let scale = 2.0

  let title: String
  let subtitle: String
  let axis: SweepAxis
  let range: SizeRange
  let blocks: [Block]
  let text: ChartText

  /// What a cell of the picture says.
  enum Value {
    /// The widest safe range.
    case safe(SizeRange, isWhole: Bool)
    case never
    case fixed
  }

  struct Block {
    var caption: String
    var locales: [String] = []
    var sizes: [String] = []
    var values: [[String]: (value: Value, fails: Bool)] = [:]
  }

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - scenes: Sweeps along one axis. With several, each cell shows the worst of them.
  ///   - run: The run of the sweeps, which knows what fails.
  ///   - measuring: The text engine for the labels.
  package init?(of scenes: [SweptScene], in run: SweepRun, title: String, measuring: any TextMeasuring) {
    guard let first = scenes.first, scenes.contains(where: { !$0.cells.isEmpty }) else { return nil }
    self.title = title
    axis = first.axis
    range = first.range
    let count = scenes.count == 1 ? "" : " for all of \(counted(scenes.count, "scene"))"
    subtitle =
      "The \(axis.rawValue) in points from which on nothing breaks\(count), of \(SizeWords.points(range.first)) to "
      + SizeWords.points(range.last)
    blocks = Self.blocks(of: scenes, in: run)
    text = ChartText(measuring: measuring)
  }

  private static func blocks(of scenes: [SweptScene], in run: SweepRun) -> [Block] {
    var order: [String] = []
    var blocks: [String: Block] = [:]
    for scene in scenes {
      for cell in scene.cells {
        let caption = cell.traits.blockCaption
        if blocks[caption] == nil { order.append(caption) }
        var block = blocks[caption] ?? Block(caption: caption)
        let key = [cell.traits.locale, cell.traits.typeSize]
        if !block.locales.contains(key[0]) { block.locales.append(key[0]) }
        if !block.sizes.contains(key[1]) { block.sizes.append(key[1]) }
        let new = (value: value(of: cell), fails: run.fails(cell, of: scene))
        let known = block.values[key]
        block.values[key] =
          known.map { (value: worse($0.value, new.value), fails: $0.fails || new.fails) } ?? new
        blocks[caption] = block
      }
    }
    return order.compactMap { blocks[$0] }
  }

  private static func value(of cell: SweptScene.Cell) -> Value {
    guard cell.fixed == nil else { return .fixed }
    guard let range = cell.mainRange else { return .never }
    return .safe(range, isWhole: cell.isSafeThroughout)
  }

  private static func worse(_ one: Value, _ other: Value) -> Value {
    switch (one, other) {
    case (.never, _), (_, .never): return .never
    case (.fixed, let value), (let value, .fixed): return value
    case (.safe(let first, let isFirstWhole), .safe(let second, let isSecondWhole)):
      let range = SizeRange(max(first.first, second.first), min(first.last, second.last))
      return range.length < 0 ? .never : .safe(range, isWhole: isFirstWhole && isSecondWhole)
    }
  }
}

extension SnapshotTraits {
  /// The choices besides the language and the text size.
  fileprivate var blockCaption: String {
    ([device] + unusualWords).joined(separator: ", ")
  }
}
