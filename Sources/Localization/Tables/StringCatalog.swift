/// A string catalog (`.xcstrings`): the texts of all languages in one file.
struct StringCatalog: Sendable {
  /// The language of the keys and of texts without a translation.
  private(set) var sourceLanguage: LocaleIdentifier?
  private(set) var tables: [LocaleIdentifier: StringsTable] = [:]
  /// The lines of all keys, with and without translations.
  private(set) var keys: [String: Int] = [:]
  /// The keys marked as not translatable.
  private(set) var untranslatableKeys: Set<String> = []

  /// Reads a catalog, leaving out languages whose codes are invalid.
  ///
  /// - Throws: ``LocalizationError`` with the path and, for syntax errors, the line.
  init(contentsOf path: String) throws(LocalizationError) {
    let root = try TableFile.catalog(at: path)
    do throws(TableSyntaxError) {
      try read(root, path: path)
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  private mutating func read(_ root: TableNode, path: String) throws(TableSyntaxError) {
    guard let strings = root["strings"]?.members else { throw TableSyntaxError(.expectedDictionary, line: root.line) }
    sourceLanguage = root["sourceLanguage"]?.text.flatMap { try? LocaleIdentifier($0) }
    for member in strings {
      keys[member.key] = member.line
      if member.value["shouldTranslate"]?.scalar == "false" { untranslatableKeys.insert(member.key) }
      let isStale = member.value["extractionState"]?.text == "stale"
      for localization in member.value["localizations"]?.members ?? [] {
        guard let locale = try? LocaleIdentifier(localization.key),
          let text = try CatalogRules.text(from: localization.value)
        else { continue }
        let state = isStale ? .stale : CatalogRules.state(of: localization.value)
        tables[locale, default: StringsTable()].entries[member.key] = StringsTable.Entry(
          text, state: state, path: path, line: localization.line)
      }
    }
  }
}

/// A reader of the variations in string catalogs.
private enum CatalogRules {
  /// Reads a localization, a variation or a substitution. Returns `nil` if it has neither a string unit nor variations.
  static func text(from node: TableNode) throws(TableSyntaxError) -> LocalizedText? {
    guard let body = try body(of: node) else { return nil }
    guard let substitutions = node["substitutions"]?.members, case .plain(let format) = body else {
      return body
    }
    var forms: [String: LocalizedText.PluralForms] = [:]
    for member in substitutions { forms[member.key] = try substitution(member.value) }
    return .format(format, forms)
  }

  /// Returns the worst state of the string units.
  static func state(of node: TableNode) -> StringsTable.State {
    if let unit = node["stringUnit"] { return StringsTable.State(rawValue: unit["state"]?.text ?? "") ?? .translated }
    let inner = (node["variations"]?.members ?? []).flatMap { $0.value.members ?? [] }.map { state(of: $0.value) }
    return [.stale, .new, .needsReview].first(where: inner.contains) ?? .translated
  }

  private static func body(of node: TableNode) throws(TableSyntaxError) -> LocalizedText? {
    if let unit = node["stringUnit"] {
      guard let value = unit["value"]?.text else { throw TableSyntaxError(.expectedText, line: unit.line) }
      return .plain(value)
    }
    guard let variations = node["variations"] else { return nil }
    if let devices = variations["device"]?.members {
      var forms: [String: LocalizedText] = [:]
      for device in devices { forms[device.key] = try text(from: device.value) }
      return forms.isEmpty ? nil : .byDevice(forms)
    }
    guard let numbers = variations["plural"]?.members else { return nil }
    let forms = try self.forms(numbers)
    return forms.isEmpty ? nil : .byNumber(LocalizedText.PluralForms(position: position(in: forms), forms: forms))
  }

  private static func forms(
    _ members: [TableNode.Member]
  ) throws(TableSyntaxError) -> [PluralCategory: LocalizedText] {
    var forms: [PluralCategory: LocalizedText] = [:]
    for member in members {
      guard let category = PluralCategory(rawValue: member.key) else { continue }
      forms[category] = try text(from: member.value)
    }
    return forms
  }

  private static func substitution(_ node: TableNode) throws(TableSyntaxError) -> LocalizedText.PluralForms {
    let specifier = node["formatSpecifier"]?.text ?? "lld"
    let position = node["argNum"]?.scalar.flatMap { Int($0) }.flatMap(FormatSpecifier.position)
    switch try body(of: node) {
    case .byNumber(var plural):
      plural.position = position
      plural.specifier = specifier
      return plural
    case .some(let text):
      return LocalizedText.PluralForms(position: position, specifier: specifier, forms: [:], unnumbered: text)
    case nil: throw TableSyntaxError(.incompleteRule, line: node.line)
    }
  }

  /// Returns the argument that a plural of the whole text depends on: the first integer in the form for `other`.
  private static func position(in forms: [PluralCategory: LocalizedText]) -> Int? {
    guard case .plain(let general) = forms[.other] else { return nil }
    var next = 1
    for case .argument(let specifier) in FormatPiece.pieces(of: general) {
      if specifier.isInteger { return specifier.position ?? next }
      if specifier.position == nil { next += 1 }
    }
    return nil
  }
}
