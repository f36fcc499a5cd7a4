import AutoLayout
import Testing

@testable import InterfaceBuilder

@Suite("Names of views in documents")
struct DocumentNamesTests {
  private func document(_ text: String = "Send") throws -> InterfaceDocument {
    try DocumentFixtures.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o1"/><outlet property="nameLabel" destination="n" id="o2"/>
        <outlet property="top" destination="k" id="o3"/>
      </connections></placeholder>
      <view id="v"><subviews>
        <label text="Name" id="n"/><label text="\(text)" id="t"/><label text="Hint" userLabel="Help" id="h"/>
        <imageView image="wave" id="i"/><view id="e"/>
      </subviews><constraints><constraint firstItem="n" firstAttribute="top" secondItem="v" secondAttribute="top"
        constant="8" id="k"/></constraints></view>
      """)
  }

  @Test("A view is named by its outlet, else by its text or its image; the outlet 'view' says nothing")
  func names() throws {
    let names = DocumentNames(try document())
    #expect(["n", "t", "i", "k"].map { names[$0] } == ["nameLabel", "Send", "wave", "top"])
    #expect(names["v"] == nil && names["e"] == nil && names[nil] == nil)
  }

  @Test("A built view has its label before its outlet, and in another language the text of the document's own")
  func builtViews() throws {
    let german = SceneBuilder(document: try document("Senden"), names: DocumentNames(try document()))
    let root = german.build(try document().sceneReferences[0], on: .document).root
    let names = ["n", "t", "h", "i"].map { id in root.firstInTree { $0.identifier == id }?.knownName }
    #expect(names == ["nameLabel", "Send", "Help", "wave"])
    #expect(root.firstInTree { $0.identifier == "n" }?.words == "the label 'nameLabel'")
  }

  @Test("A constraint is recorded with its outlet, its sides and its constant")
  func constraint() throws {
    let root = BuiltSample(try document()).scene.root
    #expect(root.constraintNotes().map(\.id) == ["k"])
    let note = try #require(root.constraintNotes().first)
    #expect(note.name == "top" && note.constant == 8)
    #expect(
      [note.first.view, note.first.attribute, note.second?.view, note.second?.attribute] == ["n", "top", "v", "top"])
  }
}
