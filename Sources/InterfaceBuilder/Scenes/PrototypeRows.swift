import Controls
import Graphics

/// How many rows tables and collections show if there is no data: copies of their prototype cells.
struct PrototypeRows: Hashable, Sendable {
  /// The number of rows of each prototype, or `nil` for as many as fill the screen.
  var count: Int?
  /// The screen, in points.
  var screen: Size

  /// The number of rows that fill a screen: with 44 points a row, five leave no doubt that there is a list, and three
  /// do if they are tall.
  private static let fillingRows = 3...5
  /// The number of copies that a scene has at most if the number of rows is Galley's choice. Each prototype is shown at
  /// least once, so that nothing of the document is left out.
  private static let greatestCount = 400

  /// Returns a document whose tables and collections have copies of their prototypes: all prototypes in the order of
  /// the document, then a copy of each, and so on, so that each is seen before one is repeated.
  ///
  /// Tables and collections with static content stay as they are.
  func filling(_ document: InterfaceDocument) -> InterfaceDocument {
    var document = document
    var budget = SceneBudget()
    if count == nil { budget.mostRows = Self.greatestCount }
    var isComplete = true
    fill(&document.root, budget: &budget, &isComplete)
    if let count, !isComplete { document.omissions.append(Self.omission(ofRows: count)) }
    return document
  }

  /// Fills the lists in an element, inner ones first: a cell may contain a collection.
  private func fill(_ element: inout InterfaceElement, budget: inout SceneBudget, _ isComplete: inout Bool) {
    for index in element.children.indices { fill(&element.children[index], budget: &budget, &isComplete) }
    guard element.attributes["dataMode"] != "static" else { return }
    switch element.name {
    case "tableView": repeatCells(of: "prototypes", in: &element, budget: &budget, &isComplete) { _ in 1 }
    case "collectionView":
      let room = roomInCollection(element)
      let layout = CollectionViewElement(element).flowLayout
      repeatCells(of: "cells", in: &element, budget: &budget, &isComplete) { cellsPerLine($0, room: room, layout) }
    default: break
    }
  }

  private func repeatCells(
    of list: String, in element: inout InterfaceElement, budget: inout SceneBudget, _ isComplete: inout Bool,
    perLine: (Size) -> Int
  ) {
    guard let place = element.children.firstIndex(where: { $0.name == list }) else { return }
    let prototypes = element.children[place].children
    let rowHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    let sizes = prototypes.map { prototype in
      ViewElement(prototype).savedFrame?.size ?? Size(width: screen.width, height: rowHeight ?? 44)
    }
    let rows = count ?? rowsOfEach(sizes.map(\.height))
    let counts = zip(prototypes, sizes).map { prototype, size in
      let wanted = max(1, rows * perLine(size))
      var copies = 1
      while copies < wanted, budget.takeRow(prototype) { copies += 1 }
      if copies < wanted { isComplete = false }
      return copies
    }
    element.children[place].children = (0..<(counts.max() ?? 0)).flatMap { round in
      zip(prototypes, counts).filter { round < $1 }.map { prototype, _ in prototype.copied(round + 1) }
    }
  }

  private static func omission(ofRows count: Int) -> String {
    "Not all prototype cells are shown \(count) times, because that would give the scene more than"
      + " \(SceneBudget.mostRows) rows, or \(SceneBudget.mostElements) elements of cells; choose fewer rows."
  }

  /// Returns how many rows of each prototype fill the screen together.
  private func rowsOfEach(_ heights: [Double]) -> Int {
    guard !heights.isEmpty else { return 1 }
    let height = max(1, heights.reduce(0, +) / Double(heights.count))
    let rows = Int(bounded: (screen.height / height).rounded(.up))
    let filling = min(max(rows, Self.fillingRows.lowerBound), Self.fillingRows.upperBound)
    return (filling + heights.count - 1) / heights.count
  }

  // MARK: Collections

  /// The size of a collection on the screen, if it keeps its distances from the sides of the canvas.
  private func roomInCollection(_ element: InterfaceElement) -> Size {
    let saved = ViewElement(element).savedFrame?.size ?? screen
    return Size(width: min(max(saved.width, 1), screen.width), height: saved.height)
  }

  /// The number of copies of a cell side by side that leave no doubt that there are more.
  private static let mostPerLine = 12

  /// Returns the number of cells side by side. A row of a collection that scrolls horizontally is a column.
  private func cellsPerLine(_ cell: Size, room: Size, _ layout: FlowLayoutElement?) -> Int {
    guard let layout else { return 1 }
    let inset = layout.sectionInset
    let isVertical = layout.scrollDirection == .vertical
    let length = isVertical ? room.width - inset.horizontal : room.height - inset.vertical
    let gap = layout.minimumInteritemSpacing
    let extent = (isVertical ? cell.width : cell.height) + gap
    guard extent > 0 else { return 1 }
    return min(max(1, Int(bounded: (length + gap) / extent)), Self.mostPerLine)
  }
}
