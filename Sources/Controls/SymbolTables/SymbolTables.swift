/// The drawings of symbols by name.
enum SymbolTables {
  /// All drawings. Variants of them, such as a slash or an enclosing circle, are composed by `SymbolComposition`.
  static let drawings: [String: SymbolDrawing] = families.reduce(into: [:]) { all, family in
    all.merge(family) { first, _ in first }
  }

  static let families = [
    shapes, outlines, signs, lines, arrows, bentArrows, people, communication, bubbles, office, documents, stacks,
    devices,
    levels, nature, weather, objects, travel, body, sound, mathematics, charts,
  ]

  /// The size of symbols that are larger than their drawings. Source: frames of image views at 17 pt.
  static let sizes: [String: Double] = ["key": 1.12, "pin": 1.06, "bell": 1.05]

  /// Marks that replace drawings on the discs of badges.
  static let badgeMarks: [String: SymbolDrawing] = ["clock": [.line("M128,56V140L192,172")]]

  /// The part of the room of an enclosure that a sign takes, by eye; 1 for all others.
  static let sharesOfRoom: [String: Double] = [
    "plus": 0.92, "minus": 0.88, "xmark": 0.74, "multiply": 0.66, "checkmark": 0.92, "equal": 0.8, "ellipsis": 1.16,
    "chevron.right": 0.78, "chevron.left": 0.78, "chevron.up": 0.76, "chevron.down": 0.76,
    "exclamationmark": 0.98, "questionmark": 0.92, "info": 0.9, "play": 0.88, "pause": 0.84, "stop": 0.74,
    "dollarsign": 1, "location": 0.94, "square.grid.2x2": 0.9,
  ]

  /// Signs whose lines would touch each other inside an enclosure.
  static let closeLines: Set<String> = [
    "waveform", "barcode", "line.3.horizontal.decrease", "list.bullet", "list.dash", "text", "text.alignleft", "number",
    "wifi", "asterisk", "touchid", "slider.horizontal.3",
  ]
}
