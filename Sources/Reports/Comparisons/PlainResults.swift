/// Reads results that pass without a remark, which most do, in the form in which Galley writes them.
///
/// Decoding JSON in any form takes some ten times as long.
struct PlainResults {
  private let json: [UInt8]
  private var place = 0

  private init(_ json: [UInt8]) { self.json = json }

  /// Returns the results in a section of a report, or `nil` if one is of another kind or form.
  ///
  /// - Parameter section: Results with commas in between.
  static func read(_ section: [UInt8]) -> [StoredResult]? {
    var reader = PlainResults(section)
    var results: [StoredResult] = []
    repeat {
      guard let result = reader.result() else { return nil }
      results.append(result)
    } while reader.skip(",")
    return reader.place == section.count ? results : nil
  }

  /// Reads a result as ``JSONText/result(_:pictures:)`` writes it.
  private mutating func result() -> StoredResult? {
    guard let path = text(after: "{\"path\":\""), let document = text(after: ",\"document\":\""),
      let scene = text(after: ",\"scene\":\""), let device = text(after: ",\"device\":\""),
      let locale = text(after: ",\"locale\":\""), let typeSize = text(after: ",\"typeSize\":\""),
      let orientation = text(after: ",\"orientation\":\""), let appearance = text(after: ",\"appearance\":\"")
    else { return nil }
    let (contrast, look) = (text(after: ",\"contrast\":\""), text(after: ",\"look\":\""))
    guard let scale = number(after: ",\"scale\":"), skip(",\"status\":\"passed\"") else { return nil }
    let (line, digest) = (number(after: ",\"line\":"), text(after: ",\"digest\":\""))
    guard digest == nil || skip(",\"images\":{}"), skip("}") else { return nil }
    var result = StoredResult(
      path: path, document: document, scene: scene, device: device, locale: locale, typeSize: typeSize,
      orientation: orientation, appearance: appearance, scale: scale, status: .passed)
    (result.contrast, result.look, result.line, result.digest) = (contrast, look, line, digest)
    result.images = digest.map { _ in [:] }
    return result
  }

  /// Goes behind a text if it is next.
  private mutating func skip(_ text: StaticString) -> Bool {
    let end = place + text.utf8CodeUnitCount
    guard end <= json.count, text.withUTF8Buffer({ json[place..<end].elementsEqual($0) }) else { return false }
    place = end
    return true
  }

  /// Reads a string without escapes, and its closing quotation mark.
  private mutating func text(after start: StaticString) -> String? {
    guard skip(start) else { return nil }
    let first = place
    while place < json.count, json[place] != UInt8(ascii: "\"") {
      guard json[place] != UInt8(ascii: "\\"), json[place] >= 0x20 else { return nil }
      place += 1
    }
    let text = String(validating: json[first..<place], as: UTF8.self)
    return skip("\"") ? text : nil
  }

  /// Reads a number of few digits that does not begin with a zero.
  private mutating func number(after start: StaticString) -> Int? {
    guard skip(start) else { return nil }
    let digits = json[place...].prefix(Self.mostDigits + 1).prefix { (0x30...0x39).contains($0) }
    guard (1...Self.mostDigits).contains(digits.count), digits.first != 0x30 else { return nil }
    place = digits.endIndex
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static let mostDigits = 9
}
