/// Cairo names the images and layers of an SVG by a number that counts every surface of the process.
enum SVGIdentifiers {
  /// The same document, its images and layers numbered from 1 in the order in which they are first named.
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var rest = document[...]
    while let name = takeNumber(from: &rest, copyingTo: &result) {
      let number = numbers[name, default: numbers.count + 1]
      numbers[name] = number
      result += String(number).utf8
    }
    return result
  }

  private static let prefixes = ["\"image", "\"#image", "\"surface", "\"#surface"].map { Array($0.utf8) }

  /// Copies up to the next name's number and takes that; copies the rest where there is none.
  private static func takeNumber(
    from rest: inout ArraySlice<UInt8>, copyingTo result: inout [UInt8]
  ) -> ArraySlice<UInt8>? {
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      result += rest[..<quote]
      rest = rest[quote...]
      let prefix = prefixes.first { rest.starts(with: $0) }
      let copied = rest.prefix(prefix?.count ?? 1)
      result += copied
      rest = rest.dropFirst(copied.count)
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if prefix != nil, !digits.isEmpty {
        rest = rest.dropFirst(digits.count)
        return digits
      }
    }
    result += rest
    return nil
  }
}
