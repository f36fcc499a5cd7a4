import Files
import Galley
import Reports
import Testing

@testable import SnapshotRuns

@Suite("Errors of runs describe themselves")
struct ErrorDescriptionTests {
  @Test(
    "A refused run names what is unknown and what is expected",
    arguments: [
      (
        RunError.unknownLocale("de", available: ["ar", "fr"]),
        "unknown locale 'de'; the documents have tables for ar, fr"
      ),
      (.unknownLocale("de", available: []), "unknown locale 'de': the documents have no tables"),
      (.unknownScenes(["Pay"], available: ["Card", "Home"]), "unknown scene 'Pay'; expected one of 'Card', 'Home'"),
      (.unknownScenes(["Cart"], available: ["Home", "Card"]), "unknown scene 'Cart'; did you mean 'Card'?"),
      (.noWorkers(WorkerFailure("no fonts in 'x'")), "no fonts in 'x'"),
    ])
  func run(error: RunError, description: String) {
    #expect("\(error)" == description)
  }

  @Test("Of many scenes the first twelve are named")
  func manyScenes() {
    let error = RunError.unknownScenes(["?"], available: (1...13).map(String.init))
    #expect(error.description.hasSuffix("'11', '12' ..."))
  }

  @Test(
    "A refused merge names the folders",
    arguments: [
      (MergeError.missingFolder("a"), "a: no such file or folder"),
      (
        .unknownFolder("a"),
        "a: neither a report of 'galley verify' nor images of 'galley render'; of a check, name the file of "
          + "'--write json=FILE'"
      ),
      (
        .unreadableCheck("a", .withoutShard),
        "a: not the results of a shard of 'galley check'; write them with '--shard i/n --write json=FILE'"
      ),
      (.unreadableCheck("a", .malformed), "a: not the JSON of 'galley check', or damaged"),
      (.unreadableCheck("a", .laterFormat(2)), "a: written by a later version of Galley, in format 2"),
      (
        .inconsistentReport("a"),
        "a: the report does not contain as many results as it says; make it again with 'galley verify'"
      ),
      (.reportWithoutScope("a"), "a: the report does not say what its run covered; make it again with 'galley verify'"),
      (
        .differentKinds("a", .report, "b", .images),
        "'a' is a report and 'b' contains images; merge results of one kind"
      ),
      (
        .differentKinds("a", .images, "b", .check),
        "'a' contains images and 'b' has the results of a check; merge results of one kind"
      ),
      (
        .samePart(RunPart(number: 1, count: 2, units: []), "a", "b"), "'a' and 'b' are the same shard, 1 of 2"
      ),
      (.differentParts("a", "b"), "'a' and 'b' are not shards of one run"),
      (
        .differentRuns("a", "b", in: [.scenes, .matrix, .setting("mask"), .version(of: "Pango", "1.0", nil)]),
        "'a' and 'b' are from runs that differ in the scenes, the matrix, the setting 'mask', Pango (1.0, none)"
      ),
      (.differentFiles("x.png", "a", "b"), "'x.png' differs between 'a' and 'b'"),
      (
        .unknownNames(.unknownScenes(["Cart"], available: ["Card"])), "unknown scene 'Cart'; did you mean 'Card'?"
      ),
      (.occupied("a", by: "a"), "'a' is not a folder"),
      (
        .occupied("a", by: "b"),
        "'a' contains 'b' and is not replaced; expected a new folder or an earlier merged report"
      ),
      (.overlap(output: "a", folder: "a/b"), "'a' and the shard's folder 'a/b' overlap; expected separate folders"),
      (
        .file(FileError(path: "a", reason: "No space left on device")), "'a' cannot be written: No space left on device"
      ),
    ])
  func merge(error: MergeError, description: String) {
    #expect("\(error)" == description)
  }

  @Test(
    "An input without documents is named with what is expected",
    arguments: [
      (DocumentFinder.Failure.Reason.missing, "a: no such file or folder"),
      (.notADocument, "a: not an Interface Builder document; expected a .xib or .storyboard file"),
      (.noDocuments, "a: no Interface Builder documents in this folder"),
    ])
  func input(reason: DocumentFinder.Failure.Reason, description: String) {
    #expect("\(DocumentFinder.Failure(input: "a", reason: reason))" == description)
  }

  @Test("A diagnostic is a line with place and severity, as compilers print them")
  func diagnostic() {
    #expect(Diagnostic(.error, at: "a/B.xib:3:1", "malformed").line == "a/B.xib:3:1: error: malformed")
    #expect(Diagnostic(.warning, "late").line == "galley: warning: late")
    let failure = DocumentFinder.Failure(input: "a", reason: .missing)
    #expect(Diagnostic(failure).line == "a: error: no such file or folder")
  }
}
