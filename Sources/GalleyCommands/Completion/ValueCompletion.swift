import ArgumentParser
import Files

/// The values that a shell offers for options.
extension CompletionKind {
  /// Words that the program knows, separated by commas.
  static func words(_ form: TextForm) -> CompletionKind {
    .custom { words, index, _ in CommaList(words, index).completions(among: form.words) }
  }

  /// Names in the documents and the settings of the project that the command line is about.
  ///
  /// - Parameters:
  ///   - isList: Whether the option takes several names, separated by commas.
  ///   - names: Returns the names. It is called in a process whose errors nobody sees.
  static func names(
    isList: Bool = false, _ names: @escaping @Sendable (CompletedLine) -> [String]
  ) -> CompletionKind {
    .custom { words, index, _ in
      let names = CompletedLine(words, index: index).names(names)
      return isList ? CommaList(words, index).completions(among: names) : names
    }
  }

  static let documents = CompletionKind.file(extensions: ["xib", "storyboard"])
}

/// A list of words, of which the last one is being written.
struct CommaList {
  /// What is before the last word.
  private let beginning: Substring
  private let chosen: [Substring]

  /// - Parameters:
  ///   - words: The words of a command line.
  ///   - index: The index of the list among the words.
  init(_ words: [String], _ index: Int) { self.init(words.indices.contains(index) ? words[index] : "") }

  init(_ text: String) {
    let comma = text.utf8.lastIndex(of: ",")
    beginning = comma.map { text[...$0] } ?? ""
    chosen = beginning.utf8.split(separator: ",")
  }

  /// Returns the list with each word that it does not have yet as the last one. A word for everything is the only one.
  func completions(among words: [String]) -> [String] {
    let others = words.filter { word in !chosen.contains { $0 == word } }
    return chosen.isEmpty ? others : others.filter { !Self.wholes.contains($0) }.map { beginning + $0 }
  }

  private static let wholes = ["all", "never"]
}
