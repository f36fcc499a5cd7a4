import Snapshots
import Testing

@testable import Reports

@Suite("Cells in words")
struct CellWordsTests {
  private static let sizes = ["M", "L", "XL", "XXL", "AX1"]

  private func cells(
    _ locales: [String] = ["en", "de", "fr", "el"], _ sizes: [String] = CellWordsTests.sizes,
    devices: [String] = ["canvas"]
  ) -> [SnapshotTraits] {
    devices.flatMap { device in
      locales.flatMap { locale in
        sizes.map {
          SnapshotTraits(device: device, locale: locale, typeSize: $0, orientation: "portrait", appearance: "light")
        }
      }
    }
  }

  private func words(_ some: [SnapshotTraits], devices: [String] = ["canvas"]) -> String {
    CellWords(among: cells(devices: devices)).words(for: some)
  }

  @Test("Cells of some languages and of the largest sizes")
  func product() {
    #expect(words(cells(["de", "fr", "el"], ["XXL", "AX1"])) == "in de, fr and el, from XXL on; 6 of 20 cells")
    #expect(words(cells(["de"])) == "in de; 5 of 20 cells")
    #expect(words(cells(["en", "de", "fr", "el"], ["AX1"])) == "at AX1; 4 of 20 cells")
    #expect(words(cells(["en", "de", "fr", "el"], ["M", "L"])) == "up to L; 8 of 20 cells")
    #expect(words(cells(["en", "de", "fr", "el"], ["M", "XL"])) == "at M and XL; 8 of 20 cells")
  }

  @Test("All cells, and the only one")
  func all() {
    #expect(words(cells()) == "in all 20 cells")
    let one = cells(["en"], ["L"])
    #expect(CellWords(among: one).words(for: one) == "in the only cell")
  }

  @Test("Devices are named unless all are concerned")
  func devices() {
    let devices = ["iphone-se", "ipad-mini"]
    #expect(words(cells(["de"], devices: ["iphone-se"]), devices: devices) == "in de, on iphone-se; 5 of 40 cells")
    #expect(words(cells(["de"], devices: devices), devices: devices) == "in de; 10 of 40 cells")
  }

  @Test("Up to three groups of languages with sizes of their own are told apart, of more the widest is named")
  func groups() {
    let two = cells(["de"], ["XL", "XXL", "AX1"]) + cells(["fr", "el"], ["AX1"])
    #expect(words(two) == "in de, from XL on; in fr and el, at AX1; 5 of 20 cells")
    let four =
      cells(["en"], ["AX1"]) + cells(["de"], ["L", "XL", "XXL", "AX1"]) + cells(["fr"], ["XXL", "AX1"])
      + cells(["el"], ["XL", "XXL", "AX1"])
    #expect(words(four) == "in 4 languages, most of all in de, from L on; 10 of 20 cells")
  }

  @Test("Cells without an order are counted, with the first of them")
  func scattered() {
    let devices = ["iphone-se", "ipad-mini"]
    let some = cells(["de"], ["L"], devices: ["iphone-se"]) + cells(["de"], ["XL"], devices: ["ipad-mini"])
    #expect(words(some, devices: devices) == "in 2 of 40 cells, the first of them iphone-se de L")
  }

  @Test("A cell that occurs in several scenes counts once")
  func repeated() {
    #expect(words(cells(["de"]) + cells(["de"])) == "in de; 5 of 20 cells")
  }
}
