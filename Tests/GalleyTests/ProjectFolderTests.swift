import TestSupport
import Testing

@testable import Galley

@Suite("The folders around documents")
struct ProjectFolderTests {
  private let folder = TemporaryFolder()

  @Test("The kind of a folder is that of what is in it, a project's before an app's")
  func kinds() throws {
    try folder.write("", to: "Project/App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Project/Info.plist")
    try folder.write("", to: "App/Images.xcassets/Contents.json")
    try folder.write("", to: "Hidden/.git/HEAD")
    try folder.write("", to: "Other/A.xib")
    var marks = FolderMarks()
    let names = ["Project", "App", "Hidden", "Other", "Missing"]
    #expect(names.map { marks.kind(of: folder.path(of: $0)) } == [.project, .app, .project, .other, .other])
  }

  @Test("What is around several folders is looked at once, and around each of them the same is found")
  func once() throws {
    try folder.write("", to: "Project/Package.swift")
    try folder.write("", to: "Project/Sources/A/A.xib")
    try folder.write("", to: "Project/Sources/B/B.xib")
    try folder.write("", to: ".galley.yml")
    let project = folder.path(of: "Project")
    var marks = FolderMarks()
    #expect(ProjectFolder.around(project + "/Sources/A", &marks) == project)
    #expect(ProjectFolder.root(above: project, &marks) == folder.path)
    // It is not looked at again, as this would show.
    try folder.write("", to: "Project/Sources/Podfile")
    #expect(ProjectFolder.around(project + "/Sources/B", &marks) == project)
    var later = FolderMarks()
    #expect(ProjectFolder.around(project + "/Sources/B", &later) == project + "/Sources")
  }
}
