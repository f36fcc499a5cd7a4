#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Overrides and extensions")
struct ExtensionOverrideTests {
  @Test("A class gets the override of an extension, which calls the member where it stays")
  func callsOverride() {
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
        override func layoutSubviews() { return body_A_layoutSubviews() }
        #sourceLocation(file: "A.swift", line: 2)
        }
        """))
    #expect(module.files[1].text.contains("\n           func body_A_layoutSubviews() { x }\n  func other() {}"))
  }

  @Test("An override after any other member of its extension is found where it stands")
  func findsPlace() {
    let lines = adaptedLines(
      """
      class A: UIViewController {
        @IBOutlet weak var label: UILabel!
      }
      extension A {
        private func decorate() { view.backgroundColor = .red }

        override func traitCollectionDidChange(_ old: UITraitCollection?) { super.traitCollectionDidChange(old) }
      }
      """)
    #expect(lines[1] == "            weak var label: UILabel!")
    #expect(
      lines.contains(
        "override func traitCollectionDidChange(_ old: UITraitCollection?) "
          + "{ return body_A_traitCollectionDidChange(old) }"))
    #expect(lines.contains("  private func decorate() { view.backgroundColor = .red }"))
    #expect(
      lines.contains(
        "           func body_A_traitCollectionDidChange(_ old: UITraitCollection?) "
          + "{ super.traitCollectionDidChange(old) }"))
  }

  @Test(
    "The class's member keeps attributes, modifiers, signature and conditions",
    arguments: [
      ("public override final func f() {}", "public override final func f() { return body_A_f() }"),
      ("@available(iOS 15, *) override func f() {}", "@available(iOS 15, *) override func f() { return body_A_f() }"),
      (
        "override func f(_: Int, to b: inout [String]) throws -> Bool? { nil }",
        "override func f(_ argument0: Int, to b: inout [String]) throws -> Bool? "
          + "{ return try body_A_f(argument0, to: &b) }"
      ),
      (
        "override func f<T>(_ a: T) async where T: P { }",
        "override func f<T>(_ a: T) async where T: P { return await body_A_f(a) }"
      ),
      (
        "override func f(a: Int = 1, // first\n  b: Int) {}",
        "override func f(a a: Int = 1, b b: Int) { return body_A_f(a: a, b: b) }"
      ),
      ("override class var c: AnyClass { X.self }", "override class var c: AnyClass { get { return body_A_c } }"),
      (
        "override var v: Int { get { 1 } set { print(newValue) } }",
        "override var v: Int { get { return body_A_v } set { body_A_v = newValue } }"
      ),
      (
        "#if DEBUG\noverride func f() {}\n#else\nfunc g() {}\n#endif",
        "#if (DEBUG)\noverride func f() { return body_A_f() }\n#endif"
      ),
      (
        "#if DEBUG\nfunc g() {}\n#else\noverride func f() {}\n#endif",
        "#if !(DEBUG)\noverride func f() { return body_A_f() }\n#endif"
      ),
    ])
  func keepsDeclaration(member: String, expected: String) {
    let text = adapt(["A.swift": "class A: B {\n}\n", "E.swift": "extension A {\n\(member)\n}\n"]).files[0].text
    #expect(text.contains("\n\(expected)\n#sourceLocation(file: \"A.swift\", line: 2)\n}"), "\(text)")
  }

  @Test("A member with observers cannot be called, and moves into the class")
  func movesObservers() {
    let module = adapt([
      "A.swift": "class A: UIView {\n}\n",
      "B.swift": "extension A {\n  override var bounds: CGRect { didSet { x() } }\n}\n",
    ])
    #expect(module.files[0].text.contains("\noverride var bounds: CGRect { didSet { x() } }\n"))
    #expect(!module.files[1].text.contains("bounds"))
  }

  @Test("A class in another type is known by both names, and private ones of two files are two")
  func namesClasses() {
    let inner = adaptedLines(
      "struct S { class C: UIView {} }\nclass C: UIView {}\nextension S.C { override func draw() {} }")
    #expect(inner[0] == "struct S { class C: UIView {")
    #expect(inner[2] == "override func draw() { return body_S_C_draw() }")
    let files = adapt([
      "A.swift": "private class C: UIView {}\nextension C { override func draw() {} }\n",
      "B.swift": "private class C: UIView {}\n",
    ]).files
    #expect(files[0].text.contains("body_C_draw()"))
    #expect(!files[1].text.contains("body_C_draw"))
  }

  @Test("A member of an extension that a subclass overrides is the class's, whatever makes it known to Objective-C")
  func callsOverridden() {
    let lines = adaptedLines(
      """
      class A: UIView {}
      extension A: UITableViewDelegate { func tableView(_ table: UITableView, didSelectRowAt place: IndexPath) {} }
      class B: A {}
      class C: B { override func tableView(_ table: UITableView, didSelectRowAt place: IndexPath) {} }
      """)
    let caller = "func tableView(_ table: UITableView, didSelectRowAt place: IndexPath) "
    #expect(lines[2] == caller + "{ return body_A_tableView(table, didSelectRowAt: place) }")
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

  @Test("An extension of an app's class calls UIKit's extension by super as its class does")
  func dispatchesFromExtension() {
    let lines = adaptedLines(
      """
      extension UIView { @objc func apply(_ theme: Theme) { a() } }
      class Card: UIView {}
      extension Card { override func apply(_ theme: Theme) { super.apply(theme) } }
      """)
    #expect(lines.contains { $0.hasSuffix("func body_Card_apply(_ theme: Theme) { self.base_UIView_apply(theme) } }") })
    #expect(lines.contains { $0.hasSuffix("func own_apply(_ theme: Theme) { return body_Card_apply(theme) }") })
  }

  @Test("An override in an extension of a UIKit class is one of a subclass, which the module uses")
  func subclassesUIKit() {
    let text = """
      extension UINavigationController { open override var shouldAutorotate: Bool { return false } }
      class Main: UINavigationController {}
      func make() -> UINavigationController { UINavigationController(rootViewController: x) }
      let other = UINavigationController.init()
      """
    let lines = adaptedLines(text)
    #expect(lines[0].hasSuffix("var body_UINavigationController_shouldAutorotate: Bool { return false } }"))
    #expect(lines[1] == "class Main: App_UINavigationController {}")
    #expect(lines[2] == "func make() -> UINavigationController { App_UINavigationController(rootViewController: x) }")
    #expect(lines[3] == "let other = App_UINavigationController.init()")
    #expect(lines.contains("open class App_UINavigationController: UINavigationController {"))
    let getter = "{ get { return body_UINavigationController_shouldAutorotate } }"
    #expect(lines.contains("open override var shouldAutorotate: Bool \(getter)"))
  }

  @Test("A class gets overrides in the order of the files, and a private one those of its file")
  func order() {
    func text(_ name: String) -> String { "extension A { override func \(name)() {} }\n" }
    let module = adapt(["B.swift": text("b"), "A.swift": "class A: UIView {}\n" + text("a"), "C.swift": text("c")])
    let calls = module.files[1].text.matches(of: /body_A_([abc])\(\) }/).map { String($0.output.1) }
    #expect(calls == ["b", "a", "c"])
    let own = "private class A: UIView {}\n"
    let twins = adapt(["A.swift": own + text("a"), "B.swift": own + text("b")])
    for (file, name) in zip(twins.files, ["a", "b"]) {
      #expect(file.text.matches(of: /return body_A_([abc])/).map { String($0.output.1) } == [name])
    }
  }

  @Test("What nothing overrides stays as it is")
  func keepsOthers() {
    let text = "extension UIView { @objc func shake() {} }"
    #expect(adaptedLine(text) == "extension UIView {       func shake() {} }")
  }
}
#endif
