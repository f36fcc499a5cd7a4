import LayoutAudit

/// What the longest texts of a scene depend on.
struct LongestTextsKey: Hashable {
  var scene: DocumentScene
  var cell: MatrixCell
  var settings: RenderSettings
  /// Whether values of data are shown. A scene has the same ones in all cells.
  var hasValues: Bool
}

extension DocumentRenderer {
  /// Returns the document in the language of a cell.
  ///
  /// In a pseudo-language to the limit, its texts depend on the scene and on the cell.
  func edition(
    for cell: MatrixCell, of scene: DocumentScene, values: SceneValues?, with renderer: Renderer
  ) throws(DocumentRendererError) -> DocumentEdition {
    guard let locale = try? LocaleIdentifier(cell.locale), PseudoLanguage(locale)?.fillsRoom == true else {
      return try edition(for: cell, with: renderer)
    }
    let key = LongestTextsKey(
      scene: scene, cell: cell, settings: renderer.settings.ofFrames, hasValues: values != nil)
    if let known = longestTexts[key] { return known }
    let texts = try longestTexts(of: scene, in: cell, values: values, with: renderer)
    var shown: Set<TextKey> = []
    let edition = try makeEdition(choice(for: cell, with: renderer)) { key, text in
      guard let longest = texts[key] else { return text }
      // The fragments of an attributed text have one key. The first one shows it all.
      return shown.insert(key).inserted ? longest : ""
    }
    longestTexts[key] = edition
    return edition
  }

  /// Returns whether a text is in a table, or whether there are none. Texts in no table are easy to see, because they
  /// do not change.
  private func isTranslated(_ key: TextKey) -> Bool {
    key.table != tables.name || keysOfTables.isEmpty || keysOfTables.contains(key.key)
  }

  /// Returns the texts of a scene at the longest that fits in a cell.
  private func longestTexts(
    of scene: DocumentScene, in cell: MatrixCell, values: SceneValues?, with renderer: Renderer
  ) throws(DocumentRendererError) -> [TextKey: String] {
    let traced = try tracedEdition(for: cell, with: renderer)
    let (resizable, _) = resizableScene(
      scene, in: cell, traced.edition, values: values, with: renderer, tracing: traced.trace)
    guard let search = resizable.limitSearch(at: renderer.settings.size, words: averageWords(in: cell.locale)) else {
      return [:]
    }
    let keys = traced.trace.keys
    return search.longestTexts().reduce(into: [:]) { $0[keys[$1.key]] = $1.value }.filter { isTranslated($0.key) }
  }
}
