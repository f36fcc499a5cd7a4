#if UIKitAdapter
import Testing

@testable import SourceAdapter

@Suite("Declarations of an app's other sources")
struct NeighbourTests {
  /// What is taken after one round for each list of errors, given as file, line, column and message.
  private func taken(
    _ text: String, _ others: [String: String], _ rounds: [(String, Int, Int, String)]...
  ) -> [String: [String]] {
    neighbours(text, others, rounds).takenSources.reduce(into: [:]) { result, source in
      result[source.path] = source.text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy { $0 == " " } }
    }
  }

  private func neighbours(
    _ text: String, _ others: [String: String], _ rounds: [[(String, Int, Int, String)]]
  ) -> Neighbours {
    let source = AppSource(path: "App/View.swift", text: text)
    var neighbours = Neighbours(others.map { AppSource(path: $0.key, text: $0.value) }, of: [source])
    for round in rounds {
      let module = SourceAdapter(module: "App").adapt([source] + neighbours.takenSources)
      let errors = round.map { CompilerError(file: $0.0, line: $0.1, column: $0.2, message: $0.3) }
      _ = neighbours.take(for: errors, in: module)
    }
    return neighbours
  }

  @Test("A type is taken whole, and nothing else of its file, on the same lines")
  func takesType() {
    let taken = neighbours(
      "let a = Theme()", ["App/Theme.swift": "import UIKit\nstruct Other {}\nstruct Theme {\n  let a = 1\n}"],
      [[("App/View.swift", 1, 9, "cannot find 'Theme' in scope")]]
    ).takenSources
    #expect(taken.map(\.text) == ["import UIKit\n               \nstruct Theme {\n  let a = 1\n}"])
  }

  @Test("One member of an extension is taken, and what it needs in the next round")
  func takesMember() {
    let file = """
      extension UIColor: Branded {
        static var brand: UIColor { hex(1) }
        static var other: UIColor { hex(2) }
        private static func hex(_ value: Int) -> UIColor { .red }
      }
      """
    let taken = taken(
      "view.backgroundColor = .brand", ["App/Colors.swift": file],
      [("App/View.swift", 1, 25, "type 'UIColor?' has no member 'brand'")],
      [("App/Colors.swift", 2, 31, "cannot find 'hex' in scope")])
    #expect(
      taken["App/Colors.swift"] == [
        "extension UIColor          {", "  static var brand: UIColor { hex(1) }",
        "  private static func hex(_ value: Int) -> UIColor { .red }", "}",
      ])
  }

  @Test("A member of a label may be in an extension of views, or of a class or protocol of the app above it")
  func findsMembersAbove() {
    let files = [
      "App/Pin.swift": "extension UIView { func pin() {} }",
      "App/Base.swift": "class Base: Themed {}\nprotocol Themed {}\nextension Themed { func theme() {} }",
    ]
    let taken = taken(
      "class Card: Base { func f() { label.pin(); theme() } }", files,
      [
        ("App/View.swift", 1, 37, "value of type 'UILabel' has no member 'pin'"),
        ("App/View.swift", 1, 13, "cannot find type 'Base' in scope"),
      ], [("App/View.swift", 1, 44, "cannot find 'theme' in scope")])
    #expect(taken["App/Pin.swift"] == ["extension UIView { func pin() {} }"])
    #expect(taken["App/Base.swift"]?.contains("extension Themed { func theme() {} }") == true)
  }

  @Test("An initializer of an extension is found by its labels, some of which may be left out")
  func takesInitializer() {
    let file =
      "extension UIColor {\n  convenience init(rgb: Int) {}\n  convenience init(hex: Int, alpha: CGFloat = 1) {}\n}"
    let taken = taken(
      "let a = UIColor(hex: 1)", ["App/Colors.swift": file],
      [("App/View.swift", 1, 9, "no exact matches in call to initializer ")])
    #expect(
      taken["App/Colors.swift"] == [
        "extension UIColor {", "  convenience init(hex: Int, alpha: CGFloat = 1) {}", "}",
      ])
  }

  @Test("An extension that makes a type conform is taken if a use asks for the protocol")
  func takesConformance() {
    let file = "struct Item {}\nextension Item: Shown {\n  var title: String { \"a\" }\n}\nextension Item: Codable {}"
    let taken = taken(
      "show(Item())", ["App/Item.swift": file], [("App/View.swift", 1, 6, "cannot find 'Item' in scope")],
      [("App/View.swift", 1, 6, "argument type 'Item' does not conform to expected type 'Shown'")])
    #expect(
      taken["App/Item.swift"] == ["struct Item {}", "extension Item: Shown {", "  var title: String { \"a\" }", "}"])
  }

  @Test("Of two declarations of a name, the one in the nearer folder is taken")
  func takesNearest() {
    let taken = taken(
      "let a = Theme.a", ["Widget/Theme.swift": "enum Theme {}", "App/Theme.swift": "enum Theme {}"],
      [("App/View.swift", 1, 9, "cannot find 'Theme' in scope")])
    #expect(taken.keys.sorted() == ["App/Theme.swift"])
  }

  @Test("Of the branches of a condition, the one that an app for phones compiles is taken")
  func takesBranch() {
    let file =
      "extension UIColor {\n#if PREVIEW\n  static func ink() {}\n#else\n  static func ink() { use() }\n#endif\n}"
    let taken = taken(
      "let a = UIColor.ink()", ["App/Ink.swift": file],
      [("App/View.swift", 1, 17, "type 'UIColor' has no member 'ink'")])
    #expect(taken["App/Ink.swift"] == ["extension UIColor {", "  static func ink() { use() }", "}"])
  }

  @Test("What is more than three steps away is not taken")
  func endsAtDepth() {
    let files = [
      "B.swift": "struct B { let c: C }", "C.swift": "struct C { let d: D }", "D.swift": "struct D { let e: E }",
      "E.swift": "struct E {}",
    ]
    let taken = taken(
      "let b: B", files, [("App/View.swift", 1, 8, "cannot find type 'B' in scope")],
      [("B.swift", 1, 19, "cannot find type 'C' in scope")], [("C.swift", 1, 19, "cannot find type 'D' in scope")],
      [("D.swift", 1, 19, "cannot find type 'E' in scope")])
    #expect(taken.keys.sorted() == ["B.swift", "C.swift", "D.swift"])
  }

  @Test("What does not compile is given back and not taken again")
  func drops() {
    let round = [("App/View.swift", 1, 9, "cannot find 'Map' in scope")]
    var neighbours = neighbours("let a = Map()", ["App/Map.swift": "struct Map {\n  let a: MKMap\n}"], [round])
    #expect(neighbours.count == 1)
    let hasDropped = neighbours.drop(
      at: [CompilerError(file: "App/Map.swift", line: 2, column: 10, message: "cannot find type 'MKMap' in scope")])
    #expect(hasDropped && neighbours.count == 0)
    let errors = round.map { CompilerError(file: $0.0, line: $0.1, column: $0.2, message: $0.3) }
    let hasTaken = neighbours.take(for: errors, in: adapt(["App/View.swift": "let a = Map()"]))
    #expect(!hasTaken)
  }

  @Test("What an extension of a protocol declares is taken for a class that conforms")
  func takesDefaults() {
    let file = "protocol Named { var name: String { get } }\nextension Named {\n  var name: String { \"a\" }\n}"
    let taken = taken(
      "class Card: Named {}", ["App/Named.swift": file],
      [("App/View.swift", 1, 13, "cannot find type 'Named' in scope")],
      [("App/View.swift", 1, 7, "type 'Card' does not conform to protocol 'Named'")])
    #expect(taken["App/Named.swift"]?.contains("  var name: String { \"a\" }") == true)
  }
}
#endif
