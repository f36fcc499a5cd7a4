import Graphics
import ImageDiff

/// What a picture shows in another way than before, without names and amounts, so that many pictures can have it in
/// common.
package struct PictureChange: Hashable, Comparable, Sendable {
  /// The kinds of changes. Those of the layout come first: if views have moved, pixels tell nothing more.
  package enum Kind: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Texts have other lines or baselines, or are cut off in another place.
    case text
    /// Views are larger or smaller.
    case size
    case place
    /// Views are there or not, or hidden, or in other containers.
    case views
    /// Fonts, colours and what else a view is drawn with.
    case style
    /// Problems are found, or no longer found.
    case findings
    /// Nothing has moved, and the antialiasing of edges differs.
    case edges
    /// Nothing has moved, and other pixels are painted.
    case paint

    package static func < (kind: Kind, other: Kind) -> Bool { kind.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The kind in words, to follow the views' class: `label: another size`.
    package var words: String {
      switch self {
      case .text: "other lines, baselines or cuts of texts"
      case .size: "another size"
      case .place: "another place"
      case .views: "views that are new, gone, hidden or in another container"
      case .style: "another font, colour or other style in the same place"
      case .findings: "other problems are found"
      case .edges: "the same frames, with other antialiasing of edges"
      case .paint: "the same frames, painted differently"
      }
    }
  }

  package var kind: Kind
  /// The element name of the views' class in documents, such as `label`, or the rule of problems. Empty if the change
  /// is at no view, as in what a device draws.
  package var subject: String

  package init(_ kind: Kind, _ subject: String) { (self.kind, self.subject) = (kind, subject) }

  package static func < (change: PictureChange, other: PictureChange) -> Bool {
    (change.kind, change.subject) < (other.kind, other.subject)
  }

  /// Returns the changes between two snapshots, from their layouts and, if these are the same, from the pixels.
  ///
  /// - Parameters:
  ///   - sidecars: The layouts before and after, or `nil` if there is only a picture.
  ///   - pixels: The differing pixels, or `nil` for none.
  ///   - scale: The number of pixels per point.
  package static func all(
    between sidecars: (before: [UInt8]?, after: [UInt8]?), pixels: PixelDifference?, scale: Double
  ) -> Set<PictureChange> {
    let layouts = [sidecars.before, sidecars.after].map { sidecar in
      sidecar.flatMap { try? SidecarReader.layout(in: $0).withChromeInTree }
    }
    if let before = layouts[0], let after = layouts[1] {
      let changes = LayoutComparison(of: before, with: after).difference().causes.flatMap(changes(of:))
      if !changes.isEmpty { return Set(changes) }
    }
    let regions = pixels?.regions ?? []
    return Set(
      regions.map { region in
        PictureChange(
          region.kind == .drift ? .edges : .paint,
          (layouts[1] ?? layouts[0])?.classOfView(at: region.bounds, scale: scale) ?? "")
      })
  }

  private static func changes(of cause: LayoutCause) -> [PictureChange] {
    switch cause {
    case .views(let changes, _, _, _):
      changes.flatMap { change in
        change.facts.map { PictureChange(Kind($0), change.elementClass) }
      }
    case .found(let finding), .mended(let finding): [PictureChange(.findings, finding.ruleName)]
    }
  }
}

extension PictureChange.Kind {
  fileprivate init(_ fact: LayoutFact) {
    switch fact {
    case .textChanged, .linesChanged, .truncated, .untruncated, .baselineMoved: self = .text
    case .resized: self = .size
    case .moved: self = .place
    case .appeared, .vanished, .shown, .hidden, .reparented, .reordered: self = .views
    case .restyled, .imageResized: self = .style
    case .becameAmbiguous, .becameUnambiguous: self = .findings
    }
  }
}

extension LayoutResult {
  /// Returns the class of the front-most view, without those that it contains, at the middle of an area of the picture;
  /// `nil` if none is there.
  fileprivate func classOfView(at area: PixelRect, scale: Double) -> String? {
    let middle = Point(
      x: (Double(area.x) + Double(area.width) / 2) / scale - origin.x,
      y: (Double(area.y) + Double(area.height) / 2) / scale - origin.y)
    // The root's own frame may have any place in its container.
    guard middle.x >= 0, middle.y >= 0, middle.x < size.width, middle.y < size.height else { return nil }
    return (root.view(at: middle) ?? root).elementClass
  }
}

extension LayoutNode {
  /// Returns the innermost view at a point of this view's own coordinates, or `nil` if no subview is there.
  fileprivate func view(at point: Point) -> LayoutNode? {
    for child in children.reversed() where !child.isHidden {
      let inside = Point(
        x: point.x + contentOffset.x - child.frame.minX, y: point.y + contentOffset.y - child.frame.minY)
      guard inside.x >= 0, inside.y >= 0, inside.x < child.frame.width, inside.y < child.frame.height else { continue }
      return child.view(at: inside) ?? child
    }
    return nil
  }
}
