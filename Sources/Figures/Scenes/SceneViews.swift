import AutoLayout
import Files
import Graphics

/// A view that a figure names and cannot show.
package struct UnknownFigureView: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The scene has no such view. The ids and names of the others may be meant.
    case unknown(others: [String])
    /// Several views show the text, and none is called so. Their ids tell them apart.
    case ambiguous(ids: [String])
    case hidden
    /// The view is outside of the part of the scene that the figure shows.
    case outside
  }

  package var name: String
  package var reason: Reason
}

/// The views of a scene, with their places in its picture.
package struct SceneViews {
  package struct Entry {
    package var node: LayoutNode
    /// In the picture's coordinates.
    package var rect: Rect
    package var depth: Int
    package var isHidden: Bool
  }

  package private(set) var entries: [Entry] = []
  package let area: Rect

  package init(of scene: FigureScene) {
    area = Rect(origin: .zero, size: scene.list.size)
    let root = scene.layout.root
    add(root, at: scene.layout.origin, depth: 0, isHidden: false)
    for bar in scene.layout.chrome {
      add(bar, at: scene.layout.origin + bar.frame.origin, depth: 1, isHidden: false)
    }
  }

  private mutating func add(_ node: LayoutNode, at origin: Point, depth: Int, isHidden: Bool) {
    let isHidden = isHidden || node.isHidden
    entries.append(
      Entry(node: node, rect: Rect(origin: origin, size: node.frame.size), depth: depth, isHidden: isHidden))
    for child in node.children {
      add(child, at: origin + child.frame.origin - node.contentOffset, depth: depth + 1, isHidden: isHidden)
    }
  }

  /// Returns a view by its id, the end of its id, its name or, if none is called so, by the text that it shows.
  ///
  /// The id of a view without an identifier is a path of classes and places, such as `view/stackView[0]/label[1]`; its
  /// end is enough if no other view has it. Of several views with a name, the first counts; of several views with a
  /// text, none does.
  package func entry(_ name: String) throws(UnknownFigureView) -> Entry {
    if let found = entries.first(where: { $0.node.id == name }) { return found }
    let ends = entries.filter { $0.node.id.utf8.hasSuffix("/" + name) }
    if ends.count == 1 { return ends[0] }
    if let found = entries.first(where: { $0.node.name == name && !$0.isHidden }) { return found }
    let shown = entries(showing: name)
    guard shown.count < 2 else { throw UnknownFigureView(name: name, reason: .ambiguous(ids: shown.map(\.node.id))) }
    guard let found = shown.first else { throw UnknownFigureView(name: name, reason: .unknown(others: names)) }
    return found
  }

  /// Returns the visible views that show a text, without those inside of others that do, such as a button's label.
  private func entries(showing text: String) -> [Entry] {
    var (found, outer): ([Entry], Int?) = ([], nil)
    for entry in entries {
      if let depth = outer, entry.depth > depth { continue }
      let isFound = !entry.isHidden && !text.isEmpty && entry.node.text?.string == text
      outer = isFound ? entry.depth : nil
      if isFound { found.append(entry) }
    }
    return found
  }

  /// The ids, the names and the texts of all views.
  package var names: [String] {
    entries.flatMap { entry in
      let (node, text) = (entry.node, entry.node.text?.string ?? "")
      return [node.id, node.name] + (text == node.name ? [] : [text])
    }.filter { !$0.isEmpty }
  }

  /// Returns whether the scene has a view of a name.
  package func has(_ name: String) -> Bool { (try? entry(name)) != nil }

  /// Returns the part of a view's rectangle that an area shows.
  ///
  /// - Parameter shown: The area, or `nil` for the whole picture.
  package func rect(_ name: String, in shown: Rect? = nil) throws(UnknownFigureView) -> Rect {
    let entry = try entry(name)
    guard !entry.isHidden else { throw UnknownFigureView(name: name, reason: .hidden) }
    let visible = entry.rect.intersection(shown ?? area)
    guard !visible.isEmpty else { throw UnknownFigureView(name: name, reason: .outside) }
    return visible
  }

  /// Returns the rectangles of the views with a ground, a border, an image or a drawing of their own, unless they fill
  /// most of an area.
  func drawnViews(in area: Rect) -> [Rect] {
    let drawn: [LayoutStyle.Property] = [.background, .border, .image, .drawing, .tint, .textColor]
    let most = area.width * area.height * 0.6
    return entries.filter { entry in
      !entry.isHidden && entry.rect.width * entry.rect.height < most
        && drawn.contains { entry.node.style?.values[$0] != nil }
    }.map(\.rect)
  }

  /// Returns the part of the picture that a figure shows.
  ///
  /// - Parameter texts: The texts of the picture. Padding gives way to texts and views that it would cut.
  package func area(of crop: FigureCrop?, texts: [Rect] = []) throws(UnknownFigureView) -> Rect {
    guard let crop, let first = crop.views.first else { return area }
    var core = try self.rect(first)
    for view in crop.views.dropFirst() { core = core.union(try self.rect(view)) }
    let padded = core.insetBy(dx: -crop.padding, dy: -crop.padding).intersection(area)
    let whole = padded.withoutCutting(texts + drawnViews(in: padded), around: core.intersection(area))
    // Whole points, so that the picture's pixels are those of the scene.
    let (left, top) = (whole.minX.rounded(.down), whole.minY.rounded(.down))
    return Rect(x: left, y: top, width: whole.maxX.rounded(.up) - left, height: whole.maxY.rounded(.up) - top)
  }
}

extension Rect {
  /// Returns the rectangle with edges moved inwards to leave out what they would cut, but not into a core.
  fileprivate func withoutCutting(_ others: [Rect], around core: Rect) -> Rect {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    for other in others where !other.intersection(self).isEmpty && !contains(other) {
      if other.minY >= core.maxY, other.maxY > bottom { bottom = max(core.maxY, min(bottom, other.minY - 1)) }
      if other.maxY <= core.minY, other.minY < top { top = min(core.minY, max(top, other.maxY + 1)) }
      if other.minX >= core.maxX, other.maxX > right { right = max(core.maxX, min(right, other.minX - 1)) }
      if other.maxX <= core.minX, other.minX < left { left = min(core.minX, max(left, other.maxX + 1)) }
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
