import Foundation
import Galley
import Snapshots
import TestSupport
import Testing

/// Compares the articles for contributors with the sources that they name.
@Suite("Articles")
struct ArticleTests {
  private static let articles = "Sources/Galley/Galley.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
  }

  /// The paths of all files below some folders, from the checkout's root.
  private static func paths(below folders: [String]) -> [String] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: Checkout.root.appending(path: folder).path)
      return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
  }

  /// What a text has between single backticks.
  private static func quotes(in text: String) -> [String] {
    text.matches(of: /(?:^|[^`])`([^`\n]+)`(?!`)/).map { String($0.output.1) }
  }

  @Test(
    "Every file and folder that an article names exists",
    arguments: [
      "\(articles)/Architecture.md", "\(articles)/Environment.md", "\(articles)/RunningOnManyMachines.md",
      ".github/CONTRIBUTING.md", "README.md",
    ])
  func files(article: String) throws {
    let paths = Self.paths(below: ["Sources", "Tests", "Fonts", "Snapshots", ".ci"])
    for quote in Self.quotes(in: try Self.text(article)) {
      let isPath = quote.wholeMatch(of: /[\w.+\/-]+/) != nil && !quote.hasPrefix(".build")
      let isFile =
        quote.hasSuffix(".swift") || [".ci/", "Sources/", "Tests/", "Fonts/"].contains(where: quote.hasPrefix)
      guard isPath, isFile else { continue }
      #expect(paths.contains { $0 == quote || $0.hasSuffix("/\(quote)") }, "\(article) names \(quote)")
    }
  }

  @Test("Every type that the architecture names is declared")
  func types() throws {
    let sources = try Self.paths(below: ["Sources"]).filter { $0.hasSuffix(".swift") }.map(Self.text).joined()
    let declared = Set(sources.matches(of: /(?:class|struct|enum|protocol) (\w+)/).map { String($0.output.1) })
    let targets = try FileManager.default.contentsOfDirectory(atPath: Checkout.root.appending(path: "Sources").path)
    let known = declared.union(targets).union(["Fonts"])
    for quote in Self.quotes(in: try Self.text("\(Self.articles)/Architecture.md")) {
      guard quote.wholeMatch(of: /[A-Z]\w+/) != nil else { continue }
      #expect(known.contains(quote), "Architecture.md names \(quote)")
    }
  }

  @Test(
    "Every type, function and property that an article places in a file is declared there",
    arguments: ["\(articles)/Architecture.md", ".github/CONTRIBUTING.md"])
  func declarations(article: String) throws {
    let paths = Self.paths(below: ["Sources", "Tests"])
    for place in try Self.text(article).matches(of: /`([\w.]+)(?:\([\w:]*\))?`\s+in\s+`([\w+\/.-]+\.swift)`/) {
      let path = String(place.output.2)
      let name = try #require(place.output.1.split(separator: ".").last)
      let declaration = try Regex(
        "\\b(class|struct|enum|protocol|actor|typealias|func|let|var|case) (\\w+, )*\(name)\\b")
      let files = paths.filter { $0 == path || $0.hasSuffix("/\(path)") }
      #expect(
        try files.contains { try Self.text($0).contains(declaration) },
        "\(article) says that \(place.output.1) is in \(path)")
    }
  }

  @Test("The article lists every verdict and no other, and those that fail a run under the default rules")
  func verdicts() throws {
    let section = try #require(
      try Self.text("\(Self.articles)/Snapshots.md").firstMatch(of: /## Verdicts\n([^#]*)/)?.output.1)
    let rows = section.matches(of: /\| `(\w+)` \|[^|]*\| ([^|]*) \|/)
    #expect(rows.map { String($0.output.1) }.sorted() == Verdict.allCases.map(\.rawValue).sorted())
    let failing = rows.filter { $0.output.2 == "no" }.map { String($0.output.1) }
    #expect(Set(failing) == Set(Verdict.differences.map(\.rawValue)))
  }

  @Test("The article on commands shows every command")
  func commands() throws {
    let article = try Self.text("\(Self.articles)/Commands.md")
    let sources = try Self.paths(below: ["Sources/GalleyCommands/Commands"]).filter { $0.hasSuffix(".swift") }
      .map(Self.text).joined()
    for command in sources.matches(of: /commandName: "([a-z]+)"/) {
      let calls = ["galley \(command.output.1)", "galley localize \(command.output.1)"]
      #expect(calls.contains(where: article.contains), "\(command.output.1)")
    }
  }

  @Test(
    "Files that name a release name that of this Galley",
    arguments: [
      "\(articles)/ToolInCI.md", "\(articles)/BeforeACommit.md", "\(articles)/PullRequests.md",
      "\(articles)/RunningOnManyMachines.md", ".github/engines/kubernetes.yml",
    ])
  func releases(file: String) throws {
    let releases = try Self.text(file).matches(of: /(?:galley[-_:]|[@\/]v|rev: v)(\d+\.\d+\.\d+)/)
    #expect(!releases.isEmpty)
    #expect(releases.allSatisfy { $0.output.1 == GalleyVersion.current })
  }

  @Test("The contents of the recipes list every recipe")
  func recipes() throws {
    let text = try Self.text(".github/CONTRIBUTING.md")
    let recipes = try #require(text.components(separatedBy: "\n## Recipes\n").last)
    let section = try #require(recipes.components(separatedBy: "\n## ").first)
    for heading in section.matches(of: /(?m)^### (.*)$/) {
      let words = heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      #expect(section.contains("(#\(words.replacing(" ", with: "-")))"), "\(heading.output.1)")
    }
  }

  @Test("The architecture lists the targets that each target depends on")
  func targets() throws {
    let manifest = try Self.text("Package.swift")
    let rows = try Self.text("\(Self.articles)/Architecture.md").matches(of: /\| `(\w+)` \|[^|]*\|([^|]*)\|/)
    for library in manifest.matches(of: /library\(\s*"(\w+)"(?:,\s*(galley \+ )?\[([^\]]*)\])?/) {
      let name = String(library.output.1)
      let row = try #require(rows.first { $0.output.1 == library.output.1 }, "\(name) is missing")
      // For targets above the library, the article names only the dependencies that matter.
      guard !row.output.2.contains("above"), library.output.2 == nil else { continue }
      let declared = (library.output.3 ?? "").replacing(/\.product\([^)]*\)/, with: "").matches(of: /"(\w+)"/)
      let dependencies = declared.map { String($0.output.1) }.filter { $0.wholeMatch(of: /C[A-Z]\w+/) == nil }
      #expect(Set(Self.quotes(in: String(row.output.2))) == Set(dependencies), "\(name)")
    }
  }

  @Test("Every environment variable is listed, and no other")
  func variables() throws {
    let sources = Self.paths(below: ["Sources", "Tests", ".ci"]).filter { path in
      path.hasSuffix(".swift") || path.hasSuffix(".py") || path.hasPrefix(".ci/") || path == "Tests/Slips/run"
    }
    let files = sources.filter { path in
      !Checkout.root.appending(path: path, directoryHint: .checkFileSystem).hasDirectoryPath
    }
    let used = try files.map(Self.text).flatMap { $0.matches(of: /GALLEY_[A-Z_]+/).map { String($0.output) } }
    let article = try Self.text("\(Self.articles)/Environment.md")
    let listed = article.matches(of: /\| `(GALLEY_[A-Z_]+)` \|/).map { String($0.output.1) }
    #expect(Set(listed) == Set(used).subtracting(["GALLEY_"]))
  }
}
