import TestSupport
import Testing

@testable import Projects

@Suite("Targets of manifests")
struct ManifestTests {
  private let folder = TemporaryFolder()

  private func targets(_ text: String, _ name: String) throws -> ProjectTargets {
    ProjectTargets([try #require(ProjectFile(try folder.write(text, to: name).path))])
  }

  private func holders(_ path: String, in targets: ProjectTargets) -> [String] {
    targets.holders(of: folder.path(of: path)).map { targets.targets[$0].name }
  }

  @Test(
    "A package's target has its resources, and what Xcode knows in its folder",
    arguments: [
      ("Sources/Feature/View.xib", ["Feature"]), ("Sources/Feature/Media.xcassets/a.imageset", ["Feature"]),
      ("Sources/Feature/de.lproj/Localizable.strings", ["Feature"]), ("Sources/Feature/logo.png", []),
      ("Sources/Feature/Images/logo.png", ["Feature"]), ("Sources/Feature/Fonts/Brand.ttf", ["Feature"]),
      ("Sources/Feature/Drafts/View.xib", []), ("Library/Core/View.xib", ["Core"]), ("Tests/Checks/A.xib", ["Checks"]),
      ("Sources/Other/View.xib", []),
    ])
  func package(path: String, expected: [String]) throws {
    try folder.write("", to: "Sources/Feature/a.swift")
    try folder.write("", to: "Tests/Checks/a.swift")
    let targets = try targets(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Screens", /* "Sources" /* nested */ */
        dependencies: [.package(url: "https://example.com/kit", from: "1.0.0")],
        targets: [
          .target(
            name: "Feature", dependencies: ["Core", .product(name: "Kit", package: "kit"), .target(name: "Checks")],
            exclude: ["Drafts/"], resources: [.process("Images"), .copy(#"Fonts"#)]),
          PackageDescription.Target.target(name: "Core", path: "Library/Core"),
          .testTarget(name: "Checks"),
          .target(name: "\\(prefix)Other"), .target(name: "More" + suffix, path: "Sources/Other"),
        ])
      """, "Package.swift")
    #expect(holders(path, in: targets) == expected)
    #expect(targets.targets.first?.dependencies == ["Core", "Kit", "Checks"])
  }

  @Test(
    "What a package's target excludes, or what is in the folder of another target, is not among its resources",
    arguments: [
      ("Sources/Feature/Screens/Main.xib", []), ("Sources/Feature/Media/logo.png", ["Feature"]),
      ("Sources/Feature/Media/Old/logo.png", []), ("Sources/Feature/Kit/Media.xcassets", ["Kit"]),
      ("Sources/Feature/Kit/Art/logo.png", ["Kit"]), ("Sources/Feature/Media.xcassets", ["Feature"]),
    ])
  func exclusion(path: String, expected: [String]) throws {
    try folder.write("", to: "Sources/Feature/a.swift")
    let targets = try targets(
      """
      let package = Package(name: "Screens", targets: [
        .target(name: "Feature", exclude: ["Screens", "Media/Old"],
          resources: [.process("Screens"), .copy("Media"), .process("Kit/Art")]),
        .target(name: "Kit", path: "Sources/Feature/Kit", resources: [.copy("Art")]),
      ])
      """, "Package.swift")
    #expect(holders(path, in: targets) == expected)
  }

  @Test(
    "XcodeGen's sources are paths and patterns, without what they exclude",
    arguments: [
      ("App/Main.storyboard", ["App"]), ("App/Old/A.xib", []), ("App/Old.xib", ["App"]), ("Notes/a.md", []),
      ("Shared/Icons/a.png", ["App"]), ("Shared/a.txt", []), ("Widget/Media.xcassets", ["Widget"]),
      ("Widgets/Media.xcassets", []),
    ])
  func xcodeGen(path: String, expected: [String]) throws {
    let targets = try targets(
      """
      name: Notes
      targets:
        App:
          type: application
          sources:
            - path: App
              excludes: [Old, "**/*.md"]
            - {path: Notes, buildPhase: none}
            - {path: Shared, includes: ["Icons/**"]}
          dependencies: [{target: Widget}, {framework: Kit.framework}]
        Widget:
          sources: Widget
      """, "project.yml")
    #expect(holders(path, in: targets) == expected)
    #expect(targets.targets.first?.dependencies == ["Widget", "Kit"])
  }

  @Test(
    "XcodeGen's included specs are merged, with their paths relative to themselves, and templates under their targets",
    arguments: [
      ("App/Main.storyboard", ["App"]), ("Modules/Icons/a.png", ["App"]), ("Icons/a.png", []),
      ("Brand/a.png", ["App"]), ("Modules/Brand/a.png", []), ("Modules/Old/a.png", []), ("Screens/App/a.xib", ["App"]),
      ("Deep/a.xib", ["App"]), ("Widget/a.png", ["Widget"]), ("Off/a.png", []),
    ])
  func includes(path: String, expected: [String]) throws {
    try folder.write(
      "targets: {App: {sources: [Icons], dependencies: [{target: Kit}]}, Widget: {sources: [Old]}}",
      to: "Modules/spec.yml")
    try folder.write("targets: {App: {sources: [Brand]}}", to: "Modules/root.yml")
    try folder.write("targets: {App: {sources: [Off]}}", to: "off.yml")
    let targets = try targets(
      """
      include:
        - Modules/spec.yml
        - {path: Modules/root.yml, relativePaths: false}
        - {path: off.yml, enable: false}
      targetTemplates:
        Screen: {templates: [Deep], sources: ["${folder}/${target_name}"]}
        Deep: {sources: [Deep]}
      targets:
        App: {templates: [Screen], templateAttributes: {folder: Screens}, sources: [App]}
        Widget: {"sources:REPLACE": [Widget]}
      """, "project.yml")
    #expect(targets.problems.isEmpty)
    #expect(holders(path, in: targets) == expected)
    #expect(targets.targets.first { $0.name == "App" }?.dependencies == ["Kit"])
  }

  @Test(
    "An included spec that cannot be read is a problem",
    arguments: [
      ("include: none.yml", "none.yml", "no such file"), ("include: project.yml", "project.yml", "included by itself"),
      ("name: A\ninclude: ['${DIR}/a.yml']", "project.yml", "'${DIR}/a.yml' depends on the environment"),
      ("include: broken.yml", "broken.yml", "not valid YAML"),
    ])
  func brokenIncludes(text: String, file: String, reason: String) throws {
    try folder.write("targets: [", to: "broken.yml")
    let problems = try targets(text, "project.yml").problems
    #expect(problems.map(\.path) == [folder.path(of: file)])
    #expect(problems.first?.reason.contains(reason) == true)
  }

  @Test("Specs that include others twice come to an end")
  func manyIncludes() throws {
    for number in 1...12 {
      try folder.write("include: [\(number - 1).yml, \(number - 1).yml]", to: "\(number).yml")
    }
    try folder.write("name: A", to: "0.yml")
    #expect(try targets("include: 12.yml", "project.yml").problems.count == 1)
  }

  @Test("A YAML file that is none is a problem at its line; one of another program has no targets")
  func brokenYAML() throws {
    #expect(try targets("name: A\ntargets: [\n", "project.yml").problems.first?.line == 3)
    let other = try targets("steps:\n  - run: make\n", "project.yml")
    #expect(other.targets.isEmpty)
    #expect(other.problems.isEmpty)
  }

  @Test("Lists that refer to each other many times do not fill the memory")
  func products() throws {
    let texts = (1...3_000).map { "a\($0)" }.joined(separator: ", ")
    let entries = Array(repeating: "*entry", count: 3_000).joined(separator: ", ")
    let text = "entry: &entry {path: A, excludes: [\(texts)]}\ntargets: {App: {sources: [\(entries)]}}\n"
    let problems = try targets(text, "project.yml").problems
    #expect(problems.map(\.line) == [1] && problems.first?.reason == "more than 100000 values")
  }

  @Test("Aliases to lists of aliases do not hold up a run for long")
  func aliases() throws {
    let lists = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let targets = try targets("a0: &a0 [x, x]\n\(lists)targets: {App: {sources: *a40}}\n", "project.yml")
    #expect(targets.targets.count <= 1)
  }

  @Test(
    "Tuist's files are patterns, without those that they exclude",
    arguments: [
      ("App/Sources/A.swift", ["App"]), ("App/Sources/A.xib", []), ("App/Sources/Media.xcassets/a.imageset", []),
      ("App/Resources/Media.xcassets/a.imageset", ["App"]),
      ("App/Resources/Old/a.png", []), ("App/Resources/icon.png", ["App"]), ("Bundles/Help/a.html", ["App"]),
      ("Widget/Deep/Media.xcassets", ["Widget"]), ("Widget/a.png", []),
    ])
  func tuist(path: String, expected: [String]) throws {
    let targets = try targets(
      """
      import ProjectDescription
      let project = Project(name: "Notes", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "\\(prefix).notes",
          sources: ["App/Sources/**"],
          resources: [
            .glob(pattern: "App/Resources/**", excluding: ["App/Resources/Old/**"]),
            .folderReference(path: "Bundles/Help"),
          ],
          dependencies: [.target(name: "Widget"), .project(target: "Kit", path: "../Kit")]),
        Target(name: "Widget", product: .appExtension, resources: "Widget/**/*.xcassets"),
      ])
      """, "Project.swift")
    #expect(holders(path, in: targets) == expected)
    #expect(targets.targets.first?.dependencies == ["Widget", "Kit"])
  }

  @Test(
    "Tuist's paths begin at the folder of the manifest, or at that of Tuist's own files",
    arguments: [("Shared/a.swift", ["App"]), ("Projects/App/Shared/a.swift", []), ("Projects/App/Own/a.png", ["App"])])
  func tuistRoot(path: String, expected: [String]) throws {
    try folder.write("", to: "Tuist/Config.swift")
    let targets = try targets(
      """
      let project = Project(name: "Notes", targets: [
        .target(name: "App", sources: [.glob(.relativeToRoot("Shared/**"))],
          resources: [.glob(pattern: .relativeToCurrentFile("Own/**")), .glob(pattern: .relativeToManifest("Old/**"))])
      ])
      """, "Projects/App/Project.swift")
    #expect(holders(path, in: targets) == expected)
  }

  @Test("What no manifest writes out has no targets and is no problem", arguments: ["Package.swift", "Project.swift"])
  func computed(name: String) throws {
    for text in [
      "", "let package = make()", ".target(", "\"", "\"\\(", "/*", "#\"", String(repeating: "[", count: 10_000),
    ] {
      let targets = try targets(text, name)
      #expect(targets.targets.isEmpty)
      #expect(targets.problems.isEmpty)
    }
  }

  @Test(
    "Values in each other beyond a limit are a problem by name, and none that are simply nested",
    arguments: ["Package.swift", "Project.swift"])
  func nesting(name: String) throws {
    // A target's argument is the first value, and each list around the text is one more.
    func manifest(_ lists: Int) -> String {
      let (open, close) = (String(repeating: "[", count: lists), String(repeating: "]", count: lists))
      return ".target(name: \"App\", path: \"App\", resources: \(open)\"a\"\(close))"
    }
    let read = try targets(manifest(46), name)
    #expect(read.targets.map(\.name) == ["App"] && read.problems.isEmpty)
    let cut = try targets(manifest(47), name)
    #expect(cut.problems.map(\.path) == [folder.path(of: name)])
    #expect(cut.problems.first?.reason == "more than 48 values in each other")
  }

  @Test("Only files of these names at these places are read")
  func names() {
    let paths = ["/a/A.xcodeproj/project.pbxproj", "/a/Package.swift", "/a/project.yml", "/a/Project.swift"]
    #expect(paths.compactMap { ProjectFile($0)?.kind } == [.xcode, .package, .xcodeGen, .tuist])
    for path in ["/a/project.pbxproj", "/a/MyPackage.swift", "/a/project.yaml", "/a/OldProject.swift"] {
      #expect(ProjectFile(path) == nil)
    }
  }
}
