import Markup

/// Writes texts and their translations as XLIFF 1.2, for translators.
package struct XLIFFWriter {
  /// The version of Galley.
  package let toolVersion: String

  package init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Returns the text of a file, which ``XLIFFFile`` reads back.
  package func text(of files: [XLIFFFile.File]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
    xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
    http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

    """ + files.map(text).joined() + "</xliff>\n"
  }

  private func text(of file: XLIFFFile.File) -> String {
    let target = file.targetLanguage.map { " target-language=\"\($0.tag.escapedForXML)\"" } ?? ""
    return """
        <file original="\(file.original.escapedForXML)" source-language="\(file.sourceLanguage.xliffTag.escapedForXML)"\
      \(target) datatype="plaintext">
          <header>
            <tool tool-id="galley" tool-name="Galley" tool-version="\(toolVersion.escapedForXML)"/>
          </header>
          <body>

      """ + file.units.map(text).joined() + "    </body>\n  </file>\n"
  }

  private func text(of unit: XLIFFFile.Unit) -> String {
    let width = unit.widthLimit.map { limit in
      " maxwidth=\"\(limit.width.escapedForXML)\" size-unit=\"\(limit.unit.rawValue)\""
    }
    let exact = XLIFFText.extraData(forKey: unit.id).map { " extradata=\"\($0)\"" }
    let state = unit.state.map { " state=\"\($0.escapedForXML)\"" } ?? ""
    let target = unit.target.map { "        <target\(state)>\(XLIFFText.content($0))</target>\n" } ?? ""
    let notes = unit.notes.map { "        <note from=\"galley\">\(XLIFFText.note($0))</note>\n" }.joined()
    return """
            <trans-unit id="\(unit.id.escapedForXML)" xml:space="preserve"\(width ?? "")\(exact ?? "")>
              <source>\(XLIFFText.content(unit.source))</source>

      """ + target + notes + "      </trans-unit>\n"
  }
}

extension LocaleIdentifier {
  /// The tag of a language. A document whose language is unknown is taken for English, as documents are.
  fileprivate var xliffTag: String { isBase ? "en" : tag }
}

extension StringsTable.State {
  /// The state of a target (XLIFF 1.2, 3.2.2).
  package var xliffName: String {
    switch self {
    case .translated: "translated"
    case .new: "new"
    case .needsReview: "needs-review-translation"
    case .stale: "x-stale"
    }
  }
}
