import Graphics

/// How two solved layouts of a scene differ: causes, each with what followed from it.
public struct LayoutDifference: Hashable, Sendable {
  /// The causes, in reading order.
  public var causes: [LayoutCause]

  /// Makes a difference.
  public init(causes: [LayoutCause]) { self.causes = causes }

  /// Whether the layouts are the same.
  public var isEmpty: Bool { causes.isEmpty }
}

/// A change that nothing else explains, and the changes that it explains.
public enum LayoutCause: Hashable, Sendable {
  /// Views that changed alike by themselves, and the views that moved or grew with them.
  case views([LayoutChange], consequences: [LayoutChange])
  /// Something is wrong that was not: a constraint broken, a text that does not fit.
  case found(Finding)
  /// Something is no longer wrong.
  case mended(Finding)
}

/// Something that is otherwise about a view.
public enum LayoutFact: Hashable, Sendable {
  /// The view and what is in it is new.
  case appeared
  /// The view and what is in it is gone.
  case vanished
  /// The view is shown now.
  case shown
  /// The view is hidden now.
  case hidden
  /// The view is in another superview.
  case reparented
  /// The view stands at another place among the views in front and behind.
  case reordered
  /// The text is another.
  case textChanged(from: String, to: String)
  /// The text takes another number of lines.
  case linesChanged(from: Int, to: Int)
  /// A part of the text is missing now.
  case truncated
  /// The whole text is there again.
  case untruncated
  /// A trait of the look is another; none for the default.
  case restyled(LayoutStyle.Property, from: String?, to: String?)
  /// The view stands elsewhere in its superview, in points to the right and down.
  case moved(x: Double, y: Double)
  /// The view is wider and higher by so many points.
  case resized(width: Double, height: Double)
  /// The text stands lower in the view by so many points.
  case baselineMoved(by: Double)
  /// Constraints leave the place or size open now.
  case becameAmbiguous
  /// Constraints no longer leave the place or size open.
  case becameUnambiguous

  /// Whether the fact may follow from another view's.
  var isGeometric: Bool {
    switch self {
    case .moved, .resized, .baselineMoved, .linesChanged, .truncated, .untruncated: true
    default: false
    }
  }

  /// The fact without its amounts: alike in all languages and sizes.
  var kind: String {
    switch self {
    case .appeared: "appeared"
    case .vanished: "vanished"
    case .shown: "shown"
    case .hidden: "hidden"
    case .reparented: "reparented"
    case .reordered: "reordered"
    case .textChanged: "text"
    case .linesChanged: "lines"
    case .truncated: "truncated"
    case .untruncated: "untruncated"
    case .restyled(let property, let from, let to): "\(property.rawValue) \(from ?? "") > \(to ?? "")"
    case .moved: "moved"
    case .resized: "resized"
    case .baselineMoved: "baseline"
    case .becameAmbiguous: "ambiguous"
    case .becameUnambiguous: "unambiguous"
    }
  }
}

/// What is otherwise about one view.
public struct LayoutChange: Hashable, Sendable {
  /// The view's identity within its scene, in the picture as it is now where it is there.
  public var id: String
  /// The kind, as a document's element name.
  public var elementClass: String
  /// The name a person gave it, or its text; may be empty.
  public var name: String
  /// Where the view was, in the root's coordinates in points; none where it is new.
  public var expectedRect: Rect?
  /// Where the view is; none where it is gone.
  public var actualRect: Rect?
  /// What is otherwise.
  public var facts: [LayoutFact]

  /// How far the view moved in its superview, in points.
  var movement: (x: Double, y: Double) {
    for case .moved(let x, let y) in facts { return (x, y) }
    return (0, 0)
  }

  /// By how much the view grew, in points; one that is new grew by all of its size.
  var growth: Size {
    for case .resized(let width, let height) in facts { return Size(width: width, height: height) }
    if facts.contains(.appeared) || facts.contains(.shown) { return actualRect?.size ?? .zero }
    guard facts.contains(.vanished) || facts.contains(.hidden), let size = expectedRect?.size else { return .zero }
    return Size(width: -size.width, height: -size.height)
  }
}
