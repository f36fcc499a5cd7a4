import Galley

/// Reads the lists of MATRIX.
enum MatrixParsing {
  /// A list that cannot be read; the sentence for whoever typed it.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static func locales(_ text: String) throws -> Matrix.Locales {
    let names = try list(text)
    if names == ["all"] { return .all }
    return .named(
      try names.map { name in
        guard let locale = try? LocaleIdentifier(name) else {
          throw Failure(description: "'\(name)' is no language code such as de, pt-BR or zh-Hans, nor 'base' or 'all'.")
        }
        guard locale.variants.first != "x" || PseudoLanguage(locale) != nil else {
          throw Failure(description: "'\(name)' is no pseudo-language; 'galley locales' lists them.")
        }
        return locale.tag
      })
  }

  static func typeSizes(_ text: String) throws -> [TypeSize] {
    let names = try list(text)
    if names == ["all"] { return TypeSize.categories }
    return try names.map { name in
      guard let size = TypeSize(name: name) else {
        let sizes = TypeSize.categories.map(\.name).joined(separator: ", ")
        throw Failure(
          description: "'\(name)' is not a text size: one of \(sizes), a font scale from 0.5x to 2x, or all.")
      }
      return size
    }
  }

  static func orientations(_ text: String) throws -> [Device.Orientation] {
    try choices(text, Device.Orientation.allCases, "an orientation")
  }

  static func appearances(_ text: String) throws -> [TraitCollection.UserInterfaceStyle] {
    try choices(text, TraitCollection.UserInterfaceStyle.allCases, "an appearance")
  }

  static func overlays(_ text: String) throws -> [OverlayKind] {
    try choices(text, OverlayKind.allCases, "an overlay")
  }

  static func screens(_ text: String) throws -> [MatrixScreen] {
    try list(text).map { name in
      if name == "canvas" { return .canvas }
      do throws(DeviceError) {
        return .device(try Device(parsing: name))
      } catch {
        guard case .unknown = error else { throw Failure(description: "\(error).") }
        throw Failure(description: "\(error); 'galley devices' lists all.")
      }
    }
  }

  static func metrics(_ text: String) throws -> SystemMetrics {
    guard let metrics = SystemMetrics(rawValue: text) else {
      throw Failure(description: "'\(text)' is not a kind of metrics: one of sf, plain.")
    }
    return metrics
  }

  private static func choices<Choice: RawRepresentable<String>>(
    _ text: String, _ all: [Choice], _ kind: String
  ) throws -> [Choice] {
    let names = try list(text)
    if names == ["all"] { return all }
    return try names.map { name in
      guard let choice = all.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
        throw Failure(
          description: "'\(name)' is not \(kind): one of \(all.map(\.rawValue).joined(separator: ", ")), or all.")
      }
      return choice
    }
  }

  /// The parts between commas, each once.
  private static func list(_ text: String) throws -> [String] {
    var seen: Set<String> = []
    let parts = text.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty && seen.insert($0).inserted }
    guard !parts.isEmpty else { throw Failure(description: "The list is empty.") }
    return parts
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
