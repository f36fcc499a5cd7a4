import Files

/// A pattern of paths as XcodeGen and Tuist have it: `*` and `?` match within a name, `**` matches folders at any
/// depth, and braces enclose choices.
///
/// Source: "ProjectSpec", XcodeGen; "FileListGlob", Tuist.
package struct PathPattern: Hashable, Sendable {
  /// The folder above the first name with a special character, or the whole path without any.
  package let folder: String
  /// The names below the folder, each with its choices.
  private let names: [[[UInt8]]]

  /// More choices than this are not told apart: the name then matches none.
  private static let mostChoices = 64

  /// - Parameters:
  ///   - pattern: The pattern, relative to a folder or absolute.
  ///   - folder: The absolute path of the folder.
  package init(_ pattern: String, in folder: String) {
    let all = ProjectPath.absolute(pattern, in: folder).utf8.split(separator: "/").map(String.init)
    let plain = all.prefix { name in !name.utf8.contains { "*?{[".utf8.contains($0) } }
    self.folder = "/" + plain.joined(separator: "/")
    names = all.dropFirst(plain.count).map { Self.choices(of: $0).map { Array($0.utf8) } }
  }

  /// Returns whether the pattern matches a path or a folder above it.
  package func matches(_ path: String) -> Bool {
    guard let rest = ProjectPath.path(path, below: folder) else { return false }
    guard !names.isEmpty else { return true }
    // `reached[i]`: the first i names of the pattern match the names of the path so far.
    var reached = [true] + Array(repeating: false, count: names.count)
    skipDeep(&reached)
    for name in rest.utf8.split(separator: "/") {
      let name = Array(name.utf8)
      var next = Array(repeating: false, count: reached.count)
      for index in names.indices where reached[index] {
        if Self.isDeep(names[index]) {
          next[index] = true
        } else if names[index].contains(where: { Self.matches(name, $0) }) {
          next[index + 1] = true
        }
      }
      skipDeep(&next)
      if next[names.count] { return true }
      reached = next
    }
    return reached[names.count]
  }

  /// `**` can match no folder at all. At the end it matches what is in the folder, and not the folder alone.
  private func skipDeep(_ reached: inout [Bool]) {
    for index in names.indices where reached[index] && Self.isDeep(names[index]) { reached[index + 1] = true }
  }

  private static func isDeep(_ choices: [[UInt8]]) -> Bool { choices == [Array("**".utf8)] }

  /// Returns whether a name matches one with `*` and `?`: a star first matches nothing, then one more byte each time
  /// that the rest does not match.
  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (index, place) = (0, 0)
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") || pattern[place] == name[index] {
        (index, place) = (index + 1, place + 1)
      } else if let last = star {
        star = (last.place, last.index + 1)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Returns the names that a name with braces stands for: `a{b,c}` stands for `ab` and `ac`.
  private static func choices(of name: String) -> [String] {
    var done: [String] = []
    var pending = [name]
    while let next = pending.popLast() {
      guard done.count + pending.count < mostChoices else { return [] }
      guard let open = next.utf8.firstIndex(of: "{"), let close = next[open...].utf8.firstIndex(of: "}") else {
        done.append(next)
        continue
      }
      let (head, tail) = (next[..<open], next[next.utf8.index(after: close)...])
      pending += next[next.utf8.index(after: open)..<close].utf8.split(separator: ",", omittingEmptySubsequences: false)
        .map { String(head + $0 + tail) }
    }
    return done
  }
}
