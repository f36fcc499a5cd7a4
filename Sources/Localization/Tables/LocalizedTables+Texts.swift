extension LocalizedTables {
  /// The text for a key in a language, as a program would get it from its bundle.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - context: The language, which may be a ``PseudoLanguage``, the kind of device and the arguments.
  /// - Returns: The text of the language's table, else of the development language's; the key itself, filled in as a
  ///   format, where neither has any.
  /// - Throws: A `LocalizationError` for a table that cannot be read.
  public func text(for key: String, in context: TextContext) throws(LocalizationError) -> String {
    let pseudo = PseudoLanguage(context.locale)
    var context = context
    context.locale = pseudo?.source ?? context.locale
    for locale in [context.locale, developmentLanguage] {
      guard let match = locale.bestMatch(among: locales), let text = try table(for: match)[key] else { continue }
      context.locale = match
      let shown = text.resolved(in: context)
      return pseudo?.text(shown) ?? shown
    }
    return LocalizedText.plain(key).resolved(in: context)
  }
}
