import TestSupport
import Testing

@testable import Previews

@Suite("Builds of a package")
struct PackageBuildTests {
  @Test("Each error is told once, with its file below the package and its line")
  func errors() {
    let output = """
      [3/5] Compiling App Home.swift
      /home/me/app/Sources/App/Home.swift:12:9: error: cannot find 'titel' in scope
      /home/me/app/Sources/App/Home.swift:14:9: warning: variable was never used
      12 |     titel.text = "A"
         |     `- error: cannot find 'titel' in scope
      /home/me/app/Sources/App/Home.swift:12:9: error: cannot find 'titel' in scope
      error: fatalError
      """
    let expected = ["Sources/App/Home.swift:12:9: error: cannot find 'titel' in scope"]
    #expect(PackageBuild.errors(in: output, below: "/home/me/app") == expected)
    #expect(PackageBuild.errors(in: "error: no such module 'A'", below: "/") == ["error: no such module 'A'"])
  }

  @Test("A build that names no error is told by its last line")
  func otherFailure() {
    #expect(
      PackageBuild.errors(in: "Building\nKilled\n", below: "/home/me/app") == ["The package cannot be built: Killed"])
  }

  @Test("The folders of a build are the package's and those of the app's sources that it adapts")
  func folders() throws {
    let folder = TemporaryFolder()
    try folder.write("// package", to: "Screens/Package.swift")
    try folder.write(
      #"{"sources": ["../App/Profile", "../App/Texts.swift"]}"#, to: "Screens/Sources/Screens/.adapter.json")
    try folder.write("{", to: "Screens/Sources/Other/.adapter.json")
    try folder.write("", to: "App/Profile/Card.swift")
    try folder.write("", to: "App/Texts.swift")
    let root = folder.url.path
    let build = try #require(PackageBuild(ofProgram: root + "/Screens/.build/debug/screens"))
    #expect(build.folders == ["Screens", "App/Profile", "App"].map { "\(root)/\($0)" })
  }

  @Test("A program that no package has built has no build")
  func elsewhere() { #expect(PackageBuild(ofProgram: "/usr/bin/screens") == nil) }
}
