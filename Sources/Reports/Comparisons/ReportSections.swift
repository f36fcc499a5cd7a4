/// A report's JSON in sections, so that its results are decoded a few at a time: decoded values take many times the
/// memory of the text.
///
/// Nothing is decoded to find the sections. What is not JSON is found when they are decoded.
struct ReportSections {
  /// The report with an empty array of results.
  let head: [UInt8]
  /// The places of the results in the text, in sections of at most ``mostResults`` results with commas in between.
  private(set) var sections: [Range<Int>] = []

  private static let mostResults = 200

  /// Finds the sections; `nil` if the text does not have one array of results in one object.
  init?(_ json: [UInt8]) {
    var scan = JSONScan(json)
    guard let array = scan.results() else { return nil }
    head = Array(json[..<array.start]) + Array(json[array.end...])
    sections = stride(from: 0, to: array.elements.count, by: Self.mostResults).map { first in
      let last = min(first + Self.mostResults, array.elements.count) - 1
      return array.elements[first].lowerBound..<array.elements[last].upperBound
    }
  }
}

/// The structure of a JSON text: brackets, strings and commas.
private struct JSONScan {
  private let json: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ json: [UInt8]) { self.json = json }

  /// An array by the places in the text: behind the opening bracket, at the closing one, and of its elements.
  struct Elements {
    var start: Int
    var end = 0
    var elements: [Range<Int>] = []
  }

  /// Returns the array that is the member `results` of the outermost object, or `nil` if there is none or several.
  mutating func results() -> Elements? {
    var found: Elements?
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        guard let text = string() else { return nil }
        guard depth == 1, json[text].elementsEqual("results".utf8), skips(":"), skips("[") else { continue }
        guard found == nil, let array = elements() else { return nil }
        found = array
      default: break
      }
    }
    return depth == 0 ? found : nil
  }

  /// Reads the elements of an array to its end. The opening bracket was read.
  private mutating func elements() -> Elements? {
    var array = Elements(start: place)
    var first = place
    var inner = 0
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): inner += 1
      case UInt8(ascii: "]") where inner == 0:
        array.end = place - 1
        if !json[first..<array.end].allSatisfy(\.isJSONSpace) || !array.elements.isEmpty {
          array.elements.append(first..<array.end)
        }
        return array
      case UInt8(ascii: "}"), UInt8(ascii: "]"): inner -= 1
      case UInt8(ascii: "\""): if string() == nil { return nil }
      case UInt8(ascii: ",") where inner == 0:
        array.elements.append(first..<place - 1)
        first = place
      default: break
      }
    }
    return nil
  }

  /// Reads a string to its closing quotation mark, and returns the place of its characters.
  private mutating func string() -> Range<Int>? {
    let start = place
    while let byte = next() {
      if byte == UInt8(ascii: "\\") { place += 1 }
      if byte == UInt8(ascii: "\"") { return start..<place - 1 }
    }
    return nil
  }

  /// Goes behind a character if it is the next one besides space.
  private mutating func skips(_ character: Unicode.Scalar) -> Bool {
    while place < json.count, json[place].isJSONSpace { place += 1 }
    guard place < json.count, json[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func next() -> UInt8? {
    guard place < json.count else { return nil }
    defer { place += 1 }
    return json[place]
  }
}

extension UInt8 {
  /// Whether a byte is white space between values (RFC 8259, 2).
  fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
