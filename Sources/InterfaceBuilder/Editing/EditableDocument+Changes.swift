import Files
import Graphics
import Markup

extension EditableDocument {
  /// Returns what to replace in the file for edits, in the order of the file. An edit of an object that the document
  /// does not have changes nothing.
  package func changes(for edits: [DocumentEdit]) -> [ByteChange] {
    var changes: [ByteChange] = []
    var lists: [String: ConstraintListEdit] = [:]
    var owners: [String] = []
    for edit in edits {
      switch edit {
      case .set(let attribute, let id, let value):
        if let object = object(id) { changes += change(of: attribute, in: object.index, to: value).map { [$0] } ?? [] }
      case .setChild(let attribute, let key, let id, let value):
        if let place = object(id)?.childIndex(forKey: key) {
          changes += change(of: attribute, in: place, to: value).map { [$0] } ?? []
        }
      case .setFrame(let id, let rect): changes += frameChanges(of: id, to: rect)
      case .placeByConstraints(let id): changes += placementChanges(of: id)
      case .removeConstraint(let id):
        guard let constraint = object(id), let owner = constraint.owner else { continue }
        if lists[owner] == nil { owners.append(owner) }
        lists[owner, default: ConstraintListEdit()].removed.append(constraint.index)
      case .addConstraint(let draft, let owner):
        if lists[owner] == nil { owners.append(owner) }
        lists[owner, default: ConstraintListEdit()].added.append(draft)
      }
    }
    var ids = NewIDs(in: self)
    for owner in owners { changes += lists[owner].map { self.changes(of: $0, in: owner, &ids) } ?? [] }
    // What is added at a place comes before what is replaced there, in the order of the edits.
    let ordered = changes.enumerated().sorted { one, other in
      (one.element.start, min(one.element.count, 1), one.offset)
        < (other.element.start, min(other.element.count, 1), other.offset)
    }
    return ordered.map(\.element)
  }

  /// What happens to the constraints that a view owns.
  private struct ConstraintListEdit {
    var removed: [Int] = []
    var added: [ConstraintDraft] = []
  }

  // MARK: Attributes

