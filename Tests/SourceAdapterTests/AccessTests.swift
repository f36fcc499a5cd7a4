#if UIKitAdapter
import Foundation
import Testing

@testable import SourceAdapter

@Suite("The access of delegates' methods")
struct AccessTests {
  private static let method = "func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }"

  @Test(
    "A method that UIKit calls is as accessible as its class",
    arguments: [
      ("class A: UITextFieldDelegate { private \(method) }", "class A: UITextFieldDelegate { internal \(method) }"),
      ("open class A: UITextFieldDelegate { \(method) }", "open class A: UITextFieldDelegate { public \(method) }"),
      (
        "public class A: UITextFieldDelegate { fileprivate \(method) }",
        "public class A: UITextFieldDelegate { public \(method) }"
      ),
      (
        "public class A: UITextFieldDelegate { @discardableResult \(method) }",
        "public class A: UITextFieldDelegate { @discardableResult public \(method) }"
      ),
      (
        "class A {}; extension A: UITextFieldDelegate {}; private extension A { \(method) }",
        "class A {}; extension A: UITextFieldDelegate {}; private extension A { internal \(method) }"
      ),
    ])
  func raised(before: String, after: String) {
    #expect(adaptedLine(before) == after)
  }

  @Test("The class and its conformance may be in other files")
  func otherFiles() {
    let module = adapt([
      "A.swift": "public class A {}", "B.swift": "extension A: UITextFieldDelegate {}",
      "C.swift": "extension A { \(Self.method) }",
    ])
    #expect(module.files[2].text.contains("extension A { public \(Self.method) }"))
  }

  @Test(
    "Other methods keep their access",
    arguments: [
      "class A: UITextFieldDelegate { \(method) }", "class A: UITextFieldDelegate { internal \(method) }",
      "class A: UITextFieldDelegate { private func show(_ textField: UITextField) {} }",
      "class A: Model { private \(method) }",
      "public class A: UITextFieldDelegate { public \(method) }",
      "public class A: UIFormDelegate { override \(method) }",
      "struct Row {}; public class A: UITextFieldDelegate { func textField(_ textField: UITextField, _ row: Row) {} }",
    ])
  func kept(text: String) {
    #expect(adaptedLine(text) == text)
  }

  @Test("The methods that UIKit calls are those of its protocols")
  func names() throws {
    let surface = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().appending(
      path: "../PublicSurfaceTests/UIKit.txt")
    let symbols = try String(contentsOf: surface, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: " | ", maxSplits: 1)
    }.filter { $0.count == 2 }
    let protocols = Set(symbols.filter { $0[1].hasPrefix("protocol ") }.map { String($0[0]) })
    let methods = symbols.filter { $0[1].hasPrefix("func ") }.compactMap { symbol -> String? in
      let parts = symbol[0].prefix { $0 != "(" }.split(separator: ".")
      return parts.count == 2 && protocols.contains(String(parts[0])) ? String(parts[1]) : nil
    }
    #expect(DelegateMethods.names == Set(methods))
  }
}
#endif
