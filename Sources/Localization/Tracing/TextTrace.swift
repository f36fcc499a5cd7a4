import Synchronization

/// A key of a table.
package struct TextKey: Hashable, Codable, Sendable {
  /// The name of the table, such as `Localizable`, or that of the document whose texts it has.
  package var table: String
  package var key: String

  package init(table: String, key: String) {
    self.table = table
    self.key = key
  }
}

/// Follows texts from tables to the views that show them.
///
/// While a trace is on, each text of a table starts with a character that represents its key, and keeps it on its way
/// through documents and code. So a view is known to show a key, and not another key with the same text.
///
/// The characters are from the end of Plane 16, which Unicode leaves to private use and in which no known font has
/// characters: San Francisco's symbols are at the start of that plane.
package final class TextTrace: Sendable {
  /// The trace that is on, or `nil` if texts are left as they are.
  @TaskLocal package static var current: TextTrace?

  private static let first: UInt32 = 0x10_4000
  private static let last: UInt32 = 0x10_FFFD
  /// The first byte of all characters of Plane 16 in UTF-8.
  private static let leadingByte: UInt8 = 0xF4

  private struct Marks {
    var numbers: [TextKey: Int] = [:]
    var keys: [TextKey] = []
  }

  private let marks = Mutex(Marks())

  package init() {}

  /// The keys of texts that were marked, by their numbers.
  package var keys: [TextKey] { marks.withLock(\.keys) }

  /// Returns a text with the mark of its key. An empty text remains empty, and so does a text of more keys than there
  /// are marks.
  package func marked(_ text: String, _ key: TextKey) -> String {
    guard !text.isEmpty, let mark = Unicode.Scalar(Self.first + UInt32(number(of: key))), mark.value <= Self.last else {
      return text
    }
    return String(Character(mark)) + text
  }

  private func number(of key: TextKey) -> Int {
    marks.withLock { marks in
      if let known = marks.numbers[key] { return known }
      marks.numbers[key] = marks.keys.count
      marks.keys.append(key)
      return marks.keys.count - 1
    }
  }

  /// Returns whether a text may have a mark.
  package static func mayHaveMark(_ text: String) -> Bool { text.utf8.contains(leadingByte) }

  /// Returns a text without marks, and the numbers of the marks in their order.
  package static func unmarked(_ text: String) -> (text: String, marks: [Int]) {
    guard mayHaveMark(text) else { return (text, []) }
    var (scalars, marks) = (String.UnicodeScalarView(), [Int]())
    for scalar in text.unicodeScalars {
      if (first...last).contains(scalar.value) {
        marks.append(Int(scalar.value - first))
      } else {
        scalars.append(scalar)
      }
    }
    return (String(scalars), marks)
  }
}
