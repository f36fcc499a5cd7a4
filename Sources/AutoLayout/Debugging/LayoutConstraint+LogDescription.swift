import Graphics

extension LayoutConstraint {
  /// The constraint as Auto Layout's log writes it, with identifiers in place of addresses:
  /// `<NSLayoutConstraint:ID 'Label Width' H:[UILabel:ID'Name'(>=400)]>`.
  public var logDescription: String {
    let title = identifier.map { " '\($0)'" } ?? ""
    return "<\(platformClass):\(logID)\(title) \(body)>"
  }

  /// The text in place of the address: the identifier in the document, or else the first item and its attribute.
  private var logID: String { documentID ?? "\(firstItem?.layoutView?.label ?? "?").\(firstAttribute.rawValue)" }

  private var platformClass: String {
    switch origin {
    case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
    case .contentSize: "NSContentSizeLayoutConstraint"
    case .user, .stackView, .engine: "NSLayoutConstraint"
    }
  }

  private var body: String {
    guard let first = firstItem else { return "(an item no longer exists)" }
    if origin == .contentSize, let view = first as? View { return contentSizeFormat(of: view) }
    let plain = logFormat ?? logEquation
    if origin == .autoresizingMask, let view = first as? View { return "\(view.maskDescription) \(plain)" }
    return plain
  }

  /// The constraint in visual format where the log uses it: for sizes in points and gaps between edges.
  private var logFormat: String? {
    guard let phrase = VisualFormatPhrase(self), phrase.measure != .baselines else { return nil }
    let direction = directionNote
    let distance = LogNumber.text(constant)
    let text = phrase.text(
      naming: \.logName, constant: isStandardSpace ? "NSSpace(\(distance))" : distance, number: LogNumber.text)
    switch phrase.subject {
    case .thickness(_, of: nil): return text
    case .gap: return text + direction
    case .leadingGap(let container, _), .trailingGap(_, let container):
      guard !phrase.isStandard else { return nil }
      return "\(text)\(direction)   (active, names: '|':\(container.logName) )"
    case .thickness: return nil
    }
  }

  /// `H:[UILabel:ID'Name'(47)] Hug:251 CompressionResistance:750`: one line for both priorities.
  private func contentSizeFormat(of view: View) -> String {
    let axis = firstAttribute.axis ?? .horizontal
    let hugging = LogNumber.text(Double(view.contentHuggingPriority(for: axis).rawValue))
    let resistance = LogNumber.text(Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    return "\(axis == .horizontal ? "H" : "V"):[\(view.logName)(\(LogNumber.text(constant)))] Hug:\(hugging)"
      + " CompressionResistance:\(resistance)"
  }

  /// An equation for what visual format cannot express: `first.attribute == multiplier*second.attribute + constant`.
  var logEquation: String {
    guard let first = firstItem else { return "(an item no longer exists)" }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let level = priority == .required ? "" : " @\(LogNumber.text(Double(priority.rawValue)))"
    let left = "\(side(first, firstAttribute, from: distanceStarts.first)) \(sign) "
    guard let second = secondItem else { return left + LogNumber.text(constant) + level }
    let factor = multiplier == 1 ? "" : "\(LogNumber.factor(multiplier))*"
    let offset =
      constant == 0 ? "" : constant > 0 ? " + \(LogNumber.text(constant))" : " - \(LogNumber.text(-constant))"
    let right = side(second, secondAttribute, from: distanceStarts.second)
    return "\(left)\(factor)\(right)\(offset)\(level)"
  }

  /// Returns an attribute, or its distance from a start.
  private func side(_ item: any LayoutItem, _ attribute: LayoutAttribute, from start: DistanceStart?) -> String {
    let position = "\(item.logName).\(attribute.rawValue)"
    guard let start else { return position }
    return "(\(position) - \(start.item?.logName ?? "?").\(start.attribute.rawValue))"
  }

  /// The log's note that the direction is fixed, or that it is right to left.
  private var directionNote: String {
    switch firstAttribute.kind {
    case .absoluteX: return "(LTR)"
    case .directionalX:
      return directingView?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "(RTL)" : ""
    default: return ""
    }
  }
}

extension LayoutItem {
  /// The class, identifier and text: `UILabel:ID'Name'`. A long text is cut to 25 characters, as in `'Testing out
  /// NSLayoutConst...'`.
  var logName: String {
    if let view = self as? View {
      let text = (view.descriptiveText ?? view.userLabel).map { $0.isNewline ? " " : $0 }
      let short = String(text.prefix(25)) + (text.count > 25 ? "..." : "")
      return "\(view.platformClass):\(view.label)\(short.isEmpty ? "" : "'\(short)'")"
    }
    guard let guide = self as? LayoutGuide else { return "?" }
    return "UILayoutGuide:\(guide.owningView?.label ?? "?")'\(guide.identifier)'"
  }
}

extension View {
  /// `h=--& v=--&`: whether the margin before, the extent and the margin after are fixed or flexible, as Auto Layout's
  /// log writes a mask.
  fileprivate var maskDescription: String {
    func mark(_ part: AutoresizingMask) -> String { autoresizingMask.contains(part) ? "&" : "-" }
    let horizontal = [AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mark).joined()
    let vertical = [AutoresizingMask.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mark).joined()
    // A view without flexible parts keeps its origin and size, so the margin after it is flexible.
    return "h=\(horizontal == "---" ? "--&" : horizontal) v=\(vertical == "---" ? "--&" : vertical)"
  }
}

extension LayoutConflict {
  /// The conflict as Auto Layout's log reports it, line by line, including the hint about masks.
  ///
  /// Source: Auto Layout Guide, "Understanding the Logs".
  public var log: String {
    let list = constraints.map { "    \"\($0.logDescription)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
          Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at \
      each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted \
      constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you \
      don't understand, refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints)\u{20}
      (
      \(list)
      )
      \u{20}
      Will attempt to recover by breaking constraint
      \(broken.logDescription)
      \u{20}
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may also be \
      helpful.
      """
  }
}
