/// The part of a view or guide that a constraint relates.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  /// The edges of the alignment rectangle.
  case left, right, top, bottom
  /// The edges at which reading begins and ends.
  case leading, trailing
  /// The size of the alignment rectangle.
  case width, height
  /// The centre of the alignment rectangle.
  case centerX, centerY
  /// The baselines of the last and first line of text.
  case lastBaseline, firstBaseline
  /// The edges of the rectangle inside the layout margins.
  case leftMargin, rightMargin, topMargin, bottomMargin
  /// The margins at which reading begins and ends.
  case leadingMargin, trailingMargin
  /// The centre of the rectangle inside the layout margins.
  case centerXWithinMargins, centerYWithinMargins
  /// No attribute: the constraint sets a constant.
  case notAnAttribute

  /// The kind of quantity of an attribute. Only certain kinds can be related.
  package enum Kind: Hashable, Sendable {
    /// A horizontal position that is independent of the reading direction.
    case absoluteX
    /// A horizontal position that follows the reading direction.
    case directionalX
    /// The horizontal centre, which can be related to either of the other horizontal kinds.
    case neutralX
    /// A vertical position.
    case y
    /// A width or height.
    case dimension
    /// The kind of ``LayoutAttribute/notAnAttribute``.
    case none
  }

  package var kind: Kind {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .centerX, .centerXWithinMargins: .neutralX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .y
    case .width, .height: .dimension
    case .notAnAttribute: .none
    }
  }

  /// Returns whether a constraint can relate two attributes: not a position and a size, not a horizontal and a vertical
  /// position, and not leading or trailing and left or right.
  package func isCompatible(with other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.none, _): false
    case (_, .none): kind == .dimension
    case (.absoluteX, .neutralX), (.neutralX, .absoluteX), (.directionalX, .neutralX), (.neutralX, .directionalX): true
    default: kind == other.kind
    }
  }
}

extension LayoutAttribute {
  /// The axis of the attribute, or `nil` for ``notAnAttribute``.
  package var axis: Axis? {
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
