import Galley

/// Screens of imaginary apps, each with its texts in several languages: what Galley's documentation shows, and an
/// example of a catalog.
public let showcase = Catalog(
  "Showcase", matrix: MatrixChoices(locales: .named(["en", "de", "ar", "ja"]), typeSizes: [.category(.large)]),
  canvas: .iPhone11
) {
  CatalogScene("Article", build: ArticleScene.make)
  CatalogScene("Chat", build: ChatScene.make)
  CatalogScene("Dashboard", build: DashboardScene.make)
  CatalogScene("Day plan", build: DayPlanScene.make)
  CatalogScene("Departures", build: DeparturesScene.make)
  CatalogScene("Inbox", build: InboxScene.make)
  CatalogScene("Offline", build: OfflineScene.make)
  CatalogScene("Onboarding", build: OnboardingScene.make)
  CatalogScene("Player", build: PlayerScene.make)
  CatalogScene("Product", size: .width(390), build: ProductScene.make)
  CatalogScene("Receipt", size: .width(390), build: ReceiptScene.make)
  CatalogScene("Reservation", build: ReservationScene.make)
  CatalogScene("Settings", build: SettingsScene.make)
  CatalogScene("Sign-in", build: SignInScene.make)
  CatalogScene("Type ladder", size: .width(390), build: TypeLadderScene.make)
}
