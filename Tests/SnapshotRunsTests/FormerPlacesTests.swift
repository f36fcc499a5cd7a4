import Galley
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("References of documents under former paths")
struct FormerPlacesTests {
  private let folder = TemporaryFolder()

  init() throws { try folder.write("", to: "repo/.galley.yml") }

  private func folders(of document: String, from inputs: [String] = ["repo"]) -> [String] {
    FormerPlaces(
      references: ReferenceFolder(path: folder.path(of: "refs")),
      paths: ProjectPaths(inputs: inputs.map(folder.path(of:)))
    ).folders(of: document)
  }

  private func record(_ documents: String...) throws {
    for document in documents { try folder.write("", to: "refs/\(document)/Scene/canvas_base_L@2x.png") }
  }

  @Test("Paths at which a document of the same name no longer is are former paths")
  func moved() throws {
    try record("work/repo/App/Main.storyboard", "Main.storyboard", "Other/Main.storyboard", "App/Other.storyboard")
    #expect(
      folders(of: "App/Main.storyboard").sorted() == [
        "Main.storyboard", "Other/Main.storyboard", "work/repo/App/Main.storyboard",
      ])
    try folder.write("", to: "repo/Other/Main.storyboard")
    #expect(folders(of: "App/Main.storyboard").sorted() == ["Main.storyboard", "work/repo/App/Main.storyboard"])
  }

  @Test("Of the references in former paths, only those of scenes with the same ids are the document's")
  func otherScenes() throws {
    let references = ReferenceFolder(path: folder.path(of: "refs"))
    for (document, id) in [("One/Main.storyboard", "abc-de-fgh"), ("Two/Main.storyboard", "ijk-lm-nop")] {
      let sidecar = "{\"galley\":1,\"document\":\"\(document)\",\"scenes\":[{\"id\":\"\(id)\"}]}"
      try references.write(
        SnapshotFiles(png: [1], sidecar: Array(sidecar.utf8)), as: "\(document)/Scene/canvas_base_L@2x")
    }
    let paths = SnapshotPath(document: "Three/Main.storyboard")
    let scenes = RenamedScenes(
      of: [(name: "Scene", id: "ijk-lm-nop")], at: paths, in: references
    ) { folders(of: paths.folder) }
    #expect(
      scenes.reference(for: "Three/Main.storyboard/Scene/canvas_base_L@2x")?.path
        == "Two/Main.storyboard/Scene/canvas_base_L@2x")
  }

  @Test("The path of another document of the project is not a former path")
  func otherDocument() throws {
    try record("Main.storyboard", "App/Main.storyboard")
    try folder.write("", to: "repo/Main.storyboard")
    try folder.write("", to: "repo/App/Main.storyboard")
    #expect(folders(of: "App/Main.storyboard") == [])
    #expect(folders(of: "Main.storyboard") == [])
  }

  @Test("The path of a document in an input folder outside of the project is none, either")
  func outside() throws {
    try record("One/Main.storyboard", "Two/Main.storyboard")
    try folder.write("", to: "outside/One/Main.storyboard")
    try folder.write("", to: "outside/Two/Main.storyboard")
    #expect(folders(of: "One/Main.storyboard") == ["Two/Main.storyboard"])
    #expect(folders(of: "One/Main.storyboard", from: ["repo", "outside"]) == [])
  }

  @Test("A path with other escapes is a former path")
  func escapes() throws {
    try record("App/Gr%C3%B6%C3%9Fe.xib")
    try folder.write("", to: "repo/App/Größe.xib")
    #expect(folders(of: "App/Größe.xib") == ["App/Gr%C3%B6%C3%9Fe.xib"])
  }

  @Test("A scene is compared with the reference in its document's former folder, and recording moves it")
  func references() throws {
    let references = ReferenceFolder(path: folder.path(of: "refs"))
    let sidecar = "{\"galley\":1,\"document\":\"Main.storyboard\",\"scenes\":[{\"id\":\"abc-de-fgh\"}]}"
    let old = SnapshotFiles(png: [1, 2, 3], sidecar: Array(sidecar.utf8))
    try references.write(old, as: "work/App/Main.storyboard/Old/canvas_base_L@2x")
    let paths = SnapshotPath(document: "App/Main.storyboard")
    let scenes = RenamedScenes(
      of: [(name: "New", id: "abc-de-fgh")], at: paths, in: references
    ) { folders(of: paths.folder) }
    let found = scenes.reference(for: "App/Main.storyboard/New/canvas_base_L@2x")
    #expect(found?.path == "work/App/Main.storyboard/Old/canvas_base_L@2x")
    #expect(found?.files == old)
    #expect(scenes.canRemove("work/App/Main.storyboard/Old/canvas_base_L@2x"))
  }

  @Test("Former folders are looked for when a reference is not in its place, also for single images of a scene")
  func search() throws {
    let references = ReferenceFolder(path: folder.path(of: "refs"))
    let sidecar = "{\"galley\":1,\"document\":\"Main.storyboard\",\"scenes\":[{\"id\":\"abc-de-fgh\"}]}"
    let files = SnapshotFiles(png: [1, 2, 3], sidecar: Array(sidecar.utf8))
    try references.write(files, as: "App/Main.storyboard/Scene/canvas_base_L@2x")
    try references.write(files, as: "work/App/Main.storyboard/Scene/canvas_base_AX3@2x")
    var searches = 0
    let scenes = RenamedScenes(
      of: [(name: "Scene", id: "abc-de-fgh")], at: SnapshotPath(document: "App/Main.storyboard"), in: references
    ) {
      searches += 1
      return ["work/App/Main.storyboard"]
    }
    func path(_ cell: String) -> String? {
      scenes.reference(for: "App/Main.storyboard/Scene/canvas_base_\(cell)@2x")?.path
    }
    #expect(path("L") == "App/Main.storyboard/Scene/canvas_base_L@2x")
    #expect(searches == 0)
    #expect(path("AX3") == "work/App/Main.storyboard/Scene/canvas_base_AX3@2x")
    #expect(path("XL") == nil)
    #expect(searches == 1)
  }
}
