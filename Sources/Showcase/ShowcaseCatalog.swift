import Galley

/// Screens of imaginary apps in several languages, for Galley's documentation and as an example of a catalog.
///
/// Every scene has references in two languages, from left to right and from right to left. Some have more, at an
/// accessibility size, in dark appearance or in other languages, where their layout changes most.
package let showcase = Catalog(
  "Showcase", matrix: MatrixChoices(locales: .named(["en", "ar"]), typeSizes: [.category(.large)]), canvas: .iPhone11,
  showsChrome: true
) {
  CatalogScene("Article", matrix: MatrixChoices(locales: .named(["en", "de", "ar"])), build: ArticleScene.make)
  CatalogScene("Chat", build: ChatScene.make)
  CatalogScene(
    "Dashboard", matrix: MatrixChoices(locales: .named(["en", "ar", "hi"]), typeSizes: usualAndLarge),
    build: DashboardScene.make)
  CatalogScene("Day plan", build: DayPlanScene.make)
  CatalogScene("Departures", matrix: MatrixChoices(typeSizes: usualAndLarge), build: DeparturesScene.make)
  CatalogScene("Inbox", build: InboxScene.make)
  CatalogScene("Offline", build: OfflineScene.make)
  CatalogScene("Onboarding", build: OnboardingScene.make)
  CatalogScene("Player", matrix: MatrixChoices(appearances: [.light, .dark]), build: PlayerScene.make)
  CatalogScene("Product", size: .width(390), build: ProductScene.make)
  CatalogScene(
    "Receipt", size: .width(390), matrix: MatrixChoices(locales: .named(["en", "ar", "ja", "fr"])),
    build: ReceiptScene.make)
  CatalogScene("Reservation", build: ReservationScene.make)
  CatalogScene("Settings", matrix: MatrixChoices(typeSizes: usualAndLarge), build: SettingsScene.make)
  CatalogScene("Sign-in", matrix: MatrixChoices(locales: .named(["en", "ar", "hi"])), build: SignInScene.make)
  CatalogScene(
    "Type ladder", size: .width(390),
    matrix: MatrixChoices(locales: .named(["en", "de", "ar", "hi"]), typeSizes: usualAndLarge),
    build: TypeLadderScene.make)
}

private let usualAndLarge: [TypeSize] = [.category(.large), .category(.accessibilityExtraLarge)]
