import AutoLayout
import Graphics

/// How a document is shown, by words of which each may be left out: `of SCENE`, `on DEVICE` or `on DEVICE landscape`,
/// `in LANGUAGE`, `at SIZE`, `with LOOK`, `about RULE`, and `where OBJECT NAME=VALUE` for another value of an
/// attribute.
package struct DocumentSetting: Sendable {
  /// The id of the scene's root or of its controller, or `nil` for the first scene.
  package var scene: String?
  /// The device with its name on the command line or in documents, or `nil` for the document's canvas.
  package var device: Device?
  package var orientation = Device.Orientation.portrait
  /// The language, text size and look. Without a word, they are those of the document.
  package var traits = TraitCollection(locale: "base")
  /// The attributes that the document is to have other values for.
  package var edits: [AttributeEdit] = []
  /// The rule of which all findings are expected.
  package var rule: String?
  /// The words that are there.
  private(set) var words: Set<String> = []

  /// Reads what follows the word of a block.
  init(_ head: ExpectedRow) throws(DocumentProblem) {
    var rest = head.words.dropFirst()
    while let word = rest.popFirst() {
      guard let value = rest.popFirst() else { throw head.problem("expected a value after '\(word)'") }
      guard words.insert(word).inserted || word == "where" else { throw head.problem("there is '\(word)' twice") }
      switch word {
      case "of": scene = value
      case "on":
        guard let device = Device.named(value) ?? Device.interfaceBuilder(id: value) else {
          throw head.problem("unknown device '\(value)'")
        }
        self.device = device
        if rest.first == "landscape" {
          rest.removeFirst()
          orientation = .landscape
        }
      case "in":
        traits.locale = value
        traits.layoutDirection = LayoutDirection(locale: value)
      case "at":
        guard let size = ContentSizeCategory(rawValue: value) else { throw head.problem("unknown size '\(value)'") }
        traits.preferredContentSizeCategory = size
      case "with":
        guard let look = SystemLook.allCases.first(where: { "\($0)" == value }) else {
          throw head.problem("unknown look '\(value)'")
        }
        traits.look = look
      case "where":
        let first = edits.count
        while let pair = rest.first?.wholeMatch(of: /(\w+)=(.*)/) {
          rest.removeFirst()
          edits.append(AttributeEdit(object: value, name: String(pair.1), value: String(pair.2)))
        }
        guard edits.count > first else { throw head.problem("expected NAME=VALUE after '\(value)'") }
      case "about": rule = value
      default:
        throw head.problem("unknown word '\(word)'; expected of, on, in, at, with, about or where")
      }
    }
  }
}

/// Another value of an attribute.
package struct AttributeEdit: Sendable {
  /// The id of the object; `ID/KEY` for the element with a key in it, such as `root/frame`; or `document` or `device`.
  package var object: String
  package var name: String
  package var value: String

  /// Changes the text of a document.
  ///
  /// - Returns: Whether the document has the object.
  func apply(to text: inout String) -> Bool {
    // The expectation is in a comment, which may look like tags.
    let head = text.firstRange(of: "-->")?.upperBound ?? text.startIndex
    guard let range = range(in: text[head...].ranges(of: /<\/?\w[^>]*>/).map { text[$0] }) else { return false }
    let (tag, new) = (text[range], " \(name)=\"\(value)\"")
    if let old = tag.firstRange(of: " \(name)=\"") {
      let end = text[old.upperBound...].firstIndex(of: "\"") ?? old.upperBound
      text.replaceSubrange(old.lowerBound...end, with: new)
    } else {
      let end = tag.firstIndex { $0 == " " || $0 == "/" || $0 == ">" } ?? tag.endIndex
      text.insert(contentsOf: new, at: end)
    }
    return true
  }

  /// Returns the range of the object's tag.
  private func range(in tags: [Substring]) -> Range<String.Index>? {
    let parts = object.split(separator: "/")
    let mark = ["document", "device"].contains(parts[0]) ? "<\(parts[0]) " : " id=\"\(parts[0])\""
    guard let place = tags.firstIndex(where: { $0.contains(mark) }) else { return nil }
    let tag = tags[place]
    guard parts.count > 1 else { return tag.startIndex..<tag.endIndex }
    var depth = 0
    for tag in tags[place...] {
      if tag.hasPrefix("</") { depth -= 1 }
      if depth == 1, tag.contains(" key=\"\(parts[1])\"") { return tag.startIndex..<tag.endIndex }
      if !tag.hasPrefix("</"), !tag.hasSuffix("/>") { depth += 1 }
      if depth == 0 { return nil }
    }
    return nil
  }
}
