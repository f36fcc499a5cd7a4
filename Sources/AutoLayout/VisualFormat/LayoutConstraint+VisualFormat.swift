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
