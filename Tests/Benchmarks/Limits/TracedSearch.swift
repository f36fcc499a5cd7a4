import Galley
import LayoutAudit

/// The search for limits of a document's texts in one cell, by their keys.
struct TracedSearch {
  private let search: LimitSearch
  private let marks: [TextKey: Int]
  /// The keys of the texts that are shown, in the order of the picture.
  let keys: [TextKey]

  init(_ search: LimitSearch, _ trace: TextTrace) {
    self.search = search
    let known = trace.keys
    marks = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1, $0) })
    keys = search.sights.map(\.mark).filter(known.indices.contains).map { known[$0] }
  }

  /// The width of a pixel in points.
  var pixel: Double { search.pixel }

  /// The problems that a text can cause, in the layout as it is.
  var problems: Set<LayoutAudit.LimitProblem> { search.problemsAsIs }

  /// Returns how long a text may be, or `nil` for one that is not shown.
  func limit(of key: TextKey) -> TextLimit? { marks[key].flatMap(search.limit) }

  /// Returns whether a text that is shown lacks room.
  func isTruncated(_ key: TextKey) -> Bool {
    search.sights.contains { $0.mark == marks[key] && $0.isTruncated }
  }

  /// Returns whether a text may have several lines.
  func wraps(_ key: TextKey) -> Bool { search.sights.first { $0.mark == marks[key] }?.wraps ?? false }

  /// Returns the width of a text in one line, measured like another, in points, before it is rounded to pixels.
  func width(of text: String, like key: TextKey) -> Double {
    marks[key].map { search.width(of: text, like: $0) } ?? 0
  }

  /// The average words of the language.
  var words: AverageWords { search.words }
}

extension DocumentRenderer {
  /// Makes a scene for a cell and looks at its texts.
  ///
  /// - Parameter texts: Texts that are shown instead of those of their keys.
  func tracedSearch(
    of scene: DocumentScene, in cell: MatrixCell, showing texts: [TextKey: String] = [:], with renderer: Renderer
  ) throws(DocumentRendererError) -> TracedSearch? {
    let trace = TextTrace()
    var shown: Set<TextKey> = []
    let edition = try makeEdition(choice(for: cell, with: renderer)) { key, text in
      guard let other = texts[key] else { return trace.marked(text, key) }
      return shown.insert(key).inserted ? trace.marked(other, key) : ""
    }
    let (resizable, _) = resizableScene(scene, in: cell, edition, values: nil, with: renderer, tracing: trace)
    return resizable.limitSearch(at: renderer.settings.size, words: averageWords(in: cell.locale)).map {
      TracedSearch($0, trace)
    }
  }
}
