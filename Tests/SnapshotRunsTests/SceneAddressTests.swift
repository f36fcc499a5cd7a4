import Testing

@testable import SnapshotRuns

@Suite("Names of scenes in data")
struct SceneAddressTests {
  private func mayBe(_ name: String, in document: String = "App/Inbox.storyboard") -> Bool {
    SceneAddress(name).mayBe(
      in: Array(#"<viewController customClass="InboxController" id="iN0-l3-epB"/>"#.utf8), of: document)
  }

  @Test("A document may have a scene whose name is made of one in the document and further words")
  func composedNames() {
    #expect(mayBe("InboxController tableFooterView"))
    #expect(mayBe("InboxController (abc-de-fgh)"))
    #expect(mayBe("Inbox Image View"), "a view beside the only scene, which has the document's name")
    #expect(!mayBe("Outbox Navigation"))
  }

  @Test("A document may have a scene of a name in its text, of its own name, or with characters that XML escapes")
  func names() {
    #expect(mayBe("iN0-l3-epB") && mayBe("Inbox") && mayBe("Inbox/InboxController") && mayBe("A & B") && mayBe("Größe"))
    #expect(!mayBe("OutboxController"))
  }
}
