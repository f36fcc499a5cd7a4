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
    #expect(code.contains("open class RoundButton: UIButton {"))
    #expect(code.contains("public protocol Themeable: AnyObject {}"))
  }

  @Test("A member gets the type that a use asks for in a later round")
  func learnsType() {
    let code = stubs(
      "view.backgroundColor = Theme.current.tint",
      [(1, 24, "cannot find 'Theme' in scope")],
      [(1, 30, "type 'Theme' has no member 'current'")],
      [(1, 38, "value of type 'StubbedValue' has no member 'tint'")],
      [(1, 38, "cannot assign value of type 'StubbedValue' to type 'UIColor?'")])
    #expect(code.contains("public static var `current`: CurrentStub { get { CurrentStub() } set {} }"))
    #expect(code.contains("public var `tint`: UIColor? { get { nil } set {} }"))
  }

  @Test("A call tells the labels, and whether the result is used")
  func learnsFunctions() {
    let code = stubs(
      "Log.info(\"on\", level: 1) { x in }", [(1, 1, "cannot find 'Log' in scope")],
      [(1, 5, "type 'Log' has no member 'info'")])
    #expect(
      code.contains(
        "func `info`(_ p0: String, level p1: Any?, _ p2: @escaping (StubbedValue) -> Void) -> Void { () }"))
  }

  @Test("An argument that is a member without a base is a stub's member too")
  func learnsImplicitMembers() {
    let code = stubs(
      "let a = font(.bold)", [(1, 9, "cannot find 'font' in scope")],
      [(1, 15, "type 'StubbedValue' has no member 'bold'")])
    #expect(code.contains("func `font`(_ p0: StubbedValue) -> StubbedValue { StubbedValue() }"))
    #expect(code.contains("extension StubbedValue {\n  public static var `bold`: StubbedValue {"))
  }

  @Test("A value that is unwrapped is an optional")
  func learnsOptional() {
    let code = stubs(
      "let a: Store = shared()!", [(1, 16, "cannot find 'shared' in scope")],
      [(1, 16, "cannot convert value of type 'StubbedValue' to specified type 'Store'")])
    #expect(code.contains("func `shared`() -> Store? { nil }"))
  }

  @Test("A member of a known type becomes an extension")
  func extendsTypes() {
    let code = stubs("let a = UIColor.brand", [(1, 17, "type 'UIColor' has no member 'brand'")])
    #expect(code.contains("extension UIColor {\n  public static var `brand`: UIColor { get { .gray } set {} }\n}"))
  }
}
#endif
