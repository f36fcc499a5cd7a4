import TestSupport
import Testing

@testable import Projects

@Suite("Targets of Xcode's projects")
struct XcodeProjectTests {
  private let folder = TemporaryFolder()

  /// Groups, translations and a synchronized folder in the form that Xcode 16 writes.
  private static let text = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = 77;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\tAA01 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = AA11 /* Main.storyboard */; };
    \t\tAA02 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = AA12 /* Assets.xcassets */; };
    \t\tAA03 /* Shared.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = AA13 /* Shared.xcassets */; };
    \t\tAA04 /* Shared.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = AA13 /* Shared.xcassets */; };
    \t\tAA05 /* Brand.ttf in Copy Files */ = {isa = PBXBuildFile; fileRef = AA14; };
    \t\tAA06 /* Kit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = AA15; };
    /* End PBXBuildFile section */

    \t\tAA12 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
    \t\tAA13 = {isa = PBXFileReference; name = Shared.xcassets; path = ../Shared/Shared.xcassets; sourceTree = SOURCE_ROOT; };
    \t\tAA14 = {isa = PBXFileReference; path = Brand.ttf; sourceTree = "<group>"; };
    \t\tAA15 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tAA16 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tAA17 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    \t\tAA18 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tAA11 = {isa = PBXVariantGroup; children = (AA16 /* Base */, AA17 /* de */, ); name = Main.storyboard; sourceTree = "<group>"; };
    \t\tAA21 = {isa = PBXGroup; children = (AA22, AA13, AA15, AA31, AA21, ); sourceTree = "<group>"; };
    \t\tAA22 /* Code */ = {isa = PBXGroup; children = (AA23, AA12, ); path = Code; sourceTree = "<group>"; };
    \t\tAA23 /* Screens */ = {isa = PBXGroup; children = (AA11, AA14, ); name = Screens; sourceTree = "<group>"; };
    \t\tAA31 /* Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (AA32, AA33, ); path = Widget; sourceTree = "<group>"; };
    \t\tAA32 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, ); target = AA52; };
    \t\tAA33 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Views/Both.xib, ); target = AA51; };
    \t\tAA41 = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (AA01, AA02, AA03, AA99, ); };
    \t\tAA42 = {isa = PBXResourcesBuildPhase; files = (AA04, ); };
    \t\tAA43 = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 7; files = (AA05, ); };
    \t\tAA44 = {isa = PBXFrameworksBuildPhase; files = (AA06, ); };
    \t\tAA51 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildPhases = (AA41, AA43, AA44, );
    \t\t\tdependencies = (AA61, );
    \t\t\tname = App;
    \t\t\tproductReference = AA18;
    \t\t};
    \t\tAA52 /* Widget */ = {isa = PBXNativeTarget; buildPhases = (AA42, ); fileSystemSynchronizedGroups = (AA31, ); name = Widget; };
    \t\tAA61 = {isa = PBXTargetDependency; target = AA52; };
    \t\tAA71 = {isa = PBXProject; mainGroup = AA21; projectDirPath = ""; targets = (AA51, AA52, ); };
    \t};
    \trootObject = AA71 /* Project object */;
    }

    """

  private func targets(_ text: String) throws -> ProjectTargets {
    let path = try folder.write(text, to: "app/App.xcodeproj/project.pbxproj").path
    return ProjectTargets([try #require(ProjectFile(path))])
  }

  private func holders(_ path: String, in targets: ProjectTargets) -> [String] {
    targets.holders(of: folder.path(of: path)).map { targets.targets[$0].name }
  }

  @Test("Files with code do not count, and folders with such names do")
  func code() throws {
    let files = try targets(Self.text.replacing("path = Brand.ttf", with: "path = Brand.swift"))
    #expect(holders("app/Code/Brand.swift", in: files).isEmpty)
    let folders = try targets(Self.text.replacing("path = Code;", with: "path = Code.m;"))
    #expect(holders("app/Code.m/Assets.xcassets/logo.imageset", in: folders) == ["App"])
  }

  @Test(
    "A file belongs to the targets whose phases have it, through groups with paths, translations and folders",
    arguments: [
      ("app/Code/Base.lproj/Main.storyboard", ["App"]), ("app/Code/de.lproj/Main.strings", ["App"]),
      ("app/Code/fr.lproj/Main.strings", []), ("app/Code/Assets.xcassets/logo.imageset/Contents.json", ["App"]),
      ("app/Code/Assets.xcassets2", []), ("Shared/Shared.xcassets/logo.imageset", ["App", "Widget"]),
      ("app/Code/Brand.ttf", ["App"]), ("app/Widget/Media.xcassets", ["Widget"]), ("app/Widget/Info.plist", []),
      ("app/Widget/Old/A.xib", []), ("app/Widget/Older/A.xib", ["Widget"]),
      ("app/Widget/Views/Both.xib", ["App", "Widget"]), ("app/Kit.framework", []), ("app", []),
    ])
  func membership(path: String, expected: [String]) throws {
    #expect(holders(path, in: try targets(Self.text)) == expected)
  }

  @Test("Files outside of a folder are those that the project names above it")
  func outside() throws {
    let targets = try targets(Self.text)
    #expect(targets.places(outside: folder.path(of: "app")) == [folder.path(of: "Shared/Shared.xcassets")])
  }

  @Test("A target is related to what it is built from and to what is built from it, at any depth")
  func related() throws {
    let text = XcodeProjectText().adding("App", [], dependencies: ["Kit"]).adding("Kit", [], dependencies: ["Core"])
      .adding("Core", []).adding("Widget", [], dependencies: ["Core"])
    let targets = try targets(text.text)
    #expect(targets.related(to: [1]) == [0, 2])
    #expect(targets.related(to: [2]) == [0, 1, 3])
  }

  @Test("A dependency is the target of its own project, if another project has one of the same name")
  func namesake() throws {
    try folder.write(XcodeProjectText().adding("Kit", []).text, to: "a/A.xcodeproj/project.pbxproj")
    try folder.write(
      XcodeProjectText().adding("App", [], dependencies: ["Kit"]).adding("Kit", []).text,
      to: "b/B.xcodeproj/project.pbxproj")
    let files = ["a/A.xcodeproj/project.pbxproj", "b/B.xcodeproj/project.pbxproj"]
    let targets = ProjectTargets(files.compactMap { ProjectFile(folder.path(of: $0)) })
    #expect(targets.targets.map(\.name) == ["Kit", "App", "Kit"])
    #expect(targets.related(to: [1]) == [2])
  }

  @Test("A linked framework of another project is a dependency")
  func linked() throws {
    try folder.write(Self.text, to: "app/App.xcodeproj/project.pbxproj")
    try folder.write(XcodeProjectText().adding("Kit", ["A.xib"]).text, to: "kit/Kit.xcodeproj/project.pbxproj")
    let files = ["app/App.xcodeproj/project.pbxproj", "kit/Kit.xcodeproj/project.pbxproj"]
    let targets = ProjectTargets(files.compactMap { ProjectFile(folder.path(of: $0)) })
    #expect(targets.targets.map(\.name) == ["App", "Widget", "Kit"])
    #expect(targets.related(to: [2]) == [0])
  }

  @Test(
    "A file that cannot be read is a problem at a line, not a project without targets",
    arguments: [
      ("", 1, "it has no 'objects'"),
      ("{ archiveVersion = 1; }", 1, "it has no 'objects'"),
      ("{\n\tobjects = {\n<<<<<<< HEAD\n", 3, "expected a key"),
      ("{\n\tobjects = {\n\t\tA = {isa = PBXGr", 3, "expected ';'"),
    ])
  func unreadable(text: String, line: Int, reason: String) throws {
    let targets = try targets(text)
    let problem = try #require(targets.problems.first)
    #expect(problem.line == line)
    #expect(problem.reason.hasPrefix("not a valid project file: "))
    #expect(problem.reason.contains(reason))
    #expect(problem.description.hasPrefix(folder.path(of: "app/App.xcodeproj/project.pbxproj") + ":\(line): "))
  }

  @Test(
    "A file that Git has left in place of the text is called what it is",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 3\n", nil, "Git LFS"),
      ("{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}", 2, "merge conflict"),
    ])
  func damaged(text: String, line: Int?, word: String) throws {
    let problem = try #require(try targets(text).problems.first)
    #expect(problem.line == line)
    #expect(problem.reason.contains(word))
  }

  @Test("A folder in place of a file is a problem, and the other projects are read")
  func folderInPlaceOfFile() throws {
    try folder.write("", to: "a/A.xcodeproj/project.pbxproj/x")
    try folder.write(XcodeProjectText().adding("B", ["x"]).text, to: "b/B.xcodeproj/project.pbxproj")
    let paths = ["a/A.xcodeproj/project.pbxproj", "b/B.xcodeproj/project.pbxproj"].map(folder.path(of:))
    let targets = ProjectTargets(paths.compactMap(ProjectFile.init))
    #expect(targets.problems.map(\.path) == [paths[0]])
    #expect(targets.targets.map(\.name) == ["B"])
  }

  @Test("A project without a root object has no targets, and no problem")
  func withoutRoot() throws {
    let targets = try targets("{ archiveVersion = 1; objects = { }; }")
    #expect(targets.problems.isEmpty)
    #expect(targets.targets.isEmpty)
  }
}
