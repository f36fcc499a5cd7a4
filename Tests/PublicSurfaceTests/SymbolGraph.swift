import Foundation
import TestSupport
import Testing

/// The public symbols of a library, as the toolchain extracts them from its module.
struct SymbolGraph: Decodable {
  private let symbols: [Symbol]
  private let relationships: [Relationship]

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  /// A line for each symbol: its path, its declaration and, for a type, its superclass and protocols. The lines are
  /// sorted.
  var lines: [String] {
    let paths = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
    let bases = Dictionary(
      grouping: relationships.filter { ["conformsTo", "inheritsFrom"].contains($0.kind) }, by: \.source)
    return symbols.map { symbol in
      let names = (bases[symbol.identifier.precise] ?? []).compactMap { paths[$0.target] ?? $0.foreignName }
      let suffix = names.isEmpty ? "" : ": " + Set(names).sorted().joined(separator: ", ")
      let access = symbol.accessLevel == "open" ? "open " : ""
      return "\(symbol.path) | \(access)\(symbol.declaration)\(suffix)"
    }.sorted()
  }
}

extension SymbolGraph {
  static var isAvailable: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/swift-symbolgraph-extract")
    }
  }

  static let comment: Comment = "needs the toolchain's swift-symbolgraph-extract in the PATH"

  /// Extracts the symbols of the libraries in the build that this test is part of.
  static func extract(to folder: String) throws {
    let process = Process()
    process.executableURL = Checkout.root.appending(path: ".ci/symbols")
    let tests = try #require(ToolProcess.path(of: "galleyPackageTests.xctest"))
    process.arguments = [folder, URL(filePath: tests).deletingLastPathComponent().path()]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text)")
  }
}

private struct Symbol: Decodable {
  struct Identifier: Decodable {
    let precise: String
  }
  struct Fragment: Decodable {
    let spelling: String
  }

  let identifier: Identifier
  let pathComponents: [String]
  let accessLevel: String
  let declarationFragments: [Fragment]?

  var path: String { pathComponents.joined(separator: ".") }

  var declaration: String {
    (declarationFragments ?? []).map(\.spelling).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

private struct Relationship: Decodable {
  let kind: String
  let source: String
  let target: String
  let targetFallback: String?

  /// The name of another module's type, or `nil` for the protocols that the compiler adds to most types.
  var foreignName: String? {
    guard let name = targetFallback?.split(separator: ".").last.map(String.init) else { return nil }
    return ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"].contains(name) ? nil : name
  }
}
