#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Values of stubs")
struct StubValueTests {
  /// The stubs for a member of an unknown `Store` whose value is used as one of a type.
  ///
  /// - Parameter call: The parentheses after the member, if it is a function.
  private func stubs(
    of type: String, declared: String, call: String = "", knownModules: Set<String> = []
  ) -> String {
    let column = "let a: \(type) = ".count + 1
    return stubs(
      declared + "\nlet a: \(type) = Store.current\(call)",
      [
        (column, "cannot find 'Store' in scope"), (column + 6, "type 'Store' has no member 'current'"),
        (column + 6, "cannot convert value of type 'StoreCurrentStub' to specified type '\(type)'"),
      ], knownModules: knownModules)
  }

  /// The stubs after one round for each error in the second line.
  private func stubs(
    _ text: String, _ errors: [(column: Int, message: String)], knownModules: Set<String> = []
  ) -> String {
    let adapter = SourceAdapter(module: "App", knownModules: knownModules)
    let module = adapter.adapt([AppSource(path: "A.swift", text: text)])
    var stubs = Stubs()
    for error in errors {
      let error = CompilerError(file: "A.swift", line: 2, column: error.column, message: error.message)
      _ = stubs.learn(from: [error], in: module)
    }
    return stubs.code
  }

  @Test(
    "A value of the app's own type is made in the plainest way",
    arguments: [
      // The case with one value that can be made, and a nested type by its whole name.
      (
        "enum Kind { case two(name: String, Int), deep(Inner) }; struct Inner { let size: Size; enum Size { case big } }",
        "Kind", "Kind.deep(Inner(size: Inner.Size.big))"
      ),
      ("enum Kind { case node(Kind), pair(Int, name: String) }", "Kind", "Kind.pair(0, name: \"Text\")"),
      // The initializer that takes the least.
      (
        "class Kind { init(a: String, b: Int) {}; init(on: Bool, c: Int = 1, d: Int = 2) {} }", "Kind",
        "Kind(on: false)"
      ),
      // Inherited initializers, of the app's class and of UIKit's.
      (
        "class Base: UIView { override init(frame: CGRect) { super.init(frame: frame) } }; class Kind: Base {}", "Kind",
        "Kind(frame: .zero)"
      ),
      ("class Kind: UIWindow {}", "Kind", "Kind(frame: .zero)"),
      ("class Kind: Codable {}", "Kind", "Kind()"),
      ("enum Outer { struct Inner { var ratio: Double } }", "Outer.Inner", "Outer.Inner(ratio: 1)"),
      ("enum Outer {}; extension Outer { enum Inner { case a } }", "Outer.Inner", "Outer.Inner.a"),
      ("typealias Handler = (Int, String) -> Bool", "Handler", "{ _, _ in false }"),
      ("struct Box<Item> { let item: Item; let all: [Item] }", "Box<String>", "Box<String>(item: \"Text\", all: [])"),
      (
        "struct Kind { let make: (Int) -> Void; var note: String?; let size: CGFloat }", "Kind",
        "Kind(make: { _ in () }, size: 16)"
      ),
      ("struct Kind { var count: Int { didSet { count = 1 } } }", "Kind", "Kind(count: 0)"),
    ])
  func makesOwnTypes(declared: String, type: String, value: String) {
    #expect(stubs(of: type, declared: declared).contains("static var `current`: \(type) = \(value)\n"))
  }

  @Test(
    "A value of a framework's type is made by its arguments",
    arguments: [
      ("(Int, name: String)", "(0, name: \"Text\")"), ("Result<Kind, any Error>", ".success(Kind.a)"),
      ("ClosedRange<Int>", "0...0"), ("AnyPublisher<Int, any Error>", "Empty().eraseToAnyPublisher()"),
      ("CurrentValueSubject<Kind, any Error>", "CurrentValueSubject(Kind.a)"), ("UIView.ContentMode", ".scaleToFill"),
      ("Result<Loop, any Error>", ".failure(CocoaError(.featureUnsupported))"),
      ("NSLayoutYAxisAnchor", "UIView().topAnchor"),
    ])
  func makesFrameworkTypes(type: String, value: String) {
    let code = stubs(of: type, declared: "enum Kind { case a }; class Loop { init(next: Loop) {} }")
    #expect(code.contains("static var `current`: \(type) = \(value)\n"))
  }

  @Test(
    "What cannot be made is nil, and never a trap",
    arguments: [
      "class Kind { init(next: Kind) {} }", "enum Kind {}", "class Kind { init?(a: Int) {} }",
      "class Kind { init() throws {} }", "class Kind { private init() {} }", "class Kind { init() async {} }",
      "struct Kind { private let a: Int }", "class Kind { init<T>(a: T) {} }", "class Kind { init(a: inout Int) {} }",
      "protocol Kind { associatedtype Item }", "class Kind: NSManagedObject {}",
    ])
  func leavesNil(declared: String) {
    #expect(stubs(of: "Kind", declared: declared).contains("static var `current`: Kind! = nil\n"))
    let function = stubs(of: "Kind", declared: declared, call: "()")
    #expect(function.contains("static func `current`() -> Kind! { nil }\n"))
    #expect(!function.contains("fatalError"))
  }

