import AutoLayout
import Graphics
import InterfaceBuilder

/// A change of a document that may mend a finding. Whether it does is known after a layout.
package struct FixCandidate: Hashable, Sendable {
  /// How much of the design a fix gives up. Fixes that give up less come first.
  package enum Cost: Int, Comparable, Hashable, Sendable {
    /// Nothing: the constraints say the same with another priority, relation or number of lines, or say more.
    case none
    /// A constraint, or a part of the arrangement.
    case some
    /// The size of a text.
    case much
    /// Nothing in the app, so it is not a fix there: only the canvas changes. Code or a table determines the size in
    /// the app.
    case canvas

    package static func < (left: Cost, right: Cost) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the fix does, in one sentence.
  package let title: String
  package let edits: [DocumentEdit]
  package let cost: Cost

  init(_ title: String, _ edits: [DocumentEdit], cost: Cost = .none) {
    self.title = title
    self.edits = edits
    self.cost = cost
  }
}

extension FixCandidate {
  /// Returns this change with another one, or `nil` if they set the same in different ways.
  package func adding(_ other: FixCandidate) -> FixCandidate? {
    let more = other.edits.filter { !edits.contains($0) }
    let targets = Set(edits.compactMap(\.target))
    guard !more.isEmpty, targets.isDisjoint(with: more.compactMap(\.target)) else { return nil }
    return FixCandidate("\(title) \(other.title)", edits + more, cost: max(cost, other.cost, .some))
  }

  /// Returns a change that was asked for.
  package static func changing(_ title: String, _ edits: [DocumentEdit]) -> FixCandidate { FixCandidate(title, edits) }

  /// The rules whose findings have fixes.
  package static let rules: Set<Finding.Rule> = [.conflict, .ambiguous, .truncated, .clipped, .overlap]

  /// Returns changes that may mend a finding, those that give up least first.
  ///
  /// - Parameters:
  ///   - finding: The finding in its worst cell.
  ///   - site: The document and the layouts of the scene.
  package static func candidates(for finding: Finding, at site: FixSite) -> [FixCandidate] {
    let all =
      switch finding.rule {
      case .conflict: site.conflictFixes(of: finding)
      case .ambiguous: site.ambiguityFixes(of: finding)
      case .truncated, .clipped: site.textFixes(of: finding)
      case .overlap: site.overlapFixes(of: finding)
      default: [FixCandidate]()
      }
    var seen: Set<[DocumentEdit]> = []
    return all.filter { !$0.edits.isEmpty && seen.insert($0.edits).inserted }
  }
}

extension DocumentEdit {
  /// What an edit replaces.
  fileprivate var target: [String]? {
    switch self {
    case .set(let attribute, let id, _): [id, attribute]
    case .setChild(let attribute, let key, let id, _): [id, key, attribute]
    case .setFrame(let id, _): [id, "frame"]
    case .removeConstraint(let id): [id]
    case .addConstraint, .placeByConstraints: nil
    }
  }
}

/// Where a finding is: the document, and the scene as it is laid out.
package struct FixSite {
  package let document: EditableDocument
  /// The views in the cell in which the finding is worst.
  private(set) var views: PlacedViews
  /// The views in a cell without the finding, or in the first cell if all have it.
  let calm: PlacedViews
  /// What determines the width and the height of the finding's first view: the ids of constraints, those closest to it
  /// first.
  private(set) var holders: [LayoutAttribute: [String]]

  /// - Parameters:
  ///   - worst: The layout of the cell in which the finding is worst.
  ///   - calm: The layout of a cell without the finding, or of the first cell if all have it.
  ///   - isRightToLeft: Whether the leading edge is the right one in the calm cell.
  ///   - explanation: Why the finding's first view is where it is in the worst cell.
  package init(
    document: EditableDocument, worst: LayoutResult, calm: LayoutResult, isRightToLeft: Bool,
    explanation: LayoutExplanation? = nil
  ) {
    self.document = document
    holders = Self.holders(explanation)
    views = PlacedViews(worst)
    self.calm = PlacedViews(calm, isRightToLeft: isRightToLeft)
  }

  /// Returns the site after a change of the document, which did not mend its finding.
  package func changed(to layout: LayoutResult, _ explanation: LayoutExplanation?) -> FixSite {
    var site = self
    site.views = PlacedViews(layout)
    site.holders = Self.holders(explanation)
    return site
  }

  private static func holders(_ explanation: LayoutExplanation?) -> [LayoutAttribute: [String]] {
    let sides: [(LayoutAttribute, ExplainedSide.Kind)] = [(.width, .width), (.height, .height)]
    return Dictionary(
      uniqueKeysWithValues: sides.map { attribute, kind in
        let side = explanation?.sides.first { $0.kind == kind }
        return (attribute, (side?.holders ?? []).compactMap(\.documentID).map(InterfaceDocument.originalID))
      })
  }

  /// Returns the objects of the document that a finding is about, each once.
  func objects(_ ids: [String]) -> [DocumentObject] {
    var seen: Set<String> = []
    return ids.map(InterfaceDocument.originalID).filter { seen.insert($0).inserted }.compactMap(document.object)
  }

  var words: DocumentWords { DocumentWords(document) }
}

/// The alignment rectangles of a layout's views in the root's coordinates, by the views' ids.
struct PlacedViews {
  private var rects: [String: Rect] = [:]
  let isRightToLeft: Bool

  init(_ layout: LayoutResult, isRightToLeft: Bool = false) {
    self.isRightToLeft = isRightToLeft
    add(layout.root, in: .zero, isRoot: true)
    for bar in layout.chrome { add(bar, in: .zero, isRoot: false) }
  }

  private mutating func add(_ node: LayoutNode, in origin: Point, isRoot: Bool) {
    let corner = isRoot ? Point.zero : Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
    let shift = Point(x: corner.x - node.frame.minX, y: corner.y - node.frame.minY)
    let id = InterfaceDocument.originalID(of: node.id)
    // Of several rows, the first counts.
    if rects[id] == nil { rects[id] = node.alignmentRect.offset(by: shift) }
    let inner = Point(x: corner.x - node.contentOffset.x, y: corner.y - node.contentOffset.y)
    for child in node.children { add(child, in: inner, isRoot: false) }
  }

  subscript(id: String) -> Rect? { rects[id] }
}
