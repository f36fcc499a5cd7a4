/// The views of a scene in words that a reader finds in the picture.
///
/// A view is called by its name. A view without one is described by a view with a name inside it, or else by the
/// nearest text: "the switch beside 'Wi-Fi'". Otherwise its class and place tell which one it is: "the second image
/// view in 'header'".
package struct ViewWords {
  /// A view of the tree.
  package struct Entry {
    var name: String
    var elementClass: String
    /// The kind of view in words, for example `image view`.
    var kind: String { elementClass.kindWords }
    /// The frame in the root's coordinates, in points.
    var rect: Rect
    /// The index of the superview, or `nil` for the root.
    var parent: Int?
    var isHidden: Bool
    var showsText: Bool
    package var hasName: Bool { !name.isEmpty }

    /// - Parameters:
    ///   - name: The view's name; may be empty.
    ///   - id: The view's identifier, which is its name if it was set in code and there is no other.
    package init(
      name: String, id: String = "", elementClass: String, rect: Rect, parent: Int?, isHidden: Bool = false,
      showsText: Bool = false
    ) {
      let name = name.isEmpty && id.isChosen(for: elementClass) ? id : name
      self.name = name.inOneLine
      self.elementClass = elementClass
      self.rect = rect
      self.parent = parent
      self.isHidden = isHidden
      self.showsText = showsText
    }
  }

  /// The views in depth-first order.
  private let entries: [Entry]

  /// The largest distances in points of a text beside, above or below the view that it describes: across a phone, as
  /// from a row's title to its switch, and two lines.
  private static let (longestRow, longestColumn) = (320.0, 60.0)

  /// - Parameter entries: The views in depth-first order, superviews before their subviews.
  package init(_ entries: [Entry]) { self.entries = entries }

  package init(_ root: LayoutNode) {
    var entries: [Entry] = []
    func add(_ node: LayoutNode, parent: Int?, origin: Point, isHidden: Bool) {
      let index = entries.count
      let corner = parent == nil ? .zero : Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      let isHidden = isHidden || node.isHidden
      entries.append(
        Entry(
          name: node.name, id: node.id, elementClass: node.elementClass,
          rect: Rect(origin: corner, size: node.frame.size),
          parent: parent, isHidden: isHidden, showsText: node.text != nil))
      for child in node.children { add(child, parent: index, origin: corner - node.contentOffset, isHidden: isHidden) }
    }
    add(root, parent: nil, origin: .zero, isHidden: false)
    self.init(entries)
  }

  /// Returns the words for a view by its index in depth-first order: `'Title'`, or `the switch beside 'Wi-Fi'`.
  package func words(at index: Int) -> String {
    entries[index].name.isEmpty ? description(at: index) : entries[index].name.inQuotes
  }

  /// Returns the words with the kind of view: `the label 'Title'`.
  package func wordsWithKind(at index: Int) -> String {
    entries[index].name.isEmpty ? description(at: index) : "the \(entries[index].kind) \(entries[index].name.inQuotes)"
  }

  private func description(at index: Int) -> String {
    let kind = entries[index].kind
    guard entries[index].parent != nil else { return "the scene's root view" }
    if let inner = firstName(inside: index) { return "the \(kind) with \(inner.inQuotes)" }
    if let (text, side) = nearestText(of: index) { return "the \(kind) \(side) \(text.inQuotes)" }
    return place(of: index)
  }

  /// Returns the name of the first visible view with one inside a view.
  private func firstName(inside index: Int) -> String? {
    descendants(of: index).map { entries[$0] }.first { !$0.name.isEmpty && !$0.isHidden }?.name
  }

  private func descendants(of index: Int) -> some Sequence<Int> {
    entries.indices.dropFirst(index + 1).prefix { isInside($0, index) }
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var next = entries[inner].parent
    while let parent = next, parent >= outer {
      if parent == outer { return true }
      next = entries[parent].parent
    }
    return false
  }

  // MARK: The nearest text

  private func nearestText(of index: Int) -> (name: String, side: String)? {
    let rect = entries[index].rect
    let texts = entries.indices.compactMap { other -> (distance: Double, name: String, side: String)? in
      let entry = entries[other]
      guard entry.showsText, !entry.name.isEmpty, !entry.isHidden, other != index, !isInside(index, other) else {
        return nil
      }
      return Self.side(of: rect, at: entry.rect).map { ($0.distance, entry.name, $0.side) }
    }
    // Of equally near texts, the first in the tree counts.
    return texts.min { $0.distance < $1.distance }.map { ($0.name, $0.side) }
  }

  /// Returns where a view is in relation to a text in the same row or column, with the distance in points.
  private static func side(of rect: Rect, at text: Rect) -> (distance: Double, side: String)? {
    let row = min(rect.maxY, text.maxY) - max(rect.minY, text.minY)
    if row > min(rect.height, text.height) / 2 {
      let gap = max(0, max(rect.minX - text.maxX, text.minX - rect.maxX))
      return gap <= longestRow ? (gap, "beside") : nil
    }
    let column = min(rect.maxX, text.maxX) - max(rect.minX, text.minX)
    guard column > min(rect.width, text.width) / 2 else { return nil }
    let gap = max(0, max(rect.minY - text.maxY, text.minY - rect.maxY))
    return gap <= longestColumn ? (gap, rect.midY < text.midY ? "above" : "below") : nil
  }

  // MARK: Class and place

  /// Returns the kind of a view with its place among those of the kind in the nearest superview with a name.
  private func place(of index: Int) -> String {
    var container = entries[index].parent ?? 0
    while entries[container].name.isEmpty, let parent = entries[container].parent { container = parent }
    let (elementClass, kind) = (entries[index].elementClass, entries[index].kind)
    let alike = descendants(of: container).filter {
      entries[$0].elementClass == elementClass || entries[$0].kind == kind
    }
    let place = entries[container].name.isEmpty ? "of the scene" : "in \(entries[container].name.inQuotes)"
    guard alike.count > 1, let number = alike.firstIndex(of: index) else {
      return "the \(kind) \(place)"
    }
    return "the \(Self.ordinal(number + 1)) \(kind) \(place)"
  }

  private static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    if number <= words.count { return words[number - 1] }
    let ending = [11, 12, 13].contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}

