/// Other names of symbols: those of earlier and later versions of SF Symbols, and versions for scripts.
enum SymbolAliases {
  /// Returns another name of a symbol, or `nil` if it has none.
  static func name(for name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for length in stride(from: min(parts.count, 5), through: 1, by: -1) {
      for start in 0...(parts.count - length) {
        let part = parts[start..<start + length].joined(separator: ".")
        guard let other = partial[part] else { continue }
        return (parts[..<start] + [other] + parts[(start + length)...]).joined(separator: ".")
      }
    }
    // The right-to-left and script versions look like the others except for their direction or letters.
    if let last = parts.last, parts.count > 1, scripts.contains(last) { return parts.dropLast().joined(separator: ".") }
    return nil
  }

  /// The parts of names that others stand for.
  static var names: [String] { partial.values.sorted() }

  /// Parts of names that mean the same.
  private static let partial = [
    "line.horizontal.3": "line.3.horizontal", "document": "doc", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left",
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "up.forward": "up.right",
    "up.backward": "up.left", "down.forward": "down.right", "down.backward": "down.left",
    "uturn.backward": "uturn.left",
    "uturn.forward": "uturn.right", "turn.up.forward": "turn.up.right", "turn.up.backward": "turn.up.left",
    "and.arrow.forward": "and.arrow.right", "delete.backward": "delete.left", "delete.forward": "delete.right",
    "arrowshape.forward": "arrowshape.right", "arrowshape.backward": "arrowshape.left",
    "arrowtriangle.forward": "arrowtriangle.right", "arrowtriangle.backward": "arrowtriangle.left",
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
    "bubble.and.bubble": "bubble.left.and.bubble.right", "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2",
    "speaker.3": "speaker.wave.3", "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75", "battery.100percent": "battery.100",
    "figure.arms.open": "figure.wave",
  ]

  private static let scripts: Set<String> = [
    "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "traditional", "bn", "ta",
  ]
}
