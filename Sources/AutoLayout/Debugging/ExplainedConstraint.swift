/// A constraint as a value, for whoever tells of it.
public struct ExplainedConstraint: Hashable, Sendable {
  /// Where a constraint comes from.
  public enum Source: Hashable, Sendable {
    /// A person, in a document or in code.
    case author
    /// The view's autoresizing mask.
    case autoresizingMask
    /// The view's content: its natural extent.
    case contentSize
    /// A stack view that arranges the view.
    case stackView(ExplainedItem)
    /// The size that the tree's root is laid out at.
    case rootSize
  }

  /// How near a constraint is to the view that is explained.
  public enum Reach: Hashable, Sendable {
    /// It speaks of the view or one of its guides.
    case view
    /// It speaks of the views beside it in the superview, or of what the view contains.
    case neighbours
    /// It speaks of what a view beside it contains.
    case inside(ExplainedItem)
    /// It speaks of the superview and what lies around it.
    case surroundings
  }

  /// Where it comes from.
  public var source: Source
  /// How near it is to the view.
  public var reach: Reach
  /// The id in the document.
  public var documentID: String?
  /// The name that the log shows.
  public var identifier: String?
  /// The item on the left side; none where it is gone.
  public var firstItem: ExplainedItem?
  /// The attribute on the left side.
  public var firstAttribute: LayoutAttribute
  /// The relation.
  public var relation: LayoutConstraint.Relation
  /// The item on the right side; none for a constant.
  public var secondItem: ExplainedItem?
  /// The attribute on the right side.
  public var secondAttribute: LayoutAttribute
  /// The factor on the second attribute.
  public var multiplier: Double
  /// What is added to the right side, in points.
  public var constant: Double
  /// How strongly it is held.
  public var priority: LayoutPriority
  /// Whether a side is the distance between two attributes, of which the one on this side is the far end.
  public var relatesDistances: Bool
  /// Visual format where it can tell the constraint, items named as in the log; else an equation.
  public var format: String
}

extension ExplainedItem {
  init(_ item: any LayoutItem) {
    self.init(
      id: item.layoutView?.label ?? "?", name: item.logName, guide: (item as? LayoutGuide)?.identifier)
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
    format = constraint.explainingFormat
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
  /// The stack view that made the constraint; one of a single view is held by that view.
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

  /// The place in the order from near to far.
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
  /// Visual format also where the sides have to be swapped for it: who reads it asks what holds, not what was written.
  fileprivate var explainingFormat: String {
    guard let phrase = VisualFormatPhrase(self) ?? swapped.flatMap(VisualFormatPhrase.init) else { return logEquation }
    return phrase.text(naming: \.logName, number: LogNumber.text)
  }

  /// The same relation, told by the second item.
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
