import Galley
import Reports
import SnapshotRuns

/// The findings and frames of a document's scenes in the cells of the matrix, to compare changes of the document with.
struct TriedLayouts {
  /// A scene in a cell.
  struct Cell {
    let cell: MatrixCell
    let causes: [Cause: Statement]
    let views: [PlacedView]
    /// The pairs of views in which one view covers a part of the other.
    let covered: Set<CoveredViews.Pair>

    init(_ rendering: Rendering, in cell: MatrixCell, original: (String) -> String) {
      let layout = rendering.layout
      self.cell = cell
      var views: [PlacedView] = []
      PlacedView.add(layout.root, to: &views)
      for bar in layout.chrome { PlacedView.add(bar, to: &views) }
      self.views = views
      let images = Set(views.filter(\.isImage).map(\.id))
      var causes: [Cause: Statement] = [:]
      // Images may lie on each other where nothing has to be read.
      for finding in layout.findings where finding.rule != .overlap || !images.isSuperset(of: finding.views) {
        let cause = Cause(of: finding, original: original)
        let statement = Statement(finding)
        if let known = causes[cause], known.severity.order <= statement.severity.order { continue }
        causes[cause] = statement
      }
      self.causes = causes
      covered = rendering.coveredViews?.pairs ?? []
    }
  }

  struct Statement {
    let severity: Finding.Severity
    let message: String
    /// The area of the picture that the finding is about, in square points.
    let area: Double

    init(_ finding: Finding) {
      severity = finding.severity
      message = finding.message
      area = finding.regions.reduce(0) { $0 + $1.width * $1.height }
    }

    /// Whether a finding about the same objects is more severe, or about a larger part of the picture.
    func isMilder(than other: Statement) -> Bool {
      other.severity.order < severity.order || other.area > area * 1.05 + 1
    }
  }

  struct PlacedView {
    let id: String
    let frame: Rect
    let isTruncated: Bool
    let isImage: Bool
    /// The number of lines that are shown of a text.
    let lines: Int
    /// Whether the content of a scroll view is wider than it.
    let scrollsSideways: Bool

    private init(_ node: LayoutNode) {
      id = node.id
      frame = node.frame
      isTruncated = node.text?.isTruncated ?? false
      isImage = node.elementClass == ViewKind.imageView.element
      lines = node.text?.lines ?? 0
      scrollsSideways =
        node.elementClass == "scrollView"
        && node.children.contains { !$0.isHidden && ($0.frame.maxX > node.frame.width + 0.5 || $0.frame.minX < -0.5) }
    }

    static func add(_ node: LayoutNode, to views: inout [PlacedView]) {
      views.append(PlacedView(node))
      for child in node.children { add(child, to: &views) }
    }
  }

  /// The cells of each scene in which the document itself is shown, by the scene's index.
  private(set) var scenes: [Int: [Cell]] = [:]
  /// The ids of the objects in each scene.
  private var objects: [Int: Set<String>] = [:]
  /// The causes of the findings in the localized copies that are shown in other cells, by the copies' paths. An edit of
  /// the document changes nothing in them.
  private(set) var copies: [String: Set<Cause>] = [:]

  mutating func add(_ cells: [Cell], ofSceneAt index: Int, original: (String) -> String) {
    scenes[index] = cells
    objects[index] = Set(cells.flatMap(\.views).map { original($0.id) })
  }

  mutating func add(_ findings: [Finding], ofCopyAt path: String, original: (String) -> String) {
    copies[path, default: []].formUnion(findings.map { Cause(of: $0, original: original) })
  }

  /// Returns the scenes that show an object.
  func scenes(showing ids: Set<String>) -> [Int] {
    scenes.keys.sorted().filter { !(objects[$0] ?? []).isDisjoint(with: ids) }
  }
}

extension TriedLayouts.Cell {
  /// Returns the number of views that are elsewhere in another layout, or have another size.
  func movedViews(in other: Self) -> Int {
    if views.count == other.views.count, zip(views, other.views).allSatisfy({ $0.id == $1.id }) {
      return zip(views, other.views).count { $0.frame.differs(from: $1.frame) }
    }
    let frames = Dictionary(other.views.map { ($0.id, $0.frame) }) { first, _ in first }
    return views.count { view in frames[view.id].map(view.frame.differs) ?? true }
  }

  /// Returns the number of views whose frames are not those that a document saved.
  func strays(from document: EditableDocument) -> Int {
    views.count { view in document.object(view.id)?.savedFrame.map(view.frame.differs) ?? false }
  }

  /// Returns the id of a view whose text is harder to read in another layout, or `nil` if there is none: it is
  /// truncated, and was not or had more room. Whether a truncation is certain does not matter.
  func viewLosingText(in other: Self) -> String? {
    let known = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    return other.views.first { view in
      guard let former = known[view.id] else { return false }
      return view.isTruncated
        && (!former.isTruncated || view.frame.width < former.frame.width - 0.5
          || view.frame.height < former.frame.height - 0.5 && (former.lines > 1 || view.lines < former.lines))
    }?.id
  }

  /// Returns the id of a scroll view whose content is wider than it in another layout and was not, or `nil` if there is
  /// none. A form that grows with its texts has no findings, but a person has to scroll sideways to read it.
  func viewScrollingSideways(in other: Self) -> String? {
    let known = Set(views.filter(\.scrollsSideways).map(\.id))
    return other.views.first { $0.scrollsSideways && !known.contains($0.id) }?.id
  }

  /// Returns two views of another layout if one covers a part of the other there and does not here, or `nil` if there
  /// are none. No finding reports this if an opaque background hides what is covered.
  func viewsCovering(in other: Self) -> CoveredViews.Pair? { other.covered.subtracting(covered).min() }

  /// Returns an overlap of a view that is in one of the given overlaps, or `nil` if there is none. A view that covers
  /// several others need not be kept apart from one of them: it is probably shown instead of them.
  func overlap(withViewsOf wanted: Set<Cause>) -> Cause? {
    let rule = Finding.Rule.overlap.rawValue
    let views = Set(wanted.filter { $0.rule == rule }.flatMap(\.objects))
    guard !views.isEmpty else { return nil }
    return causes.keys.filter { $0.rule == rule && !views.isDisjoint(with: $0.objects) }.min()
  }

  /// Returns the causes of the findings that another layout has and this one does not, or not as badly.
  func newCauses(in other: Self) -> [Cause] {
    other.causes.filter { cause, statement in causes[cause].map { $0.isMilder(than: statement) } ?? true }.keys.sorted()
  }
}

extension Rect {
  /// Whether a rectangle differs by more than half a point, to which texts are rounded.
  fileprivate func differs(from other: Rect) -> Bool {
    abs(minX - other.minX) > 0.5 || abs(minY - other.minY) > 0.5 || abs(width - other.width) > 0.5
      || abs(height - other.height) > 0.5
  }
}
