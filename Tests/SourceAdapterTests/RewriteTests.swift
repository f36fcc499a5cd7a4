#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Rewrites of an app's sources")
struct RewriteTests {
  @Test(
    "Attributes of Objective-C and Interface Builder leave spaces, so that columns stay",
    arguments: [
      ("@objc func tap() {}", "      func tap() {}"),
      ("@objc(tapped) func tap() {}", "              func tap() {}"),
      ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
      ("@objc dynamic var name = \"\"", "              var name = \"\""),
      ("@UIApplicationMain", "                  "),
    ])
  func dropsAttributes(before: String, after: String) {
    let isMember = before != "@UIApplicationMain"
    let text = isMember ? before : before + "\nclass AppDelegate {}"
    #expect(adaptedLines(text).first == after)
  }

  @Test("Attributes with a meaning in Swift stay")
  func keepsAttributes() {
    let text = "@discardableResult @available(iOS 15, *) func tap(_ body: @escaping () -> Void) -> Int { 1 }"
    #expect(adaptedLine(text) == text)
  }

  @Test("A removed attribute of several lines leaves its lines")
  func keepsLines() {
    #expect(adaptedLines("@objc(\n  tapped\n)\nfunc tap() {}").last == "func tap() {}")
    #expect(adaptedLines("@objc(\n  tapped\n)\nfunc tap() {}").count == 4)
  }

  @Test("A replaced expression of several lines leaves its lines")
  func keepsLinesOfReplaced() {
    let lines = adaptedLines("let a = #selector(\n  tap\n)\nlet b = 1")
    #expect(lines == ["let a = Selector(\"tap\")", "", "", "let b = 1"])
  }

  @Test(
    "A selector becomes the name that Objective-C knows",
    arguments: [
      ("#selector(tap)", "Selector(\"tap\")"),
      ("#selector(self.tap(_:))", "Selector(\"tap:\")"),
      ("#selector(Cell.tap(sender:))", "Selector(\"tapWithSender:\")"),
      ("#selector(move(to:))", "Selector(\"moveTo:\")"),
      ("#selector(show(_:animated:))", "Selector(\"show:animated:\")"),
      ("#selector(show(_:_:))", "Selector(\"show::\")"),
      ("#selector(getter: UIView.frame)", "Selector(\"frame\")"),
      ("#selector(setter: UIView.frame)", "Selector(\"setFrame:\")"),
      ("#selector(tap as (Cell) -> () -> Void)", "Selector(\"tap\")"),
    ])
  func namesSelectors(before: String, after: String) {
    #expect(adaptedLine("let action = \(before)") == "let action = \(after)")
  }

  @Test("A selector without labels takes those of the declaration, in another file too")
  func findsDeclaration() {
    let module = adapt([
      "A.swift": "let a = #selector(tap), b = #selector(close)",
      "B.swift": "class B: UIView { @objc func tap(_ sender: UIButton) {}\n @objc(shut) func close() {} }",
    ])
    #expect(module.files[0].text.contains("let a = Selector(\"tap:\"), b = Selector(\"shut\")"))
  }

  @Test("A key path becomes its text")
  func namesKeyPaths() {
    #expect(adaptedLine("let a = #keyPath(CALayer.bounds.size)") == "let a = \"bounds.size\"")
    #expect(adaptedLine("let a = #keyPath(title)") == "let a = \"title\"")
  }

  @Test("Literals of colours and images become calls")
  func replacesLiterals() {
    #expect(
      adaptedLine("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(
      adaptedLine("let a = #imageLiteral(resourceName: \"cup\")")
        == "let a = (UIImage(named: \"cup\") ?? UIImage())")
  }

  @Test(
    "Imports of what UIKit stands for become UIKit",
    arguments: [
      "Foundation", "FoundationNetworking", "CoreGraphics", "QuartzCore", "class UIKit.UIView",
      "UIKit.UIGestureRecognizerSubclass",
    ])
  func importsUIKit(name: String) { #expect(adaptedLine("import \(name)") == "import UIKit") }

  @Test("Imports that resolve stay")
  func keepsImports() {
    #expect(adaptedLine("@testable import Model", knownModules: ["Model"]) == "@testable import Model")
    #expect(adaptedLine("import XCTest; import Foundation") == "import XCTest; import UIKit")
    // A module of its own stands for another, if the package has it.
    let faces: Set<String> = ["OSLogFace", "CombineFace"]
    #expect(adaptedLine("import os.log", knownModules: faces) == "import OSLogFace")
    #expect(adaptedLine("import class Combine.AnyCancellable", knownModules: faces) == "import CombineFace")
    #expect(adaptedLine("import Combine") == "              ")
    #expect(adaptedLine("import WebKit", knownModules: ["WebKit"]) == "import WebKit")
  }

  @Test("Combine comes with Foundation, once in a file, if the package has it")
  func importsCombineWithFoundation() {
    let faces: Set<String> = ["CombineFace"]
    #expect(adaptedLine("import Foundation", knownModules: faces) == "import UIKit; import CombineFace")
    #expect(adaptedLine("import UIKit", knownModules: faces) == "import UIKit; import CombineFace")
    #expect(
      adaptedLine("import Foundation; import UIKit", knownModules: faces)
        == "import UIKit; import CombineFace; import UIKit")
    #expect(adaptedLine("import WebKit", knownModules: ["CombineFace", "WebKitFace"]) == "import WebKitFace")
  }

