import Files
import Foundation
import Galley
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("The names of a run's files")
struct ProjectPathsTests {
  private let folder = TemporaryFolder()

  private func name(of path: String, among inputs: [String]) -> String {
    ProjectPaths(inputs: inputs.map(folder.path(of:))).name(of: folder.path(of: path))
  }

  @Test("Files are named from the folder of .galley.yml, or else from that of the repository")
  func roots() throws {
    try folder.write("", to: "repo/.git/HEAD")
    try folder.write("", to: "repo/App/UI/A.xib")
    #expect(name(of: "repo/App/UI/A.xib", among: ["repo/App/UI/A.xib"]) == "App/UI/A.xib")
    #expect(name(of: "repo/App/UI/A.xib", among: ["repo/App/UI"]) == "App/UI/A.xib")
    #expect(name(of: "repo", among: ["repo"]) == "")
    try folder.write("", to: "repo/App/.galley.yml")
    #expect(name(of: "repo/App/UI/A.xib", among: ["repo/App/UI"]) == "UI/A.xib")
    #expect(name(of: "repo/App/UI/A.xib", among: ["repo"]) == "App/UI/A.xib")
  }

  @Test("A worktree, whose .git is a file, is a repository too")
  func worktree() throws {
    try folder.write("gitdir: /somewhere/.git/worktrees/tree", to: "tree/.git")
    try folder.write("", to: "tree/App/A.xib")
    #expect(name(of: "tree/App/A.xib", among: ["tree/App/A.xib"]) == "App/A.xib")
  }

  @Test("Without either, files below the working folder are named from there")
  func workingFolder() {
    let paths = ProjectPaths(inputs: ["/"])
    #expect(paths.root == RealWorkingFolder.path)
    #expect(paths.name(of: "App/A.xib") == "App/A.xib")
    #expect(paths.name(of: "./App/../App/A.xib") == "App/A.xib")
    #expect(paths.name(of: RealWorkingFolder.path + "/App/A.xib") == "App/A.xib")
  }

  @Test("Outside of the root, files are named from the input folder, or from the one that contains all input folders")
  func outside() throws {
    for path in ["one/App/A.xib", "two/App/A.xib"] { try folder.write("", to: path) }
    #expect(name(of: "one/App/A.xib", among: ["one"]) == "App/A.xib")
    #expect(name(of: "one/App/A.xib", among: ["one", "two"]) == "one/App/A.xib")
    #expect(name(of: "two/App/A.xib", among: ["one/App", "two"]) == "two/App/A.xib")
    let document = name(of: "one/App/A.xib", among: ["one/App/A.xib"])
    #expect(document.hasPrefix("../"))
    #expect(document.hasSuffix("one/App/A.xib"))
  }

  @Test("A repository has the same names wherever it is and through symbolic links")
  func clones() throws {
    for clone in ["here", "some/where"] {
      try folder.write("", to: "\(clone)/.git/HEAD")
      try folder.write("", to: "\(clone)/App/A.xib")
    }
    try folder.link("link", to: folder.path(of: "some/where/App"))
    let names = [
      name(of: "here/App/A.xib", among: ["here"]), name(of: "some/where/App/A.xib", among: ["some/where/App/A.xib"]),
      name(of: "link/A.xib", among: ["link/A.xib"]), name(of: "link/A.xib", among: ["link"]),
    ]
    #expect(Set(names) == ["App/A.xib"])
  }

  @Test("A document that is a link keeps its own place")
  func linkedDocument() throws {
    try folder.write("", to: "repo/.git/HEAD")
    try folder.write("", to: "elsewhere/A.xib")
    try FileManager.default.createDirectory(atPath: folder.path(of: "repo/App"), withIntermediateDirectories: true)
    try folder.link("repo/App/A.xib", to: folder.path(of: "elsewhere/A.xib"))
    #expect(name(of: "repo/App/A.xib", among: ["repo/App/A.xib"]) == "App/A.xib")
  }

  @Test("The line and the column of a place stay")
  func places() throws {
    try folder.write("", to: "repo/.git/HEAD")
    let paths = ProjectPaths(inputs: [folder.path(of: "repo")])
    for suffix in ["", ":3", ":3:19"] {
      #expect(paths.words(forPlace: folder.path(of: "repo/App/A.xib") + suffix) == "App/A.xib" + suffix)
    }
  }

