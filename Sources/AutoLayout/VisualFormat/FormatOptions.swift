extension LayoutConstraint {
  /// How the items of a visual format are aligned, in which direction they follow each other, and what their spaces are
  /// measured between. The raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges lie on one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges lie on one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges lie on one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges lie on one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where reading starts lie on one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where reading ends lie on one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centres lie on one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centres lie on one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines lie on one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines lie on one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All that aligns.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The items of a horizontal format follow each other in the direction of reading: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The items of a horizontal format follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The items of a horizontal format follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All that gives a direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are measured from edge to edge: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The spaces of a vertical format that are written out are measured from the last baseline of the view above to the
    /// first baseline of the view below. The standard space stays between the edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All that says what spaces are measured between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  /// The attributes that are to lie on one line, in the order of their bits.
  var alignedAttributes: [LayoutAttribute] {
    let attributes: [(option: Self, attribute: LayoutAttribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { contains($0.option) }.map(\.attribute)
  }
}
