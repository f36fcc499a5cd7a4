/// What a document says about itself, for search and for readers who do not see it.
package struct DocumentWords: Hashable, Sendable {
  package var title: String
  package var description: String
  /// The language as a BCP 47 tag.
  package var language: String

  package init(title: String, description: String, language: String) {
    self.title = title
    self.description = description
    self.language = language
  }

  /// The attributes that make the document an image with a name (WAI-ARIA 1.2, SVG Accessibility API Mappings).
  var attributes: String {
    let language = language == "base" ? "" : " xml:lang=\"\(SVGText.escaped(language))\""
    return "role=\"img\" aria-labelledby=\"figure-title\" aria-describedby=\"figure-description\"\(language)"
  }

  var elements: String {
    "<title id=\"figure-title\">\(SVGText.shown(title))</title>\n"
      + "<desc id=\"figure-description\">\(SVGText.shown(description))</desc>\n"
  }
}
