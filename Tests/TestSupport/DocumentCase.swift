import Foundation
import Testing

/// A document of `Tests/Documents` with what is right about it, which the comment at its head says.
///
/// The comment is a sequence of paragraphs. The first sentence names the case. A paragraph that begins with a lowercase
/// letter is a block: a line with its word and its setting, and below it indented rows. All other paragraphs explain.
package struct DocumentCase: Sendable, CustomTestStringConvertible {
  package let file: URL
  /// The place in the folder of its kind, which a test shows with the name.
  private let path: String

  private init(_ file: URL, path: String) {
    self.file = file
    self.path = path
  }

  /// Returns the cases of a kind: the files in a subfolder of `Tests/Documents` and in the folders in it, except for
  /// tables of texts.
  ///
  /// Without a file there is one case that cannot be read, so that no test passes because nothing is there.
  package static func all(
    _ kind: String, in folder: URL = Checkout.root.appending(path: "Tests/Documents")
  ) -> [DocumentCase] {
    let folder = folder.appending(path: kind)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let files = paths.filter { path in
      let isTable = path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
      return !isTable && !FileManager.default.isFolder(folder.appending(path: path).path)
    }
    guard !files.isEmpty else { return [DocumentCase(folder, path: kind)] }
    return files.sorted().map { DocumentCase(folder.appending(path: $0), path: $0) }
  }

  package var testDescription: String {
    guard let name = try? read().name else { return path }
    return "\(name) (\(path))"
  }

  /// Reads the file.
  package func read() throws(DocumentProblem) -> ExpectedDocument {
    guard ["xib", "storyboard"].contains(file.pathExtension), let bytes = try? Data(contentsOf: file) else {
      throw problem("there is no xib or storyboard")
    }
    return try ExpectedDocument(bytes, file: file)
  }

  /// Reports at its line what is not as the file says.
  ///
  /// - Parameter judge: Returns what is wrong about a block.
  package func check(_ judge: (ExpectedBlock, ExpectedDocument) throws -> [DocumentProblem]) {
    for problem in problems(judge) { Issue.record("\(problem.message)", sourceLocation: problem.location) }
  }

  /// Returns what is not as the file says.
  package func problems(_ judge: (ExpectedBlock, ExpectedDocument) throws -> [DocumentProblem]) -> [DocumentProblem] {
    let document: ExpectedDocument
    do { document = try read() } catch { return [error] }
    return document.blocks.flatMap { block in
      do {
        return try judge(block, document)
      } catch {
        return [error as? DocumentProblem ?? block.head.problem("\(error)")]
      }
    }
  }

  private func problem(_ message: String) -> DocumentProblem { DocumentProblem(message, file: file, line: 1) }
}

/// What is wrong about a case, at a line of its file.
package struct DocumentProblem: Error, Hashable, CustomStringConvertible {
  package let message: String
  package let file: URL
  package let line: Int

  package init(_ message: String, file: URL, line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }

  package var description: String { "\(file.lastPathComponent):\(line): \(message)" }

  var location: SourceLocation {
    SourceLocation(fileID: "Documents/\(file.lastPathComponent)", filePath: file.path, line: line, column: 1)
  }
}

/// A document with its expectation.
package struct ExpectedDocument: Sendable {
  /// The first sentence.
  package let name: String
  package let blocks: [ExpectedBlock]
  /// The file.
  private let bytes: Data

  /// - Throws: ``DocumentProblem`` if the comment is missing, has no name or expects nothing.
  package init(_ bytes: Data, file: URL) throws(DocumentProblem) {
    self.bytes = bytes
    let paragraphs = try Self.paragraphs(atHeadOf: String(decoding: bytes, as: UTF8.self), file: file)
    guard let first = paragraphs.first, !first[0].isBlock,
      let name = first.map(\.text).joined(separator: " ").firstMatch(of: /.*?\.(?=\s|$)/)
    else {
      throw DocumentProblem("expected a first sentence, which names the case", file: file, line: 1)
    }
    self.name = String(name.0)
    var blocks: [ExpectedBlock] = []
    for paragraph in paragraphs {
      if let block = try ExpectedBlock(paragraph) { blocks.append(block) }
    }
    guard !blocks.isEmpty else { throw DocumentProblem("the comment expects nothing", file: file, line: 1) }
    self.blocks = blocks
  }

  /// Returns the paragraphs of the comment that a document begins with.
  private static func paragraphs(
    atHeadOf text: String, file: URL
  ) throws(DocumentProblem) -> [[ExpectedRow]] {
    guard let start = text.firstRange(of: "<!--"), let end = text.firstRange(of: "-->"),
      text[..<start.lowerBound].wholeMatch(of: /(<\?xml[^>]*\?>)?\s*/) != nil
    else {
      throw DocumentProblem("expected a comment with what is right at the head", file: file, line: 1)
    }
    let linesBefore = text[..<start.lowerBound].count { $0 == "\n" }
    let rows = text[start.upperBound..<max(start.upperBound, end.lowerBound)]
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ExpectedRow(String($1), file: file, line: linesBefore + 1 + $0) }
    return rows.split(whereSeparator: \.text.isEmpty).map(Array.init)
  }

  /// Returns the document of a block: the file, with the values that the block's setting has for attributes.
  package func bytes(for block: ExpectedBlock) throws(DocumentProblem) -> Data {
    guard !block.setting.edits.isEmpty else { return bytes }
    var text = String(decoding: bytes, as: UTF8.self)
    for edit in block.setting.edits where !edit.apply(to: &text) {
      throw block.head.problem("the document has no '\(edit.object)'")
    }
    return Data(text.utf8)
  }
}

