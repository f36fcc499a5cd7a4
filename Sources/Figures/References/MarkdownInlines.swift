import Files

/// Finds the pictures in the text of a paragraph or heading of Markdown.
///
/// The rules are those of CommonMark 0.31.2: "Images", "Code spans" and "Raw HTML". Rules for emphasis and links do not
/// matter here.
struct MarkdownInlines {
  /// A picture, or the label of the definition that has it.
  enum Picture {
    case target(PictureReference)
    case label(String)
  }

  private let source: SourceText
  private var tags: MarkupTags
  private(set) var pictures: [Picture] = []
  /// The brackets that close others, by the indices of these.
  private var brackets: [Int: Int] = [:]
  /// Whether the rest of the text has no end of a comment.
  private var hasNoCommentEnd = false

  /// The directives of DocC that show pictures, with the arguments that name them.
  private static let directives: [(name: String, argument: String)] = [
    ("@Image(", "source:"), ("@PageImage(", "source:"), ("@Video(", "poster:"),
  ]
  /// What ends the title of a picture, by its beginning.
  private static let titleEnds: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "(": ")"]
  /// The most characters of a label (CommonMark, "Link reference definitions").
  static let longestLabel = 999
  /// The most parentheses in each other in a target: as many as the reference implementation allows.
  private static let mostParentheses = 32
  /// The most characters between the name of a directive and the argument that names its picture.
  private static let longestArguments = 1_000
  /// The most characters of an expression of Jekyll.
  private static let longestExpression = 200

  private init(_ source: SourceText) {
    self.source = source
    tags = MarkupTags(source)
  }

  /// - Parameter isMarkup: Whether only elements of HTML have a meaning.
  static func pictures(in lines: [SourceLine], isMarkup: Bool = false) -> [Picture] {
    let source = SourceText(lines)
    if isMarkup { return MarkupTags.references(in: source).map(Picture.target) }
    var inlines = MarkdownInlines(source)
    inlines.read()
    return inlines.pictures
  }

  private var letters: [Unicode.Scalar] { source.letters }

  private mutating func read() {
    findBrackets()
    var index = 0
    while index < letters.count {
      switch letters[index] {
      case "\\": index += 2
      case "`": index = endOfCode(from: index)
      case "<": index = readMarkup(at: index)
      case "!" where source.has("![", at: index): index = readImage(at: index)
      case "@": index = readDirective(at: index)
      case "{" where source.has("{{<", at: index) || source.has("{{%", at: index): index = readShortcode(at: index)
      default: index += 1
      }
    }
  }

  /// Returns the index after the code span that begins with backquotes, or after these if as many do not follow.
  private func endOfCode(from start: Int) -> Int {
    let content = endOfRun(from: start)
    var index = content
    while let next = letters[index...].firstIndex(of: "`") {
      let end = endOfRun(from: next)
      if end - next == content - start { return end }
      index = end
    }
    return content
  }

  private func endOfRun(from start: Int) -> Int {
    letters[start...].firstIndex { $0 != letters[start] } ?? letters.count
  }

  // MARK: HTML and directives

  private mutating func readMarkup(at start: Int) -> Int {
    if source.has("<!--", at: start), !hasNoCommentEnd {
      if let end = source.index(of: "-->", from: start + 4) { return end + 3 }
      hasNoCommentEnd = true
    }
    return takingTags { tags in tags.read(at: start)?.end } ?? start + 1
  }

  /// A shortcode of Hugo: `{{< figure src="a.png" >}}`.
  private mutating func readShortcode(at start: Int) -> Int {
    let name = source.skippingSpace(from: start + 3)
    return takingTags { tags in tags.read(at: name, untilOneOf: [">}}", "%}}"])?.end } ?? start + 1
  }

  private mutating func takingTags(_ read: (inout MarkupTags) -> Int?) -> Int? {
    let known = tags.references.count
    let end = read(&tags)
    pictures += tags.references.dropFirst(known).map(Picture.target)
    return end
  }

  /// `@Image(source: "name", alt: "...")` and `@Image(source: name)`.
  private mutating func readDirective(at start: Int) -> Int {
    guard let directive = Self.directives.first(where: { source.has($0.name, at: start) }) else { return start + 1 }
    let arguments = start + directive.name.unicodeScalars.count
    guard let argument = source.index(of: directive.argument, from: arguments, atMost: Self.longestArguments) else {
      return arguments
    }
    var index = source.skippingSpace(from: argument + directive.argument.unicodeScalars.count)
    let isQuoted = index < letters.count && letters[index] == "\""
    if isQuoted { index += 1 }
    let value = letters[index...].prefix { isQuoted ? $0 != "\"" : $0 != "," && $0 != ")" && !$0.isWhitespace }
    if !value.isEmpty {
      pictures.append(
        .target(PictureReference(target: source.text(value.startIndex..<value.endIndex), line: source.line(at: index))))
    }
    return value.endIndex
  }

  // MARK: Images

  /// `![alternative text](target "title")`, `![text][label]`, `![label][]` and `![label]`.
  private mutating func readImage(at start: Int) -> Int {
    let textStart = start + 2
    guard let textEnd = brackets[start + 1] else { return textStart }
    let next = textEnd + 1
    if next < letters.count, letters[next] == "(", let target = Self.destination(in: source, from: next + 1),
      let end = endOfTarget(from: target.end)
    {
      if !target.text.isEmpty {
        pictures.append(.target(PictureReference(target: target.text, line: source.line(at: target.start))))
      }
      return end
    }
    if next < letters.count, letters[next] == "[", let end = brackets[next] {
      let label = end == next + 1 ? textStart..<textEnd : next + 1..<end
      pictures.append(.label(source.text(label)))
      return end + 1
    }
    pictures.append(.label(source.text(textStart..<textEnd)))
    return next
  }

  /// Finds the bracket that closes each other one.
  private mutating func findBrackets() {
    var open: [Int] = []
    var index = 0
    while index < letters.count {
      switch letters[index] {
      case "\\": index += 1
      case "`":
        index = endOfCode(from: index)
        continue
      case "[": open.append(index)
      case "]": if let start = open.popLast() { brackets[start] = index }
      default: break
      }
      index += 1
    }
  }

  /// Returns the index after the parenthesis that ends a target, with a title before it or without.
  private func endOfTarget(from start: Int) -> Int? {
    var index = source.skippingSpace(from: start)
    if index > start, index < letters.count, let close = Self.titleEnds[letters[index]] {
      index += 1
      while index < letters.count, letters[index] != close { index += letters[index] == "\\" ? 2 : 1 }
      index = source.skippingSpace(from: index + 1)
    }
    // Other dialects have a size there: `=200x`.
    if index < letters.count, letters[index] == "=" {
      index = letters[index...].firstIndex { $0 == ")" || $0.isNewline } ?? letters.count
    }
    return index < letters.count && letters[index] == ")" ? index + 1 : nil
  }

  /// Reads the target of a picture (CommonMark, "Link destination").
  ///
  /// - Returns: The target without escapes, where it starts, and the index after it.
  static func destination(in source: SourceText, from start: Int) -> (text: String, start: Int, end: Int)? {
    let letters = source.letters
    var index = source.skippingSpace(from: start)
    guard index < letters.count else { return nil }
    let isBracketed = letters[index] == "<"
    if isBracketed { index += 1 }
    let first = index
    var (text, depth) = ("", 0)
    while index < letters.count {
      let letter = letters[index]
      if letter == "\\", index + 1 < letters.count, letters[index + 1].isASCIIPunctuation {
        text.unicodeScalars.append(letters[index + 1])
        index += 2
        continue
      }
      // Jekyll fills in an expression, which may have spaces, before it reads the Markdown.
      if index == first, source.has("{{", at: index),
        let end = source.index(of: "}}", from: index, atMost: longestExpression)
      {
        text += source.text(index..<end + 2)
        index = end + 2
        continue
      }
      if isBracketed {
        if letter == ">" { return (text.resolvingReferences, first, index + 1) }
        if letter == "<" || letter.isNewline { return nil }
      } else {
        if letter.isWhitespace || letter == ")" && depth == 0 { break }
        if letter == "(" { depth += 1 }
        if depth > mostParentheses { return nil }
        if letter == ")" { depth -= 1 }
      }
      text.unicodeScalars.append(letter)
      index += 1
    }
    return isBracketed || depth != 0 ? nil : (text.resolvingReferences, first, index)
  }
}
