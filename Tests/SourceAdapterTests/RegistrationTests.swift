#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Registration of classes")
struct RegistrationTests {
  @Test("A class is registered with its outlets, inspectable properties and actions")
  func registersClass() {
    let text = """
      class Cell: UITableViewCell {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 0
        @IBInspectable var area: CGFloat { radius * radius }
        var plain = 0
        @IBAction func tap(_ sender: UIButton) {}
        @objc private func close() {}
        func other() {}
      }
      """
    #expect(
      additions(text).contains(
        """
        extension Cell {
          static var nibClassOfCell: UINibClass {
            UINibClass(Cell.self, name: "Cell", module: "App", members: [
              .outlet("label", \\Cell.label),
              .inspectable("radius", \\Cell.radius),
              .action("tap:", Cell.tap(_:)),
              .action("close", { (owner: Cell) in { owner.close() } }),
            ])
          }
        }
        """))
  }

  @Test("A file without imports gets the one that its registration needs")
  func importsUIKit() {
    #expect(additions("class Card: BaseView {}").hasPrefix("\nimport UIKit\n"))
  }

  @Test("An object's class says how to make it")
  func makesObject() {
    #expect(additions("class Source: NSObject {}").contains("makeObject: { Source() }"))
    #expect(additions("class Source: NSObject { override init() {}; init(x: Int) {} }").contains("makeObject"))
    #expect(!additions("class Source: NSObject { init(x: Int) {} }").contains("makeObject"))
  }

  @Test("A function of three parameters is no action")
  func actionParameters() {
    func code(_ parameters: String) -> String { additions("class A: UIView { @objc func drag(\(parameters)) {} }") }
    #expect(code("_ a: UIButton, _ b: UIEvent").contains(".action(\"drag::\""))
    #expect(!code("_ a: UIButton, _ b: UIEvent, _ c: UIView").contains(".action("))
  }

  @Test("Members of extensions are registered for the type")
  func registersExtensions() {
    #expect(
      additions("extension UIView {\n @IBInspectable var border: CGFloat { get { 0 } set {} }\n}").contains(
        """
        extension UIView {
          static var nibMembersInView1: UINibMembers {
            UINibMembers(of: UIView.self, [
              .inspectable("border", \\UIView.border),
            ])
          }
        }
        """))
  }

  @Test(
    "Classes that no document can name are left out",
    arguments: [
      "private class A: UIView {}", "class A<T>: UIView {}", "class A {}", "func f() { class A: UIView {} }",
      "#if os(macOS)\nclass A: NSView {}\n#endif", "struct S<T> { class A: UIView {} }",
    ])
  func leavesOut(text: String) { #expect(additions(text).isEmpty) }

  @Test("One file registers the classes of all")
  func registersAll() {
    let module = adapt([
      "A.swift": "class A: UIView {}",
      "B.swift": "enum Space { class B: UIView {} }\nextension A { @objc func f() {} }",
    ])
    #expect(
      module.registry.contains(
        """
          public static func register() {
            UINibClasses.register(A.nibClassOfA)
            UINibClasses.register(Space.B.nibClassOfSpaceB)
            UINibClasses.register(A.nibMembersInB2)
          }
        """))
  }
}
#endif
