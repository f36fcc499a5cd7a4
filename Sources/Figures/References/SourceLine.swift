import Files

/// A line of a source, without its end.
struct SourceLine {
  var text: Substring.UnicodeScalarView
  /// The number of the line, starting at 1.
  let number: Int

  /// Returns the lines of a text, which end with a line feed, a carriage return, or both.
  static func lines(of text: String) -> [SourceLine] {
    let content = text.utf8.dropping(prefix: "\u{FEFF}") ?? text[...]
    return content.utf8.lines.enumerated().map { SourceLine(text: $1.unicodeScalars, number: $0 + 1) }
  }

  /// The number of columns before the first character that is no space. Tabs end at multiples of four columns.
  var indent: Int {
    var columns = 0
    for letter in text {
      if letter == " " { columns += 1 } else if letter == "\t" { columns += 4 - columns % 4 } else { break }
    }
    return columns
  }

  /// The text without the spaces around it.
  var trimmed: Substring.UnicodeScalarView {
    var rest = text.drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }

  var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }
}

extension SourceLine {
  /// Returns the documentation comments of Swift code, each as the lines of its text: `/// text`, or from `/**` to
  /// `*/`.
  static func comments(in lines: [SourceLine]) -> [[SourceLine]] {
    var comments: [[SourceLine]] = []
    var isInBlock = false
    var isContinued = false
    for line in lines {
      var text = line.trimmed
      let isLine = !isInBlock && text.hasPrefix("///")
      if isLine {
        text = text.dropFirst(3)
        if text.first == " " { text = text.dropFirst() }
      } else if !isInBlock, text.hasPrefix("/**") {
        (isInBlock, isContinued) = (true, false)
        text = text.dropFirst(3)
      } else if isInBlock, text.hasPrefix("*"), !text.hasPrefix("*/") {
        text = text.dropFirst()
        if text.first == " " { text = text.dropFirst() }
      }
      guard isLine || isInBlock else {
        isContinued = false
        continue
      }
      if isInBlock, let end = text.firstRange(of: "*/") {
        text = text[..<end.lowerBound]
        isInBlock = false
      }
      if !isContinued { comments.append([]) }
      comments[comments.count - 1].append(SourceLine(text: text, number: line.number))
      isContinued = isLine || isInBlock
    }
    return comments
  }
}

/// Several lines as one text, whose Unicode scalars know their lines.
struct SourceText {
  private(set) var letters: [Unicode.Scalar] = []
  private var numbers: [Int] = []

  init(_ lines: [SourceLine]) {
    for line in lines {
      letters += line.text
      letters.append("\n")
      numbers += Array(repeating: line.number, count: letters.count - numbers.count)
    }
  }

  /// Returns the number of the line of a character.
  func line(at index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : numbers.last ?? 1 }

  /// Returns whether a text begins at an index.
  func has(_ text: String, at index: Int) -> Bool {
    var index = index
    for letter in text.unicodeScalars {
      guard index < letters.count, letters[index] == letter else { return false }
      index += 1
    }
    return true
  }

  /// Returns the index of the first occurrence of a text at or after an index, or `nil` if there is none.
  ///
  /// - Parameter length: The number of characters to search. A search that may begin at every character must not go on
  ///   to the end of the text.
  func index(of text: String, from start: Int, atMost length: Int = .max) -> Int? {
    guard let first = text.unicodeScalars.first, start < letters.count else { return nil }
    let end = start + min(length, letters.count - start)
    return (start..<end).first { letters[$0] == first && has(text, at: $0) }
  }

  /// Returns the first index at or after another whose character is not white space.
  func skippingSpace(from start: Int) -> Int {
    var index = start
    while index < letters.count, letters[index].isWhitespace { index += 1 }
    return index
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(letters[range])) }
}
