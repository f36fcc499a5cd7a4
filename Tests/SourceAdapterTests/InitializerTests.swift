#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Initializers of classes that are known when the program runs")
struct InitializerTests {
  @Test(
    "A generic parameter that is bound to a class of UIKit makes its objects by the class that runs",
    arguments: [
      ("func a<T: UIView>() -> T { T() }", "func a<T: UIView>() -> T { T.makeByInit() }"),
      ("func a<T: UIView>() -> T { T.init() }", "func a<T: UIView>() -> T { T.makeByInit() }"),
      ("func a<T: UIView & P>() -> T { T() }", "func a<T: UIView & P>() -> T { T.makeByInit() }"),
      ("func a<T>() -> T where T: UILabel { T() }", "func a<T>() -> T where T: UILabel { T.makeByInit() }"),
      (
        "func a<T: UIView>() -> T { T(frame: .zero) }",
        "func a<T: UIView>() -> T { T.makeByInit(frame: .zero) }"
      ),
      (
        "func a<T: UIViewController>() -> T { T(nibName: nil, bundle: nil) }",
        "func a<T: UIViewController>() -> T { T.makeByInit(nibName: nil, bundle: nil) }"
      ),
      (
        "func a<T: UITableViewCell>() -> T { T(style: .value1, reuseIdentifier: nil) }",
        "func a<T: UITableViewCell>() -> T { T.makeByInit(style: .value1, reuseIdentifier: nil) }"
      ),
      (
        "class A<T: UIView> { class B { let view = T() } }",
        "class A<T: UIView> { class B { let view = T.makeByInit() } }"
      ),
    ])
  func parameters(before: String, after: String) {
    #expect(adaptedLine(before) == after)
  }

  @Test("An associated type is bound by its own clause or by the protocol's, also in another file")
  func associatedTypes() {
    let module = adapt([
      "A.swift": "protocol P { associatedtype V: UIView }\nprotocol Q where W: UIView { associatedtype W }",
      "B.swift": "extension P { func a() -> V { V() } }\nextension Q { func b() -> W { W() } }",
    ])
    #expect(module.files[1].text.contains("func a() -> V { V.makeByInit() }"))
    #expect(module.files[1].text.contains("func b() -> W { W.makeByInit() }"))
  }

  @Test("The parameters of a type count in its extensions, also in another file")
  func extensions() {
    let module = adapt(["A.swift": "class A<T: UIView> {}", "B.swift": "extension A { func b() -> T { T() } }"])
    #expect(module.files[1].text.contains("func b() -> T { T.makeByInit() }"))
  }

  @Test(
    "Self is bound in extensions of UIKit's classes, and of protocols that come from one",
    arguments: [
      "extension UIView { static func a() -> Self { Self(frame: .zero) } }",
      "extension UIView { class func a() -> Self { self.init(frame: .zero) } }",
      "extension P where Self: UIView { static func a() -> Self { Self(frame: .zero) } }",
      "protocol R: UIView {}; protocol P: R {}; extension P { static func a() -> Self { Self(frame: .zero) } }",
    ])
  func selfs(before: String) {
    #expect(adaptedLine(before).contains("Self.makeByInit(frame: .zero)"))
  }

  @Test(
    "A class in a parameter or a variable makes its objects by itself",
    arguments: [
      "func a(_ type: UIView.Type) { _ = type.init() }",
      "func a<T: UIView>(of type: T.Type) { [1].forEach { _ in _ = type.init() } }",
      "class A { var type: UIView.Type = UILabel.self; func a() { _ = type.init() } }",
      "func a() { let type: UIView.Type = UILabel.self; _ = type.init() }",
    ])
  func metatypes(before: String) {
    #expect(adaptedLine(before) == before.replacing("type.init()", with: "type.makeByInit()"))
  }

  @Test(
    "A parameter or a metatype of an app's class inherits UIKit's init(), also from a class between",
    arguments: ["func a<T: Screen>() -> T { T() }", "func a(_ type: Screen.Type) -> Screen { type.init() }"])
  func ownClasses(before: String) {
    let module = adapt([
      "A.swift": "class Base<Model>: UIViewController {}\nclass Screen: Base<Int> {}", "B.swift": before,
    ])
    let after = before.replacing("type.init()", with: "type.makeByInit()").replacing("T()", with: "T.makeByInit()")
    #expect(module.files[1].text.contains(after))
  }

  @Test(
    "An app's class with an init() of its own is made by it",
    arguments: [
      ("class A: UIView { init() {} }", ""),
      ("final class A: UIViewController { convenience init() { self.init(nibName: nil, bundle: nil) } }", ""),
      ("class A: UIView { required init() {} }", ""),
      ("public class A: UIView { init() {} }", "public "),
      ("open class A: UIView { public init() {} }", "public "),
      ("package class A: UIView { package init() {} }", "package "),
    ])
  func ownInit(before: String, access: String) {
    let hook = "; @available(swift, obsoleted: 4) \(access)required convenience init(ofClass: Void) { self.init() } }"
    #expect(adaptedLine(before) == before.dropLast(2) + hook)
  }

  @Test("A parameter of a class with a required init() calls it", arguments: ["A", "B", "UIBadge"])
  func requiredInit(name: String) {
    let classes = "class A: UIView { required init() {} }; class B: A {}; class UIBadge: UIView { required init() {} }"
    #expect(adaptedLine("\(classes); func a<T: \(name)>() -> T { T() }").hasSuffix("{ T() }"))
  }

  @Test("A subclass of an app's class is made by its own init(), in another file too")
  func ownInitOfSubclass() {
    let module = adapt(["A.swift": "class A: UIView {}", "B.swift": "class B: A { convenience init() {} }"])
    #expect(!module.files[0].text.contains("ofClass"))
    #expect(module.files[1].text.contains("required convenience init(ofClass: Void) { self.init() }"))
  }

  @Test(
    "An init() that can fail, throws or waits, and one of another class, are left as they are",
    arguments: [
      "class A: UIView { init?() {} }", "class A: UIView { init() throws {} }", "class A: UIView { init() async {} }",
      "class A: UIView { init(size: Int = 0) {} }", "class A: NSObject { override init() {} }",
      "class A: B { override init() {} }",
    ])
  func otherInits(text: String) {
    #expect(adaptedLine(text) == text)
  }

  @Test("A property that holds a class of UIKit is known in other files, unless another one of its name does not")
  func properties() {
    let module = adapt([
      "A.swift": "struct Looks { var button: UIButton.Type = Big.self; var kind: UIView.Type = UILabel.self }",
      "B.swift": "struct Model { var kind: Model.Type }",
      "C.swift": "let a = looks.button.init()\nlet b = looks.kind.init()",
    ])
    #expect(module.files[2].text.contains("let a = looks.button.makeByInit()\nlet b = looks.kind.init()"))
  }

  @Test(
    "Other classes, and names that hide a bounded one, keep their initializers",
    arguments: [
      "func a<T: Model>() -> T { T() }",
      "func a<T: UIView>() -> T { func b<T: Model>() -> T { T() }; return b() }",
      "class A<T: UIView> { struct B { struct T {}; let t = T() } }",
      "class UIBadge {}; func a<T: UIBadge>() -> T { T() }",
      "func a<T: UIView>(_ make: () -> T) -> T { make() }",
      "func a(_ type: Model.Type) { _ = type.init() }",
      "func a<T: UIView>() -> T { T(model: 1) }",
      "extension UIView { convenience init(width: CGFloat) { self.init(frame: .zero) } }",
    ])
  func keeps(text: String) {
    #expect(adaptedLine(text) == text)
  }
}
#endif
