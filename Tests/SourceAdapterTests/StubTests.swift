#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Stubs for unknown names")
struct StubTests {
  /// The stubs after one round for each list of errors, given as line, column and message in `text`.
  private func stubs(_ text: String, _ rounds: [(Int, Int, String)]...) -> String {
    let module = adapt(["A.swift": text])
    var stubs = Stubs()
    for round in rounds {
      let errors = round.map { CompilerError(file: "A.swift", line: $0.0, column: $0.1, message: $0.2) }
      let hasLearned = stubs.learn(from: errors, in: module)
      #expect(hasLearned)
    }
    return stubs.code
  }

  @Test("Errors are read from the compiler's output, each once")
  func readsErrors() {
    let output = """
      /app/My View.swift:3:5: error: cannot find 'Theme' in scope
      1 | let a = 1
        |     `- error: cannot find 'Theme' in scope
      /app/My View.swift:3:5: error: cannot find 'Theme' in scope
      /app/B.swift:4:1: warning: unused
      """
    #expect(
      CompilerError.errors(in: output) == [
        CompilerError(file: "/app/My View.swift", line: 3, column: 5, message: "cannot find 'Theme' in scope")
      ])
  }

  @Test("A superclass becomes a class of the kind that its name says, other inherited types protocols")
  func declaresTypes() {
    let code = stubs(
      "class A: RoundButton, Themeable {}",
      [(1, 10, "cannot find type 'RoundButton' in scope"), (1, 23, "cannot find type 'Themeable' in scope")])
    #expect(code.contains("class RoundButton: UIButton {"))
    #expect(code.contains("protocol Themeable {}"))
  }

  @Test("A type whose name says what others can do is a protocol")
  func declaresCapabilities() {
    let code = stubs(
      "let a: Weak<Themeable>, b: DataTable",
      [(1, 13, "cannot find type 'Themeable' in scope"), (1, 28, "cannot find type 'DataTable' in scope")])
    #expect(code.contains("protocol Themeable {}"))
    #expect(code.contains("class DataTable: NSObject {"))
  }

  @Test("Each unknown member has a type of its own until a use asks for one")
  func learnsType() {
    let code = stubs(
      "view.backgroundColor = Theme.current.tint",
      [(1, 24, "cannot find 'Theme' in scope")],
      [(1, 30, "type 'Theme' has no member 'current'")],
      [(1, 38, "value of type 'ThemeCurrentStub' has no member 'tint'")],
      [(1, 38, "cannot assign value of type 'ThemeCurrentTintStub' to type 'UIColor?'")])
    #expect(code.contains("static var `current`: ThemeCurrentStub = ThemeCurrentStub()"))
    #expect(code.contains("var `tint`: UIColor = UIColor.gray"))
    #expect(!code.contains("ThemeCurrentTintStub"))
  }

  @Test("A call tells the labels, and whether the result is used")
  func learnsFunctions() {
    let code = stubs(
      "Log.info(\"on\", level: 1) { x in }", [(1, 1, "cannot find 'Log' in scope")],
      [(1, 5, "type 'Log' has no member 'info'")])
    #expect(code.contains("func `info`(_ p0: String, level p1: Any?, _ p2: (LogInfoBodyValueStub) -> Void) {}"))
  }

  @Test("An argument that is a member without a base is a member of the parameter's type")
  func learnsImplicitMembers() {
    let code = stubs(
      "let a = font(.bold)", [(1, 9, "cannot find 'font' in scope")],
      [(1, 15, "type 'Font0Stub' has no member 'bold'")])
    #expect(code.contains("func `font`(_ p0: Font0Stub) -> FontStub { FontStub() }"))
    #expect(code.contains("static var `bold`: Font0Stub = Font0Stub()"))
  }

  @Test("A value that is unwrapped is an optional with a value")
  func learnsOptional() {
    let code = stubs(
      "let a: String = shared()!", [(1, 17, "cannot find 'shared' in scope")],
      [(1, 17, "cannot convert value of type 'SharedStub' to specified type 'String'")])
    #expect(code.contains("func `shared`() -> String! { \"Text\" }"))
  }

  @Test("A member of a known type becomes an extension, and one of any view an extension of all views")
  func extendsTypes() {
    let code = stubs(
      "let a = UIColor.brand; label.pin()",
      [
        (1, 17, "type 'UIColor' has no member 'brand'"), (1, 30, "value of type 'UILabel' has no member 'pin'"),
      ])
    #expect(code.contains("extension UIColor {\n  static var `brand`: UIColor {"))
    #expect(code.contains("extension UIView {\n  func `pin`() {}\n}"))
  }

  @Test("A class that is used as a view becomes one, with the initializers of views beside its own")
  func adoptsSuperclass() {
    let code = stubs(
      "stack.addArrangedSubview(Badge(count: 1))", [(1, 26, "cannot find 'Badge' in scope")],
      [(1, 26, "cannot convert value of type 'Badge' to expected argument type 'UIView'")])
    #expect(code.contains("class Badge: UIView {"))
    #expect(code.contains("override init(frame: CGRect) { super.init(frame: frame) }"))
    #expect(code.contains("init(count p0: Any?) { super.init(frame: .zero) }"))
  }

  @Test("A closure has as many parameters as its highest number says, and a list of anything is one of values")
  func learnsParameters() {
    let code = stubs(
      "Log.info([item]) { show($1) }", [(1, 1, "cannot find 'Log' in scope")],
      [(1, 5, "type 'Log' has no member 'info'")])
    #expect(
      code.contains("func `info`(_ p0: [Any], _ p1: (LogInfoBodyValueStub, LogInfoBody1ValueStub) -> Void) {}"),
      "\(code)")
  }

  @Test("Values that a switch tells apart are cases")
  func makesEnum() {
    let code = stubs(
      "switch mode { case .on: f(); case .off: g() }",
      [(1, 8, "cannot find 'mode' in scope")], [(1, 21, "type 'ModeStub' has no member 'on'")],
      [(1, 36, "type 'ModeStub' has no member 'off'")])
    #expect(code.contains("enum ModeStub {\n  case `off`\n  case `on`\n}"))
  }

  @Test("A list is told by its members and subscripts")
  func learnsLists() {
    let code = stubs(
      "let a = Store.items.map { $0 }", [(1, 9, "cannot find 'Store' in scope")],
      [(1, 15, "type 'Store' has no member 'items'")], [(1, 21, "value of type 'StoreItemsStub' has no member 'map'")])
    #expect(code.contains("static var `items`: [StoreItemsElementStub] = []"))
  }

  @Test("An initializer that UIKit's class lacks becomes a convenience initializer")
  func addsInitializers() {
    let code = stubs(
      "let a = UIColor(hex: 1)", [(1, 9, "no exact matches in call to initializer ")])
    #expect(
      code.contains("extension UIColor {\n  convenience init(hex p0: Any?) { self.init(white: 0.5, alpha: 1) }"))
  }

  @Test("An override tells what the superclass has")
  func learnsOverrides() {
    let code = stubs(
      "class A: Base { override func apply(theme: Int) {} }", [(1, 10, "cannot find type 'Base' in scope")],
      [(1, 31, "method does not override any method from its superclass")])
    #expect(code.contains("func `apply`(theme p0: Int) {}"))
  }

  @Test("Errors in a member that was moved out of an extension are found where it is now")
  func findsMovedMembers() {
    let code = stubs(
      "class A: UIView {}\nextension A {\n  override func layoutSubviews() { brand() }\n}",
      [(3, 43, "cannot find 'brand' in scope")])
    #expect(code.contains("func `brand`() {}"))
  }

  @Test("An error at an argument that is a call is about the call around it")
  func addsInitializersOfArguments() {
    let code = stubs(
      "let a = UILabel(font: .body(12))", [(1, 24, "argument passed to call that takes no arguments")])
    #expect(code.contains("extension UILabel {\n  convenience init(font p0: UILabelFontStub)"))
  }

  @Test("A stub that a number object is made of is a number, also by way of a variable")
  func learnsNumbers() {
    let code = stubs(
      "let rate = Bank.rate\nlet a = NSNumber(value: rate)", [(1, 12, "cannot find 'Bank' in scope")],
      [(1, 17, "type 'Bank' has no member 'rate'")], [(2, 9, "no exact matches in call to initializer ")])
    #expect(code.contains("static var `rate`: Double = 0"))
  }

  @Test("Operands of arithmetic that takes too long to check are lengths")
  func learnsOperands() {
    let code = stubs(
      "let a = CGFloat(n - 1) * Bar.gap + 2", [(1, 26, "cannot find 'Bar' in scope")],
      [(1, 30, "type 'Bar' has no member 'gap'")],
      [
        (
          1, 9,
          "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
        )
      ])
    #expect(code.contains("static var `gap`: CGFloat = 16"))
  }

  @Test("Branches beside nil are values of the type that the compiler expects")
  func learnsBranches() {
    let message = "cannot convert value of type 'ExpressibleByNilLiteral' to specified type 'UIImage'"
    let code = stubs(
      "var image: UIImage? { switch kind { case .none: nil; case .add: UIImage.Icons.add } }", [(1, 49, message)])
    #expect(code.contains("extension UIImage {\n  class Icons: NSObject {"))
    #expect(code.contains("static var `add`: UIImage = (UIImage(systemName: \"photo\") ?? UIImage())"))
  }

  @Test("A pattern with names in parentheses is a case, also of an optional that was unwrapped")
  func learnsCasesWithValues() {
    let code = stubs(
      """
      var style: RowStyle?
      func f() { if let style = style { switch style { case .plain: g(); case let .custom(a, _): g() } } }
      """, [(1, 12, "cannot find type 'RowStyle' in scope")],
      [(2, 88, "'_' can only appear in a pattern or on the left side of an assignment")])
    #expect(code.contains("enum RowStyle {\n  case `custom`("))
  }

  @Test("What is assigned has the type that the property's name tells, if the compiler tells nothing")
  func learnsAssignedValues() {
    let code = stubs(
      "cell.imageView?.image = Icons.scaled(1)", [(1, 25, "cannot find 'Icons' in scope")],
      [(1, 31, "type 'Icons' has no member 'scaled'")],
      [(1, 23, "failed to produce diagnostic for expression; please submit a bug report")])
    #expect(code.contains("func `scaled`(_ p0: Any?) -> UIImage { (UIImage(systemName: \"photo\") ?? UIImage()) }"))
  }

  @Test("A member without a base is added to the parameter's type of each function of the name")
  func learnsMembersOfOverloads() {
    let code = stubs(
      "a.pin(.all().but(.top)); b.fit(.all().but(.top)); b.fit(.all().but(.left))",
      [(1, 3, "value of type 'UILabel' has no member 'pin'"), (1, 28, "value of type 'UILabel' has no member 'fit'")],
      [
        (1, 8, "type 'UILabelPin0Stub' has no member 'all'"), (1, 33, "type 'UILabelFit0Stub' has no member 'all'"),
      ],
      [
        (1, 14, "value of type 'UILabelPin0Stub' has no member 'but'"),
        (1, 39, "value of type 'UILabelFit0Stub' has no member 'but'"),
      ],
      [(1, 69, "cannot infer contextual base in reference to member 'left'")])
    #expect(code.contains("static var `left`: UILabelFit0But0Stub"))
    #expect(code.contains("static var `left`: UILabelPin0But0Stub"))
  }

  @Test("A class lacks no member as long as its superclass is unknown")
  func waitsForSuperclass() {
    let code = stubs(
      "class A: RoundButton {}; a.setTitle(1)",
      [(1, 28, "value of type 'A' has no member 'setTitle'"), (1, 10, "cannot find type 'RoundButton' in scope")])
    #expect(code.contains("class RoundButton: UIButton {"))
    #expect(!code.contains("setTitle"))
  }

  @Test("A member that the superclass turns out to have is no longer one of an extension")
  func removesInheritedMembers() {
    let module = adapt(["A.swift": "class A {}; a.label = 1"])
    var stubs = Stubs()
    var errors = [
      CompilerError(file: "A.swift", line: 1, column: 15, message: "value of type 'A' has no member 'label'")
    ]
    _ = stubs.learn(from: errors, in: module)
    let lines = stubs.code.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("`label`") }.map { $0 + 1 } ?? 0
    errors = [
      CompilerError(file: "S.swift", line: line, column: 1, message: "cannot override mutable property 'label'")
    ]
    _ = stubs.learn(from: errors, in: module, stubsFile: "S.swift")
    #expect(line > 0 && !stubs.code.contains("`label`"))
  }

  @Test("A class that is a controller by its name does not declare what controllers have")
  func keepsFamilyMembers() {
    let code = stubs(
      "class A: BaseViewController { override func viewDidLoad() {} }",
      [
        (1, 10, "cannot find type 'BaseViewController' in scope"),
        (1, 45, "method does not override any method from its superclass"),
      ])
    #expect(code.contains("class BaseViewController: UIViewController {\n}"))
  }

  @Test("A call with other labels than UIKit's method has is one of an extension")
  func addsOverloadsOfMethods() {
    let code = stubs(
      "var button: UIButton!\nbutton.setTitle(1)", [(2, 18, "missing argument for parameter 'for' in call")])
    #expect(code.contains("extension UIView {\n  func `setTitle`(_ p0: Any?) {}"))
  }

  @Test("A list that is read by a number has elements")
  func fillsIndexedLists() {
    let code = stubs(
      "let a: CGFloat = Space.steps[2]", [(1, 18, "cannot find 'Space' in scope")],
      [(1, 24, "type 'Space' has no member 'steps'")], [(1, 24, "value of type 'SpaceStepsStub' has no subscripts")],
      [(1, 24, "cannot convert value of type 'SpaceStepsElementStub' to specified type 'CGFloat'")])
    #expect(code.contains("static var `steps`: [CGFloat] = Array(repeating: 16, count: 16)"))
  }

  @Test("A call that ends a guard does not return")
  func learnsNever() {
    let code = stubs(
      "func f() { guard ok else { Log.fail(1) } }", [(1, 28, "cannot find 'Log' in scope")],
      [(1, 32, "type 'Log' has no member 'fail'")])
    #expect(code.contains("  static func `fail`(_ p0: Any?) -> Never { preconditionFailure("))
  }

  @Test("A stub in a value for a property of UIKit's has the property's type")
  func learnsTypeOfChoices() {
    let code = stubs(
      "accessibilityLabel = item?.accessibilityLabel ?? item?.title",
      [(1, 22, "cannot find 'item' in scope")],
      [(1, 28, "value of type 'ItemStub?' has no member 'accessibilityLabel'")],
      [(1, 56, "value of type 'ItemStub?' has no member 'title'")],
      [(1, 20, "cannot assign value of type 'Optional<NSObject>' to type 'String?'")])
    #expect(code.contains("`title`: String"))
  }

  @Test("Two errors about one property agree")
  func learnsOnceFromTwoErrors() {
    let message = "cannot assign value of type 'Date' to type 'UserDefaults'"
    let code = stubs(
      "UserDefaults.day = Date(); UserDefaults.day = Date()",
      [(1, 14, "type 'UserDefaults' has no member 'day'")], [(1, 20, message), (1, 47, message)])
    #expect(code.contains("static var `day`: Date {"))
  }

  @Test("An object of a stub has no address in texts")
  func describesObjects() {
    let code = stubs("let a: Preset", [(1, 8, "cannot find type 'Preset' in scope")])
    #expect(code.contains("class Preset: NSObject {\n  override var description: String { \"Text\" }\n}"))
  }

  @Test("Colours that take too long to check get the app's initializers")
  func addsInitializersOfColors() {
    let code = stubs(
      "class A {\n  let colors: [UIColor] = [.red, UIColor(white: 1, alpha: 1), UIColor(hex: \"#FFF\")]\n}",
      [
        (
          2, 27,
          "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
        )
      ])
    #expect(code.contains("convenience init(hex p0: String)"))
    #expect(!code.contains("white p0"))
  }

  @Test("An override of what an extension of UIKit's class adds is told apart by the adapter")
  func learnsOverridesOfExtensions() {
    let text = "class A: UITableViewCell { override func restyle() { super.restyle() } }"
    let errors = [(1, 42, "method does not override any method from its superclass")]
    let code = stubs(text, errors)
    #expect(code.contains("extension UIView {\n  @objc func restyle() {}\n}"))
    let adapted = adapt(["A.swift": text, "Stubs.swift": code])
    #expect(adapted.files[0].text.contains("func own_restyle() { self.base_UIView_restyle() }"))
    #expect(
      adapted.files[1].text.contains("if let own = self as? Overrides_UIView_restyle { return own.own_restyle() }"))
  }

  @Test("A function of a collection property's name is the app's own")
  func keepsCalledProperties() {
    let code = stubs(
      "Metrics.shared.count(1)", [(1, 1, "cannot find 'Metrics' in scope")],
      [(1, 9, "type 'Metrics' has no member 'shared'")],
      [(1, 16, "value of type 'MetricsSharedStub' has no member 'count'")])
    #expect(code.contains("func `count`(_ p0: Any?) {}"))
  }

  @Test("A member that UIKit's superclass has too is not one of the stub")
  func removesAmbiguousMembers() {
    let module = adapt(["A.swift": "class A: BaseThing { override func awakeFromNib() {} }"])
    var stubs = Stubs()
    func learn(_ column: Int, _ message: String) {
      _ = stubs.learn(from: [CompilerError(file: "A.swift", line: 1, column: column, message: message)], in: module)
    }
    learn(10, "cannot find type 'BaseThing' in scope")
    learn(36, "method does not override any method from its superclass")
    #expect(stubs.code.contains("`awakeFromNib`"))
    learn(36, "declaration 'awakeFromNib()' cannot override more than one superclass declaration")
    #expect(!stubs.code.contains("`awakeFromNib`"))
  }

  @Test("What is made is a class, whatever its name ends in")
  func makesDataSources() {
    let code = stubs("let a = FoodDataSource()", [(1, 9, "cannot find 'FoodDataSource' in scope")])
    #expect(code.contains("class FoodDataSource: NSObject {"))
  }

  @Test("A class of cells by its name is of the kind that a use asks for")
  func adoptsOtherKind() {
    let code = stubs(
      "let a: FruitCell; list(a)", [(1, 8, "cannot find type 'FruitCell' in scope")],
      [(1, 24, "cannot convert value of type 'FruitCell' to expected argument type 'UICollectionViewCell'")])
    #expect(code.contains("class FruitCell: UICollectionViewCell {"))
  }

  @Test("A member whose context expects a type is of it")
  func learnsExpectedMembers() {
    let code = stubs(
      "let a = Theme.light; let b: Theme = .light", [(1, 9, "cannot find 'Theme' in scope")],
      [(1, 15, "type 'Theme' has no member 'light'")],
      [(1, 38, "member 'light' in 'Theme' produces result of type 'ThemeLightStub', but context expects 'Theme'")])
    #expect(code.contains("`light`: Theme"))
  }

  @Test("A member without a base that a variable begins with is of the variable's type")
  func learnsFromAnnotations() {
    let code = stubs(
      "var borderWhenOn: UIColor? = .gray20Color",
      [(1, 31, "reference to member 'gray20Color' cannot be resolved without a contextual type")])
    #expect(code.contains("extension UIColor {\n  static var `gray20Color`: UIColor {"))
  }

  @Test(
    "A result of the app's own type is made as its declaration says",
    arguments: [
      ("enum Kind: Int { case large, small }", "Kind.large"),
      (
        "struct Kind { let title: String; var count: Int?; var size = 3; let inner: Inner }; enum Inner { case a }",
        "Kind(title: \"Text\", inner: Inner.a)"
      ),
      ("final class Kind { init(name: String = \"\") {} }", "Kind()"),
      ("class Kind: UIView { let label = UILabel() }", "Kind()"),
    ])
  func makesOwnTypes(declaration: String, value: String) {
    let code = stubs(
      "\(declaration)\nlet a: Kind = Store.current", [(2, 15, "cannot find 'Store' in scope")],
      [(2, 21, "type 'Store' has no member 'current'")],
      [(2, 15, "cannot convert value of type 'StoreCurrentStub' to specified type 'Kind'")])
    #expect(code.contains("`current`: Kind = \(value)"), "\(code)")
  }
}
#endif
