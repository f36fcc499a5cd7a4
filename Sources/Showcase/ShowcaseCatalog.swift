import Galley

/// Screens of imaginary apps in several languages, for Galley's documentation and as an example of a catalog.
///
/// Every scene has references in four languages. Some have more, at an accessibility size, in dark appearance or in other
/// languages, where their layout changes most.
package let showcase = Catalog(
  "Showcase", matrix: MatrixChoices(locales: .named(["en", "de", "ar", "ja"]), typeSizes: [.category(.large)]),
  canvas: .iPhone11, showsChrome: true
) {
  CatalogScene("Article", build: ArticleScene.make)
  CatalogScene("Chat", build: ChatScene.make)
  CatalogScene(
    "Dashboard", matrix: MatrixChoices(locales: .named(["en", "de", "ar", "ja", "hi"]), typeSizes: usualAndLarge),
    build: DashboardScene.make)
  CatalogScene("Day plan", build: DayPlanScene.make)
  CatalogScene("Departures", matrix: MatrixChoices(typeSizes: usualAndLarge), build: DeparturesScene.make)
  CatalogScene(GalleryScene.name, size: .width(GalleryScene.width), matrix: galleryMatrix, build: GalleryScene.make)
  CatalogScene(
    GalleryScene.highContrastName, size: .width(GalleryScene.width), matrix: highContrastMatrix,
    build: GalleryScene.makeHighContrast)
  CatalogScene("Inbox", build: InboxScene.make)
  CatalogScene("Offline", build: OfflineScene.make)
  CatalogScene("Onboarding", build: OnboardingScene.make)
  CatalogScene("Player", matrix: MatrixChoices(appearances: [.light, .dark]), build: PlayerScene.make)
  CatalogScene("Product", size: .width(390), build: ProductScene.make)
  CatalogScene(
    "Receipt", size: .width(390), matrix: MatrixChoices(locales: .named(["en", "de", "ar", "ja", "fr"])),
    build: ReceiptScene.make)
  CatalogScene("Reservation", build: ReservationScene.make)
  CatalogScene("Settings", matrix: MatrixChoices(typeSizes: usualAndLarge), build: SettingsScene.make)
  CatalogScene(
    "Sign-in", matrix: MatrixChoices(locales: .named(["en", "de", "ar", "ja", "hi"])), build: SignInScene.make)
  CatalogScene(
    "Type ladder", size: .width(390),
    matrix: MatrixChoices(locales: .named(["en", "de", "ar", "ja", "hi", "fr"]), typeSizes: usualAndLarge),
    build: TypeLadderScene.make)
}

private let usualAndLarge: [TypeSize] = [.category(.large), .category(.accessibilityExtraLarge)]

/// The 16 sheets of the gallery.
private let galleryMatrix = MatrixChoices(
  locales: .named(["en", "ar"]), typeSizes: usualAndLarge, appearances: [.light, .dark], looks: SystemLook.choices)

/// The 4 sheets of the gallery with increased contrast.
private let highContrastMatrix = MatrixChoices(
  locales: .named(["en"]), typeSizes: [.category(.large)], appearances: [.light, .dark], looks: SystemLook.choices)
