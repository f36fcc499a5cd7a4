import Files

/// A pattern of paths as XcodeGen and Tuist have it: `*` and `?` match within a name, `**` matches folders at any
/// depth, and braces enclose choices.
///
/// Source: "ProjectSpec", XcodeGen; "FileListGlob", Tuist.
package struct PathPattern: Hashable, Sendable {
  /// The folder above the first name with a special character, or the whole path without any.
  package let folder: String
  /// The names below the folder.
  private let names: [NamePattern]

  /// - Parameters:
  ///   - pattern: The pattern, relative to a folder or absolute.
  ///   - folder: The absolute path of the folder.
  package init(_ pattern: String, in folder: String) {
    let all = ProjectPath.absolute(pattern, in: folder).utf8.split(separator: "/").map(String.init)
    let plain = all.prefix { name in !name.utf8.contains { "*?{[".utf8.contains($0) } }
    self.folder = "/" + plain.joined(separator: "/")
    names = all.dropFirst(plain.count).map { NamePattern($0) }
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
        if names[index].isDeep {
          next[index] = true
        } else if names[index].matches(name) {
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
    for index in names.indices where reached[index] && names[index].isDeep { reached[index + 1] = true }
  }
}

/// A pattern of one name.
///
/// A name is matched with all choices at once, byte by byte: the pattern is an automaton, and the states that the bytes
/// so far lead to are kept (Thompson, "Regular expression search algorithm", 1968). Names with ten pairs of braces
/// would have a thousand names or more to compare one by one.
private struct NamePattern: Hashable, Sendable {
  /// Whether it matches folders at any depth.
  let isDeep: Bool
  /// The states, of which the one after the last is that of a name that matches.
  private let states: [State]

  private enum State: Hashable {
    /// A byte leads to the next state.
    case byte(UInt8)
    case anyByte
    /// Any byte leads back here, and the next state needs none.
    case anyText
    /// The state stands for some of those after it.
    case choice([Int])
  }

  init(_ name: String) {
    isDeep = name.utf8.elementsEqual("**".utf8)
    let bytes = Array(name.utf8)
    let braces = Self.pairsOfBraces(in: bytes)
    var states: [State] = []
    var open: [Group] = []
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "*"): states.append(.anyText)
      case UInt8(ascii: "?"): states.append(.anyByte)
      case UInt8(ascii: "{") where braces.opening.contains(place):
        open.append(Group(start: states.count))
        states.append(.choice([]))
      case UInt8(ascii: ",") where !open.isEmpty:
        open[open.count - 1].ends.append(states.count)
        states.append(.choice([]))
      case UInt8(ascii: "}") where braces.closing.contains(place):
        let group = open.removeLast()
        states[group.start] = .choice([group.start + 1] + group.ends.map { $0 + 1 })
        for end in group.ends { states[end] = .choice([states.count]) }
      default: states.append(.byte(byte))
      }
    }
    self.states = states
  }

  /// Braces that are being read.
  private struct Group {
    /// The state in which one of the choices is made.
    var start: Int
    /// The states at the ends of the choices but the last.
    var ends: [Int] = []
  }

  /// Returns the places of braces that have a partner.
  private static func pairsOfBraces(in name: [UInt8]) -> (opening: Set<Int>, closing: Set<Int>) {
    var open: [Int] = []
    var pairs: (opening: Set<Int>, closing: Set<Int>) = ([], [])
    for (place, byte) in name.enumerated() {
      if byte == UInt8(ascii: "{") { open.append(place) }
      guard byte == UInt8(ascii: "}"), let start = open.popLast() else { continue }
      pairs.opening.insert(start)
      pairs.closing.insert(place)
    }
    return pairs
  }

  func matches(_ name: [UInt8]) -> Bool {
    var reached = [Bool](repeating: false, count: states.count + 1)
    reached[0] = true
    follow(&reached)
    for byte in name {
      var next = [Bool](repeating: false, count: reached.count)
      for (index, state) in states.enumerated() where reached[index] {
        switch state {
        case .byte(let literal): if literal == byte { next[index + 1] = true }
        case .anyByte: next[index + 1] = true
        case .anyText: next[index] = true
        case .choice: break
        }
      }
      follow(&next)
      reached = next
    }
    return reached[states.count]
  }

  /// Adds the states that need no further byte, which come after those that lead to them.
  private func follow(_ reached: inout [Bool]) {
    for (index, state) in states.enumerated() where reached[index] {
      switch state {
      case .anyText: reached[index + 1] = true
      case .choice(let others): for other in others { reached[other] = true }
      case .byte, .anyByte: break
      }
    }
  }
}
