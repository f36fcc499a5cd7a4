#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Overrides and extensions")
struct ExtensionOverrideTests {
  @Test("An override in an extension moves into the class and keeps its line")
  func movesOverride() {
    let module = adapt([
      "A.swift": "class A: UIView {\n}\n",
      "B.swift": "extension A {\n  override func layoutSubviews() { x }\n  func other() {}\n}\n",
    ])
    #expect(
      module.files[0].text.hasPrefix(
        """
        #sourceLocation(file: "A.swift", line: 1)
        class A: UIView {

        #sourceLocation(file: "B.swift", line: 2)
        override func layoutSubviews() { x }
        #sourceLocation(file: "A.swift", line: 2)
        }
        """))
    #expect(!module.files[1].text.contains("layoutSubviews"))
    #expect(module.files[1].text.contains("\n  func other() {}"))
  }

  @Test("A member of an extension that a subclass overrides moves too")
  func movesOverridden() {
    let text = """
      class A: UIView {}
      extension A { @objc func setUp() {} }
      class B: A { override func setUp() {} }
      """
    let lines = adaptedLines(text)
    #expect(lines[2] == "      func setUp() {}")
    #expect(lines[3] == "#sourceLocation(file: \"App/View.swift\", line: 1)")
  }

  @Test("Notes on a moved member name the app's line")
  func notesLine() {
    let module = adapt([
      "A.swift": "class A: UIView {}\n",
      "B.swift": "\n\nextension A {\n  override func draw() { MainActor.assumeIsolated(f) }\n}\n",
    ])
    #expect(module.notes.map { "\($0.file):\($0.line)" } == ["B.swift:4"])
  }
}
#endif
