import GalleyCommands
import Letters

// `swift run screens preview` shows the app's screens while their sources change.
GalleyTool.main(
  Catalog("Letters", matrix: MatrixChoices(locales: .named(["en", "de", "ar"]))) {
    CatalogScene("List") { _ in Letters.list() }
    CatalogScene("Letter") { _ in Letters.letter() }
    CatalogScene("Deletion") { _ in Letters.deletion() }
  })
