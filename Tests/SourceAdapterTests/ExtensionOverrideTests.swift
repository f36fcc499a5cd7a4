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

  @Test("A member that Objective-C does not know stays in its extension, though a class overrides another of its name")
  func keepsSwiftMembers() {
    let text = """
      class A: UIView {}
      extension A { func setUp() {} }
      class C: D { override func setUp() {} }
      """
    #expect(adaptedLines(text) == text.components(separatedBy: "\n"))
  }

  @Test("Notes on a moved member name the app's line")
  func notesLine() {
    let module = adapt([
      "A.swift": "class A: UIView {}\n",
      "B.swift": "\n\nextension A {\n  override func draw() { MainActor.assumeIsolated(f) }\n}\n",
    ])
    #expect(module.notes.map { "\($0.file):\($0.line)" } == ["B.swift:4"])
  }

  // MARK: Extensions of UIKit's classes

  private let cells = """
    extension UITableViewCell {
      @objc func setEnabled(_ isEnabled: Bool) { a() }
    }
    class SwitchCell: UITableViewCell {
      override func setEnabled(_ isEnabled: Bool) { super.setEnabled(isEnabled) }
    }
    class SmallCell: SwitchCell {
      override func setEnabled(_ isEnabled: Bool) { super.setEnabled(isEnabled) }
    }
    """

  @Test("An extension's member of a UIKit class asks the object for its own one, and lines stay")
  func dispatches() {
    let lines = adaptedLines(cells)
    let base = "        func base_UITableViewCell_setEnabled(_ isEnabled: Bool) { a() };"
    #expect(lines[1].hasPrefix("\(base) func setEnabled("))
    #expect(
      lines[1].hasSuffix(
        "{ if let own = self as? Overrides_UITableViewCell_setEnabled { return own.own_setEnabled(isEnabled) };"
          + " return base_UITableViewCell_setEnabled(isEnabled) }"))
    #expect(lines[4].hasPrefix("           func own_setEnabled(_ isEnabled: Bool) {"))
    #expect(lines[4].hasSuffix("{ self.base_UITableViewCell_setEnabled(isEnabled) }"))
    #expect(lines[7] == "  override func own_setEnabled(_ isEnabled: Bool) { super.own_setEnabled(isEnabled) }")
    let requirement = "protocol Overrides_UITableViewCell_setEnabled: UITableViewCell { func own_setEnabled("
    #expect(lines.contains { $0.hasPrefix(requirement) })
    #expect(lines.contains("extension SwitchCell: Overrides_UITableViewCell_setEnabled {}"))
    #expect(!lines.contains { $0.hasPrefix("extension SmallCell") })
  }

  @Test("Properties, and extensions of other UIKit classes that override, are asked too")
  func dispatchesProperties() {
    let lines = adaptedLines(
      """
      extension UIView { @objc var theme: Theme? { return nil } }
      extension UILabel { override var theme: Theme? { return super.theme } }
      class Plain: UIView { override var theme: Theme? { return super.theme } }
      """)
    #expect(lines[0].contains("var base_UIView_theme: Theme? { return nil }; var theme: Theme? { get {"))
    #expect(lines[0].contains("if let own = self as? Overrides_UIView_theme { return own.own_theme };"))
    #expect(
      lines[0].contains("if let own = self as? UILabel { return own.base_UILabel_theme }; return base_UIView_theme }"))
    #expect(
      lines[1].contains("var base_UILabel_theme: Theme? { return (self as UIView).base_UIView_theme }"))
    #expect(lines[2].contains("var own_theme: Theme? { return self.base_UIView_theme }"))
  }

  @Test("What nothing overrides stays as it is")
  func keepsOthers() {
    let text = "extension UIView { @objc func shake() {} }"
    #expect(adaptedLine(text) == "extension UIView {       func shake() {} }")
  }
}
#endif
