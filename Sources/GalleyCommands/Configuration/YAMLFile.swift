import Files
import Foundation
import Yams

/// Reads the YAML of a file that may be anybody's.
enum YAMLFile {
  /// The longest time in seconds. A file of a hundred bytes can take years: an alias to lists of aliases that is used
  /// as a key is compared with the other keys.
  private static let seconds = 5.0

  /// Reads a file, or returns `nil` if it is empty.
  ///
  /// - Parameter read: Makes a value of the root. Lists of aliases can be longer than memory, so this may take too long
  ///   as well.
  static func value<Value: Sendable>(
    of path: String, _ read: @escaping @Sendable (Node) throws(ConfigurationError) -> Value
  ) throws(ConfigurationError) -> Value? {
    let yaml = try text(of: path)
    let result = ThreadValue(stackSize: 16 << 20) {
      Result { () throws(ConfigurationError) in try root(of: yaml, path: path).map(read) }
    }.value(within: seconds)
    guard let result else {
      // Both `&` and `*` may be in a text as well, so this is a question.
      let hint =
        yaml.utf8.contains("&") && yaml.utf8.contains("*") ? "are there aliases in aliases?" : "it has too many values"
      let message = "reading takes longer than \(Int(bounded: seconds)) seconds; \(hint)"
      throw ConfigurationError(path: path, line: nil, message: message)
    }
    return try result.get()
  }

  private static func text(of path: String) throws(ConfigurationError) -> String {
    do throws(TextFileError) {
      return String(decoding: try TextFile(contentsOf: path, as: .configuration).bytes, as: UTF8.self)
    } catch {
      throw ConfigurationError(path: path, line: error.line, message: error.description)
    }
  }

  private static func root(of yaml: String, path: String) throws(ConfigurationError) -> Node? {
    do {
      return try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      throw ConfigurationError(path: path, line: error.line, message: "not YAML: \(error.problem)")
    } catch {
      throw ConfigurationError(path: path, line: nil, message: "not YAML: \(error)")
    }
  }
}

extension YamlError {
  private var mark: Mark? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
    case .duplicatedKeysInMapping(_, let context): context.mark
    default: nil
    }
  }

  /// The line of the error, starting at 1, or `nil` if it is unknown. That of a repeated key is the second one's.
  fileprivate var line: Int? {
    if let line = lineOfRepetition { return line }
    guard case .reader(_, let offset?, _, let yaml) = self else { return mark?.line }
    return 1 + yaml.prefix(offset).count(where: \.isNewline)
  }

  /// The line of the second of two equal keys, or `nil` if the mapping is written in another way than a key a line, of
  /// which the library says no more than the first.
  private var lineOfRepetition: Int? {
    guard case .duplicatedKeysInMapping(let keys, let context) = self, let key = keys.first else { return nil }
    return context.text.line(ofKey: key, after: context.mark)
  }

  /// What is said about a key that a mapping has twice, with where the first one is.
  private func repetition(of keys: [String], first mark: Mark) -> String {
    let others = keys.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    let place = lineOfRepetition == nil ? "at column \(mark.column)" : "in line \(mark.line)"
    return "repeated key '\(keys.first ?? "")'; the first one is \(place)"
      + (others.isEmpty ? "" : "; also repeated: \(others)")
  }

  /// The reason in one line, with the column if it is known.
  fileprivate var problem: String {
    let place = mark.map { " at column \($0.column)" } ?? ""
    return switch self {
    case .scanner(_, "found character that cannot start any token", let mark, let yaml) where yaml.hasTab(at: mark):
      "found a tab; indent with spaces" + place
    // The library's words name a function of its interface.
    case .parser(_, let problem, _, _) where problem.contains("nesting level"):
      "lists and mappings are nested too deeply" + place
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem + place
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem), .representer(let problem): problem
    case .duplicatedKeysInMapping(let keys, let context): repetition(of: keys, first: context.mark)
    default: "\(self)"
    }
  }
}

extension String {
  /// Returns the next line after a place that has a key at the same column, or `nil` if the mapping ends before.
  fileprivate func line(ofKey key: String, after mark: Mark) -> Int? {
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = max(0, mark.column - 1)
    for (index, line) in lines.enumerated().dropFirst(mark.line) {
      let text = line.drop { $0 == " " }
      guard let first = text.first, !["#", "\r"].contains(first) else { continue }
      let depth = line.count - text.count
      guard depth >= indentation else { return nil }
      if depth == indentation, Self.begins(text, withKey: key) { return index + 1 }
    }
    return nil
  }

  /// Returns whether a line begins with a key, with or without quotes, and its colon.
  private static func begins(_ line: Substring.UnicodeScalarView, withKey key: String) -> Bool {
    [key, "'\(key)'", "\"\(key)\""].contains { written in
      line.starts(with: written.unicodeScalars)
        && line.dropFirst(written.unicodeScalars.count).drop { $0 == " " }.first == ":"
    }
  }

  /// Returns whether the character at a place of the text is a tab.
  fileprivate func hasTab(at mark: Mark) -> Bool {
    let lines = unicodeScalars.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
    guard lines.indices.contains(mark.line - 1) else { return false }
    return lines[mark.line - 1].dropFirst(mark.column - 1).first == "\t"
  }
}
