import Files

/// Finds the pictures that elements of HTML show.
struct MarkupTags {
  private let source: SourceText
  private(set) var references: [PictureReference] = []

  /// The attributes with pictures, by the names of their elements.
  private static let attributes: [String: [String]] = [
    "img": ["src", "srcset"], "source": ["srcset"], "video": ["poster"], "object": ["data"], "figure": ["src"],
  ]
  /// The elements whose content is no markup.
  private static let texts: Set<String> = ["script", "style", "textarea", "title"]
  /// The most characters of the value of an attribute in braces.
  private static let longestCode = 500
  private static let pictureTypes = [".png", ".svg", ".pdf", ".jpg", ".jpeg", ".gif", ".webp"]

  /// The last quotation marks, after which there is no end of a value in such marks.
  private let lastQuotes: [Unicode.Scalar: Int]

  init(_ source: SourceText) {
    self.source = source
    lastQuotes = "\"'".unicodeScalars.reduce(into: [:]) { $0[$1] = source.letters.lastIndex(of: $1) }
  }

  /// Returns the pictures of a document in HTML.
  static func references(in source: SourceText) -> [PictureReference] {
    var tags = MarkupTags(source)
    var index = 0
    while index < source.letters.count {
      if source.has("<!--", at: index) {
        index = source.index(of: "-->", from: index + 4).map { $0 + 3 } ?? source.letters.count
      } else if source.letters[index] == "<", let tag = tags.read(at: index) {
        index = tag.end
        if texts.contains(tag.name) { index = tags.end(of: tag.name, from: index) }
      } else {
        index += 1
      }
    }
    return tags.references
  }

  private func end(of element: String, from start: Int) -> Int {
    var index = start
    while let next = source.index(of: "</", from: index) {
      let name = source.text(next + 2..<min(next + 2 + element.unicodeScalars.count, source.letters.count))
      if name.lowercased() == element { return next }
      index = next + 2
    }
    return source.letters.count
  }

  /// Reads the start tag at an index, and adds its pictures.
  ///
  /// - Returns: The name and the index after the tag, or `nil` if there is no start tag.
  mutating func read(at start: Int) -> (name: String, end: Int)? {
    read(at: start + 1, untilOneOf: [">"])
  }

  /// Reads a name with attributes, such as those of a tag.
  ///
  /// - Parameter ends: What ends the attributes.
  mutating func read(at start: Int, untilOneOf ends: [String]) -> (name: String, end: Int)? {
    let letters = source.letters
    var index = start
    while index < letters.count, Self.isOfName(letters[index]) { index += 1 }
    guard index > start, letters[start].isLetter else { return nil }
    let name = source.text(start..<index)
    var found: [PictureReference] = []
    while index < letters.count {
      index = source.skippingSpace(from: index)
      if let end = ends.first(where: { source.has($0, at: index) }) {
        references += found
        return (name.lowercased(), index + end.unicodeScalars.count)
      }
      let nameStart = index
      while index < letters.count, Self.isOfName(letters[index]) { index += 1 }
      guard index > nameStart else {
        guard index < letters.count, letters[index] != "<" else { return nil }
        index += 1
        continue
      }
      let attribute = source.text(nameStart..<index).lowercased()
      let equals = source.skippingSpace(from: index)
      guard equals < letters.count, letters[equals] == "=" else { continue }
      guard let value = value(at: source.skippingSpace(from: equals + 1), before: ends) else { return nil }
      found += pictures(in: value.range, of: attribute, in: name, isCode: value.isCode)
      index = value.end
    }
    return nil
  }

  private static func isOfName(_ letter: Unicode.Scalar) -> Bool {
    letter.isLetter || letter.isNumber || letter == "-" || letter == "_" || letter == ":" || letter == "."
  }

  /// Returns the range of an attribute's value, which can be in quotation marks or in the braces of a component.
  private func value(at start: Int, before ends: [String]) -> (range: Range<Int>, end: Int, isCode: Bool)? {
    let letters = source.letters
    guard start < letters.count else { return nil }
    switch letters[start] {
    case "\"", "'":
      guard let last = lastQuotes[letters[start]], last > start,
        let end = letters[(start + 1)...].firstIndex(of: letters[start])
      else { return nil }
      return (start + 1..<end, end + 1, false)
    case "{":
      var depth = 0
      for index in start..<min(start + Self.longestCode, letters.count) {
        if letters[index] == "{" { depth += 1 }
        if letters[index] == "}" { depth -= 1 }
        if depth == 0 { return (start + 1..<index, index + 1, true) }
      }
      return nil
    default:
      var end = start
      while end < letters.count, !letters[end].isWhitespace, !ends.contains(where: { source.has($0, at: end) }) {
        end += 1
      }
      return (start..<end, end, false)
    }
  }

  // MARK: Pictures

  private func pictures(
    in range: Range<Int>, of attribute: String, in element: String, isCode: Bool
  ) -> [PictureReference] {
    let isComponent = element.first?.isUppercase == true
    let isKnown = Self.attributes[element.lowercased()]?.contains(attribute) == true
    guard isKnown || isComponent else { return [] }
    let ranges = isCode ? quoted(in: range) : attribute == "srcset" ? candidates(in: range) : [range]
    return ranges.compactMap { range in
      let target = source.text(range).trimmingSpace.resolvingReferences
      guard !target.isEmpty else { return nil }
      // A component may have any attribute.
      guard !isComponent || Self.pictureTypes.contains(where: target.lowercased().utf8.hasSuffix) else { return nil }
      return PictureReference(target: target, line: source.line(at: range.lowerBound))
    }
  }

  /// Returns the ranges of the addresses in `a.png 1x, b.png 2x`.
  private func candidates(in range: Range<Int>) -> [Range<Int>] {
    var candidates: [Range<Int>] = []
    for part in source.letters[range].split(separator: ",") {
      let address = part.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      if !address.isEmpty { candidates.append(address.startIndex..<address.endIndex) }
    }
    return candidates
  }

  /// Returns the ranges of the texts in quotation marks, as in `useBaseUrl('/img/a.png')`.
  private func quoted(in range: Range<Int>) -> [Range<Int>] {
    var texts: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let letter = source.letters[index]
      if letter.isOne(of: "\"'`"), let end = source.letters[(index + 1)..<range.upperBound].firstIndex(of: letter) {
        texts.append(index + 1..<end)
        index = end
      }
      index += 1
    }
    return texts
  }
}

extension String {
  /// The text without white space around it.
  var trimmingSpace: String {
    var rest = unicodeScalars[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The text with the characters that its references of HTML stand for, as far as addresses need them.
  var resolvingReferences: String {
    guard utf8.contains("&") else { return self }
    return [("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(self) { $0.utf8.replacing($1.0, with: $1.1) }
  }
}
