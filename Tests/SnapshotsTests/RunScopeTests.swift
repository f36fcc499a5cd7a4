import Galley
import Snapshots
import Testing

@Suite("The cells of a run")
struct RunScopeTests {
  private func traits(_ change: (inout SnapshotTraits) -> Void = { _ in }) -> SnapshotTraits {
    var traits = SnapshotTraits(
      device: "iphone-se", locale: "zh-Hant", typeSize: "L", orientation: "portrait", appearance: "light")
    change(&traits)
    return traits
  }

  @Test("A run is responsible for a picture only if it chose all of the picture's traits")
  func axes() throws {
    let cells = RunCells(
      MatrixChoices(
        locales: ["zh-hant"], typeSizes: [.large], screens: [.device(try Device(parsing: "iphone-se"))],
        orientations: [.portrait], appearances: [.light]))
    #expect(cells.includes(traits()))
    #expect(!cells.includes(traits { $0.device = "iphone-16" }))
    #expect(!cells.includes(traits { $0.locale = "zh-Hans" }))
    #expect(!cells.includes(traits { $0.typeSize = "XL" }))
    #expect(!cells.includes(traits { $0.orientation = "landscape" }))
    #expect(!cells.includes(traits { $0.appearance = "dark" }))
  }

  @Test("A run is responsible for every trait on an axis that it left open")
  func openChoices() {
    let other = SnapshotTraits(
      device: "canvas", locale: "de", typeSize: "AX5", orientation: "landscape", appearance: "dark")
    #expect(RunCells(MatrixChoices()).includes(other))
    #expect(RunCells(MatrixChoices(appearances: [.dark])).includes(other))
    #expect(!RunCells(MatrixChoices(appearances: [.light])).includes(other))
  }

  @Test("A run with chosen looks is responsible for their pictures only")
  func looks() {
    let cells = RunCells(MatrixChoices(looks: [.iOS18]))
    #expect(cells.includes(traits { $0.look = "ios18" }))
    #expect(!cells.includes(traits { $0.look = "ios26" }))
    #expect(!cells.includes(traits()))
  }

  @Test("A run without a chosen look leaves the pictures in chosen looks alone")
  func noLook() {
    #expect(RunCells(MatrixChoices()).includes(traits()))
    #expect(!RunCells(MatrixChoices()).includes(traits { $0.look = "ios18" }))
  }

  @Test("Pictures with high contrast belong to the runs that choose it")
  func contrasts() {
    let high = traits { $0.contrast = "high" }
    #expect(!RunCells(MatrixChoices()).includes(high))
    #expect(!RunCells(MatrixChoices(contrasts: [.normal])).includes(high))
    #expect(RunCells(MatrixChoices(contrasts: [.high])).includes(high))
    #expect(!RunCells(MatrixChoices(contrasts: [.high])).includes(traits()))
    #expect(RunCells(MatrixChoices(contrasts: [.normal, .high])).includes(traits()))
  }

  @Test("A picture's name tells its contrast")
  func contrastInName() {
    let cell = MatrixCell(orientation: .landscape, appearance: .dark, contrast: .high, look: .iOS18)
    let path = SnapshotPath(escapedFolder: "App").file(ofScene: "Card", in: cell, scale: 2)
    #expect(path == "App/Card/canvas_base_L_landscape_dark_high-contrast_ios18@2x")
    #expect(MatrixCellName("canvas_base_L_landscape_dark_high-contrast_ios18@2x").traits == SnapshotTraits(cell))
    #expect(MatrixCellName("canvas_base_L@2x").traits.contrast == nil)
  }

  @Test("A picture's name tells its look")
  func lookInName() {
    #expect(MatrixCellName("iphone-17_en_L_dark_ios18@3x").traits.look == "ios18")
    #expect(MatrixCellName("iphone-17_en_L_dark@3x").traits.look == nil)
    let scales = ["3", "0", "-2", "4000000000", "x", ""].map { MatrixCellName("iphone-17_en_L@\($0)x").scale }
    #expect(scales == [3, 1, 1, 100, 1, 1])
  }

  @Test("A device by its size is the one of the picture's name, which has no scale there")
  func customDevice() throws {
    let cells = RunCells(MatrixChoices(screens: [.device(try Device(parsing: "390x844@3"))]))
    #expect(cells.includes(traits { $0.device = "390x844" }))
    #expect(!cells.includes(traits { $0.device = "390x800" }))
  }
}