  private func change(of name: String, in index: Int, to value: String?) -> ByteChange? {
    let element = spans.elements[index]
    let known = element.attributes.first { $0.name == name }
    guard let value else { return known.map { ByteChange($0.range, "") } }
    if let known {
      guard known.value != value else { return nil }
      return ByteChange(known.valueRange, Self.escaped(value, quote: known.quote))
    }
    let text = " \(name)=\"\(Self.escaped(value, quote: UInt8(ascii: "\"")))\""
    let place =
      AttributeOrder.successor(of: name, in: element)?.range.lowerBound
      ?? element.attributes.last?.range.upperBound ?? element.range.lowerBound + 1 + element.name.utf8.count
    return ByteChange(place..<place, text)
  }

  /// A view with a new frame is not misplaced any more, as Interface Builder has it after "Update Frames".
  private func frameChanges(of id: String, to rect: Rect) -> [ByteChange] {
    guard let view = object(id), let place = view.childIndex("rect", key: "frame") else { return [] }
    let values = [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)]
    let changes = values.compactMap { name, value in
      change(of: name, in: place, to: DocumentNumber.coordinate(value))
    }
    return changes + (change(of: "misplaced", in: view.index, to: nil).map { [$0] } ?? [])
  }

  private func placementChanges(of id: String) -> [ByteChange] {
    guard let view = object(id) else { return [] }
    let attributes = [("fixedFrame", nil), ("translatesAutoresizingMaskIntoConstraints", "NO")]
    return attributes.compactMap { change(of: $0.0, in: view.index, to: $0.1) }
      + (view.childIndex("autoresizingMask", key: "autoresizingMask").map { [removal(of: $0)] } ?? [])
  }

  private static func escaped(_ text: String, quote: UInt8) -> String {
    text.escaped { scalar in
      switch scalar {
      // As themselves they are read as spaces (XML 1.0, 3.3.3).
      case "\n", "\t", "\r": return scalar.numberedReference
      case "&", "<", Unicode.Scalar(quote): return scalar.entity
      default: return nil
      }
    }
  }

  // MARK: Constraints

  private func changes(of edit: ConstraintListEdit, in owner: String, _ ids: inout NewIDs) -> [ByteChange] {
    guard let view = object(owner) else { return [] }
    guard let place = view.childIndex("constraints") else {
      let lines = edit.added.map { line(for: $0, &ids).text }
      return lines.isEmpty ? [] : [insertion(ofList: lines, in: view.index)]
    }
    let list = spans.elements[place]
    guard Set(edit.removed) != Set(list.children) || !edit.added.isEmpty else { return [removal(of: place)] }
    return edit.removed.map(removal)
      + edit.added.map { draft in
        let new = line(for: draft, &ids)
        // Xcode sorts constraints by their ids.
        let next = list.children.first { (spans.elements[$0]["id"] ?? "") > new.id }
        return insertion(of: [new.text], in: place, before: next)
      }
  }

  private func line(for draft: ConstraintDraft, _ ids: inout NewIDs) -> (id: String, text: String) {
    let id = ids.next(for: draft)
    let attributes = draft.attributes(id: id).map { " \($0.name)=\"\($0.value)\"" }.joined()
    return (id, "<constraint\(attributes)/>")
  }

  /// Adds a list of constraints to a view that has none, where Xcode has it.
  private func insertion(ofList lines: [String], in index: Int) -> ByteChange {
    let view = spans.elements[index]
    let earlier: Set<String> = [
      "rect", "autoresizingMask", "subviews", "animations", "gestureRecognizers", "accessibility",
      "keyboardLayoutGuide",
      "tableViewCellContentView",
    ]
    let next = view.children.first { child in
      let element = spans.elements[child]
      if earlier.contains(element.name) || element["key"] == "contentView" { return false }
      return !(element.name == "viewLayoutGuide" && element["key"] == "safeArea")
        && !(element.name == "color" && ["backgroundColor", "tintColor"].contains(element["key"]))
    }
    let unit = indentationUnit(of: index)
    return insertion(of: ["<constraints>"] + lines.map { unit + $0 } + ["</constraints>"], in: index, before: next)
  }

  // MARK: Lines

  /// Inserts lines before a child of an element, or at its end.
  private func insertion(of lines: [String], in index: Int, before child: Int?) -> ByteChange {
    let element = spans.elements[index]
    let outer = indentation(at: element.range.lowerBound)
    guard let outer else {
      let place = child.map { spans.elements[$0].range.lowerBound } ?? contentEnd(of: element)
      return ByteChange(place..<place, lines.map { $0.trimming }.joined())
    }
    let inner =
      element.children.lazy.compactMap { indentation(at: spans.elements[$0].range.lowerBound) }.first
      ?? outer + indentationUnit(of: index)
    let text = lines.map { inner + $0 + lineEnd }.joined()
    if element.isSelfClosing {
      return ByteChange(element.tagEnd..<element.range.upperBound, ">\(lineEnd)\(text)\(outer)</\(element.name)>")
    }
    guard let child else {
      let place = lineStart(of: contentEnd(of: element)) ?? contentEnd(of: element)
      return ByteChange(place..<place, text)
    }
    let start = spans.elements[child].range.lowerBound
    guard let place = lineStart(of: start) else {
      return ByteChange(start..<start, lines.map { $0.trimming }.joined())
    }
    return ByteChange(place..<place, text)
  }

  /// Removes an element, with its line if it has one of its own.
  private func removal(of index: Int) -> ByteChange {
    let range = spans.elements[index].range
    guard let start = lineStart(of: range.lowerBound), let end = endOfLine(after: range.upperBound) else {
      return ByteChange(range, "")
    }
    return ByteChange(start..<end, "")
  }

  /// Where an element's end tag begins.
  private func contentEnd(of element: DocumentSpans.Element) -> Int {
    guard !element.isSelfClosing else { return element.range.upperBound }
    return bytes[..<element.range.upperBound].lastIndex(of: UInt8(ascii: "<")) ?? element.range.upperBound
  }

  /// Returns the start of the line in which a place is the first that is not blank, or `nil` if something precedes it.
  private func lineStart(of place: Int) -> Int? {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") {
      guard bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") else { return nil }
      start -= 1
    }
    return start
  }

  /// Returns the place after the end of a line, or `nil` if something else follows.
  private func endOfLine(after place: Int) -> Int? {
    var end = place
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\n") { return end + 1 }
      guard [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[end]) else { return nil }
      end += 1
    }
    return nil
  }

  private func indentation(at place: Int) -> String? {
    lineStart(of: place).map { String(decoding: bytes[$0..<place], as: UTF8.self) }
  }

  /// What one more level of nesting adds: four spaces in Xcode.
  private func indentationUnit(of index: Int) -> String {
    let element = spans.elements[index]
    let own = indentation(at: element.range.lowerBound) ?? ""
    let around = element.parent.flatMap { indentation(at: spans.elements[$0].range.lowerBound) } ?? ""
    return own.utf8.dropping(prefix: around).flatMap { $0.isEmpty ? nil : String($0) } ?? "    "
  }

  private var lineEnd: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

extension String {
  fileprivate var trimming: Substring { drop { $0 == " " || $0 == "\t" } }
}

/// Ids for new objects, in the form of Xcode's: `kPz-4D-x9Q`.
///
/// They depend on the document and the object only, so that a fix that was shown is the one that is written.
private struct NewIDs {
  private let document: EditableDocument
  private var used: Set<String> = []
  private let seed: UInt64

  init(in document: EditableDocument) {
    self.document = document
    seed = Self.hash(document.bytes, from: 0xCBF2_9CE4_8422_2325)
  }

  mutating func next(for draft: ConstraintDraft) -> String {
    let text = draft.attributes(id: "").map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    var state = Self.hash(Array(text.utf8), from: seed)
    while true {
      let id = Self.id(&state)
      if !document.hasID(id), used.insert(id).inserted { return id }
    }
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  private static func id(_ state: inout UInt64) -> String {
    let characters = (0..<8).map { _ in
      // The generator of PCG's reference implementation.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return letters[Int((state >> 33) % UInt64(letters.count))]
    }
    return "\(String(characters[..<3]))-\(String(characters[3..<5]))-\(String(characters[5...]))"
  }

  /// Returns the FNV-1a hash of bytes.
  private static func hash(_ bytes: [UInt8], from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
