import ConstraintSolver
import Graphics

/// The position and extent of an item along one axis, as expressions in the coordinates of an ancestor.
struct LayoutBox {
  /// The left or top edge.
  var start: LinearExpression
  /// The width or height.
  var extent: LinearExpression

  /// The right or bottom edge.
  var end: LinearExpression { position(at: 1) }
  var center: LinearExpression { position(at: 0.5) }

  /// Returns the position at a fraction of the extent.
  func position(at share: Double) -> LinearExpression {
    var position = start
    position.add(share, extent)
    return position
  }

  /// Returns the box with its edges moved inwards.
  func inset(start startInset: Double, end endInset: Double) -> LayoutBox {
    var box = self
    box.start.constant += startInset
    box.extent.constant -= startInset + endInset
    return box
  }
}

/// A linear combination of variables plus a constant.
struct LinearExpression {
  private(set) var terms: [Term] = []
  var constant: Double

  /// The number of terms that is rarely exceeded: a start and an extent on each side of a constraint.
  private static let usualCount = 4

  init(constant: Double = 0) { self.constant = constant }

  mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0 else { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      return
    }
    if terms.isEmpty { terms.reserveCapacity(Self.usualCount) }
    terms.append(Term(variable, coefficient))
  }

  mutating func add(_ factor: Double, _ other: LinearExpression) {
    for term in other.terms { add(factor * term.coefficient, term.variable) }
    constant += factor * other.constant
  }

  /// The terms whose coefficients are not 0.
  var effectiveTerms: [Term] {
    terms.contains { $0.coefficient == 0 } ? terms.filter { $0.coefficient != 0 } : terms
  }
}

/// The offsets of an item's variables from its first variable.
enum VariableOffset {
  static func start(_ axis: Axis) -> Int { axis == .horizontal ? 0 : 1 }
  static func extent(_ axis: Axis) -> Int { axis == .horizontal ? 2 : 3 }
  static func contentExtent(_ axis: Axis) -> Int { axis == .horizontal ? 4 : 5 }
}

extension LayoutSystem {
  /// Returns the box of an item in the coordinates of an ancestor, whose frame has its origin at 0.
  func box(of item: any LayoutItem, along axis: Axis, in ancestor: View) -> LayoutBox {
    if let view = item as? View { return alignmentBox(of: view, along: axis, in: ancestor) }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else {
      return LayoutBox(start: LinearExpression(), extent: LinearExpression())
    }
    return box(of: guide, owner: owner, along: axis, in: ancestor)
  }

  /// Returns the box of a view's alignment rectangle.
  func alignmentBox(of view: View, along axis: Axis, in ancestor: View) -> LayoutBox {
    var extent = LinearExpression()
    extent.add(1, variable(view.layoutState.firstVariable, VariableOffset.extent(axis)))
    guard view !== ancestor, let superview = view.superview else {
      return LayoutBox(start: LinearExpression(constant: view.insetsOfAlignmentRect.start(along: axis)), extent: extent)
    }
    var start = frameOrigin(of: superview, along: axis, in: ancestor)
    start.add(1, variable(view.layoutState.firstVariable, VariableOffset.start(axis)))
    return LayoutBox(start: start, extent: extent)
  }

  /// Returns the box of a view's frame.
  func frameBox(of view: View, along axis: Axis, in ancestor: View) -> LayoutBox {
    let insets = view.insetsOfAlignmentRect
    return alignmentBox(of: view, along: axis, in: ancestor)
      .inset(start: -insets.start(along: axis), end: -insets.end(along: axis))
  }

  /// Returns the box of a scroll view's content.
  func contentBox(of scrollView: View, along axis: Axis, in ancestor: View) -> LayoutBox {
    var extent = LinearExpression()
    extent.add(1, variable(scrollView.layoutState.firstVariable, VariableOffset.contentExtent(axis)))
    return LayoutBox(start: frameOrigin(of: scrollView, along: axis, in: ancestor), extent: extent)
  }

  private func box(of guide: LayoutGuide, owner: View, along axis: Axis, in ancestor: View) -> LayoutBox {
    let frame = frameBox(of: owner, along: axis, in: ancestor)
    func insetFrame(by insets: EdgeInsets) -> LayoutBox {
      frame.inset(start: insets.start(along: axis), end: insets.end(along: axis))
    }
    switch guide.role {
    case .margins: return insetFrame(by: owner.layoutMargins)
    case .safeArea: return insetFrame(by: owner.safeAreaInsets)
    case .readableContent: return insetFrame(by: owner.layoutState.readableContentInsets)
    case .scrollFrame: return frame
    case .scrollContent: return contentBox(of: owner, along: axis, in: ancestor)
    case .topBar, .bottomBar, .keyboard:
      return barBox(guide.role, frame: frame, safeArea: owner.safeAreaInsets, along: axis)
    case .free:
      var box = LayoutBox(start: frame.start, extent: LinearExpression())
      box.start.add(1, variable(guide.firstVariable, VariableOffset.start(axis)))
      box.extent.add(1, variable(guide.firstVariable, VariableOffset.extent(axis)))
      return box
    }
  }

  private func barBox(_ role: LayoutGuide.Role, frame: LayoutBox, safeArea: EdgeInsets, along axis: Axis) -> LayoutBox {
    guard axis == .vertical else { return frame }
    if role == .topBar {
      return LayoutBox(start: frame.start, extent: LinearExpression(constant: safeArea.top))
    }
    var start = frame.end
    start.constant -= safeArea.bottom
    return LayoutBox(start: start, extent: LinearExpression(constant: safeArea.bottom))
  }

  /// Returns the origin of a view's frame in an ancestor's coordinates, by adding up the superviews between them.
  private func frameOrigin(of view: View, along axis: Axis, in ancestor: View) -> LinearExpression {
    var origin = LinearExpression()
    var current = view
    while current !== ancestor, let superview = current.superview {
      origin.add(1, variable(current.layoutState.firstVariable, VariableOffset.start(axis)))
      origin.constant -= current.insetsOfAlignmentRect.start(along: axis)
      current = superview
    }
    return origin
  }

  func variable(_ base: Int, _ offset: Int) -> Variable { variables[base + offset] }
}
