import Digests

/// What a server's entry says about a value: a message `ActionResult` of Bazel's remote caches with one output file.
///
/// Servers that look into messages take it, such as bazel-remote. Source: the Remote Execution API,
/// `remote_execution.proto`, and the encoding of protocol buffers.
struct ActionResult: Hashable {
  /// The SHA-256 of the value's bytes alone, by which the server has the value.
  var digest: ContentDigest
  var size: Int
  /// The value itself if it is short, so that it needs no request of its own.
  var contents: [UInt8]?

  /// The largest value that is part of its entry, in bytes. Most layouts are smaller, most pictures larger.
  static let mostContents = 1 << 16

  init(of value: [UInt8]) {
    digest = ContentDigest(ofContent: value)
    size = value.count
    contents = value.count <= Self.mostContents ? value : nil
  }

  /// Returns whether bytes are those of the value.
  func describes(_ value: [UInt8]) -> Bool { value.count == size && ContentDigest(ofContent: value) == digest }
}

/// The numbers of the messages' fields.
private enum FieldNumber {
  static let outputFiles = 2
  static let (path, fileDigest, contents) = (1, 2, 5)
  static let (hash, size) = (1, 2)
}

extension ActionResult {
  /// The name of the output file, which servers demand.
  private static let path = "value"

  /// The message as it is sent.
  var message: [UInt8] {
    var digest = MessageWriter()
    digest.add(Array(self.digest.hexadecimal.utf8), as: FieldNumber.hash)
    digest.add(size, as: FieldNumber.size)
    var file = MessageWriter()
    file.add(Array(Self.path.utf8), as: FieldNumber.path)
    file.add(digest.bytes, as: FieldNumber.fileDigest)
    if let contents { file.add(contents, as: FieldNumber.contents) }
    var result = MessageWriter()
    result.add(file.bytes, as: FieldNumber.outputFiles)
    return result.bytes
  }

  /// Reads a message, or returns `nil` if it is malformed or does not have one output file. Fields that servers add are
  /// left out.
  init?(message: [UInt8]) {
    guard let result = MessageFields(message[...]), result.texts(FieldNumber.outputFiles).count == 1,
      let file = result.texts(FieldNumber.outputFiles).first.flatMap(MessageFields.init),
      let digest = file.texts(FieldNumber.fileDigest).last.flatMap(MessageFields.init),
      let hash = digest.texts(FieldNumber.hash).last,
      let known = ContentDigest(hexadecimal: String(decoding: hash, as: UTF8.self))
    else { return nil }
    self.digest = known
    // Numbers that are zero are left out.
    size = digest.numbers(FieldNumber.size).last ?? 0
    contents = file.texts(FieldNumber.contents).last.map(Array.init)
  }
}

/// Writes the fields of a message.
private struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int, as field: Int) {
    add(variable: field << 3)
    add(variable: number)
  }

  mutating func add(_ text: [UInt8], as field: Int) {
    add(variable: field << 3 | 2)
    add(variable: text.count)
    bytes += text
  }

  /// Adds a number, seven bits a byte, the lowest first.
  private mutating func add(variable number: Int) {
    var rest = UInt(number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// The fields of a message that was received.
private struct MessageFields {
  private var numbers: [(field: Int, value: Int)] = []
  private var texts: [(field: Int, bytes: ArraySlice<UInt8>)] = []

  func numbers(_ field: Int) -> [Int] { numbers.filter { $0.field == field }.map(\.value) }

  func texts(_ field: Int) -> [ArraySlice<UInt8>] { texts.filter { $0.field == field }.map(\.bytes) }

  /// Reads the fields, or returns `nil` if the bytes are not a message.
  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      guard let tag = Self.number(in: &rest) else { return nil }
      switch tag & 7 {
      case 0:
        guard let value = Self.number(in: &rest) else { return nil }
        numbers.append((tag >> 3, value))
      case 2:
        guard let count = Self.number(in: &rest), count <= rest.count else { return nil }
        texts.append((tag >> 3, rest.prefix(count)))
        rest.removeFirst(count)
      case 1 where rest.count >= 8: rest.removeFirst(8)
      case 5 where rest.count >= 4: rest.removeFirst(4)
      default: return nil
      }
    }
  }

  /// Takes a number of up to 63 bits from the bytes, or returns `nil`. A server's own fields have no larger ones.
  private static func number(in rest: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for shift in stride(from: 0, through: 56, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }
}
