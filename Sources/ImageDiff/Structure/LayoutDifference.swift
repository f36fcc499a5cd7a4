import Graphics

/// The difference between two solved layouts of a scene, as causes with their consequences.
package struct LayoutDifference: Hashable, Sendable {
  /// The causes, in reading order.
  package var causes: [LayoutCause]

  package init(causes: [LayoutCause]) { self.causes = causes }

  /// Whether the layouts are equal.
  package var isEmpty: Bool { causes.isEmpty }
}

/// A change that no other change explains, with the changes that follow from it.
package enum LayoutCause: Hashable, Sendable {
  /// Views that changed in the same way, and the views that moved or grew as a consequence; the constraints whose
  /// constants moved them; and the number of findings that are gone with views that are gone.
  case views(
    [ViewChange], consequences: [ViewChange], constraints: [ConstraintChange] = [], findings: Int = 0)
  /// A new finding, such as a broken constraint or a truncated text.
  case found(Finding)
  /// A finding that is gone.
  case mended(Finding)
}

/// A single difference of a view.
package enum LayoutFact: Hashable, Sendable {
  /// The view and its subviews are new.
  case appeared
  /// The view and its subviews are gone.
  case vanished
  /// The view is no longer hidden.
  case shown
  /// The view is now hidden.
  case hidden
  /// The view has another superview.
  case reparented
  /// The view has another position in the order of its siblings.
  case reordered
  /// The text has changed.
  case textChanged(from: String, to: String)
  /// The number of lines of the text has changed.
  case linesChanged(from: Int, to: Int)
  /// The text is now truncated.
  case truncated
  /// The text is no longer truncated.
  case untruncated
  /// An aspect of the appearance has changed; `nil` is its default value.
  case restyled(LayoutStyle.Property, from: String?, to: String?)
  /// The same drawing is painted in another size, in a view of the same size.
  case imageResized
  /// The view has moved in its superview, by points to the right and down.
  case moved(x: Double, y: Double)
  /// The view has grown, by points; negative if it has shrunk.
  case resized(width: Double, height: Double)
  /// The baseline of the text has moved down in the view, by points.
  case baselineMoved(by: Double)
  /// The constraints now leave the position or size open.
  case becameAmbiguous
  /// The constraints no longer leave the position or size open.
  case becameUnambiguous

  /// Whether the difference may be a consequence of another view's.
  var isGeometric: Bool {
    switch self {
    case .moved, .resized, .baselineMoved, .linesChanged, .truncated, .untruncated: true
    default: false
    }
  }

  /// The fact without its amounts, which is the same in all languages and sizes.
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
    case .imageResized: "image size"
    case .moved: "moved"
    case .resized: "resized"
    case .baselineMoved: "baseline"
    case .becameAmbiguous: "ambiguous"
    case .becameUnambiguous: "unambiguous"
    }
  }
}

/// The differences of one view.
package struct ViewChange: Hashable, Sendable {
  /// The view's identifier within its scene; that of the reference if the view is gone.
  package var id: String
  /// The element name that Interface Builder documents use for the view's kind.
  package var elementClass: String
  /// The identifiers of the view's superview and of the views inside it.
  var surroundings = Surroundings()
  /// The view in words: its name in quotes, or what is near it; in the words of the reference unless the view is new.
  package var words: String
  /// The frame in the reference in points of the root's coordinates, or `nil` if the view is new.
  package var expectedRect: Rect?
  /// The current frame in points of the root's coordinates, or `nil` if the view is gone.
  package var actualRect: Rect?
  package var facts: [LayoutFact]

  /// The distance that the view moved in its superview, in points.
  var movement: (x: Double, y: Double) {
    for case .moved(let x, let y) in facts { return (x, y) }
    return (0, 0)
  }

  /// The growth of the view in points. A view that appears or disappears grows or shrinks by its whole size.
  var growth: Size {
    for case .resized(let width, let height) in facts { return Size(width: width, height: height) }
    if facts.contains(.appeared) || facts.contains(.shown) { return actualRect?.size ?? .zero }
    guard facts.contains(.vanished) || facts.contains(.hidden), let size = expectedRect?.size else { return .zero }
    return Size(width: -size.width, height: -size.height)
  }
}

/// The views around and inside a changed view, by their identifiers.
struct Surroundings: Hashable, Sendable {
  /// The superviews, from the inside out.
  var containers: [String] = []
  /// The views inside it, if it is gone.
  var contents: Set<String> = []
}