  @Test("An optional that has to be in parentheses is in parentheses")
  func parenthesizesOptionals() {
    let code = stubs(of: "(Int) -> Kind", declared: "enum Kind {}")
    #expect(code.contains("static var `current`: ((Int) -> Kind)! = nil\n"))
  }

  @Test("A value of the app's protocol is an object of a class that fulfils what has no default")
  func conformsToProtocols() {
    let declared = """
      enum Kind { case a }; protocol Titled { var title: String { get } }; \
      extension Provider { var extra: Int { 7 } }; \
      protocol Provider: AnyObject, Titled { var tint: UIColor { get set }; var next: Provider { get }; \
      static var size: Kind { get set }; mutating func row(at index: Int) -> Kind; func load(); var extra: Int { get } }
      """
    let code = stubs(of: "Provider", declared: declared)
    #expect(code.contains("static var `current`: Provider = StubProvider()\n"))
    #expect(
      code.hasSuffix(
        """
        final class StubProvider: NSObject, Provider {
          override var description: String { "Text" }
          lazy var tint: UIColor = UIColor.gray
          var next: Provider { StubProvider() }
          static var size: Kind = Kind.a
          func row(at index: Int) -> Kind { Kind.a }
          func load() {}
          var title: String { "Text" }
        }

        """))
  }

  @Test(
    "The class for a protocol has the superclass that the protocol asks for",
    arguments: [
      ("protocol Kind: UIView {}", "UIView"), ("protocol Kind: UITableViewDelegate {}", "NSObject"),
      ("protocol Kind: Shown, AnyObject {}; protocol Shown: UIWindow {}", "UIWindow"),
    ])
  func inheritsForProtocols(declared: String, superclass: String) {
    #expect(stubs(of: "Kind", declared: declared).contains("final class StubKind: \(superclass), Kind {\n"))
  }

  @Test("A protocol that no class of the stubs can conform to has a value of the app's type that does")
  func usesConformingTypes() {
    let declared = """
      protocol Kind { var loop: Loop { get } }; class Loop { init(next: Loop) {} }; \
      struct Real { let size: Int }; extension Real: Kind { var loop: Loop { f() } }
      """
    let code = stubs(of: "Kind", declared: declared)
    #expect(code.contains("static var `current`: Kind = Real(size: 0)\n"))
    #expect(!code.contains("StubKind"))
  }

  @Test("A class learns that it stands for a value of a protocol")
  func learnsConformances() {
    let code = stubs(
      "protocol Kind {}\nlet a: Kind = Store.current",
      [
        (15, "cannot find 'Store' in scope"), (21, "type 'Store' has no member 'current'"),
        (21, "value of type 'StoreCurrentStub' does not conform to specified type 'Kind'"),
      ])
    #expect(code.contains("static var `current`: Kind = StubKind()\n"))
  }

  @Test("What a stub's object has of the app is made when it is asked for")
  func makesAppObjectsLate() {
    let code = stubs(
      "class Card { init(model: Int) {} }\nlet a: Card = Store.shared.card",
      [
        (15, "cannot find 'Store' in scope"), (21, "type 'Store' has no member 'shared'"),
        (28, "value of type 'StoreSharedStub' has no member 'card'"),
        (28, "cannot convert value of type 'StoreSharedCardStub' to specified type 'Card'"),
      ])
    #expect(code.contains("  lazy var `card`: Card = Card(model: 0)\n"))
  }

  @Test("A delegate is not there before the app sets it")
  func leavesDelegatesOut() {
    let code = stubs(
      "class Card { init(model: Int) {} }\nlet a: Card = Store.rowDelegate",
      [
        (15, "cannot find 'Store' in scope"), (21, "type 'Store' has no member 'rowDelegate'"),
        (21, "cannot convert value of type 'StoreRowDelegateStub' to specified type 'Card'"),
      ])
    #expect(code.contains("  static var `rowDelegate`: Card! = nil\n"))
  }

  @Test("A property wrapper has values of the types that it is used for")
  func wrapsValues() {
    let code = stubs(
      "class Card { init(model: Int) {} }\n@Injected var a: Card", [(2, "unknown attribute 'Injected'")])
    #expect(code.contains("    if Value.self == (Card).self { return Card(model: 0) }\n"))
  }

  @Test(
    "Stubs are for other modules only if something of the app is",
    arguments: [("class A {}", ""), ("public class A {}", "open "), ("class A { open var a = 1 }", "open ")])
  func limitsAccess(declared: String, access: String) {
    let code = stubs(of: "Int", declared: declared)
    #expect(code.contains("\n\(access)class Store: NSObject {"))
    #expect(code.contains("  \(access.isEmpty ? "" : "public ")static var `current`: Int = 0\n"))
  }

  @Test("Stubs import what the sources import, for the types that they name")
  func importsModules() {
    let code = stubs(of: "Int", declared: "import Combine; import Charts", knownModules: ["Combine"])
    #expect(code.contains("\nimport Combine\nimport UIKit\n"))
    #expect(!code.contains("Charts"))
  }
}
#endif
