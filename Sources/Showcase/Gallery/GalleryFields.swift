import Galley

/// Text fields, text views and search bars.
enum GalleryFields {
  static func sections(_ text: SceneTexts, _ traits: TraitCollection) -> [View] {
    let columns = traits.isAccessibilitySize ? 2 : 3
    return [
      GallerySection("TextField") { StackView.grid(columns: columns, fields(text)) },
      GallerySection("TextView, SearchBar") { StackView.grid(columns: 2, textViews(text) + searchBars(text)) },
    ]
  }

  private static func fields(_ text: SceneTexts) -> [GallerySpecimen] {
    let states = [
      GallerySpecimen("placeholder", fillsColumn: true, field(text)),
      GallerySpecimen(
        "clear button", fillsColumn: true,
        made(field(text)) {
          ($0.text, $0.clearButtonMode) = (text("word"), .always)
        }),
      GallerySpecimen(
        "isSecureTextEntry", fillsColumn: true,
        made(field(text)) {
          ($0.text, $0.isSecureTextEntry) = ("password", true)
        }),
      GallerySpecimen(
        "disabled", fillsColumn: true,
        made(field(text)) {
          ($0.text, $0.isEnabled) = (text("word"), false)
        }),
    ]
    let styles = [TextField.BorderStyle.line, .bezel, .none].map { style in
      GallerySpecimen(
        ".\(style)", fillsColumn: true,
        made(field(text)) {
          ($0.text, $0.borderStyle) = (text("word"), style)
        })
    }
    return states + styles
  }

  private static func field(_ text: SceneTexts) -> TextField {
    let field = TextField()
    (field.borderStyle, field.placeholder, field.font) = (
      .roundedRect, text("placeholder"), .preferredFont(forTextStyle: .body)
    )
    return field
  }

  private static func textViews(_ text: SceneTexts) -> [GallerySpecimen] {
    let view = TextView()
    (view.text, view.font, view.isScrollEnabled) = (text("note"), .preferredFont(forTextStyle: .body), false)
    return [GallerySpecimen("TextView", fillsColumn: true, view)]
  }

  private static func searchBars(_ text: SceneTexts) -> [GallerySpecimen] {
    [
      GallerySpecimen(".default", fillsColumn: true, made(SearchBar()) { $0.placeholder = text("search") }),
      GallerySpecimen(
        ".minimal", fillsColumn: true,
        made(SearchBar()) {
          ($0.searchBarStyle, $0.text) = (.minimal, text("word"))
        }),
      GallerySpecimen(
        "showsCancelButton", fillsColumn: true,
        made(SearchBar()) {
          ($0.searchBarStyle, $0.text, $0.showsCancelButton) = (.minimal, text("word"), true)
        }),
    ]
  }
}
