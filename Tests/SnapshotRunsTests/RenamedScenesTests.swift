import Galley
import Snapshots
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("References under former names of scenes")
struct RenamedScenesTests {
  private let folder = TemporaryFolder()
  private let paths = SnapshotPath(document: "A.xib")
  private let cell = "canvas_en_L@2x"
  private var references: ReferenceFolder { ReferenceFolder(path: folder.path) }

  /// Files with a picture of one byte and the beginning of a sidecar.
  private func files(_ picture: UInt8, scene: String) -> SnapshotFiles {
    SnapshotFiles(
      png: [picture],
      sidecar: Array(#"{"galley":1,"document":"A\"b.xib","scenes":[{"id":"\#(scene)","name":"x"}]}"#.utf8))
  }

  private func scenes(_ scenes: (name: String, id: String)...) -> RenamedScenes {
    RenamedScenes(of: scenes, at: paths, in: references)
  }

  @Test("A sidecar's head names document and scene, and other files have none")
  func head() {
    let head = SidecarHead(files(1, scene: "a-v").sidecar ?? [])
    #expect(head?.document == "A\"b.xib")
    #expect(head?.scene == "a-v")
    for text in [
      "", "{}", #"{"galley":1,"document":"A"#, #"{"galley":1,"document":"A\"#,
      #"{"galley":9,"document":"A","scenes":[{"id":"a""#,
    ] {
      #expect(SidecarHead(Array(text.utf8)) == nil)
    }
  }

  @Test("A scene's reference is found under its former name in the same cell")
  func formerName() throws {
    try references.write(files(1, scene: "a"), as: "A.xib/iN0/\(cell)")
    let renamed = scenes(("Login", "a"))
    #expect(renamed.reference(for: "A.xib/Login/\(cell)")?.path == "A.xib/iN0/\(cell)")
    #expect(renamed.reference(for: "A.xib/Login/canvas_de_L@2x") == nil)
    #expect(renamed.canRemove("A.xib/iN0/\(cell)"))
  }

  @Test("A reference under the present name counts, even if it was recorded for a scene that is gone")
  func presentName() throws {
    try references.write(files(1, scene: "gone"), as: "A.xib/Login/\(cell)")
    #expect(scenes(("Login", "a")).reference(for: "A.xib/Login/\(cell)")?.files.png == [1])
  }

  @Test("Scenes that exchange their names keep their references, and neither is removed")
  func exchangedNames() throws {
    try references.write(files(1, scene: "a"), as: "A.xib/One/\(cell)")
    try references.write(files(2, scene: "b"), as: "A.xib/Two/\(cell)")
    let renamed = scenes(("Two", "a"), ("One", "b"))
    let first = try #require(renamed.reference(for: "A.xib/Two/\(cell)"))
    #expect(first.files.png == [1])
    #expect(!renamed.canRemove(first.path))
    renamed.willWrite(to: "A.xib/Two/\(cell)")
    try references.write(first.files, as: "A.xib/Two/\(cell)")
    #expect(renamed.reference(for: "A.xib/One/\(cell)")?.files.png == [2])
  }

  @Test("A new scene with the former name of another has no reference")
  func takenName() throws {
    try references.write(files(1, scene: "a"), as: "A.xib/Login/\(cell)")
    let renamed = scenes(("Sign in", "a"), ("Login", "new"))
    #expect(renamed.reference(for: "A.xib/Login/\(cell)") == nil)
    #expect(renamed.reference(for: "A.xib/Sign in/\(cell)")?.files.png == [1])
  }

  @Test("A run says which scenes have other names, with the number of references")
  func warning() {
    var result = SnapshotResult(path: "A.xib/Login/\(cell)", status: .passed)
    #expect(VerificationRun(results: [result]).renameWarnings(.moved).isEmpty)
    result.referencePath = "A.xib/iN0/\(cell)"
    #expect(
      VerificationRun(results: [result]).renameWarnings(.moved)
        == ["a scene or document has another name now ('iN0' of A.xib is now 'Login'): 1 reference moved"])
    #expect(VerificationRun(results: [result]).renameWarnings(.kept)[0].hasSuffix("--record missing moves them"))
  }
}

@Suite("Nearest names")
struct NearestNamesTests {
  @Test(
    "A mistyped name has the names that differ in a third of its letters at most, or contain it",
    arguments: [
      ("Logn", ["Login"]), ("login", ["Login", "LoginForm"]), ("Form", ["LoginForm"]), ("Inbux", ["Inbox"]),
      ("Abcde", []), ("", []),
    ])
  func nearest(text: String, names: [String]) {
    #expect(NearestNames(["Inbox", "Login", "LoginForm", "Settings"]).nearest(to: text) == names)
  }
}
