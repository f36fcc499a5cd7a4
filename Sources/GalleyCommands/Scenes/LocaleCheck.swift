import Galley

/// Stops a run that asks for a locale that no document has, before anything is written.
struct LocaleCheck {
  let matrix: Matrix
  let documents: [String]
  let isQuiet: Bool

  /// Looks for tables beside the documents.
  ///
  /// A document without tables of a locale is shown in its own strings; that it is so is told once for all documents.
  /// Without tables `en` passes: most documents are written in it. Of a pseudo-language the one whose texts it changes
  /// has to be there.
  ///
  /// - Throws: ``Outcome/wrongUsage`` where a locale is found with none of the documents.
  func run() throws(Outcome) {
    guard case .named(let names) = matrix.locales, !documents.isEmpty else { return }
    let locales = names.compactMap { try? LocaleIdentifier($0) }.map { PseudoLanguage($0)?.source ?? $0 }
    let wanted = locales.filter { !$0.isBase && $0.language != "en" }
    guard !wanted.isEmpty else { return }
    let atHand = documents.map { LocalizedTables(besideDocument: $0).locales }
    for locale in wanted {
      let missing = atHand.count { locale.bestMatch(among: $0) == nil }
      guard missing < documents.count else { return try refuse(locale, atHand: Set(atHand.joined())) }
      if missing > 0, !isQuiet { warn(locale, missing: missing) }
    }
  }

  private func refuse(_ locale: LocaleIdentifier, atHand: Set<LocaleIdentifier>) throws(Outcome) {
    let names = atHand.map(\.tag).sorted().joined(separator: ", ")
    let message =
      "no document has tables for '\(locale.tag)'; "
      + (names.isEmpty ? "there are none beside them" : "there are tables for \(names)")
    Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: message).text)
    throw .wrongUsage
  }

  private func warn(_ locale: LocaleIdentifier, missing: Int) {
    let message =
      "\(missing) of \(documents.count) documents have no tables for '\(locale.tag)'; their own strings are shown"
    Terminal.standardError.write(Diagnostic(severity: .warning, place: nil, message: message).text)
  }
}
