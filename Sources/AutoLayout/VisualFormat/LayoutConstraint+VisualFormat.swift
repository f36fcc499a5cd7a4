extension LayoutConstraint {
  /// Makes the constraints for a line of visual format.
  ///
  /// ```swift
  /// let line = try LayoutConstraint.constraints(
  ///   parsing: "H:|-[name]-(>=gap)-[field(>=100,<=300@750)]-|", options: .alignAllFirstBaseline,
  ///   metrics: ["gap": 12], views: ["name": name, "field": field])
  /// LayoutConstraint.activate(line)
  /// ```
  ///
  /// The grammar is exactly that of the Auto Layout Guide, "Visual Format Language", without blanks, multipliers or
  /// centres. A single hyphen is 8 points between siblings, and the superview's layout margin next to `|` (UIView,
  /// `layoutMargins`).
  ///
  /// - Parameters:
  ///   - format: The line, for example `V:|-20-[a]-[b(==a)]|`.
  ///   - options: The alignment of the items, the direction of the line, and what spaces are measured between.
  ///   - metrics: The numbers by their names in the format, in points or as priorities.
  ///   - views: The views and guides by their names in the format.
  /// - Returns: The constraints, inactive and in the order of the format, followed by those that align the items.
  /// - Throws: ``VisualFormatError`` at the first character that is not accepted.
  public static func constraints(
    parsing format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format, options: options, metrics: metrics, views: views)
    return VisualFormatArrangement(try parser.parse(), options: options).constraints()
  }

  /// Makes the constraints for a line of visual format, with UIKit's signature.
  ///
  /// If UIKit would raise an exception, an error is recorded with the first of the views by name, and the next layout
  /// of its tree reports it. If no views are given, the error is lost; ``constraints(parsing:options:metrics:views:)``
  /// throws it instead.
  ///
  /// - Parameters:
  ///   - format: The line, for example `V:|-20-[a]-[b(==a)]|`.
  ///   - options: The alignment of the items, the direction of the line, and what spaces are measured between.
  ///   - metrics: The numbers by their names in the format, in points or as priorities.
  ///   - views: The views and guides by their names in the format.
  /// - Returns: The constraints, inactive and in the order of the format. Empty if the format cannot be parsed.
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

  /// Converts a number of any type.
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
  /// Options for visual format: the alignment of the items, the direction of the line, and what spaces are measured
  /// between. The raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Arranges the items of a horizontal format in the reading direction. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures spaces between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures explicit spaces of a vertical format from the last baseline of a view to the first baseline of the view
    /// below it. Standard spaces remain between edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension LayoutConstraint.FormatOptions {
  /// The attributes to align, in the order of their bits.
  var alignedAttributes: [LayoutAttribute] {
    let attributes: [(option: Self, attribute: LayoutAttribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { contains($0.option) }.map(\.attribute)
  }
}
