import LayoutAudit

/// A document in one language, whose texts are marked with their keys.
struct TracedEdition {
  let edition: DocumentEdition
  let trace: TextTrace
}

extension DocumentRenderer {
  /// Returns the document in the language of a cell, with texts that can be followed to their views.
  func tracedEdition(for cell: MatrixCell, with renderer: Renderer) throws(DocumentRendererError) -> TracedEdition {
    let choice = choice(for: cell, with: renderer)
    if let known = tracedEditions[choice] { return known }
    let trace = TextTrace()
    let edition = try makeEdition(choice) { key, text in trace.marked(text, key) }
    let traced = TracedEdition(edition: edition, trace: trace)
    tracedEditions[choice] = traced
    return traced
  }

  /// Returns the text of a key in the language of the sources, or `nil` if neither the tables nor the document have it.
  package func sourceText(of key: TextKey) -> String? {
    let known = sourceTexts[key.table] ?? texts(ofSourcesInTable: key.table)
    sourceTexts[key.table] = known
    return known[key.key]
  }

  private func texts(ofSourcesInTable name: String) -> [String: String] {
    let isOwn = name == tables.name
    let own = isOwn ? document.localizableTexts.map { ($0.key, $0.text) } : []
    let all = isOwn ? [tables] : tablesOfCode(named: name)
    let written = all.flatMap { tables -> [(String, String)] in
      guard let match = tables.developmentLanguage.bestMatch(among: tables.locales),
        let table = try? tables.table(for: match)
      else { return [] }
      return table.texts(in: TextContext(locale: match)).map { ($0.key, $0.value) }
    }
    return Dictionary(written + own) { first, _ in first }
  }

  /// Returns the average words of a language, of all texts of the tables that the document has in it, or of the
  /// document itself.
  package func averageWords(in locale: String) -> AverageWords { AverageWords(of: texts(in: locale)) }

  /// Returns all texts that the tables of the document and of its code have in a language, or else those of the
  /// document itself.
  package func texts(in locale: String) -> [String] {
    let identifier = (try? LocaleIdentifier(locale)) ?? .base
    let source = PseudoLanguage(identifier)?.source ?? identifier
    let found = ([tables] + (hasKeyedTexts ? tablesOfCode : [])).flatMap { tables -> [String] in
      let wanted = source.isBase ? tables.developmentLanguage : source
      guard let match = wanted.bestMatch(among: tables.locales), let table = try? tables.table(for: match) else {
        return []
      }
      return table.texts(in: TextContext(locale: match)).sorted { $0.key < $1.key }.map(\.value)
    }
    let texts = found.isEmpty ? document.localizableTexts.map(\.text) : found
    return texts.filter { $0.contains(where: \.isLetter) }
  }
}
