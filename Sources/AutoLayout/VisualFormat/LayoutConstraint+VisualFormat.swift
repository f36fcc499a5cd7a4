extension LayoutConstraint {
  /// Makes the constraints that a line of visual format stands for, or throws what is wrong with it.
  ///
  /// ```swift
  /// let line = try LayoutConstraint.constraints(
  ///   parsing: "H:|-[name]-(>=gap)-[field(>=100,<=300@750)]-|", options: .alignAllFirstBaseline,
  ///   metrics: ["gap": 12], views: ["name": name, "field": field])
  /// LayoutConstraint.activate(line)
  /// ```
  ///
  /// The language is that of Auto Layout Guide, "Visual Format Language", to the letter: it has no spaces, multipliers or
  /// centres. A lone hyphen is 8 points between siblings, and beside `|` the superview's layout margin (UIView,
  /// `layoutMargins`).
  ///
  /// - Parameters:
  ///   - format: the line, for example `V:|-20-[a]-[b(==a)]|`.
  ///   - options: how the items are aligned, and in which direction and between what spaces are measured.
  ///   - metrics: the numbers, in points or as priorities, that names in the format stand for.
  ///   - views: the views and guides that names in the format stand for.
  /// - Returns: the constraints, inactive, in the order of the format; what aligns the items comes last.
  /// - Throws: ``VisualFormatError`` at the first character that does not fit.
  public static func constraints(
    parsing format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format, options: options, metrics: metrics, views: views)
    return VisualFormatArrangement(try parser.parse(), options: options).constraints()
  }

  /// Makes the constraints that a line of visual format stands for, as UIKit declares it.
  ///
  /// What is an exception in UIKit is recorded as an error: with the first of the views by name, for the layout of
  /// whichever tree it is in by then. Without any view nobody hears of it; ``constraints(parsing:options:metrics:views:)``
  /// throws it.
  ///
  /// - Parameters:
  ///   - format: the line, for example `V:|-20-[a]-[b(==a)]|`.
  ///   - options: how the items are aligned, and in which direction and between what spaces are measured.
  ///   - metrics: the numbers, in points or as priorities, that names in the format stand for.
  ///   - views: the views and guides that names in the format stand for.
  /// - Returns: the constraints, inactive, in the order of the format; none where the format cannot be read.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [LayoutConstraint] {
    let items = views.compactMapValues { $0 as? any LayoutItem }
    do throws(VisualFormatError) {
      return try constraints(
        parsing: format, options: options, metrics: (metrics ?? [:]).compactMapValues(number), views: items)
    } catch {
      let holder = items.sorted { $0.key < $1.key }.lazy.compactMap(\.value.layoutView).first
      holder?.record(.visualFormat(error))
      return []
    }
  }

  /// A number of any type.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }
}

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