extension String {
  /// Whether an identifier was chosen in code: neither made from a class and position nor by Interface Builder, whose
  /// ids are numbers or have the form `8bC-Xf-vdC`.
  fileprivate func isChosen(for elementClass: String) -> Bool {
    guard self != elementClass, !utf8.contains(UInt8(ascii: "/")), !allSatisfy(\.isNumber) else { return false }
    let dashes = utf8.prefix(10).enumerated().filter { $0.element == UInt8(ascii: "-") }.map(\.offset)
    return utf8.count < 10 || dashes != [3, 6]
  }

  /// The words of the text with single spaces between them.
  fileprivate var inOneLine: String {
    isOneLine ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the text is ASCII with nothing but single spaces between words, as nearly all names are: a message about
  /// one view asks for the names of all.
  private var isOneLine: Bool {
    let space = UInt8(ascii: " ")
    var previous = space
    for byte in utf8 {
      guard byte < 0x80, byte >= space, byte != space || previous != space else { return false }
      previous = byte
    }
    return isEmpty || previous != space
  }

  /// The name in quotes, cut to 40 characters.
  fileprivate var inQuotes: String { count > 40 ? "'\(prefix(39))\u{2026}'" : "'\(self)'" }

  /// A class of views in words: `image view` for `imageView`, `cell` for the cells of tables and collections.
  fileprivate var kindWords: String {
    switch self {
    case "tableViewCell", "collectionViewCell": return "cell"
    case "tableViewCellContentView", "collectionViewCellContentView": return "content view"
    case "": return "view"
    default: return separateWords
    }
  }

  /// The words of a name that is written as one, such as `image view` for `imageView`.
  package var separateWords: String {
    reduce(into: "") { text, letter in
      text += letter.isUppercase && !text.isEmpty ? " \(letter.lowercased())" : letter.lowercased()
    }
  }
}
