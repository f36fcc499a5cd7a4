import TestSupport
import Testing

@testable import Projects

@Suite("The order of files for a document")
struct FileOrderTests {
  private static func target(_ name: String, _ paths: [String], _ dependencies: Set<String> = []) -> ProjectTarget {
    var target = ProjectTarget(name: name)
    target.members = paths.map { .path($0) }
    target.dependencies = dependencies
    return target
  }

  private let targets = ProjectTargets([
    target("App", ["/p/App/Main.storyboard", "/p/Media/App.xcassets", "/p/Shared.xib"], ["Kit"]),
    target("Widget", ["/p/Widget/W.xcassets", "/p/Shared.xib", "/p/Widget/Widget.xib"]),
    target("Kit", ["/p/Kit/K.xcassets", "/p/Kit/K.xib"]),
  ])
  private let app = "/p/Media/App.xcassets/logo.imageset"
  private let widget = "/p/Widget/W.xcassets/logo.imageset"
  private let kit = "/p/Kit/K.xcassets/logo.imageset"
  private let near = "/p/App/Drafts/logo.imageset"

  private func choice(_ document: String, _ paths: [String]) -> FileOrder.Choice? {
    FileOrder(for: document, in: targets).choice(among: paths)
  }

  @Test("A document's own target comes first, then those that it is built from, then no target, then others")
  func relations() {
    let document = "/p/App/Main.storyboard"
    #expect(choice(document, [near, widget, kit, app])?.path == app)
    #expect(choice(document, [near, widget, kit])?.path == kit)
    #expect(choice(document, [near, widget])?.path == near)
    #expect(choice(document, [widget])?.path == widget)
    #expect(choice(document, []) == nil)
    #expect(choice("/p/Kit/K.xib", [widget, app])?.path == app)
    #expect(FileOrder(for: document, in: targets).sorted([near, widget, kit, app]) == [app, kit, near])
  }

  @Test("If a project's file cannot be read, every file of the name could have been meant")
  func undecided() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "{"])
    let file = try #require(ProjectFile(folder.path(of: "A.xcodeproj/project.pbxproj")))
    let order = FileOrder(for: "/p/App/Main.storyboard", in: ProjectTargets([file]))
    let choice = order.choice(among: [widget, near])
    #expect(choice?.path == near && choice?.rivals == [widget] && choice?.isUndecided == true)
    #expect(order.choice(among: [widget])?.isUndecided == false)
    #expect(self.choice("/p/App/Main.storyboard", [widget, near])?.isUndecided == false)
  }

  @Test("For a document of several targets, the first of the project's targets counts, and the others are rivals")
  func shared() {
    let choice = choice("/p/Shared.xib", [widget, app, near])
    #expect(choice == FileOrder.Choice(path: app, rivals: [widget], relation: .own))
    #expect(FileOrder(for: "/p/Shared.xib", in: targets).targetNames == ["App", "Widget"])
  }

  @Test("Two files in one bundle are rivals, however near they are")
  func sameTarget() {
    let targets = ProjectTargets([Self.target("App", ["/p/App"])])
    let order = FileOrder(for: "/p/App/UI/A.xib", in: targets)
    let choice = order.choice(among: ["/p/App/A.xcassets/logo", "/p/App/UI/B.xcassets/logo"])
    #expect(choice?.path == "/p/App/UI/B.xcassets/logo")
    #expect(choice?.rivals == ["/p/App/A.xcassets/logo"])
  }

  @Test("Without targets, the nearest file is taken; only files that are equally near are rivals")
  func places() {
    let order = FileOrder(near: "/p/App/UI/A.xib")
    #expect(order.choice(among: ["/p/Z/a", "/p/App/B/a"]) == FileOrder.Choice(path: "/p/App/B/a"))
    #expect(order.choice(among: ["/p/App/C/a", "/p/App/B/a", "/p/Z/a"])?.rivals == ["/p/App/B/a"])
    #expect(order.choice(among: ["/p/App/C/a", "/p/App/B/a"])?.path == "/p/App/C/a")
  }

  @Test("In a whole repository, what belongs to unrelated targets is not taken")
  func repository() {
    let order = FileOrder(for: "/p/App/Main.storyboard", in: targets, takesForeign: false)
    #expect(order.choice(among: [widget]) == nil)
    #expect(order.closest([widget]).isEmpty)
    #expect(order.choice(among: [kit])?.path == kit)
    #expect(order.choice(among: [near, widget])?.path == near)
    #expect(FileOrder(for: "/p/Other/A.xib", in: targets, takesForeign: false).choice(among: [widget]) == nil)
  }

  @Test("The closest files are those of one target, or all of none")
  func closest() {
    let order = FileOrder(for: "/p/Shared.xib", in: targets)
    #expect(order.closest([widget, near, app, app + "2"]) == [app, app + "2"])
    #expect(order.closest([near, near + "2"]) == [near, near + "2"])
    #expect(order.isForeign(kit) == false)
    #expect(FileOrder(for: "/p/Widget/Widget.xib", in: targets).isForeign(kit))
  }
}
