import AutoLayout
import Controls
import Graphics

/// Constraints on left and right edges, which do not change sides in right-to-left languages.
///
/// Source: Auto Layout Guide, "Anatomy of a Constraint": "use leading and trailing".
enum LeftAndRight: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    let absolute = layout.constraints.filter { constraint in
      constraint.isAbsolute && constraint.layoutViews.allSatisfy { $0.semanticContentAttribute == .unspecified }
    }
    let pairs = Dictionary(grouping: absolute) { $0.firstItem.map { ObjectIdentifier($0) } }
    let found = absolute.filter { constraint in
      let others = pairs[constraint.firstItem.map { ObjectIdentifier($0) }] ?? []
      return !others.contains { constraint.isMirrorImage(of: $0) }
    }
    return found.map { finding(on: $0, isSeen: layout.isRightToLeft) }
  }

  private static func finding(on constraint: LayoutConstraint, isSeen: Bool) -> Finding {
    Finding(
      rule: .leftRight, severity: isSeen ? .warning : .note, views: constraint.layoutViews.map(\.label),
      constraints: [constraint.name],
      message: "The constraint \(constraint.phrase) keeps its side in right-to-left languages.",
      fixes: ["Use leading and trailing instead of left and right ('Respect language direction')."])
  }
}

extension LayoutConstraint {
  fileprivate var isAbsolute: Bool { firstAttribute.kind == .absoluteX || secondAttribute.kind == .absoluteX }

  /// Whether two constraints keep equal distances at both sides, so that changing sides makes no difference.
  fileprivate func isMirrorImage(of other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && relation == other.relation
      && multiplier == other.multiplier && priority == other.priority && abs(constant + other.constant) < 0.5
      && firstAttribute.mirrored == other.firstAttribute && secondAttribute.mirrored == other.secondAttribute
  }
}

extension LayoutAttribute {
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

/// Texts, symbols and views that keep their side in a right-to-left language.
enum Mirroring: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    guard layout.isRightToLeft else { return [] }
    return texts(in: layout) + symbols(in: layout) + masks(in: layout)
  }

  private static func texts(in layout: DesignedLayout) -> [Finding] {
    var seen: Set<ObjectIdentifier> = []
    return layout.picture.texts.compactMap { text in
      let view = text.view
      guard text.ownAlignment ?? view.explicitAlignment == .left,
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        view.semanticContentAttribute == .unspecified, let string = view.textSummary?.string,
        text.box.width < view.bounds.width - leastRoom, seen.insert(ObjectIdentifier(view)).inserted
      else { return nil }
      // A text that is not translated is one that may be, unless it is a name or a number.
      guard string.isRightToLeft || string.contains(where: \.isWhitespace) else { return nil }
      return Finding(
        rule: .mirroring, severity: string.isRightToLeft ? .warning : .note, views: [view.label],
        message: "The text of \(view.phrase) is aligned to the left, although "
          + (string.isRightToLeft ? "its language begins" : "the language's texts begin") + " at the right.",
        fixes: ["Use the natural alignment."], regions: [text.box])
    }
  }

  /// The room beside a text, in points, from which on its alignment is seen.
  private static let leastRoom = 4.0

  /// Symbols that point to a side.
  private static func symbols(in layout: DesignedLayout) -> [Finding] {
    layout.picture.views.compactMap { view, _ in
      guard view.semanticContentAttribute == .unspecified, let symbol = view.symbolName,
        let directional = DirectionalSymbol.name(insteadOf: symbol)
      else { return nil }
      return Finding(
        rule: .mirroring, severity: .note, views: [view.label],
        message: "\(view.openingPhrase) shows '\(symbol)', which points to the same side in right-to-left languages.",
        fixes: ["Use '\(directional)' if it means a direction of reading."])
    }
  }

  /// Views at the left edge of their superview that an autoresizing mask places, which never changes sides.
  private static func masks(in layout: DesignedLayout) -> [Finding] {
    let views = layout.picture.views.map(\.view).filter { view in
      guard let superview = view.superview, view !== layout.root, view.translatesAutoresizingMaskIntoConstraints,
        !(superview is StackView), !view.isLayoutBoundary, view.textSummary != nil || view is Control
      else { return false }
      let isAtSide = view.autoresizingMask.isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth])
      return isAtSide && abs(view.frame.midX - superview.bounds.midX) > 1 && superview.placesByConstraints
    }
    guard !views.isEmpty else { return [] }
    return [
      Finding(
        rule: .mirroring, severity: .note, views: views.map(\.label),
        message: "Autoresizing masks keep \(views.phrase) at the left in a right-to-left language.",
        fixes: ["Place them by constraints on leading or trailing edges."])
    ]
  }
}

extension ShownText {
  /// The alignment that the text itself has, whatever its view has, or `nil` if it has none.
  fileprivate var ownAlignment: TextAlignment? { paragraph.source.runs.first?.paragraphStyle?.alignment }
}

extension View {
  fileprivate var explicitAlignment: TextAlignment? {
    switch self {
    case let label as Label: label.textAlignment
    case let field as TextField: field.textAlignment
    case let text as TextView: text.textAlignment
    default: nil
    }
  }

  /// The name of the symbol that the view shows, or `nil` for anything else.
  fileprivate var symbolName: String? {
    let image: Image? =
      switch self {
      case let view as ImageView: view.image
      case let button as Button: button.configuration?.image ?? button.stateContents[.normal]?.image
      default: nil
      }
    if case .symbol(let name) = image?.content, image?.isMirrored == false { return name }
    return nil
  }

  /// Whether at least one subview is placed by constraints, so that the others look as if they were.
  fileprivate var placesByConstraints: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }
}

/// The symbols of SF Symbols 2 and later with a variant that follows the reading direction.
enum DirectionalSymbol {
  private static let families: Set<String> = ["chevron", "arrow", "arrowshape", "arrowtriangle"]

  /// Returns the name of the symbol that follows the reading direction: `chevron.forward` for `chevron.right`. `nil`
  /// for symbols without one.
  static func name(insteadOf name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    let sides = parts.indices.filter { parts[$0] == "left" || parts[$0] == "right" }
    guard parts.first.map(families.contains) == true, sides.count == 1 else { return nil }
    parts[sides[0]] = parts[sides[0]] == "right" ? "forward" : "backward"
    return parts.joined(separator: ".")
  }
}

extension StringProtocol {
  /// Whether the first letter with a direction is of a script that is written from right to left: Hebrew, Arabic,
  /// Syriac, Thaana, N'Ko.
  fileprivate var isRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic }?.value ?? 0
    return (0x590...0x8FF).contains(first) || (0xFB1D...0xFDFF).contains(first) || (0xFE70...0xFEFC).contains(first)
  }
}
