/// A constraint in terms of visual format: a thickness, or a gap to a sibling or the superview.
struct VisualFormatPhrase {
  /// What the constraint determines.
  enum Subject {
    /// The extent of an item, in points or equal to another item's.
    case thickness(any LayoutItem, of: (any LayoutItem)?)
    /// The space between two items, in the order of the line.
    case gap(any LayoutItem, any LayoutItem)
    /// The space from the superview's start to the item.
    case leadingGap(View, any LayoutItem)
    /// The space from the item to the superview's end.
    case trailingGap(any LayoutItem, View)
  }

  /// What a gap is measured between.
  enum Measure {
    /// Leading and trailing edges, or top and bottom edges.
    case edges
    /// Left and right edges.
    case sides
    /// Baselines of text.
    case baselines
  }

  let subject: Subject
  let axis: Axis
  let relation: LayoutConstraint.Relation
  /// In points.
  let constant: Double
  let priority: LayoutPriority
  var measure = Measure.edges
  /// Whether the space is the standard spacing or the superview's margin.
  var isStandard = false

  /// The options that the format needs to express the constraint.
  var options: LayoutConstraint.FormatOptions {
    switch measure {
    case .edges: []
    case .sides: .directionLeftToRight
    case .baselines: .spacingBaselineToBaseline
    }
  }
}

extension VisualFormatPhrase {
  /// Creates a phrase, or returns `nil` if visual format cannot express the constraint.
  init?(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem, let axis = constraint.firstAttribute.axis, constraint.multiplier == 1,
      constraint.constant.isFinite, constraint.distanceStarts.isEmpty
    else { return nil }
    if constraint.firstAttribute.kind == .dimension {
      self.init(thicknessOf: first, along: axis, constraint)
      return
    }
    guard let second = constraint.secondItem, constraint.secondAttribute.axis == axis else { return nil }
    guard let (subject, measure) = Self.gap(second, first, constraint) else {
      self.init(marginOf: constraint, from: second, to: first, along: axis)
      return
    }
    self.init(
      subject: subject, axis: axis, relation: constraint.relation, constant: constraint.constant,
      priority: constraint.priority, measure: measure)
    if case .gap = subject, measure != .baselines { isStandard = constraint.hasStandardSpace }
  }

  private init?(thicknessOf item: any LayoutItem, along axis: Axis, _ constraint: LayoutConstraint) {
    let other = constraint.secondItem
    let isExpressible =
      other == nil
      ? constraint.secondAttribute == .notAnAttribute
      : constraint.secondAttribute == constraint.firstAttribute && constraint.constant == 0
    guard isExpressible else { return nil }
    self.init(
      subject: .thickness(item, of: other), axis: axis, relation: constraint.relation, constant: constraint.constant,
      priority: constraint.priority)
  }

  /// Returns the gap from the constraint's second item to its first, or `nil` if there is none.
  private static func gap(
    _ before: any LayoutItem, _ after: any LayoutItem, _ constraint: LayoutConstraint
  ) -> (Subject, Measure)? {
    if constraint.secondAttribute == .lastBaseline, constraint.firstAttribute == .firstBaseline {
      return before is View && after is View ? (.gap(before, after), .baselines) : nil
    }
    guard let start = constraint.secondAttribute.edge, let end = constraint.firstAttribute.edge,
      start.measure == end.measure
    else { return nil }
    switch (start.isStart, end.isStart) {
    case (false, true): return (.gap(before, after), start.measure)
    case (true, true):
      guard let container = after.container, container === before else { return nil }
      return (.leadingGap(container, after), start.measure)
    case (false, false):
      guard let container = before.container, container === after else { return nil }
      return (.trailingGap(before, container), start.measure)
    case (true, false): return nil
    }
  }

  /// Creates a phrase for a single hyphen next to the superview.
  private init?(
    marginOf constraint: LayoutConstraint, from before: any LayoutItem, to after: any LayoutItem, along axis: Axis
  ) {
    guard constraint.constant == 0, constraint.relation == .equal, constraint.priority == .required else { return nil }
    let subject: Subject
    let measure: Measure
    if let margin = constraint.secondAttribute.marginEdge, margin.isStart, let container = after.container,
      container === before, constraint.firstAttribute == margin.edge
    {
      (subject, measure) = (.leadingGap(container, after), margin.measure)
    } else if let margin = constraint.firstAttribute.marginEdge, !margin.isStart, let container = before.container,
      container === after, constraint.secondAttribute == margin.edge
    {
      (subject, measure) = (.trailingGap(before, container), margin.measure)
    } else {
      return nil
    }
    self.init(
      subject: subject, axis: axis, relation: .equal, constant: 0, priority: .required, measure: measure,
      isStandard: true)
  }
}

extension VisualFormatPhrase {
  /// Returns the phrase as visual format.
  ///
  /// - Parameters:
  ///   - name: Returns the name of an item.
  ///   - constant: The text for the constant, which is used for a standard space too, or `nil` to write the number, or
  ///     a single hyphen for a standard space.
  ///   - number: Formats a number.
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

  /// Formats a number so that parsing it gives the same number.
  static func exact<Number: BinaryFloatingPoint & CustomStringConvertible>(_ value: Number) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LayoutConstraint {
  /// Returns the constraint in visual format, which ``constraints(parsing:options:metrics:views:)`` parses, or `nil` if
  /// the language cannot express it: alignments, centres, multipliers and offsets from margins.
  ///
  /// - Parameter name: Returns an item's name. The format can be parsed again if the names are C identifiers.
  /// - Returns: The format, and the options that it needs to express exactly this constraint.
  public func visualFormat(naming name: (any LayoutItem) -> String) -> (format: String, options: FormatOptions)? {
    guard let phrase = VisualFormatPhrase(self) else { return nil }
    return (phrase.text(naming: name), phrase.options)
  }

  /// Whether a single hyphen between siblings expresses the whole constraint.
  fileprivate var hasStandardSpace: Bool {
    isStandardSpace && constant == StandardSpacing.betweenSiblings && relation == .equal && priority == .required
  }
}

extension LayoutAttribute {
  /// Whether the attribute is the start or the end of an item, and what it is measured between, or `nil` for centres,
  /// extents, baselines and margins.
  fileprivate var edge: (isStart: Bool, measure: VisualFormatPhrase.Measure)? {
    switch self {
    case .leading, .top: (true, .edges)
    case .trailing, .bottom: (false, .edges)
    case .left: (true, .sides)
    case .right: (false, .sides)
    default: nil
    }
  }

  /// The edge that a margin belongs to, or `nil` for other attributes.
  fileprivate var marginEdge: (edge: LayoutAttribute, isStart: Bool, measure: VisualFormatPhrase.Measure)? {
    switch self {
    case .leadingMargin: (.leading, true, .edges)
    case .trailingMargin: (.trailing, false, .edges)
    case .topMargin: (.top, true, .edges)
    case .bottomMargin: (.bottom, false, .edges)
    case .leftMargin: (.left, true, .sides)
    case .rightMargin: (.right, false, .sides)
    default: nil
    }
  }
}
