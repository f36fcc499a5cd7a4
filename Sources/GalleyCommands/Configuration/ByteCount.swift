import ArgumentParser

/// A number of bytes in the notation that people use: `50 MB`, `1.5GiB`, `800000`.
struct ByteCount: Hashable, ExpressibleByArgument {
  let bytes: Int

  init(bytes: Int) { self.bytes = bytes }

  init?(argument: String) {
    let digits = argument.prefix { $0.isNumber || $0 == "." }
    let unit = argument.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    guard let number = Double(digits), let size = unit.isEmpty ? 1 : Self.units[unit] else { return nil }
    guard let bytes = Int(exactly: (number * size).rounded()), (0..<Self.limit).contains(bytes) else { return nil }
    self.bytes = bytes
  }

  /// The number in its largest unit, with at most one decimal: `51.3 MB`.
  var text: String {
    let units = [("GB", 1e9), ("MB", 1e6), ("kB", 1e3)]
    guard let (name, size) = units.first(where: { Double(bytes) >= $0.1 }) else { return "\(bytes) bytes" }
    let tenths = Int(bounded: (Double(bytes) / size * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
  }

  private static let limit = 1_000_000_000_000_000_000

  private static let units: [String: Double] = [
    "b": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9, "kib": 1024, "mib": 1_048_576, "gib": 1_073_741_824,
  ]
}
