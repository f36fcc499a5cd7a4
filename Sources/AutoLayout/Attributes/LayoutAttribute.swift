/// The part of a view or guide that a constraint speaks of.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  /// The edges of the alignment rectangle.
  case left, right, top, bottom
  /// The edges where reading starts and ends.
  case leading, trailing
  /// The alignment rectangle's extents.
  case width, height
  /// The alignment rectangle's centre.
  case centerX, centerY
  /// The baselines of the last and the first line of text.
  case lastBaseline, firstBaseline
  /// The edges of the rectangle inside the layout margins.
  case leftMargin, rightMargin, topMargin, bottomMargin
  /// The margins where reading starts and ends.
  case leadingMargin, trailingMargin
  /// The centre of the rectangle inside the layout margins.
  case centerXWithinMargins, centerYWithinMargins
  /// No attribute: the constraint sets a constant.
  case notAnAttribute

  /// The kind of quantity an attribute is.
  public enum Kind: Hashable, Sendable {
    /// A horizontal position by side.
    case absoluteX
    /// A horizontal position by reading direction.
    case directionalX
    /// The horizontal centre, which goes with both other kinds.
    case neutralX
    /// A vertical position.
    case y
    /// An extent.
    case dimension
    /// Nothing.
    case none
  }

  /// The kind of quantity this is.
  public var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .centerX, .centerXWithinMargins: .neutralX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .y
    case .width, .height: .dimension
    case .notAnAttribute: .none
    }
  }

  /// Whether a constraint may relate the two, by the rules of Auto Layout: no edge with a size, no horizontal with a
  /// vertical position, no leading or trailing with left or right.
  public func isCompatible(with other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.none, _): false
    case (_, .none): kind == .dimension
    case (.absoluteX, .neutralX), (.neutralX, .absoluteX), (.directionalX, .neutralX), (.neutralX, .directionalX): true
    default: kind == other.kind
    }
  }
}

extension LayoutAttribute {
  /// The axis the attribute lies on; none where there is no attribute.
  var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the attribute depends on margins or text, which may change between passes.
  var isVolatile: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins, .firstBaseline, .lastBaseline:
      true
    default: false
    }
  }
}
