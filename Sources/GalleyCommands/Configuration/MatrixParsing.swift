import Files
import Galley
import SnapshotRuns

/// Reads the comma-separated lists of the matrix options and of the configuration.
enum MatrixParsing {
  /// A list that cannot be read.
  struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }

  static func locales(_ text: String) throws -> Matrix.Locales {
    let names = try list(text)
    let locales = try values(
      of: names.filter { $0 != "all" }, "language", "expected a code such as de, pt-BR or zh-Hans, 'base' or 'all'"
    ) { try? LocaleIdentifier($0) }
    let tags = try values(of: locales.map(\.tag), "pseudo-language", "'galley locales' lists them", knownTag)
    guard names.contains("all") else { return .named(tags) }
    return tags.isEmpty ? .all : .allAnd(tags)
  }

  /// Returns the tag of a language, or `nil` for one of a pseudo-language that there is not.
  private static func knownTag(_ tag: String) -> String? {
    guard let locale = try? LocaleIdentifier(tag) else { return nil }
    return locale.variants.first != "x" || PseudoLanguage(locale) != nil ? tag : nil
  }

  static func typeSizes(_ text: String) throws -> [TypeSize] {
    let names = try list(text)
    if names == ["all"] { return TypeSize.categories }
    let sizes = TypeSize.categories.map(\.name)
    return try values(
      of: names, "text size",
      "expected one of \(sizes.joined(separator: ", ")), a font scale from 0.5x to 2x, or 'all'", known: sizes,
      TypeSize.init(name:))
  }

  static func orientations(_ text: String) throws -> [Device.Orientation] {
    try choices(text, Device.Orientation.allCases, "orientation")
  }

  static func appearances(_ text: String) throws -> [TraitCollection.UserInterfaceStyle] {
    try choices(text, TraitCollection.UserInterfaceStyle.allCases, "appearance")
  }

  static func contrasts(_ text: String) throws -> [AccessibilityContrast] {
    try choices(text, AccessibilityContrast.allCases, "contrast")
  }

  static func looks(_ text: String) throws -> [SystemLook] {
    try choices(text, SystemLook.choices, "look", name: \.name)
  }

  static func overlays(_ text: String) throws -> [OverlayKind] {
    if try list(text) == ["all"] { return OverlayKind.combinable }
    let kinds = try choices(text, OverlayKind.allCases, "overlay")
    guard kinds.count == 1 || !kinds.contains(.exploded) else {
      throw Failure("'exploded' is a picture of its own; run the command once for it and once for the other overlays")
    }
    return kinds
  }

  /// Returns ids and names of views.
  static func views(_ text: String) throws -> [String] { try list(text) }

  static func screens(_ text: String) throws -> [MatrixScreen] {
    let names = try list(text)
    if names == ["all"] { return Device.all.map(MatrixScreen.device) }
    var failures: [String] = []
    let screens = try names.compactMap { name -> MatrixScreen? in
      if name == "canvas" { return .canvas }
      guard name != "all" else {
        throw Failure("'all' cannot be combined with other devices; name each, or only 'all'")
      }
      do throws(DeviceError) {
        return .device(try Device(parsing: name))
      } catch {
        guard case .unknown(_, let similar) = error else { throw Failure("\(error)") }
        failures.append("\(error)" + (similar.isEmpty ? NearestNames.hint(Device.all.map(\.name), to: name) : ""))
        return nil
      }
    }
    guard failures.isEmpty else {
      throw Failure("\(failures.joined(separator: "; ")); 'galley devices' lists all")
    }
    return screens
  }

  static func metrics(_ text: String) throws -> SystemFontModel {
    guard let metrics = SystemFontModel(rawValue: text) else {
      let known = SystemFontModel.allCases.map(\.rawValue)
      throw Failure("unknown metrics '\(text)'" + NearestNames.hint(known, to: text, otherwise: "expected sf or plain"))
    }
    return metrics
  }

  private static func choices<Choice: RawRepresentable<String>>(
    _ text: String, _ all: [Choice], _ kind: String
  ) throws -> [Choice] {
    try choices(text, all, kind, name: \.rawValue)
  }

  private static func choices<Choice>(
    _ text: String, _ all: [Choice], _ kind: String, name: (Choice) -> String
  ) throws -> [Choice] {
    let names = try list(text)
    if names == ["all"] { return all }
    guard !names.contains("all") else {
      throw Failure("'all' cannot be combined with others; name each \(kind), or only 'all'")
    }
    let known = all.map(name)
    return try values(
      of: names, kind, "expected one of \(known.joined(separator: ", ")), or 'all'", known: known + ["all"]
    ) { written in all.first { name($0).lowercased() == written.lowercased() } }
  }

  /// Returns the values of names, or an error with all names that have none.
  ///
  /// - Parameter known: The names that a single wrong one may mean.
  private static func values<Value>(
    of names: [String], _ kind: String, _ expectation: String, known: [String] = [], _ value: (String) -> Value?
  ) throws -> [Value] {
    let unknown = names.filter { value($0) == nil }
    guard let first = unknown.first else { return names.compactMap(value) }
    guard unknown.count > 1 else {
      throw Failure("unknown \(kind) '\(first)'" + NearestNames.hint(known, to: first, otherwise: expectation))
    }
    throw Failure("unknown \(kind)s \(unknown.map { "'\($0)'" }.joined(separator: ", ")); \(expectation)")
  }

  /// Returns the parts between commas, without repetitions.
  private static func list(_ text: String) throws -> [String] {
    var seen: Set<String> = []
    let parts = text.utf8.split(separator: ",").map { $0.trimmingSpaces }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    guard !parts.isEmpty else { throw Failure("the list is empty") }
    return parts
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// The number of rows of each prototype cell.
enum RowCount {
  static let range = 1...100
}
