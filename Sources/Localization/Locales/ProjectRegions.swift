/// The languages that an Xcode project names.
package struct ProjectRegions: Hashable, Sendable {
  /// The known regions without `Base`, in the order of the file.
  package private(set) var known: [LocaleIdentifier] = []
  /// The language in which the project is developed, or `nil` if the file does not name it.
  package private(set) var development: LocaleIdentifier?
  /// The languages of which the file names folders, such as `de.lproj`.
  package private(set) var folders: Set<LocaleIdentifier> = []
  /// Whether the project has folders whose files it does not name, as since Xcode 16, so that any language may be in
  /// them.
  package private(set) var hasSynchronizedFolders = false

  package init() {}

  /// Reads the `knownRegions` and the `developmentRegion` of a `project.pbxproj`, and what it says of folders. Anything
  /// else in the file is skipped.
  package init(projectFile bytes: [UInt8]) {
    for place in bytes.places(of: ".lproj") {
      let name = bytes[..<place].reversed().prefix { $0 >= 0x80 || Self.isPartOfTag($0) }.reversed()
      if let locale = try? LocaleIdentifier(String(decoding: Array(name), as: UTF8.self)) { folders.insert(locale) }
    }
    hasSynchronizedFolders = !bytes.places(of: "PBXFileSystemSynchronizedRootGroup").isEmpty
    var words = ProjectFileWords(bytes)
    while let word = words.next() {
      if words.are(word, "knownRegions"), words.take("="), words.take("(") {
        takeRegions(&words)
      } else if words.are(word, "developmentRegion"), words.take("=") {
        development = words.next().flatMap { try? LocaleIdentifier(words.text(of: $0)) } ?? development
      }
    }
  }

  private static func isPartOfTag(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x30 && byte <= 0x39
      || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  private mutating func takeRegions(_ words: inout ProjectFileWords) {
    while let word = words.next(), !words.are(word, ")") {
      guard let locale = try? LocaleIdentifier(words.text(of: word)), !locale.isBase, !known.contains(locale) else {
        continue
      }
      known.append(locale)
    }
  }
}

/// The words, quoted texts and signs of a property list in the old style, without comments and commas.
private struct ProjectFileWords {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Moves past the next word and returns where its text is, or returns `nil` at the end.
  mutating func next() -> Range<Int>? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    if bytes[index] == UInt8(ascii: "\"") {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      return (start + 1)..<max(start + 1, index - 1)
    }
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    if index == start { index += 1 }
    return start..<index
  }

  /// Moves past the next word, and returns whether it is a text.
  mutating func take(_ text: StaticString) -> Bool { next().map { are($0, text) } ?? false }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether the bytes of a range are those of a text.
  func are(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount
      && range.indices.allSatisfy { bytes[$0] == text.utf8Start[$0 - range.lowerBound] }
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if isAt("/", then: "*") {
        index += 2
        while index < bytes.count, !isAt("*", then: "/") { index += 1 }
        index = min(index + 2, bytes.count)
      } else if isAt("/", then: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") {
        index += 1
      } else {
        return
      }
    }
  }

  private func isAt(_ first: Unicode.Scalar, then second: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: first) && bytes[index + 1] == UInt8(ascii: second)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "-"):
      true
    default: byte >= 128
    }
  }
}

extension [UInt8] {
  /// Returns the indices at which a word of ASCII begins.
  fileprivate func places(of word: String) -> [Int] {
    let word = Array(word.utf8)
    guard let first = word.first, count >= word.count else { return [] }
    return withUnsafeBufferPointer { bytes in
      (0...(bytes.count - word.count)).filter { start in
        bytes[start] == first && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
      }
    }
  }
}
