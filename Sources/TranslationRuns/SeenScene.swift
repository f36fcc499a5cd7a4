import Galley
import LayoutAudit
import SnapshotRuns

/// The texts of a scene with the keys of the tables that they come from, and where they are shown in each cell.
package struct SeenScene: Codable {
  /// A text in one view of the scene.
  package struct Text: Codable {
    package var key: TextKey
    /// The id of the view, or of the one that it was copied from.
    package var view: String
    /// The view in words, such as `the label 'Name'`.
    package var words: String
    package var uses: [Use] = []
  }

  /// A text in one cell.
  package struct Use: Codable {
    /// The index of the cell.
    package var cell: Int
    package var string: String
    /// The visible part of the text in the scene's coordinates, in points.
    package var frame: Area
    /// The width of the text in one line, in points.
    package var width: Double
    package var lines: Int
    package var isTruncated: Bool
    package var wraps: Bool
    /// What is read before and after the text.
    package var before: String?
    package var after: String?
    /// The problems that the text has, as clauses.
    package var problems: [String]
    /// Whether one of them exceeds the measuring error.
    package var isCertain: Bool
    /// How long the text may be, or `nil` if that was not asked for.
    package var limit: TextLimit?
    /// The average width of a character of the language in the text's font, in points.
    package var averageAdvance: Double
    /// The text of the sources in this place, or `nil` if there is none.
    package var source: Source?
  }

  /// A text of the sources.
  package struct Source: Codable {
    /// The number of characters, and the width in one line in points.
    package var characters: Int
    package var width: Double
  }

  /// A picture of the scene.
  package struct Picture: Codable, Hashable {
    /// The path of the picture below the output folder.
    package var path: String
    /// The index of the cell that it shows.
    package var cell: Int
    /// The size in pixels.
    package var width: Int
    package var height: Int
    /// Pixels per point.
    package var scale: Double
    /// The position of the scene in the picture, in points.
    package var x: Double
    package var y: Double
  }

  /// A rectangle in points.
  package struct Area: Codable, Hashable {
    package var x, y, width, height: Double

    package init(_ rect: Rect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
  }

  package var document: String
  /// The path to read the document from.
  package var file: String
  package var scene: String
  /// Whether the scene is that of a document instead of one written in Swift.
  package var isDocument = true
  package var cells: [SnapshotTraits] = []
  package var texts: [Text] = []
  package var pictures: [Picture] = []
  package var layouts = 0

  init(document: String, file: String, scene: String) {
    self.document = document
    self.file = file
    self.scene = scene
  }

  /// Adds what is seen in a cell.
  mutating func add(_ seen: [SeenText], in traits: SnapshotTraits) {
    let cell = cells.count
    cells.append(traits)
    for text in seen {
      layouts += text.use.limit?.layouts ?? 0
      var use = text.use
      use.cell = cell
      let index = texts.firstIndex { $0.key == text.key && $0.view == text.view } ?? texts.endIndex
      if index == texts.endIndex { texts.append(Text(key: text.key, view: text.view, words: text.words)) }
      texts[index].uses.append(use)
    }
  }
}

/// A text in a view in one cell.
struct SeenText {
  var key: TextKey
  var view: String
  var words: String
  var use: SeenScene.Use
}

/// Which limits of texts to compute.
package enum WantedLimits: Sendable {
  /// Those of all texts.
  case all
  /// Those of texts that have a problem.
  case exceeded
}

extension LimitSearch {
  /// Returns the texts of a scene, each once, in the order of the picture.
  ///
  /// - Parameters:
  ///   - letters: The average letters of the cell's language.
  ///   - source: Returns the text of a key in the language of the sources.
  ///   - original: Returns the id of the object that an object was copied from.
  func seenTexts(
    of scene: ResizableScene, limits: WantedLimits, letters: AverageLetters, source: (TextKey) -> String?,
    original: (String) -> String
  ) -> [SeenText] {
    let keys = scene.trace?.keys ?? []
    let order = ReadingOrder(scene.root)
    findExcesses()
    var seen: Set<String> = []
    return sights.compactMap { sight -> SeenText? in
      let view = original(sight.view.label)
      guard keys.indices.contains(sight.mark), seen.insert("\(sight.mark) \(view)").inserted else { return nil }
      let isWanted = if case .all = limits { true } else { !sight.problems.isEmpty }
      let limit = isWanted ? limit(of: sight.mark) : nil
      let ownWidth = width(of: sight.mark)
      let (before, after) = order.neighbours(of: sight.view)
      return SeenText(
        key: keys[sight.mark], view: view, words: TextTrace.unmarked(sight.view.words).text,
        use: SeenScene.Use(
          cell: 0, string: text(of: sight.mark), frame: SeenScene.Area(sight.box.intersection(sight.visible)),
          width: ownWidth, lines: sight.lines, isTruncated: sight.isTruncated, wraps: sight.wraps,
          before: before, after: after,
          problems: sight.problems, isCertain: sight.isCertain(width: ownWidth, limit: limit?.width),
          limit: limit,
          averageAdvance: isWanted ? averageAdvance(of: sight.mark, in: letters) : 0,
          source: isWanted
            ? source(keys[sight.mark]).map { .init(characters: $0.count, width: width(of: $0, like: sight.mark)) }
            : nil))
    }
  }
}

/// What is read before and after each view of a scene.
private struct ReadingOrder {
  private let elements: [(view: View, label: String)]

  init(_ root: View) {
    elements = root.elementsInReadingOrder().compactMap { element in
      let label = element.label ?? element.value ?? ""
      return label.isEmpty ? nil : (element.view, TextTrace.unmarked(label).text)
    }
  }

  func neighbours(of view: View) -> (before: String?, after: String?) {
    guard let place = elements.firstIndex(where: { $0.view === view || view.isDescendant(of: $0.view) }) else {
      return (nil, nil)
    }
    return (
      place > 0 ? elements[place - 1].label : nil, place + 1 < elements.count ? elements[place + 1].label : nil
    )
  }
}
