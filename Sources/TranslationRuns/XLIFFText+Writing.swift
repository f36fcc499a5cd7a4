import Localization

/// A unit in which XLIFF states the largest width of a text (XLIFF 1.2, `size-unit`).
package enum SizeUnit: String, CaseIterable, Sendable {
  case point
  case char
}

extension TranslationContext {
  /// Returns the texts with their translations into a language as XLIFF 1.2.
  ///
  /// - Parameter unit: The unit of the limits in `maxwidth`.
  package func xliff(in language: String, unit: SizeUnit) -> String {
    let locale = (try? LocaleIdentifier(language)) ?? .english
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
      xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    for table in tables where !table.entries.isEmpty {
      let attribute = XLIFFText.attribute
      text += """
          <file original="\(attribute(table.original))" source-language="\(attribute(table.sourceLanguage.xliffTag))" \
        target-language="\(attribute(language))" datatype="plaintext">
            <header>
              <tool tool-id="galley" tool-name="Galley" tool-version="\(attribute(toolVersion))"/>
            </header>
            <body>

        """
      for entry in table.entries { text += units(of: entry, in: locale, table, unit) }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private func units(of entry: Entry, in locale: LocaleIdentifier, _ table: Table, _ unit: SizeUnit) -> String {
    let notes = entry.notes(in: locale.tag).map { "        <note from=\"galley\">\(XLIFFText.note($0))</note>\n" }
      .joined()
    let state = entry.translations[locale.tag].map(\.state.xliffName)
    return entry.units(in: locale).map { steps, source, target in
      let id = UnitPlace(key: entry.key, steps: steps).id(in: table.original)
      let exact = XLIFFText.extraData(forKey: id).map { " extradata=\"\($0)\"" } ?? ""
      let width = steps.contains(where: \.isPartOfText) ? "" : entry.width(in: locale.tag, unit)
      let translation = target.map { target in
        "        <target state=\"\(state ?? "translated")\">\(XLIFFText.content(target))</target>\n"
      }
      return """
              <trans-unit id="\(XLIFFText.attribute(id))" xml:space="preserve"\(width)\(exact)>
                <source>\(XLIFFText.content(source))</source>

        """ + (translation ?? "") + notes + "      </trans-unit>\n"
    }.joined()
  }
}

extension TranslationContext.Entry {
  /// Returns the attributes with the limit in a language.
  fileprivate func width(in language: String, _ unit: SizeUnit) -> String {
    guard let limit = limits[language] else { return "" }
    let width = unit == .point ? Self.number(limit.points) : String(limit.characters)
    return " maxwidth=\"\(width)\" size-unit=\"\(unit.rawValue)\""
  }
}

extension VariedText.Step {
  /// Whether the form is a part of the text, whose width says nothing about that of the whole.
  fileprivate var isPartOfText: Bool {
    if case .substitution = self { true } else { false }
  }
}

extension XLIFFText {
  /// Returns a note, in which characters that XML does not allow become U+FFFD.
  fileprivate static func note(_ text: String) -> String {
    attribute(text).replacing("&quot;", with: "\"").replacing("&#10;", with: " ").replacing("&#13;", with: " ")
  }
}

extension LocaleIdentifier {
  /// The tag of a language. A document whose language is unknown is taken for English, as documents are.
  fileprivate var xliffTag: String { isBase ? "en" : tag }
}

extension StringsTable.State {
  /// The state of a target (XLIFF 1.2, 3.2.2).
  fileprivate var xliffName: String {
    switch self {
    case .translated: "translated"
    case .new: "new"
    case .needsReview: "needs-review-translation"
    case .stale: "x-stale"
    }
  }
}
