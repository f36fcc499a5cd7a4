import Galley

/// The values that a key of `.galley.yml` can have.
indirect enum SettingType: Sendable {
  case flag
  case wholeNumber(ClosedRange<Int>? = nil)
  case number(ClosedRange<Double>)
  case text(TextForm)
  /// One text, or a list of them.
  case list(TextForm)
  case mapping([DescribedKey])
  case mappings([DescribedKey])
  /// The data of scenes, whose keys are names in documents.
  case data
  case either(SettingType, SettingType)

  /// The type for a person.
  var words: String {
    switch self {
    case .flag: "`true` or `false`"
    case .wholeNumber(let range): "whole number" + (range.map { ", \($0.lowerBound) to \($0.upperBound)" } ?? "")
    case .number(let range): "number, \(range.lowerBound.formatted) to \(range.upperBound.formatted)"
    case .text(let form): form.isList ? "\(form.name); one, several with commas or a list" : form.name
    case .list(let form): "\(form.name); one or a list"
    case .mapping: "mapping"
    case .mappings: "list of mappings"
    case .data: "mapping of scenes to data"
    case .either(let first, let second): "\(first.words); or a \(second.words)"
    }
  }

  /// The keys of the mapping, or of each mapping in the list.
  var keys: [DescribedKey] {
    switch self {
    case .mapping(let keys), .mappings(let keys): keys
    case .either(let first, let second): first.keys + second.keys
    default: []
    }
  }
}

/// The form of a text.
struct TextForm: Sendable {
  /// The form for a person.
  let name: String
  /// Words to offer. Without a pattern, there are no others.
  var words: [String] = []
  /// The other texts, as a regular expression of ECMAScript, which is that of schemas; or `nil` if any text will do or
  /// there are words alone.
  var pattern: String?
  /// Whether the value is a list, in which the texts can also be separated by commas, as on the command line.
  var isList = false
  /// Whether a number is such a text.
  var includesNumbers = false
}

extension TextForm {
  static func any(_ name: String) -> TextForm { TextForm(name: name, includesNumbers: true) }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> TextForm {
    choice(Choice.allCases.map(\.rawValue))
  }

  static func choice(_ words: [String], orAll: Bool = false) -> TextForm {
    let quoted = (words + (orAll ? ["all"] : [])).map { "`\($0)`" }
    let name = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    return TextForm(name: name, words: words + (orAll ? ["all"] : []), isList: orAll)
  }

  static let locale = TextForm(
    name: "language", words: [MatrixCell.baseLocale, "all"] + PseudoLanguage.common.map(\.name),
    pattern: "[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*", isList: true)
  static let typeSize = TextForm(
    name: "text size", words: TypeSize.categories.map(\.name) + ["all"],
    pattern: #"(0\.[5-9][0-9]*|1(\.[0-9]+)?|2(\.0+)?)x"#, isList: true)
  static let device = TextForm(
    name: "device or size", words: ["canvas", "all"] + Device.all.map(\.name),
    pattern: #"[0-9]+(\.[0-9]+)?x[0-9]+(\.[0-9]+)?(@[123])?"#, isList: true)
  static let orientation = choice(Device.Orientation.allCases.map(\.rawValue), orAll: true)
  static let appearance = choice(TraitCollection.UserInterfaceStyle.allCases.map(\.rawValue), orAll: true)
  static let contrast = choice(AccessibilityContrast.allCases.map(\.rawValue), orAll: true)
  static let look = choice(SystemLook.choices.map(\.name), orAll: true)
  static let overlay = choice(OverlayKind.allCases.map(\.rawValue), orAll: true)
  static let rule = TextForm(name: "rule", words: Finding.Rule.allCases.map(\.rawValue))
  static let failing = TextForm(
    name: "severity, rule or `never`",
    words: Finding.Severity.allCases.map(\.rawValue) + ["never"] + Finding.Rule.allCases.map(\.rawValue), isList: true)
  static let byteCount = TextForm(
    name: "size in bytes", pattern: #"[0-9]+(\.[0-9]+)? *(([kKmMgG][iI]?)?[bB])?"#,
    includesNumbers: true)
  static let day = TextForm(name: "day", pattern: "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
}

extension Double {
  /// The number without a fraction that is zero.
  fileprivate var formatted: String { LogNumber.text(self) }
}
