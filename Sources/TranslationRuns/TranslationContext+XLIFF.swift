import Localization

extension TranslationContext {
  /// Returns the texts with their translations into a language as XLIFF 1.2.
  ///
  /// - Parameter unit: The unit of the limits in `maxwidth`.
  package func xliff(in language: String, unit: XLIFFFile.SizeUnit) -> String {
    let locale = (try? LocaleIdentifier(language)) ?? .english
    let categories = PluralCategory.all(in: locale)
    let files = tables.filter { !$0.entries.isEmpty }.map { table in
      XLIFFFile.File(
        original: table.original, sourceLanguage: table.sourceLanguage, targetLanguage: locale,
        units: table.entries.flatMap { units(of: $0, in: locale, categories, original: table.original, unit) })
    }
    return XLIFFWriter(toolVersion: toolVersion).text(of: files)
  }

  private func units(
    of entry: Entry, in locale: LocaleIdentifier, _ categories: [PluralCategory], original: String,
    _ unit: XLIFFFile.SizeUnit
  ) -> [XLIFFFile.Unit] {
    let notes = entry.notes(in: locale.tag)
    let limit = entry.widthLimit(in: locale.tag, unit)
    let state = entry.translations[locale.tag].map(\.state.xliffName)
    return entry.units(in: locale, categories).map { steps, source, target in
      XLIFFFile.Unit(
        id: UnitPlace(key: entry.key, steps: steps).id(in: original), source: source, target: target, state: state,
        notes: notes, widthLimit: steps.contains(where: \.isPartOfText) ? nil : limit)
    }
  }
}

extension TranslationContext.Entry {
  fileprivate func widthLimit(in language: String, _ unit: XLIFFFile.SizeUnit) -> XLIFFFile.WidthLimit? {
    limits[language].map { limit in
      XLIFFFile.WidthLimit(
        width: unit == .point ? Self.number(limit.points) : String(limit.characters), unit: unit)
    }
  }
}

extension VariedText.Step {
  /// Whether the form is a part of the text, whose width says nothing about that of the whole.
  fileprivate var isPartOfText: Bool {
    if case .substitution = self { true } else { false }
  }
}
