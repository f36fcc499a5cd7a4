/// The languages that an Xcode project names.
package struct ProjectRegions: Hashable, Sendable {
  /// The known regions without `Base`, in the order of the file.
  package private(set) var known: [LocaleIdentifier] = []
  /// The language in which the project is developed, or `nil` if the file does not name it.
  package private(set) var development: LocaleIdentifier?

  package init() {}

  /// Reads the `knownRegions` and the `developmentRegion` of a `project.pbxproj`. Anything else in the file is skipped.
  package init(projectFile bytes: [UInt8]) {
    var words = ProjectFileWords(bytes)
    while let word = words.next() {
      switch word {
      case "knownRegions" where words.next() == "=" && words.next() == "(": takeRegions(&words)
      case "developmentRegion" where words.next() == "=":
        development = words.next().flatMap { try? LocaleIdentifier($0) } ?? development
      default: continue
      }
    }
  }

  private mutating func takeRegions(_ words: inout ProjectFileWords) {
    while let word = words.next(), word != ")" {
      guard let locale = try? LocaleIdentifier(word), !locale.isBase, !known.contains(locale) else { continue }
      known.append(locale)
    }
  }
}

/// The words, quoted texts and signs of a property list in the old style, without comments and commas.
private struct ProjectFileWords {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> String? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    if bytes[index] == UInt8(ascii: "\"") {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      return String(decoding: bytes[(start + 1)..<max(start + 1, index - 1)], as: UTF8.self)
    }
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    if index == start { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") {
        index += 1
      } else {
        return
      }
    }
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
