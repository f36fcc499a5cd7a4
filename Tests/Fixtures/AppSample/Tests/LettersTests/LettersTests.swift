import Galley
import GalleyTesting
import Testing

@testable import Letters

/// Each screen in English, German and Arabic, with the texts of the app's tables.
@Suite struct LettersTests {
  private let matrix = MatrixChoices(locales: ["en", "de", "ar"], typeSizes: [.large, .accessibilityLarge])

  @Test func list() { assertSnapshots(matrix: matrix) { _ in Letters.list() } }
  @Test func letter() { assertSnapshots(matrix: matrix) { _ in Letters.letter() } }
  @Test func deletion() { assertSnapshots(matrix: matrix) { _ in Letters.deletion() } }
}
