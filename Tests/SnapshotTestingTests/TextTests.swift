import Foundation
import FoundationNetworking
import Testing

@testable import SnapshotTesting

@Suite("Texts of values")
struct TextTests {
  private struct Person: Codable {
    var name: String
    var age: Int?
    var tags: [String]
  }
  private enum Shape {
    case circle(radius: Double)
    case none
  }
  private let ann = Person(name: "Ann", age: 3, tags: ["a", "b"])

  @Test("A dump has the properties in order, and the elements in theirs")
  func properties() {
    #expect(
      Snapshotting<Person, String>.dump.take(ann) == """
        ▿ Person
          ▿ age: Optional<Int>
            - some: 3
          - name: "Ann"
          ▿ tags: 2 elements
            - "a"
            - "b"

        """)
  }

  @Test("Dictionaries and sets are dumped in order")
  func dictionaries() {
    #expect(
      Snapshotting<[String: Int], String>.dump.take(["b": 2, "a": 1]) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """)
    #expect(Snapshotting<Set<String>, String>.dump.take(["b"]) == "▿ 1 member\n  - \"b\"\n")
  }

  @Test("Empty values, missing values and cases are one line")
  func leaves() {
    #expect(Snapshotting<[Int], String>.dump.take([]) == "- 0 elements\n")
    #expect(Snapshotting<Int?, String>.dump.take(nil) == "- Optional<Int>.none\n")
    #expect(Snapshotting<Shape, String>.dump.take(.none) == "- Shape.none\n")
    #expect(
      Snapshotting<Shape, String>.dump.take(.circle(radius: 2))
        == "▿ Shape\n  ▿ circle: (1 element)\n    - radius: 2.0\n")
  }

  @Test("Data, dates and addresses are short")
  func conveniences() throws {
    #expect(Snapshotting<Data, String>.dump.take(Data("Hello, world!".utf8)) == "- 13 bytes\n")
    #expect(
      Snapshotting<Date, String>.dump.take(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(Snapshotting<URL, String>.dump.take(url) == "- https://example.org/a\n")
    #expect("<NSObject: 0x7f8a1c0040e0> and 0xff".withoutAddresses == "<NSObject> and")
  }

  @Test("An object that is in itself is dumped once")
  func circles() {
    final class Node { var next: Node? }
    let node = Node()
    node.next = node
    #expect(
      Snapshotting<Node, String>.dump.take(node) == """
        ▿ Node
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  @Test("A type may say what a dump shows of it")
  func ownDescription() {
    struct Price: AnySnapshotStringConvertible {
      var cents: Int
      var snapshotDescription: String { "\(cents) ct" }
    }
    #expect(Snapshotting<[Price], String>.dump.take([Price(cents: 5)]) == "▿ 1 element\n  - 5 ct\n")
  }

  @Test("JSON has sorted keys")
  func json() {
    let text = """
      {
        "age" : 3,
        "name" : "Ann",
        "tags" : [
          "a",
          "b"
        ]
      }
      """
    #expect(Snapshotting<Person, String>.json.take(ann) == text)
    #expect(Snapshotting<Any, String>.json.take(["name": "Ann", "age": 3, "tags": ["a", "b"]]) == text)
    #expect(Snapshotting<Person, String>.json.pathExtension == "json")
    #expect(Snapshotting<Person, String>.json(JSONEncoder()).take(Person(name: "A", tags: []))?.contains("\n") == false)
  }

  @Test("A property list is XML")
  func plist() {
    let text = Snapshotting<Person, String>.plist.take(ann) ?? ""
    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains("<key>age</key>\n\t<integer>3</integer>\n\t<key>name</key>\n\t<string>Ann</string>"))
    #expect(Snapshotting<Person, String>.plist.pathExtension == "plist")
  }

  @Test("A value that cannot be encoded fails the test with the reason")
  func unencodable() throws {
    let sample = ReferenceSample()
    let message = try #require(sample.verify(Double.nan, as: .json))
    #expect(message.hasPrefix("No snapshot could be taken. The value cannot be encoded: "))
    #expect(sample.own.isEmpty)
  }

  @Test("A function is a table of its results for all cases")
  func function() {
    enum Direction: String, CaseIterable {
      case up, down, left, right
      var rotatedLeft: Direction {
        switch self {
        case .up: .left
        case .down: .right
        case .left: .down
        case .right: .up
        }
      }
    }
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Direction, String>.description)
    #expect(strategy.pathExtension == "csv")
    #expect(
      strategy.take { $0.rotatedLeft } == """
        "up","left"
        "down","right"
        "left","down"
        "right","up"
        """)
  }

  @Test("A request is what is sent, or a command of curl")
  func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://www.example.org/subscribe?b=2&a=1")))
    request.addValue("session={\"user\":\"0\"}", forHTTPHeaderField: "Cookie")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpMethod = "POST"
    request.httpBody = Data("billing=monthly".utf8)
    #expect(
      Snapshotting<URLRequest, String>.raw.take(request) == """
        POST https://www.example.org/subscribe?a=1&b=2
        Accept: text/html
        Cookie: session={"user":"0"}

        billing=monthly
        """)
    #expect(
      Snapshotting<URLRequest, String>.curl.take(request) == #"""
        curl \
        	--request POST \
        	--header "Accept: text/html" \
        	--data "billing=monthly" \
        	--cookie "session={\"user\":\"0\"}" \
        	"https://www.example.org/subscribe?a=1&b=2"
        """#)
  }

  @Test("A strategy for other values takes the same snapshot, with the same file")
  func pullback() {
    let strategy: Snapshotting<Person, String> = Snapshotting<String, String>.lines.pullback { $0.name }
    #expect(strategy.take(ann) == "Ann")
    #expect(strategy.pathExtension == "txt")
    #expect(!strategy.dependsOnRenderer)
    #expect(Snapshotting.wait(for: 0.01, on: strategy).take(ann) == "Ann")
  }

  @Test("Bytes differ from the first that is not equal")
  func bytes() {
    #expect(Diffing<Data>.data.diff(Data([1, 2]), Data([1, 2])) == nil)
    #expect(
      Diffing<Data>.data.diff(Data([1, 2]), Data([1, 3, 4]))?.0
        == "The reference has 2 bytes, the snapshot 3. They differ from byte 1.")
  }
}

@Suite("The differences of lines")
struct LineDifferenceTests {
  @Test("A change is shown with three lines around it")
  func context() {
    let old = (1...9).map { "line \($0)" }
    var new = old
    new[4] = "changed"
    #expect(
      LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).text == """
        @@ −2,7 +2,7 @@
         line 2
         line 3
         line 4
        −line 5
        +changed
         line 6
         line 7
         line 8
        """)
  }

  @Test("Changes that are far apart are shown apart, each with its lines in both texts")
  func hunks() {
    let old = (1...20).map { "\($0)" }.joined(separator: "\n")
    let text = LineDifference(from: old, to: "0\n" + old.dropLast(2) + "zz").text
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(headings == ["@@ −1,3 +1,4 @@", "@@ −17,4 +18,4 @@"])
  }

  @Test("A line end at the end counts")
  func lineEnd() {
    #expect(LineDifference(from: "a", to: "a\n").text == "@@ −1,1 +1,2 @@\n a\n+")
    #expect(Diffing<String>.lines.diff("a", "a") == nil)
  }
}
