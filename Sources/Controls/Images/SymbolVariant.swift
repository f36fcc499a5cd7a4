/// A symbol's name, taken apart into a drawing and the variants that are made of it.
///
/// The order of the parts is that of the names of SF Symbols, for example `person.crop.circle.fill.badge.plus`.
indirect enum SymbolVariant: Hashable, Sendable {
  /// A drawing of the table, with its outline or filled.
  case plain(String, isFilled: Bool)
  /// One or two digits or a letter.
  case character(String)
  /// A symbol inside a shape, or cut out of the filled shape.
  case enclosed(SymbolVariant, in: SymbolEnclosure, isFilled: Bool)
  /// A symbol with a line across it.
  case slashed(SymbolVariant)
  /// A symbol with a smaller one on a disc at its corner, or with a plain disc.
  case badged(SymbolVariant, badge: SymbolVariant?)

  /// Takes a name apart, or returns `nil` if there is no drawing for it.
  init?(named name: String) {
    guard name.utf8.count <= Self.longestName else { return nil }
    guard let variant = Self.exact(name) ?? Self.badged(name) ?? Self.filled(name) ?? Self.outlined(name) else {
      guard let other = SymbolAliases.name(for: name), other != name, let variant = SymbolVariant(named: other) else {
        return nil
      }
      self = variant
      return
    }
    self = variant
  }

  /// More than the longest name of a system symbol has, in bytes.
  private static let longestName = 100

  private static func exact(_ name: String) -> SymbolVariant? {
    if SymbolTable.system.contains(name) { return .plain(name, isFilled: false) }
    return SymbolCharacters.drawing(of: name) == nil ? nil : .character(name)
  }

  private static func badged(_ name: String) -> SymbolVariant? {
    guard let range = name.firstRange(of: ".badge") else { return nil }
    let rest = name[range.upperBound...]
    if rest.isEmpty || rest == ".fill" {
      return SymbolVariant(named: name[..<range.lowerBound] + rest).map { .badged($0, badge: nil) }
    }
    guard rest.first == "." else { return nil }
    let isFilled = rest.hasSuffix(".fill")
    let badge = rest.dropFirst().dropLast(isFilled ? 5 : 0)
    guard let base = SymbolVariant(named: name[..<range.lowerBound] + (isFilled ? ".fill" : "")),
      let mark = SymbolVariant(named: String(badge))
    else { return nil }
    return .badged(base, badge: mark)
  }

  private static func filled(_ name: String) -> SymbolVariant? {
    guard name.hasSuffix(".fill") else { return nil }
    let base = String(name.dropLast(5))
    if let symbol = SymbolTable.system[base] { return symbol.drawing.hasBody ? .plain(base, isFilled: true) : nil }
    if let slashed = base.droppingSuffix(".slash") {
      return (SymbolVariant(named: slashed + ".fill") ?? SymbolVariant(named: slashed)).map { .slashed($0) }
    }
    return enclosed(base, isFilled: true)
  }

  private static func outlined(_ name: String) -> SymbolVariant? {
    if let slashed = name.droppingSuffix(".slash") { return SymbolVariant(named: slashed).map { .slashed($0) } }
    return enclosed(name, isFilled: false)
  }

  private static func enclosed(_ name: String, isFilled: Bool) -> SymbolVariant? {
    guard let dot = name.lastIndex(of: "."),
      let enclosure = SymbolEnclosure(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    let inner = String(name[..<dot])
    // Shapes are not nested, other than in names with a drawing of their own.
    guard SymbolTable.system.contains(inner) || !SymbolEnclosure.isLast(in: inner) else { return nil }
    // Corners around a symbol leave it as it is.
    if enclosure == .viewfinder, !isFilled {
      return SymbolVariant(named: inner).map { .enclosed($0, in: enclosure, isFilled: false) }
    }
    // Shapes and pictures inside a shape are filled, so that they are visible at its size.
    return (SymbolVariant(named: inner + ".fill") ?? SymbolVariant(named: inner)).map {
      .enclosed($0, in: enclosure, isFilled: isFilled)
    }
  }
}

extension SymbolVariant {
  fileprivate init?(named name: Substring) { self.init(named: String(name)) }
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}

extension SymbolDrawing {
  /// Whether the drawing has a filled variant.
  var hasBody: Bool { contains { $0.kind == .body || $0.kind == .front } }
}
