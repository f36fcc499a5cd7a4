import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a report in one of the shared formats says that fails, read by the rules of the format alone.
package struct ReportedProblems {
  /// The texts about each problem that fails.
  package private(set) var failing: [String] = []

  /// Something that is not as the format demands.
  package struct Malformed: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Parameter format: The format's name, as for `--format`. Text and JSON have a form of each command's own, so that
  ///   all of the text counts as one problem; that of JSON must be an object.
  package init(in text: String, format: String) throws {
    switch format {
    case "junit": failing = try Self.failures(inJUnit: text)
    case "sarif": failing = try Self.failures(inSARIF: text)
    case "github": failing = try Self.failures(inCommands: text)
    case "markdown": failing = try Self.failures(inMarkdown: text)
    case "json":
      guard try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any] else {
        throw Malformed(description: "no object")
      }
      failing = [text]
    case "text": failing = [text]
    default: throw Malformed(description: "no way to read the format \(format)")
    }
  }

  // MARK: JUnit

  private static func failures(inJUnit text: String) throws -> [String] {
    let document = try XMLDocument(data: Data(text.utf8))
    guard let root = document.rootElement(), root.name == "testsuites" else {
      throw Malformed(description: "the root is no testsuites")
    }
    try check(root, "name", "time", "tests", "failures", "errors")
    return try root.elements(forName: "testsuite").flatMap { suite -> [String] in
      let cases = suite.elements(forName: "testcase")
      try check(suite, "name", "tests", "failures", "errors", "skipped", "time")
      for tested in cases { try check(case: tested) }
      let failures = cases.flatMap { $0.elements(forName: "failure") + $0.elements(forName: "error") }
      let failed = cases.count { !($0.elements(forName: "failure") + $0.elements(forName: "error")).isEmpty }
      func number(_ name: String) -> Int? { suite.attribute(forName: name)?.stringValue.flatMap { Int($0) } }
      guard number("tests") == cases.count, (number("failures") ?? 0) + (number("errors") ?? 0) == failed else {
        throw Malformed(description: "the numbers of the suite are wrong")
      }
      return failures.map { ($0.attribute(forName: "message")?.stringValue ?? "") + "\n" + ($0.stringValue ?? "") }
    }
  }

  /// Checks a test case by what Surefire's `surefire-test-report.xsd` and Jenkins' `junit-10.xsd` have in common.
  private static func check(case tested: XMLElement) throws {
    try check(tested, "classname", "name", "time")
    let children = (tested.children ?? []).compactMap { $0 as? XMLElement }
    let names = children.compactMap(\.name)
    guard [[], ["failure"], ["error"]].contains(names.filter { $0 != "system-out" }),
      names.count(where: { $0 == "system-out" }) <= 1,
      names.dropLast().allSatisfy({ $0 != "system-out" })
    else { throw Malformed(description: "the elements \(names) of a test case") }
    for child in children where child.name != "system-out" { try check(child, "message", "type") }
  }

  /// Checks that an element has certain attributes with a value, and no others.
  private static func check(_ element: XMLElement, _ names: String...) throws {
    let attributes = element.attributes ?? []
    guard Set(attributes.compactMap(\.name)) == Set(names), attributes.allSatisfy({ $0.stringValue?.isEmpty == false })
    else { throw Malformed(description: "the attributes of \(element.name ?? ""): \(attributes)") }
  }

  // MARK: SARIF

  private struct Log: Decodable {
    struct Run: Decodable {
      var tool: Tool
      var invocations: [Invocation]
      var results: [Result]
    }
    struct Tool: Decodable {
      var driver: Driver
    }
    struct Driver: Decodable {
      var name: String
      var rules: [Rule]
    }
    struct Rule: Decodable {
      var id: String
      var shortDescription: Message
    }
    struct Message: Decodable {
      var text: String
    }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Location]
      var partialFingerprints: [String: String]
    }
    struct Location: Decodable {
      struct Physical: Decodable {
        var artifactLocation: [String: String]
        var region: [String: Int]?
      }

      var physicalLocation: Physical?

      /// SARIF 2.1.0, 3.4.3 and 3.30. GitHub refuses a file with one empty address.
      var isRight: Bool {
        guard let physicalLocation else { return true }
        let uri = physicalLocation.artifactLocation["uri"] ?? ""
        return !uri.isEmpty && URL(string: uri) != nil && uri.allSatisfy { $0.isASCII && $0 != " " }
          && (physicalLocation.region ?? [:]).values.allSatisfy { $0 >= 1 }
      }
    }
    struct Invocation: Decodable {
      var executionSuccessful: Bool
    }

    var version: String
    var runs: [Run]
  }

  private static func failures(inSARIF text: String) throws -> [String] {
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    guard log.version == "2.1.0", log.runs.count == 1 else { throw Malformed(description: "no run of version 2.1.0") }
    let (rules, results) = (log.runs[0].tool.driver.rules, log.runs[0].results)
    for result in results {
      // SARIF 2.1.0, 3.27.10 and 3.27.6.
      guard ["none", "note", "warning", "error"].contains(result.level), rules.indices.contains(result.ruleIndex),
        rules[result.ruleIndex].id == result.ruleId, !result.partialFingerprints.isEmpty,
        result.locations.allSatisfy(\.isRight)
      else { throw Malformed(description: "\(result)") }
    }
    return results.filter { $0.level == "error" }.map(\.message.text)
  }

  // MARK: Commands of GitHub

  private static func failures(inCommands text: String) throws -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines {
      guard line.wholeMatch(of: /::(error|warning|notice) [a-z]+=[^,:]+(,[a-z]+=[^,:]+)*::.+/) != nil else {
        throw Malformed(description: line)
      }
    }
    for kind in ["error", "warning", "notice"] where lines.count(where: { $0.hasPrefix("::\(kind) ") }) > 10 {
      throw Malformed(description: "more annotations of the kind \(kind) than GitHub shows")
    }
    return lines.filter { $0.hasPrefix("::error ") }.map { $0.removingPercentEncoding ?? $0 }
  }

  // MARK: Markdown

  /// Reads the list below the heading. An entry fails unless what is bold in it is a severity alone.
  private static func failures(inMarkdown text: String) throws -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    guard let head = lines.first, head.wholeMatch(of: /### [A-Z][a-z]+: .+/) != nil else {
      throw Malformed(description: lines.first ?? "an empty text")
    }
    var failing: [String] = []
    for line in lines.dropFirst() where line.hasPrefix("- ") {
      guard let entry = line.wholeMatch(of: /- \*\*([a-z, ]+)\*\*, .+/) else { throw Malformed(description: line) }
      guard !["error", "warning", "note"].contains(String(entry.1)) else { continue }
      failing.append(line.replacing("<!-- -->", with: "").replacing("\\", with: ""))
    }
    return failing
  }
}
