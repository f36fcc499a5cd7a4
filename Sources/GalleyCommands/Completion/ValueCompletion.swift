import ArgumentParser
import Files
import Reports

/// The values that a shell offers for options.
extension CompletionKind {
  /// Words that the program knows, separated by commas.
  static func words(_ form: TextForm) -> CompletionKind {
    .custom { words, index, _ in ShellText.completions(CommaList(words, index).completions(among: form.words)) }
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
      return ShellText.completions(isList ? CommaList(words, index).completions(among: names) : names)
    }
  }

  /// The formats of `--write`, each with the sign before the name of its file, which the shell cannot complete.
  static let writtenFormats = CompletionKind.custom { words, index, _ in
    let isNamed = words.indices.contains(index) && words[index].utf8.contains(UInt8(ascii: "="))
    return ShellText.completions(isNamed ? [] : ReportFormat.allCases.map { $0.rawValue + "=" })
  }

  static let documents = CompletionKind.file(extensions: ["xib", "storyboard"])
}

/// Completions in the form in which the script of a shell takes them.
enum ShellText {
  /// Returns completions for the shell that asks for them.
  static func completions(_ texts: [String]) -> [String] {
    switch CompletionShell.requesting {
    case .bash: texts.map(escapedForBash)
    // A colon ends the completion and begins its description, and a backslash escapes what follows.
    case .zsh: texts.map { $0.utf8.replacing(#"\"#, with: #"\\"#).utf8.replacing(":", with: #"\:"#) }
    default: texts
    }
  }

  /// Returns a text of which Bash makes the text itself.
  ///
  /// The script gives all completions to `compgen -W`, which expands each like a word of a command: it would run what
  /// is in `$(...)`. Source: the Bash manual, "Programmable Completion Builtins".
  static func escapedForBash(_ text: String) -> String {
    let bytes = text.utf8.flatMap { isPlain($0) ? [$0] : [UInt8(ascii: "\\"), $0] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "-_./,:@%+".utf8.contains(byte)
    }
  }
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
