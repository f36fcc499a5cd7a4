import Testing

@testable import InterfaceBuilder

@Suite("Single scenes of a document")
struct SingleScenesTests {
  private static let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
    <outlet property="view" destination="b" id="o"/><outlet property="side" destination="c" id="p"/>
    </connections></placeholder>
    """

  private static func xib() throws -> InterfaceDocument {
    try DocumentFixtures.xib(
      """
      <view id="a"/><tapGestureRecognizer id="t"/>\(owner)<view id="b"/><view id="c"/><view id="d"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/><view id="c"/><view/>
      """)
  }

  private static func storyboard() throws -> InterfaceDocument {
    try DocumentFixtures.storyboard(
      """
      <viewController id="x" sceneMemberID="viewController"><view key="view" id="v"/></viewController><view id="dock"/>
      """,
      #"<viewController id="y" sceneMemberID="viewController"><view key="view" id="w"/></viewController>"#)
  }

  private func entries(of list: String, in document: InterfaceDocument?) -> [String] {
    document?.root.list(list).map { $0.id ?? $0.list("objects").compactMap(\.id).joined(separator: " ") } ?? []
  }

  @Test("A xib keeps placeholders and all objects with the id of the scene, in their order")
  func objects() throws {
    let document = try Self.xib()
    let single = SingleScenes(document)
    let kept = document.scenes.indices.map { entries(of: "objects", in: single.document(at: $0)) }
    #expect(
      kept == [
        ["a", "-1", "-2"], ["-1", "b", "-2"], ["-1", "c", "-2", "c"], ["-1", "d", "-2"], ["-1", "c", "-2", "c"],
        ["-1", "-2"],
      ])
    #expect(single.document(at: 6) == nil)
    #expect(document.keepingScene(at: 6) == document)
  }

  @Test("A storyboard keeps the scene that a view in the dock is in")
  func dock() throws {
    let document = try Self.storyboard()
    let single = SingleScenes(document)
    #expect(document.scenes.map(\.id) == ["x", "dock", "y"])
    let kept = document.scenes.indices.map { entries(of: "scenes", in: single.document(at: $0)) }
    #expect(kept == [["x dock"], ["x dock"], ["y"]])
  }

  @Test("What is not a list of scenes stays, and one document after another is the same as each alone")
  func rest() throws {
    for document in [try Self.xib(), try Self.storyboard()] {
      let single = SingleScenes(document)
      for index in document.scenes.indices.reversed() {
        let kept = try #require(single.document(at: index))
        #expect(kept == document.keepingScene(at: index))
        #expect(kept.root.attributes == document.root.attributes)
        #expect(kept.root.children.map(\.name) == document.root.children.map(\.name))
        #expect(kept.path == document.path && kept.issues == document.issues)
      }
    }
  }

  @Test("Only the view of the File's Owner has its class, and outlets name other views")
  func owner() throws {
    let references = try Self.xib().sceneReferences
    #expect(references.map(\.controllerClass) == [nil, "Owner", nil, nil, nil, nil])
    #expect(references.map(\.name) == ["a", "Owner", "side", "d", "side (c)", ""])
    #expect(references[1].otherNames == ["Owner", "Test", "view"])
  }

  @Test("Without a File's Owner or its view, views without ids have no class of an owner")
  func noOwner() throws {
    let placeholders = ["", #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>"#]
    for placeholder in placeholders {
      let references = try DocumentFixtures.xib(placeholder + #"<view/><view id="b"/>"#).sceneReferences
      #expect(references.map(\.controllerClass) == [nil, nil])
      #expect(references.allSatisfy { !$0.otherNames.contains("Owner") })
    }
  }

  @Test("Another document is that of the scene it was given for, and of no other")
  func replacement() throws {
    let (document, other) = (try Self.xib(), try Self.storyboard())
    let single = SingleScenes(document)
    let changed = single.replacing(sceneAt: 1, with: other)
    #expect(changed.document(at: 1) == other)
    #expect(changed.document(at: 0) == single.document(at: 0))
    #expect(single.document(at: 1) != other)
  }
}
