/// A document with the texts of a language.
struct DocumentTranslation {
  let document: InterfaceDocument
  /// Whether there are texts of the language, and not just the document's own.
  let isTranslated: Bool

  init(
    of original: InterfaceDocument, to locale: LocaleIdentifier, choice: DocumentEdition.Choice,
    tables: LocalizedTables
  ) throws(DocumentRendererError) {
    if let path = tables.documentPath(for: locale) {
      do throws(InterfaceDocumentError) {
        document = try InterfaceDocument(contentsOf: path)
        isTranslated = true
      } catch {
        throw .document(error)
      }
      return
    }
    do throws(LocalizationError) {
      let strings = try tables.strings(for: locale, device: choice.device, sampleNumber: choice.sampleNumber)
      document = original.localized(by: strings)
      isTranslated = strings.match != nil
    } catch {
      throw .table(error)
    }
  }
}

extension InterfaceDocument {
  /// The document in a language that nobody speaks.
  ///
  /// Changed are the texts whose keys any table has, so that those that nobody will translate show; all of them where the
  /// document has no tables.
  func pseudolocalized(by language: PseudoLanguage, keys: Set<String>) -> InterfaceDocument {
    return mappingTexts { text in
      keys.isEmpty || keys.contains(text.key) ? language.text(text.text) : text.text
    }
  }
}
