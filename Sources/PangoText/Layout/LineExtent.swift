/// How much a line of a text contains, of what Pango cannot measure in any number.
struct LineExtent {
  /// The characters of the line as squares of their font sizes, in points. The width of a line in Pango is a 32-bit
  /// number of 1,024ths of a point.
  private var length = 0.0
  private static let longest = 800_000.0

  /// The number of tabs in the line. Pango sums up the line before each of them, so that 40,000 would take a minute.
  private var tabs = 0
  /// As many as there are tab stops on a line.
  private static let mostTabs = TabStops.maximumCount

  /// Whether the line has more than can be measured, so that the last character added has to be left out.
  var isTooLong: Bool { length > Self.longest || tabs > Self.mostTabs }

  /// Returns whether all of a text can follow, even if it is one line.
  func hasRoom(for text: String, size: Double) -> Bool {
    guard length + Double(text.utf8.count) * size <= Self.longest else { return false }
    return tabs + text.utf8.count <= Self.mostTabs || tabs + text.utf8.tabCount <= Self.mostTabs
  }

  /// Adds a text for which there is room.
  mutating func add(_ text: String, size: Double) {
    for scalar in text.unicodeScalars { add(scalar, size: size) }
  }

  /// Adds a character. A line starts after the end of another one.
  mutating func add(_ scalar: Unicode.Scalar, size: Double) {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": self = LineExtent()
    case "\t":
      length += size
      tabs += 1
    default: length += size
    }
  }
}

extension String.UTF8View {
  fileprivate var tabCount: Int {
    func count(_ bytes: some Sequence<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\t") } }
    return withContiguousStorageIfAvailable(count) ?? count(self)
  }
}
