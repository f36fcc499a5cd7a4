import SnapshotRuns
import Testing

@testable import GalleyCommands

@Suite("How far a run is")
struct ProgressTests {
  private func state(_ units: Int, of all: Int, cells: Int, latest: String = "") -> RunProgress {
    var state = RunProgress(of: all, noun: "document")
    (state.units, state.cells, state.latest) = (units, cells, latest)
    return state
  }

  @Test("A line names the command, the documents and the cells, with commas at thousands")
  func line() {
    let words = ProgressWords(command: "localize check")
    #expect(
      words.line(state(12, of: 41, cells: 1310), after: .milliseconds(24_900))
        == "localize check: 12 of 41 documents, 1,310 cells, 24 s")
    #expect(
      words.line(state(0, of: 1, cells: 1), after: .seconds(10)) == "localize check: 0 of 1 document, 1 cell, 10 s")
    #expect(
      words.line(state(1000, of: 2000, cells: 1_234_567), after: .seconds(100))
        == "localize check: 1,000 of 2,000 documents, 1,234,567 cells, 100 s")
  }

  @Test("A bar is as full as the share of the units that are done")
  func bar() {
    let bar = ProgressWords(command: "check").bar(state(1, of: 4, cells: 8, latest: "A.xib"))
    #expect(bar.hasPrefix(String(repeating: "\u{2588}", count: 6) + String(repeating: "\u{2591}", count: 18) + " 1/4"))
    #expect(bar.hasSuffix("  8 cells  A.xib"))
  }

  @Test("A long path is cut in the middle, so that its folder and its file are seen")
  func longName() {
    let path = "AnAppOfMany/" + String(repeating: "folders/", count: 20) + "SignInViewController.storyboard"
    let bar = ProgressWords(command: "check").bar(state(1, of: 4, cells: 8, latest: path))
    // 44 characters: 28 at the end, an ellipsis, and 15 at the start.
    #expect(bar.hasSuffix("  AnAppOfMany/fol\u{2026}nInViewController.storyboard"))
  }

  @Test("A command is named with its subcommand, and never by its inputs")
  func name() {
    #expect(GalleyTool.commandName(in: ["check", "check", "--quiet"]) == "check")
    #expect(GalleyTool.commandName(in: ["localize", "export", "App/"]) == "localize export")
    #expect(GalleyTool.commandName(in: ["--version"]) == "")
  }
}