  @Test("Messages name a file outside of the project by its path as it was given")
  func outsideInMessages() throws {
    try folder.write("", to: "repo/.git/HEAD")
    let paths = ProjectPaths(inputs: [folder.path(of: "repo")])
    let other = folder.path(of: "other/A.xib")
    #expect(paths.words(forPlace: other + ":3:19") == other + ":3:19")
    #expect(paths.words(for: other) == other)
    #expect(paths.words(for: folder.path(of: "repo/App/A.xib")) == "App/A.xib")
    #expect(WorkUnit(document: paths.name(of: other), file: other, folder: "").place == other)
    #expect(WorkUnit(document: "App/A.xib", file: folder.path(of: "repo/App/A.xib"), folder: "").place == "App/A.xib")
  }

  @Test("Messages name a link to a folder by its own place, wherever it leads")
  func linksInMessages() throws {
    try folder.write("", to: "repo/.git/HEAD")
    try folder.write("", to: "other/A.xcassets/Contents.json")
    try folder.link("repo/A.xcassets", to: "../other/A.xcassets")
    try folder.link("repo/B.xcassets", to: "../other/B.xcassets")
    let paths = ProjectPaths(inputs: [folder.path(of: "repo")])
    #expect(paths.words(for: folder.path(of: "repo/A.xcassets")) == "A.xcassets")
    #expect(paths.words(forPlace: folder.path(of: "repo/A.xcassets")) == "A.xcassets")
    #expect(paths.words(for: folder.path(of: "repo/B.xcassets")) == "B.xcassets")
  }

  @Test("The units of two copies of a project have the same names and folders")
  func units() throws {
    let lists = try ["here", "some/where"].map { clone in
      try folder.write("", to: "\(clone)/.git/HEAD")
      for document in ["A.xib", "a.xib", "Base.lproj/B.storyboard"] {
        try folder.write("", to: "\(clone)/App/\(document)")
      }
      let list = UnitList(RunSetting(inputs: [folder.path(of: clone)]))
      return list.units.map { [$0.document, $0.folder] }
    }
    #expect(lists[0] == lists[1])
    #expect(lists[0].map { $0[0] } == ["App/A.xib", "App/Base.lproj/B.storyboard", "App/a.xib"])
    #expect(Set(lists[0].map { $0[1].lowercased() }).count == 3)
  }
}

@Suite("Copies of a project")
struct ProjectCopyTests {
  @Test("The pictures, layouts and findings of two copies are the same bytes, with no path of the machine")
  func bytes() throws {
    let folder = TemporaryFolder()
    let broken = Self.document.replacing("</document>", with: "")
    for copy in ["here", "some/where"] {
      try folder.write("", to: "\(copy)/.git/HEAD")
      try folder.write(Self.document, to: "\(copy)/App/Card.xib")
      try folder.write(broken, to: "\(copy)/App/Broken.xib")
      try folder.write("\"lbl-00-001.text\" = ", to: "\(copy)/App/de.lproj/Card.strings")
    }
    try folder.link("link", to: folder.path(of: "some/where"))
    let inputs = [
      "here": ["here"], "where": ["some/where/App/Card.xib", "some/where/App/Broken.xib"], "link": ["link/App"],
    ]
    var reports: [[WorkerReport]] = []
    for (output, inputs) in inputs {
      var job = RenderJob(
        setting: RunSetting(
          inputs: inputs.map(folder.path(of:)), matrix: MatrixChoices(locales: .named(["base", "de"]))),
        output: folder.path(of: "out/\(output)"))
      job.hasSheets = true
      let worker = try job.makeWorker(fonts: .bundled())
      var own: [WorkerReport] = []
      for unit in UnitList(job.setting).units.sorted(by: { $0.document < $1.document }) {
        worker.work(on: unit) { if case .problem = $0 { own.append($0) } }
      }
      reports.append(own)
    }
    let written = folder.contents(below: "out/here")
    #expect(written.keys.sorted().first { !$0.hasPrefix(".") } == "App/Card.xib/Card/canvas_base_L@2x.json")
    #expect(folder.contents(below: "out/where") == written)
    #expect(folder.contents(below: "out/link") == written)
    #expect(written.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains(folder.url.lastPathComponent) })
    #expect(Set(reports).count == 1)
    let places = reports[0].map { report in if case .problem(let problem) = report { problem.place ?? "" } else { "" } }
    #expect(places.map { $0.prefix { $0 != ":" } } == ["App/Broken.xib", "App/de.lproj/Card.strings"])
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><view id="vie-00-001" userLabel="Card"><rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
    <subviews><label text="Name" id="lbl-00-001"><rect key="frame" x="0.0" y="0.0" width="60" height="20"/></label></subviews>
    </view></objects>
    </document>
    """
}

private enum RealWorkingFolder {
  static var path: String {
    URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path(percentEncoded: false)
  }
}
