import InterfaceBuilder

extension Finding {
  /// Views whose saved frames contradict a constraint on the document's canvas, or `nil` if there are none.
  ///
  /// Frames alone differ for other reasons: the text of a label may measure differently than in Xcode, and scenes that
  /// nobody opened for years have the safe areas of older devices. Of 353 scenes of apps with differing frames, Xcode
  /// had marked a view in 22.
  ///
  /// - Parameters:
  ///   - saved: The saved frames by the views' identifiers.
  ///   - firm: The ids of required equations, which do not depend on texts.
  static func misplaced(_ layout: LayoutResult, saved: [String: Rect], firm: Set<String>) -> Finding? {
    let broken = Set(layout.findings.compactMap(\.broken))
    let kept = layout.constraints.filter { firm.contains($0.id) && !broken.contains($0.id) }
    guard !kept.isEmpty, !saved.isEmpty else { return nil }
    let places = NodePlaces(of: layout.root)
    let contradicting = kept.filter { note in
      guard let solved = places.distance(along: note, { $0.frame }),
        let written = places.distance(along: note, { saved[$0.id] ?? $0.frame })
      else { return false }
      return abs(solved - written) > error
    }
    let related = Set(contradicting.flatMap { [$0.first.view, $0.second?.view].compactMap(\.self) })
    let views = places.visible.compactMap { index, node -> (id: String, index: Int, distance: Double)? in
      guard related.contains(node.id), let frame = saved[node.id] else { return nil }
      let distance = frame.distance(to: node.frame)
      return distance > error ? (node.id, index, distance) : nil
    }
    guard let farthest = views.max(by: { $0.distance < $1.distance }) else { return nil }
    let amount = (farthest.distance * 2).rounded() / 2
    return Finding(
      rule: .misplaced, views: views.map(\.id),
      message: "\(views.count == 1 ? "1 view is" : "\(views.count) views are") elsewhere in the document than the"
        + " constraints say, \(ViewWords(layout.root).wordsWithKind(at: farthest.index))"
        + " by \(LogNumber.text(amount)) pt.",
      fixes: ["Choose 'Update Frames' in Interface Builder."])
  }

  /// Rounding, in points.
  private static var error: Double { 1.01 }
}

extension Rect {
  /// The largest difference of two frames in an edge or length, in points.
  fileprivate func distance(to other: Rect) -> Double {
    max(
      max(abs(minX - other.minX), abs(minY - other.minY)), max(abs(width - other.width), abs(height - other.height)))
  }

  /// Returns the place of an edge or centre, or a length; `nil` for other attributes.
  fileprivate func value(_ attribute: String) -> Double? {
    switch attribute {
    case "left", "leading": minX
    case "right", "trailing": maxX
    case "top": minY
    case "bottom": maxY
    case "centerX": midX
    case "centerY": midY
    case "width": width
    case "height": height
    default: nil
    }
  }
}

/// The nodes of a layout by their identifiers.
private struct NodePlaces {
  /// The nodes that are not in a hidden one, with their indices in tree order.
  private(set) var visible: [(index: Int, node: LayoutNode)] = []
  private var nodes: [String: LayoutNode] = [:]
  private var parents: [String: String] = [:]

  init(of root: LayoutNode) {
    var index = 0
    func visit(_ node: LayoutNode, in parent: LayoutNode?, isHidden: Bool) {
      let isHidden = isHidden || node.isHidden
      if !isHidden { visible.append((index, node)) }
      nodes[node.id] = node
      parents[node.id] = parent?.id
      index += 1
      for child in node.children { visit(child, in: node, isHidden: isHidden) }
    }
    visit(root, in: nil, isHidden: false)
  }

  /// Returns the distance between the sides of a constraint on neighbours, or on a view and its superview, or the
  /// length that a constraint sets.
  func distance(along note: ConstraintNote, _ frame: (LayoutNode) -> Rect) -> Double? {
    guard let first = nodes[note.first.view] else { return nil }
    guard let side = note.second else { return frame(first).value(note.first.attribute) }
    guard let second = nodes[side.view], first.id != second.id else { return nil }
    func box(_ node: LayoutNode, seenFrom other: LayoutNode) -> Rect {
      // A superview's own coordinates begin at its corner.
      parents[other.id] == node.id ? Rect(origin: .zero, size: frame(node).size) : frame(node)
    }
    let areRelated =
      parents[first.id] == second.id || parents[second.id] == first.id
      || parents[first.id] != nil && parents[first.id] == parents[second.id]
    guard areRelated, let one = box(first, seenFrom: second).value(note.first.attribute),
      let other = box(second, seenFrom: first).value(side.attribute)
    else { return nil }
    return one - other
  }
}
