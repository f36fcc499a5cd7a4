import Galley
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("The apps of a run")
struct RunAppsTests {
  private let folder = TemporaryFolder()

  /// A dark app in portrait on phones, and one that follows the device.
  init() throws {
    try folder.write("", to: ".git/HEAD")
    for app in ["Dark", "Open"] { try folder.write("<document/>", to: "\(app)/A.xib") }
    let portrait = "<array><string>UIInterfaceOrientationPortrait</string></array>"
    let both =
      "<array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array>"
    try folder.write(
      "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string>"
        + "<key>UISupportedInterfaceOrientations</key>\(portrait)"
        + "<key>UISupportedInterfaceOrientations~ipad</key>\(both)</dict></plist>", to: "Dark/Info.plist")
    try folder.write("<plist><dict></dict></plist>", to: "Open/Info.plist")
  }

  private func apps(_ matrix: MatrixChoices = MatrixChoices(), _ names: [String] = ["Dark", "Open"]) -> RunApps {
    RunApps(of: names.map { folder.path(of: "\($0)/A.xib") }, RunSetting(inputs: [], matrix: matrix))
  }

  private func notes(_ matrix: MatrixChoices = MatrixChoices()) -> [String] {
    var notes: [String] = []
    apps(matrix).tell { notes.append($0.line) }
    return notes
  }

  private func note(_ fact: String, _ advice: String = "") -> String {
    let place = RunSetting(inputs: []).paths.name(of: folder.path(of: "Dark/Info.plist"))
    return "galley: note: 1 of 2 documents are \(fact) (\(place))\(advice)"
  }

  @Test("A dark app is drawn dark unless the run chooses, and the run says so once")
  func appearance() {
    let advice = "; --appearance light draws them light"
    #expect(notes() == [note("drawn dark, as the app always is", advice)])
    #expect(
      notes(MatrixChoices(appearances: [.light])) == [note("drawn light as chosen, though the app is always dark")])
    #expect(notes(MatrixChoices(appearances: [.dark])) == [])
    let cells = AssetLibrary().choicesOfApp(ofDocument: folder.path(of: "Dark/A.xib"))
    #expect(cells.appearances == [.dark])
    #expect(AssetLibrary().choicesOfApp(ofDocument: folder.path(of: "Open/A.xib")) == MatrixChoices())
  }

  @Test("An orientation that the app does not support on the devices of the run is said")
  func orientation() {
    let chosen = MatrixChoices(
      screens: [.device(.iPhone17)], orientations: [.landscape], appearances: [.dark])
    #expect(notes(chosen) == [note("drawn in landscape, which the app does not support")])
    var tablet = chosen
    tablet.screens = [.device(.iPadMini)]
    #expect(notes(tablet) == [])
    tablet.screens = [.canvas]
    #expect(notes(tablet) == [])
  }

  @Test("The appearances of a run are those that its documents have")
  func appearances() {
    #expect(apps().appearances == [.light, .dark])
    #expect(apps(MatrixChoices(), ["Dark"]).appearances == [.dark])
    #expect(apps(MatrixChoices(), ["Open"]).appearances == [.light])
    #expect(apps(MatrixChoices(), []).appearances == [.light])
  }
}
