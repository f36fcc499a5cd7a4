import Graphics

/// A view with its subviews and the constraints that it holds, as Interface Builder's document outline lists them.
package struct LayoutOutline: Hashable, Sendable, Codable {
  /// A constraint under the view that holds it.
  package struct Constraint: Hashable, Sendable, Codable {
    package var id: String
    /// The name that a person gave the constraint; may be empty.
    package var name: String
    /// What it demands, in the form of the document outline: `Title.leading = leading + 16`.
    package var equation: String
  }

  package var id: String
  package var elementClass: String
  /// The name, or what the view shows; may be empty.
  package var name: String
  /// The class that the app uses, or `nil` for the system's.
  package var customClass: String?
  /// The frame in the superview's coordinates: x, y, width and height in points.
  package var frame: [Double]
  package var isHidden: Bool
  package var isAmbiguous: Bool
  /// The names of the layout guides that constraints refer to or place.
  package var guides: [String]
  package var constraints: [Constraint]
  package var children: [LayoutOutline]
}

extension View {
  /// Returns the tree of the view after its layout, in time proportional to its views and constraints.
  package func layoutOutline() -> LayoutOutline { layoutOutline(UsedGuides(in: self)) }

  private func layoutOutline(_ guides: UsedGuides) -> LayoutOutline {
    LayoutOutline(
      id: label, elementClass: elementClass, name: knownName, customClass: classInApp,
      frame: [frame.minX, frame.minY, frame.width, frame.height], isHidden: isHidden, isAmbiguous: hasAmbiguousLayout,
      guides: guides.names(of: self), constraints: constraints.filter { $0.origin == .user }.map(\.outlined),
      children: subviews.map { $0.layoutOutline(guides) })
  }

  /// The name in equations.
  fileprivate var outlineName: String {
    let name = knownName.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.isEmpty { return elementClass.titleWords }
    return name.count > 30 ? name.prefix(29) + "\u{2026}" : name
  }
}

/// The guides that constraints refer to, by the views that own them.
///
/// One walk over the tree finds those of all views, so that no view looks at all constraints of its superviews.
private struct UsedGuides {
  /// The names of the guides that constraints refer to, those of constraints close to the owner first.
  private var referred: [ObjectIdentifier: [String]] = [:]

  init(in root: View) {
    visit(root)
    var holder = root.superview
    while let view = holder {
      note(view.constraints)
      holder = view.superview
    }
  }

  /// Returns the names of a view's own guides, then those that only constraints name, each once.
  func names(of view: View) -> [String] {
    var names = view.layoutGuides.map(\.outlineName)
    var known = Set(names)
    for name in referred[ObjectIdentifier(view)] ?? [] where known.insert(name).inserted { names.append(name) }
    return names
  }

  /// Notes the guides of subviews first, because superviews hold the constraints that are farther away.
  private mutating func visit(_ view: View) {
    for subview in view.subviews { visit(subview) }
    note(view.constraints)
  }

  private mutating func note(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      note(constraint.firstItem)
      note(constraint.secondItem)
    }
  }

  private mutating func note(_ item: (any LayoutItem)?) {
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return }
    referred[ObjectIdentifier(owner), default: []].append(guide.outlineName)
  }
}

extension String {
  /// A class of views as a title: `Scroll View` for `scrollView`.
  fileprivate var titleWords: String {
    enumerated().reduce(into: "") { words, letter in
      if letter.offset == 0 {
        words += letter.element.uppercased()
        return
      }
      words += letter.element.isUppercase ? " \(letter.element)" : String(letter.element)
    }
  }
}

extension LayoutGuide {
  fileprivate var outlineName: String {
    switch role {
    case .safeArea: "Safe Area"
    case .margins: "Layout Margins Guide"
    case .readableContent: "Readable Content Guide"
    case .keyboard: "Keyboard"
    case .topBar: "Top Layout Guide"
    case .bottomBar: "Bottom Layout Guide"
    case .scrollContent: "Content Layout Guide"
    case .scrollFrame: "Frame Layout Guide"
    case .free: identifier.isEmpty ? "Layout Guide" : identifier
    }
  }
}

extension LayoutConstraint {
  fileprivate var outlined: LayoutOutline.Constraint {
    LayoutOutline.Constraint(id: name, name: identifier ?? nameInDocument ?? "", equation: outlineEquation)
  }

  private var outlineEquation: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "\u{2264}"
      case .greaterThanOrEqual: "\u{2265}"
      }
    let level = priority == .required ? "" : " @ \(LogNumber.text(Double(priority.rawValue)))"
    let left = "\(side(firstItem, firstAttribute)) \(sign) "
    guard secondAttribute != .notAnAttribute else { return left + LogNumber.text(constant) + level }
    let factor = multiplier == 1 ? "" : "\(LogNumber.factor(multiplier)) \u{D7} "
    let offset =
      constant == 0 ? "" : constant > 0 ? " + \(LogNumber.text(constant))" : " \u{2212} \(LogNumber.text(-constant))"
    return left + factor + side(secondItem, secondAttribute) + offset + level
  }

  /// An attribute, with the name of its item unless that is the view that holds the constraint.
  private func side(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute) -> String {
    if let view = item as? View {
      return view === owner ? attribute.rawValue : "\(view.outlineName).\(attribute.rawValue)"
    }
    guard let guide = item as? LayoutGuide else { return attribute.rawValue }
    return "\(guide.outlineName).\(attribute.rawValue)"
  }
}
