import Graphics
import Snapshots

/// What the index page shows of a snapshot in addition to its picture: the findings in words, and the texts to search.
package struct SnapshotSummary: Hashable, Sendable, Codable {
  /// A finding with the places where it is visible.
  package struct Item: Hashable, Sendable, Codable {
    /// The name of the rule, such as `truncated`.
    package var rule: String
    package var severity: Finding.Severity
    package var message: String
    package var fixes: [String]
    /// The parts of the picture that the finding is about, in pixels; empty if it has no place.
    package var areas: [Area]

    package init(rule: String, severity: Finding.Severity, message: String, fixes: [String], areas: [Area]) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.fixes = fixes
      self.areas = areas
    }
  }

  /// A rectangle in pixels from the picture's top left corner.
  package struct Area: Hashable, Sendable, Codable {
    package var x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  package var findings: [Item]
  /// The texts of the visible views, each once.
  package var texts: [String]

  /// The largest number of areas of a finding.
  static let mostAreas = 12
  /// The largest number of texts of a picture.
  static let mostTexts = 400
  /// The length in characters after which a text is cut off.
  static let longestText = 300

  package init(findings: [Item] = [], texts: [String] = []) {
    self.findings = findings
    self.texts = texts
  }

  /// Summarises a layout.
  package init(_ snapshot: SceneSnapshot) {
    var tour = LayoutTour()
    tour.visit(snapshot.layout.root, at: snapshot.layout.origin)
    for bar in snapshot.layout.chrome { tour.visit(bar, at: snapshot.layout.origin + bar.frame.origin) }
    let origin = snapshot.layout.origin
    findings = snapshot.layout.findings.map { finding in
      let places =
        finding.regions.isEmpty
        ? finding.views.compactMap { tour.frames[$0] }.withoutContainers
        : finding.regions.map { $0.offset(by: origin) }
      return Item(
        rule: finding.ruleName, severity: finding.severity, message: finding.message, fixes: finding.fixes,
        areas: places.prefix(Self.mostAreas).map { Area($0, scale: snapshot.scale) })
    }
    texts = tour.texts
  }
}

extension SnapshotSummary.Area {
  /// Encloses a rectangle in points.
  init(_ rect: Rect, scale: Double) {
    let (left, top) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
    let (right, bottom) = ((rect.maxX * scale).rounded(.up), (rect.maxY * scale).rounded(.up))
    self.init(
      x: Int(bounded: left), y: Int(bounded: top), width: Int(bounded: right - left),
      height: Int(bounded: bottom - top))
  }
}

extension Finding.Severity: Codable {}

extension [Rect] {
  /// The rectangles that contain none of the others: of a view and its container, the view shows the place.
  fileprivate var withoutContainers: [Rect] {
    filter { rect in !contains { $0 != rect && rect.union($0) == rect } }
  }
}

/// Collects the frames and texts of a layout's views.
private struct LayoutTour {
  /// The frames in the picture's coordinates, in points, by the views' identifiers.
  private(set) var frames: [String: Rect] = [:]
  private(set) var texts: [String] = []
  private var knownTexts: Set<String> = []

  /// Visits a view and its subviews.
  ///
  /// - Parameter origin: The view's position in the picture, in points.
  mutating func visit(_ node: LayoutNode, at origin: Point) {
    frames[node.id] = Rect(origin: origin, size: node.frame.size)
    guard !node.isHidden else { return }
    if let text = node.text?.string { add(text) }
    for child in node.children { visit(child, at: origin - node.contentOffset + child.frame.origin) }
  }

  private mutating func add(_ text: String) {
    let text = String(text.prefix(SnapshotSummary.longestText))
    guard !text.isEmpty, texts.count < SnapshotSummary.mostTexts, knownTexts.insert(text).inserted else { return }
    texts.append(text)
  }
}