/// The rows that say what is right in a setting.
package struct ExpectedBlock: Sendable {
  /// What the rows are about.
  package let word: String
  package let setting: DocumentSetting
  package let rows: [ExpectedRow]
  /// The line with the word.
  package let head: ExpectedRow

  /// Returns `nil` for a paragraph that explains.
  init?(_ paragraph: [ExpectedRow]) throws(DocumentProblem) {
    let rows = paragraph.dropFirst()
    guard paragraph[0].isBlock else {
      if let row = paragraph.first(where: \.isIndented) { throw row.problem("the row belongs to no block") }
      return nil
    }
    head = paragraph[0]
    guard !rows.isEmpty else { throw head.problem("the block has no rows") }
    if let row = rows.first(where: { !$0.isIndented }) { throw row.problem("expected an indented row") }
    word = head.words[0]
    setting = try DocumentSetting(head)
    self.rows = Array(rows)
  }

  /// Fails if the setting has other words than those that make a difference.
  package func allow(_ words: Set<String>) throws(DocumentProblem) {
    guard let word = setting.words.subtracting(words).min() else { return }
    throw head.problem("'\(word)' makes no difference to \(self.word)")
  }

  /// Compares the rows with what was found, in order. The only row `none` expects nothing.
  ///
  /// - Parameter differs: Whether a row does not say what was found.
  package func problems<Found: CustomStringConvertible>(
    _ found: [Found], differs: (ExpectedRow, Found) throws -> Bool = { $0.text != $1.description }
  ) throws -> [DocumentProblem] {
    let rows = rows.map(\.text) == ["none"] ? [] : rows
    let pairs = try zip(rows, found).filter(differs).map { $0.problem("found '\($1)'") }
    let missing = rows.dropFirst(found.count).map { $0.problem("found no more") }
    return pairs + missing + found.dropFirst(rows.count).map { head.problem("found '\($0)' as well") }
  }
}

/// A line of an expectation.
package struct ExpectedRow: Sendable {
  /// The line without its indentation.
  package let text: String
  package let isIndented: Bool
  package let file: URL
  package let line: Int

  init(_ text: String, file: URL, line: Int) {
    isIndented = text.first == " "
    self.text = text.trimmingCharacters(in: .whitespaces)
    self.file = file
    self.line = line
  }

  fileprivate var isBlock: Bool { !isIndented && text.first?.isLowercase == true }

  package var words: [String] { text.split(separator: " ").map(String.init) }

  package func problem(_ message: String) -> DocumentProblem { DocumentProblem(message, file: file, line: line) }

  /// Whether numbers are those of the row after its first word: `_` is any number, `<4` a smaller one, and `~4` one
  /// within half a point of 4. Others agree within a hundredth.
  package func agrees(with numbers: [Double]) throws(DocumentProblem) -> Bool {
    let words = words.dropFirst()
    guard words.count == numbers.count else { throw problem("expected \(numbers.count) numbers") }
    for (word, number) in zip(words, numbers) where word != "_" {
      guard let match = word.wholeMatch(of: /([~<]?)(-?\d+(\.\d+)?)/), let expected = Double(match.2) else {
        throw problem("expected a number, ~ or < and a number, or _, found '\(word)'")
      }
      switch match.1 {
      case "<": if number >= expected { return false }
      case "~": if abs(number - expected) > 0.5 { return false }
      default: if abs(number - expected) > 0.01 { return false }
      }
    }
    return true
  }
}

extension FileManager {
  fileprivate func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
