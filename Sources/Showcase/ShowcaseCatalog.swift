import Galley

/// Screens of imaginary apps, each with its texts in several languages: what Galley's documentation shows, and an
/// example of a catalog.
public let showcase = Catalog(
  "Showcase", matrix: MatrixChoices(locales: .named(["en", "de", "ar", "ja"]), typeSizes: [.category(.large)]),
  canvas: .iPhone11
) {
  CatalogScene("Sign-in", build: SignInScene.make)
  CatalogScene("Chat", build: ChatScene.make)
  CatalogScene("Dashboard", build: DashboardScene.make)
  CatalogScene("Receipt", size: .width(390), build: ReceiptScene.make)
  CatalogScene("Departures", build: DeparturesScene.make)
}
