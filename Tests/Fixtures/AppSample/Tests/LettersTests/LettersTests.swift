import Galley
import GalleyTesting
import Testing

@testable import Letters

/// Each screen in English, German and Arabic, with the texts of the app's tables.
@Suite struct LettersTests {
  private var matrix: Matrix {
    var matrix = Matrix()
    matrix.locales = ["en", "de", "ar"]
    matrix.screens = [.device(.iPhone17)]
    return matrix
  }

  @Test func list() { assertSnapshots(matrix: matrix) { _ in Letters.list() } }
  @Test func letter() { assertSnapshots(matrix: matrix) { _ in Letters.letter() } }
  @Test func deletion() { assertSnapshots(matrix: matrix) { _ in Letters.deletion() } }
}
