import Graphics

/// The numbers that figures can have. A declaration comes from anybody's file.
package enum FigureLimits {
  package static let scales = [1, 2, 3]
  /// In points.
  package static let padding = 0.0...500
  package static let cornerRadius = 0.0...100
  package static let margin = 0.0...500
  /// As many numbers as fit in a disc.
  package static let callouts = 99
  package static let panels = 12
  package static let figures = 2_000
  /// The most characters of a text.
  package static let text = 1_000
  package static let languages = 100
  /// The recommended length of alternative text, in characters.
  package static let altText = 40...150

  /// Returns what is wrong with a name, or `nil` if it can be that of files.
  package static func problem(ofName name: String) -> String? {
    let isSafe = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    guard !isSafe || name.isEmpty || name.utf8.count > 100 else { return nil }
    return "the name '\(name.prefix(100))' cannot be that of files; use up to 100 letters, digits, '-' and '_'"
  }

  /// Returns what is wrong with a figure made in code, or `nil` if it can be drawn.
  package static func problem(of figure: Figure) -> String? {
    if let problem = problem(ofName: figure.name) { return problem }
    if figure.panels.isEmpty || figure.panels.count > panels { return "a figure has 1 to \(panels) scenes" }
    if figure.panels.contains(where: { $0.callouts.count > callouts }) {
      return "a scene has up to \(callouts) callouts"
    }
    if figure.scales.isEmpty || !figure.scales.allSatisfy(scales.contains) { return "scales are 1, 2 and 3" }
    if figure.languages.isEmpty || figure.appearances.isEmpty || figure.formats.isEmpty {
      return "a figure needs a language, an appearance and a format"
    }
    if !cornerRadius.contains(figure.cornerRadius) { return "the corner radius is 0 to 100 points" }
    if let margin = figure.margin, !self.margin.contains(margin) { return "the margin is 0 to 500 points" }
    let isCropped = figure.panels.contains { $0.crop != nil }
    if figure.frame == .device, isCropped { return croppedDevice }
    return figure.panels.compactMap(\.crop).contains { !padding.contains($0.padding) }
      ? "padding is 0 to 500 points" : nil
  }

  package static let croppedDevice = "a part of a scene is not shown in a device; use 'frame: window' or 'frame: bare'"
}
