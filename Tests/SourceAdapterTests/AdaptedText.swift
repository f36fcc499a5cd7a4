#if UIKitAdapter
import Foundation

@testable import SourceAdapter

/// Adapts one file and returns its own lines, without the generated ones around them.
func adaptedLines(_ text: String, knownModules: Set<String> = []) -> [String] {
  let source = AppSource(path: "App/View.swift", text: text)
  let adapted = SourceAdapter(module: "App", knownModules: knownModules).adapt([source]).files[0].text
  let lines = adapted.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return Array(lines.dropFirst().prefix { $0 != "#sourceLocation()" })
}

/// Adapts one line of code.
func adaptedLine(_ text: String, knownModules: Set<String> = []) -> String {
  adaptedLines(text, knownModules: knownModules).joined(separator: "\n")
}

/// The generated code after the file's own lines.
func additions(_ text: String) -> String {
  let adapted = adapt(["App/View.swift": text]).files[0].text
  let marker = "#sourceLocation()\n"
  return adapted.range(of: marker).map { String(adapted[$0.upperBound...]) } ?? ""
}

func adapt(_ files: KeyValuePairs<String, String>) -> AdaptedModule {
  SourceAdapter(module: "App").adapt(files.map { AppSource(path: $0.key, text: $0.value) })
}
#endif
