#if UIKitAdapter
import Testing

@testable import SourceAdapter

/// What the adapter writes is Swift, whatever stands beside what.
@Suite("Adapted text")
struct ParseTests {
  private static let members = [
    "override func layoutSubviews() {\n    super.layoutSubviews()\n  }",
    "override var isHidden: Bool { didSet { f() } }",
    "@objc private func tap(_ sender: Any) {}", "@IBAction func go() {}", "@IBOutlet weak var label: UILabel!",
    "static let title = NSLocalizedString(\"a\", comment: \"\")", "@objc dynamic var count = 0",
    "/// A comment.\n  override func draw(_ rect: CGRect) { /* } */ }", "lazy var pan = #selector(tap(_:))",
    "@available(iOS 15, *) override var canBecomeFirstResponder: Bool { true }",
    "private enum E: String { case a = \"}\" }", "func g() { Task { [weak self] in self?.go() } }",
    "#if DEBUG\n  override func updateConstraints() {}\n  #elseif os(iOS)\n  @objc func h() {}\n  #endif",
    "@NSManaged var name: String?", "#Preview { A() }", "override func f(a: Int, // one\n    b: Int) {}",
    "var text: String { \"\"\"\n    override func x() {\n    \"\"\" }", "init?(coder: NSCoder, x: Int) { nil }",
    "class Inner: UIView {}", "@MainActor func k() { MainActor.assumeIsolated { go() } }",
  ]
  private static let heads = [
    "extension A", "private extension A", "public extension A", "extension A: UITableViewDelegate", "@objc extension A",
    "extension A where Self: UIView", "extension UIButton", "extension A.Inner", "@MainActor extension A",
    "@available(iOS 14, *)\nextension A", "class A: UIView", "@objc(AView) @IBDesignable final class A: UIView",
    "struct S", "@objc protocol P: NSObjectProtocol",
  ]

  @Test("Pairs of members in each kind of declaration parse after the adaptation", arguments: heads)
  func pairs(head: String) {
    let overrides = Self.members.filter { $0.contains("override func") }
    let bodies = Self.members.flatMap { first in
      overrides.map { second in "\(head) {\n  \(first)\n\n  \(second)\n}\n" }
    }
    let conditional = bodies.map { "#if os(iOS)\n\($0)#endif\n" }
    let module = adapt([
      "A.swift": "import UIKit\nclass A: UIView {}\n", "B.swift": bodies.joined(), "C.swift": conditional.joined(),
    ])
    #expect(module.failures.map(\.description) == [])
    #expect(module.files.count == 3)
  }

  @Test("A file's own error is a note with its line, and the file is adapted")
  func ownError() {
    let module = adapt(["A.swift": "import UIKit\nclass A {\n  func f( {}\n}\n"])
    #expect(module.files.count == 1)
    #expect(module.notes.map { "\($0.file):\($0.line) \($0.reason.rawValue)" } == ["A.swift:3 syntax"])
  }

  @Test("What no longer parses is left out with its line, and is no file")
  func failure() throws {
    let text = "#sourceLocation(file: \"A.swift\", line: 7)\nclass {\n"
    let adapted = AdaptedSource(path: "A.swift", text: text, notes: [], registrations: [])
    let none = ParseErrors(in: ParsedSource(AppSource(path: "A.swift", text: "class A {}\n")))
    let failure = try #require(ParseCheck.failure(of: adapted, besides: none))
    #expect("\(failure)".hasPrefix("A.swift:7:"))
    let own = ParseErrors(in: ParsedSource(AppSource(path: "A.swift", text: text)))
    #expect(ParseCheck.failure(of: adapted, besides: own) == nil)
  }

  @Test(
    "What is only allowed at the beginning of a file is not moved to the second line",
    arguments: [
      ("\u{FEFF}import UIKit\n", "import UIKit\n"), ("#!/usr/bin/swift\nrun()\n", "///usr/bin/swift\nrun()\n"),
    ])
  func beginnings(text: String, expected: String) {
    let module = adapt(["A.swift": text])
    #expect(module.failures.isEmpty)
    #expect(module.files[0].text.hasPrefix("#sourceLocation(file: \"A.swift\", line: 1)\n\(expected)"))
  }
}
#endif