  @Test("What is named with its module has the name of the module that stands for it")
  func qualifiedNames() {
    let faces: Set<String> = ["NukeFace"]
    #expect(
      adaptedLine("import Nuke; let a: Nuke.ImageTask = Nuke.load(Other.Nuke)", knownModules: faces)
        == "import NukeFace; let a: NukeFace.ImageTask = NukeFace.load(Other.Nuke)")
    #expect(adaptedLine("let a = Nuke.load()", knownModules: faces) == "let a = Nuke.load()")
  }

  @Test("Foundation comes with XCTest")
  func importsFoundationWithXCTest() {
    #expect(adaptedLine("import XCTest") == "import XCTest; import UIKit")
    #expect(adaptedLine("import XCTest; import Testing") == "import XCTest; import UIKit; import Testing")
    #expect(
      adaptedLine("import XCTest", knownModules: ["CombineFace"]) == "import XCTest; import UIKit; import CombineFace")
  }

  @Test("Other imports are dropped and noted")
  func dropsImports() {
    let file = adapt(["App/Map.swift": "import UIKit\nimport MapKit\nimport Core\n"]).files[0]
    #expect(!file.text.contains("MapKit") && !file.text.contains("Core"))
    #expect(file.notes.map(\.reason) == [.appleFramework, .unknownModule])
    #expect(file.notes.map(\.line) == [2, 3])
    #expect(file.notes[0].description.hasPrefix("App/Map.swift:2:1: warning: 'MapKit'"))
  }

  @Test("Conditions take the branch for iOS")
  func evaluatesConditions() {
    #expect(adaptedLines("#if os(iOS) || os(tvOS)\n#endif").first == "#if true    || os(tvOS)")
    // UIKit has no parts here, and other modules have a face.
    #expect(
      adaptedLines("#if canImport(UIKit.UIView) && canImport(UIKit)\n#endif").first == "#if true && canImport(UIKit)")
    let module = "#if canImport(WebKit)\n#endif"
    #expect(adaptedLines(module).first == "#if canImport(WebKit)")
    #expect(adaptedLines(module, knownModules: ["WebKitFace"]).first == "#if true")
    #expect(adaptedLines("#if os(macOS)\n#elseif os(Linux) && DEBUG\n#endif")[1] == "#elseif false     && DEBUG")
    #expect(adaptedLines("#if targetEnvironment(simulator)\n#endif").first == "#if targetEnvironment(simulator)")
  }

  @Test("A weak box takes protocols, unless it compares objects")
  func loosensWeakBoxes() {
    #expect(
      adaptedLine("struct Weak<T: AnyObject> { private(set) weak var value: T? }")
        == "struct Weak<T           > { @WeakReference private(set)      var value: T? = nil }")
    let comparing = "struct Box<T: AnyObject> { weak var value: T?; func has(_ a: T) -> Bool { a === value } }"
    #expect(adaptedLine(comparing) == comparing)
  }

  @Test("A managed property has a value of its own")
  func storesManagedProperties() {
    let lines = adaptedLines(
      """
      class Note: NSManagedObject {
        @NSManaged var text: String?
        @NSManaged var count: Int32
      }
      extension Note {
        @NSManaged public var tags: Set<Tag>
      }
      """)
    #expect(lines[1] == "             var text: String? = nil")
    #expect(lines[2] == "             var count: Int32 = 0")
    #expect(lines[5] == "             public var tags: Set<Tag> { get { [] } set {} }")
  }

  @Test("A managed property of an unknown type is noted")
  func notesManagedProperties() {
    let file = adapt(["A.swift": "class Note: NSManagedObject {\n  @NSManaged var owner: Person\n}"]).files[0]
    #expect(file.notes.map(\.reason) == [.managedProperty])
    #expect(file.notes.map(\.line) == [2])
  }

  @Test("A macro of another module becomes a call, and a preview is dropped")
  func macros() {
    let module = adapt(["A.swift": "let a = #localize(\"b\")\n#Preview { A() }\nlet c = #line"])
    #expect(module.files[0].text.contains("let a = localize(\"b\")\n"))
    #expect(!module.files[0].text.contains("Preview"))
    #expect(module.files[0].text.contains("#line"))
    #expect(module.notes.count == 1)
  }

  @Test("An attributed text without arguments is an empty one")
  func emptyTexts() {
    let module = adapt(["A.swift": "let a = b ?? NSAttributedString()"])
    #expect(module.files[0].text.contains("b ?? NSAttributedString(string: \"\")"))
  }

  // MARK: Objects and texts

  @Test("Self() makes an object of the class that runs, where Swift would need a required initializer")
  func initializers() {
    #expect(
      adaptedLine("class A: UIViewController { static func make() -> A { let a = Self(); return a } }")
        == "class A: UIViewController { static func make() -> A { let a = Self.makeByInit(); return a } }")
    for kept in [
      "final class A: UIView { static func make() -> A { Self() } }",
      "class A: UIView { static func make() -> UIView { Self(frame: .zero) } }",
      "struct S { static func make() -> S { Self() } }",
    ] {
      #expect(adaptedLine(kept) == kept)
    }
    let required = "class A: UIView { required init() {}; static func make() -> A { Self() } }"
    #expect(adaptedLine(required).hasSuffix("static func make() -> A { Self() } }"))
  }

  @Test("Constant texts are looked up in the language of the scene, each time")
  func localizedConstants() {
    #expect(
      adaptedLine("enum L { static let ok = NSLocalizedString(\"OK\", comment: \"\") }")
        == "enum L { static var ok: String { NSLocalizedString(\"OK\", comment: \"\") } }")
    #expect(
      adaptedLine("let title: String = String(localized: \"Title\")")
        == "var title: String { String(localized: \"Title\") }")
    for kept in [
      "class A { let ok = NSLocalizedString(\"OK\", comment: \"\") }", "enum L { static let ok = \"OK\" }",
    ] {
      #expect(adaptedLine(kept) == kept)
    }
  }
}
#endif
