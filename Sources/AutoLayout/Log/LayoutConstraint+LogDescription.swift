import Graphics

extension LayoutConstraint {
  /// The constraint as Auto Layout's log writes it, with ids in the place of addresses:
  /// `<NSLayoutConstraint:ID 'Label Width' H:[UILabel:ID'Name'(>=400)]>`.
  public var logDescription: String {
    let title = identifier.map { " '\($0)'" } ?? ""
    let level = priority == .required ? "" : " @\(Self.number(Double(priority.rawValue)))"
    return "<\(platformClass):\(logID)\(title) \(body)\(level)>"
  }

  /// What stands in the place of the address: the id in the document, else the first item and its attribute.
  private var logID: String { documentID ?? "\(firstItem?.layoutView?.label ?? "?").\(firstAttribute.rawValue)" }

  private var platformClass: String {
    switch origin {
    case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
    case .contentSize: "NSContentSizeLayoutConstraint"
    case .user, .stackView, .engine: "NSLayoutConstraint"
    }
  }

  /// Visual format where it can tell the constraint, else an equation.
  private var body: String {
    guard let first = firstItem else { return "(an item is gone)" }
    if origin == .autoresizingMask, let view = first as? View { return "\(view.maskDescription) \(plain(first))" }
    return plain(first)
  }

  private func plain(_ first: any LayoutItem) -> String {
    guard let second = secondItem else {
      guard let axis = firstAttribute.axis else { return "" }
      return "\(axis.format):[\(first.logName)(\(sign)\(Self.number(constant)))]"
    }
    return spacing(first, second) ?? equation(first, second)
  }

  /// `H:[A]-(8)-[B]` and `H:|-(8)-[A]`: a start on the left side, an end on the right side, or edges of a container.
  private func spacing(_ first: any LayoutItem, _ second: any LayoutItem) -> String? {
    guard multiplier == 1, relation == .equal || relation == .greaterThanOrEqual,
      let axis = firstAttribute.axis, let firstView = first as? View, let secondView = second as? View
    else { return nil }
    let space = "-(\(sign)\(isStandardSpace ? "NSSpace(\(Self.number(constant)))" : Self.number(constant)))-"
    let direction = firstAttribute.directionNote(directingView ?? firstView)
    if firstAttribute.isStart, secondAttribute.isEnd {
      return "\(axis.format):[\(secondView.logName)]\(space)[\(firstView.logName)]\(direction)"
    }
    if firstAttribute.isStart, secondAttribute.isStart, firstView.superview === secondView {
      return "\(axis.format):|\(space)[\(firstView.logName)]\(direction)   (active, names: '|':\(secondView.logName) )"
    }
    if firstAttribute.isEnd, secondAttribute.isEnd, secondView.superview === firstView {
      return "\(axis.format):[\(secondView.logName)]\(space)|\(direction)   (active, names: '|':\(firstView.logName) )"
    }
    return nil
  }

  private func equation(_ first: any LayoutItem, _ second: any LayoutItem) -> String {
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    let offset = constant == 0 ? "" : constant > 0 ? " + \(Self.number(constant))" : " - \(Self.number(-constant))"
    let sides = "\(first.logName).\(firstAttribute.rawValue)"
    return "\(sides) \(sign.isEmpty ? "==" : sign) \(factor)\(second.logName).\(secondAttribute.rawValue)\(offset)"
  }

  private var sign: String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// A number with up to three decimals and no trailing zeros.
  private static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    if thousandths.truncatingRemainder(dividingBy: 1000) == 0 { return "\(Int(thousandths / 1000))" }
    return "\(thousandths / 1000)"
  }
}

extension LayoutItem {
  /// Class, id and text: `UILabel:ID'Name'`.
  fileprivate var logName: String {
    if let view = self as? View {
      let text = view.descriptiveText.map { "'\($0)'" } ?? (view.userLabel.isEmpty ? "" : "'\(view.userLabel)'")
      return "\(view.platformClass):\(view.label)\(text)"
    }
    guard let guide = self as? LayoutGuide else { return "?" }
    return "UILayoutGuide:\(guide.owningView?.label ?? "?")'\(guide.identifier)'"
  }
}

extension View {
  /// `h=--& v=--&`: fixed and flexible parts before, within and after, as Auto Layout's log writes a mask.
  fileprivate var maskDescription: String {
    func mark(_ part: AutoresizingMask) -> String { autoresizingMask.contains(part) ? "&" : "-" }
    let horizontal = [AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mark).joined()
    let vertical = [AutoresizingMask.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mark).joined()
    // A view without a mask keeps its place and size: what follows it is what gives way.
    return "h=\(horizontal == "---" ? "--&" : horizontal) v=\(vertical == "---" ? "--&" : vertical)"
  }
}

extension Axis {
  fileprivate var format: String { self == .horizontal ? "H" : "V" }
}

extension LayoutAttribute {
  fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }
  fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }

  fileprivate func directionNote(_ view: View) -> String {
    guard kind == .directionalX, view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return "" }
    return "(RTL)"
  }
}
