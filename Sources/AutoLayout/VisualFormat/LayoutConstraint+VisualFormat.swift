extension LayoutConstraint {
  /// Makes the constraints that a line of visual format stands for.
  ///
  /// ```swift
  /// let line = try LayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[name]-(>=gap)-[field(>=100,<=300@750)]-|", options: .alignAllFirstBaseline,
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
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Double]? = nil,
    views: [String: any LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format, options: options, metrics: metrics ?? [:], views: views)
    return VisualFormatArrangement(try parser.parse(), options: options).constraints()
  }
}
