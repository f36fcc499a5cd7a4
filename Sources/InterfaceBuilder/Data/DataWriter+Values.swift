import Controls
import Files
import Foundation
import Localization

// Reads the values of data. A value of the wrong kind is reported, and has no effect.

extension DataWriter {
  func flag(_ node: DataNode) -> Bool? {
    switch node.word {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return wrongKind(node, "true or false")
    }
  }

  func number(_ node: DataNode, in range: ClosedRange<Double> = -1e6...1e6) -> Double? {
    guard let number = node.word.flatMap(Double.init), range.contains(number) else {
      let isWide = range.upperBound > 1e5
      return wrongKind(
        node,
        isWide ? "a number" : "a number from \(Self.text(of: range.lowerBound)) to \(Self.text(of: range.upperBound))")
    }
    return number
  }

  func integer(_ node: DataNode, in range: ClosedRange<Int>) -> Int? {
    guard let number = node.word.flatMap({ Int($0) }), range.contains(number) else {
      return wrongKind(node, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e12 ? String(Int(bounded: number)) : String(number)
  }

  // MARK: Texts

  /// Returns a text: as it is written, that of the language, or that of a key in a table.
  func text(_ node: DataNode) -> String? {
    switch node.content {
    case .text(let text, _): return text
    case .mapping(let entries) where entries.contains(where: { $0.key == "key" }): return text(ofKeyIn: entries)
    case .mapping(let entries) where Self.areTextsByLanguage(entries):
      guard let choice = sources.choice(among: entries) else { return nil }
      return text(choice.value)
    default: return wrongKind(node, "a text, texts by language such as {en: Yes, de: Ja}, or {key: KEY}")
    }
  }

  /// Whether all keys are languages.
  static func areTextsByLanguage(_ entries: [DataNode.Entry]) -> Bool {
    !entries.isEmpty && entries.allSatisfy { isLanguage($0.key) }
  }

  private static func isLanguage(_ key: String) -> Bool {
    guard let locale = try? LocaleIdentifier(key) else { return false }
    return locale.isBase || locale.language.count == 2 || longLanguages.contains(locale.language)
  }

  /// Languages that systems and apps are translated into and whose codes have three letters. Others are more likely
  /// misspelt keys.
  private static let longLanguages: Set<String> = [
    "ast", "bho", "brx", "ceb", "chr", "ckb", "doi", "dsb", "fil", "fur", "gsw", "haw", "hmn", "hsb", "kab", "kok",
    "mai",
    "mni", "nds", "sat", "yue",
  ]

  private func text(ofKeyIn entries: [DataNode.Entry]) -> String? {
    guard let keyNode = entries.first(where: { $0.key == "key" })?.value, case .text(let key, _) = keyNode.content
    else {
      return nil
    }
    var table = "Localizable"
    if let node = entries.first(where: { $0.key == "table" })?.value {
      guard case .text(let name, _) = node.content else { return wrongKind(node, "the name of a table") }
      table = name
    }
    guard let arguments = arguments(entries.first { $0.key == "arguments" }?.value) else { return nil }
    switch sources.text(key, table, arguments) {
    case .text(let text): return text
    case .unknownKey(let keys):
      report("the table '\(table)' has no key '\(key)'" + NearestNames.hint(keys, to: key), at: keyNode.place)
    case .unknownTable(let tables):
      report("the project has no table '\(table)'" + NearestNames.hint(tables, to: table), at: keyNode.place)
    case .unreadable(let reason): report(reason, at: keyNode.place)
    }
    return nil
  }

  /// Returns the arguments of a format: one, or a list.
  private func arguments(_ node: DataNode?) -> [String]? {
    guard let node else { return [] }
    if case .text(let text, _) = node.content { return [text] }
    guard case .list(let nodes) = node.content else { return wrongKind(node, "an argument, or a list of them") }
    return nodes.compactMap { text($0) }
  }

  // MARK: Colours

  /// Returns a `color` element for a property: a colour in hexadecimal digits, of the system, or of the asset catalog.
  func color(_ node: DataNode, for key: String) -> InterfaceElement? {
    guard case .text(let text, _) = node.content else {
      return wrongKind(
        node, "a colour such as '#FF9500' (in quotation marks), systemRed, or a name of the asset catalog")
    }
    var attributes: ElementAttributes = ["key": key]
    if let system = Self.systemColor(text) {
      attributes["systemColor"] = system
    } else if sources.assetNames(.color).contains(text) {
      attributes["name"] = text
    } else if let components = Self.components(text) {
      for (name, value) in zip(["red", "green", "blue", "alpha"], components) { attributes[name] = String(value) }
      attributes["colorSpace"] = "custom"
      attributes["customColorSpace"] = "sRGB"
    } else {
      let names = sources.assetNames(.color).union(SystemColor.allCases.map { Self.shortName(of: $0) })
      report("unknown colour '\(text)'" + NearestNames.hint(names, to: text), at: node.place)
      return nil
    }
    return InterfaceElement("color", attributes: attributes)
  }

  private static func systemColor(_ name: String) -> String? {
    [name, name + "Color"].compactMap(SystemColor.init(rawValue:)).first?.rawValue
  }

  static func shortName(of color: SystemColor) -> String {
    color.rawValue.hasSuffix("Color") ? String(color.rawValue.dropLast("Color".count)) : color.rawValue
  }

  /// Returns red, green, blue and opacity in 0...1 of a text such as `#F90`, `#FF9900` or `#FF9900CC`.
  private static func components(_ text: String) -> [Double]? {
    var digits = Array(text.utf8.hasPrefix("#") ? text.dropFirst() : text[...])
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let values = stride(from: 0, to: digits.count, by: 2).compactMap { Int(String(digits[$0...$0 + 1]), radix: 16) }
    return (values + [255]).prefix(4).map { Double($0) / 255 }
  }

  // MARK: Images

  /// An image that data chooses: nothing, an asset or file, or a symbol.
  enum ImageChoice {
    case nothing
    case asset(String)
    case symbol(String)
  }

  func image(_ node: DataNode) -> ImageChoice? {
    guard case .text(let name, let isQuoted) = node.content, !name.isEmpty else {
      return wrongKind(node, "the name of an asset or symbol, or the path of an image file")
    }
    if name == "none", !isQuoted { return .nothing }
    let assets = sources.assetNames(.image)
    if assets.contains(name) { return .asset(name) }
    if let file = sources.imageFile(name, node.place.path) { return .asset(file) }
    if Image.hasDrawing(ofSymbol: name) || Self.looksLikeSymbol(name) { return .symbol(name) }
    report("unknown image '\(name)'" + NearestNames.hint(assets, to: name), at: node.place)
    return nil
  }

  /// Whether a name is in the form of those of SF Symbols with several parts, such as `person.crop.circle`.
  private static func looksLikeSymbol(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: ".", omittingEmptySubsequences: false)
    let isImageFile = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp"].contains(parts.last)
    return parts.count > 1 && !isImageFile
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } }
  }

  // MARK: Problems

  func wrongKind<Value>(_ node: DataNode, _ expected: String) -> Value? {
    let found =
      switch node.content {
      case .text(let text, _): "'\(text)'"
      case .nothing: "nothing (a text that starts with # needs quotation marks)"
      case .list, .mapping: node.kindOfValue
      }
    report("expected \(expected), found \(found)", at: node.place)
    return nil
  }
}
