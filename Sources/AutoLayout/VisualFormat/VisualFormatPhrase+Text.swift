extension VisualFormatPhrase {
  /// The phrase as a format.
  ///
  /// - Parameters:
  ///   - name: what stands in an item's brackets.
  ///   - constant: what is written for the constant, also for a standard space; none for the number or a lone hyphen.
  ///   - number: how a number is written.
  func text(
    naming name: (any LayoutItem) -> String, constant written: String? = nil, number: (Double) -> String = Self.exact
  ) -> String {
    let distance = sign(forEqual: "") + (written ?? number(constant)) + level
    let space = isStandard && written == nil ? "-" : "-(\(distance))-"
    let content =
      switch subject {
      case .thickness(let item, nil): "[\(name(item))(\(distance))]"
      case .thickness(let item, let other?): "[\(name(item))(\(sign(forEqual: "=="))\(name(other))\(level))]"
      case .gap(let item, let next): "[\(name(item))]\(space)[\(name(next))]"
      case .leadingGap(_, let item): "|\(space)[\(name(item))]"
      case .trailingGap(let item, _): "[\(name(item))]\(space)|"
      }
    return "\(axis == .horizontal ? "H" : "V"):\(content)"
  }

  private func sign(forEqual equal: String) -> String {
    switch relation {
    case .equal: equal
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var level: String { priority == .required ? "" : "@\(Self.exact(priority.rawValue))" }

  /// A number that reads back as the same.
  static func exact<Number: BinaryFloatingPoint & CustomStringConvertible>(_ value: Number) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LayoutConstraint {
  /// The constraint in visual format, as ``constraints(parsing:options:metrics:views:)`` reads it; none where
  /// the language has no words for it: alignments, centres, multipliers, offsets from margins.
  ///
  /// - Parameter name: an item's name in the format; C identifiers make a format that can be read again.
  /// - Returns: the format, and the options under which it stands for this constraint and no other.
  public func visualFormat(naming name: (any LayoutItem) -> String) -> (format: String, options: FormatOptions)? {
    guard let phrase = VisualFormatPhrase(self) else { return nil }
    return (phrase.text(naming: name), phrase.options)
  }
}
