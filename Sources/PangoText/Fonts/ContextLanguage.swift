internal import CPango

/// Does work with a Pango context in another language than that of the text.
///
/// Pango looks for the fonts of a description anew in each language, in threads that it starts for this. What depends
/// on no language is asked for in English.
func withLanguage<Result>(_ tag: LanguageTag, of context: OpaquePointer, _ work: () -> Result) -> Result {
  let language = pango_context_get_language(context)
  pango_context_set_language(context, pango_language_from_string(tag.text))
  defer { pango_context_set_language(context, language) }
  return work()
}

extension LanguageTag {
  /// Whether the language is written in Arabic letters first of all.
  var isInArabicScript: Bool {
    var count: Int32 = 0
    guard let scripts = pango_language_get_scripts(pango_language_from_string(text), &count), count > 0 else {
      return false
    }
    return scripts[0] == PANGO_SCRIPT_ARABIC
  }
}
