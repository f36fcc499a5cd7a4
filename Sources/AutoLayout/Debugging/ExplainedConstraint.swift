/// A constraint as a value, for explanations.
public struct ExplainedConstraint: Hashable, Sendable {
  /// The source of a constraint.
  public enum Source: Hashable, Sendable {
    /// A document or code.
    case author
    /// The view's autoresizing mask.
    case autoresizingMask
    /// The view's intrinsic content size.
    case contentSize
    /// A stack view that arranges the view.
    case stackView(ExplainedItem)
    /// The size of the root.
    case rootSize
  }

  /// How closely a constraint concerns the view to explain.
  public enum Reach: Hashable, Sendable {
    /// It relates the view or one of its guides.
    case view
    /// It relates siblings of the view, or the view's own subviews.
    case neighbours
    /// It relates the subviews of a sibling.
    case inside(ExplainedItem)
    /// It relates the superview or views outside it.
    case surroundings
  }

  public var source: Source
  public var reach: Reach
  /// The identifier in the document.
  public var documentID: String?
  /// The name that Auto Layout's log shows.
  public var identifier: String?
  /// The item on the left side, or `nil` if it no longer exists.
  public var firstItem: ExplainedItem?
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute
  public var relation: LayoutConstraint.Relation
  /// The item on the right side, or `nil` for a constant.
  public var secondItem: ExplainedItem?
  /// The attribute of the second item.
  public var secondAttribute: LayoutAttribute
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The number added to the right side, in points.
  public var constant: Double
  public var priority: LayoutPriority
  /// Whether a side is a distance between two positions. The side's attribute is then the end of the distance.
  public var relatesDistances: Bool
  /// The constraint in visual format if possible, or else as an equation, with the names that Auto Layout's log uses.
  public var format: String
}

extension ExplainedItem {
  init(_ item: any LayoutItem) {
    self.init(
      id: item.layoutView?.label ?? "?", name: item.logName, words: item.layoutView?.words ?? "?",
      guide: (item as? LayoutGuide)?.identifier)
  }
}

extension ExplainedConstraint {
  init(_ constraint: LayoutConstraint, explaining view: View) {
    source = Source(constraint)
    reach = Reach(of: constraint, from: view)
    documentID = constraint.documentID
    identifier = constraint.identifier
    firstItem = constraint.firstItem.map { ExplainedItem($0) }
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    secondItem = constraint.secondItem.map { ExplainedItem($0) }
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    relatesDistances = !constraint.distanceStarts.isEmpty
    format = constraint.explanationFormat
  }
}

extension ExplainedConstraint.Source {
  fileprivate init(_ constraint: LayoutConstraint) {
    switch constraint.origin {
    case .user: self = .author
    case .autoresizingMask: self = .autoresizingMask
    case .contentSize: self = .contentSize
    case .stackView: self = constraint.arrangingStack.map { .stackView(ExplainedItem($0)) } ?? .author
    case .engine: self = .rootSize
    }
  }
}

extension LayoutConstraint {
  /// The stack view that made the constraint. It is the view that holds the constraint or, for a constraint on a single
  /// view, that view's superview.
  fileprivate var arrangingStack: StackView? { owner as? StackView ?? owner?.superview as? StackView }
}

extension ExplainedConstraint.Reach {
  fileprivate init(of constraint: LayoutConstraint, from view: View) {
    let views = [constraint.firstItem?.layoutView, constraint.secondItem?.layoutView].compactMap(\.self)
    if views.contains(where: { $0 === view }) {
      self = .view
    } else if views.allSatisfy({ $0.isInside(view) }) {
      self = .neighbours
    } else if let superview = view.superview {
      self.init(of: views, in: superview)
    } else {
      self = .surroundings
    }
  }

  private init(of views: [View], in superview: View) {
    let within = views.filter { $0 !== superview && $0.isInside(superview) }
    if let deep = within.first(where: { $0.superview !== superview }) {
      var neighbour = deep
      while let above = neighbour.superview, above !== superview { neighbour = above }
      self = .inside(ExplainedItem(neighbour))
    } else {
      self = within.isEmpty ? .surroundings : .neighbours
    }
  }

  /// The position in the order from near to far.
  var rank: Int {
    switch self {
    case .view: 0
    case .neighbours: 1
    case .inside: 2
    case .surroundings: 3
    }
  }
}

extension LayoutConstraint {
  /// The constraint in visual format, even if its sides must be swapped: an explanation need not show them as they were
  /// written.
  fileprivate var explanationFormat: String {
    guard let phrase = VisualFormatPhrase(self) ?? swapped.flatMap(VisualFormatPhrase.init) else { return logEquation }
    return phrase.text(naming: \.logName, number: LogNumber.text)
  }

  /// An equivalent constraint with the two items swapped.
  private var swapped: LayoutConstraint? {
    guard let firstItem, let secondItem, multiplier == 1, distanceStarts.isEmpty else { return nil }
    let relations: [Relation: Relation] = [
      .lessThanOrEqual: .greaterThanOrEqual, .greaterThanOrEqual: .lessThanOrEqual,
    ]
    let constraint = LayoutConstraint(
      item: secondItem, attribute: secondAttribute, relatedBy: relations[relation] ?? relation, toItem: firstItem,
      attribute: firstAttribute, constant: constant == 0 ? 0 : -constant, priority: priority)
    constraint.isStandardSpace = isStandardSpace
    return constraint
  }
}
