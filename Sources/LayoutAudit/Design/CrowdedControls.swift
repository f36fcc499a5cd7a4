import AutoLayout
import Controls
import Graphics

/// Controls that touch or nearly touch in large text.
///
/// Source: Human Interface Guidelines, "Accessibility" (mobility): about 12 points of padding around controls with a
/// bezel, and 24 around the visible edges of those without one. What is reported has less than a third of the smaller
/// distance, so that a finger cannot be sure of the control, nor a reader of where one title ends. Titles grow into
/// each other in buttons of a fixed height; bezels that touch were put beside each other on purpose.
enum CrowdedControls: DesignRule {
  private static let leastDistance = 4.0

  private struct Item {
    let view: Control
    /// The visible edges in the root's coordinates.
    let edges: Rect
    let hasBezel: Bool
    /// Whether the text follows the text size: only then were the controls further apart at the usual size.
    let grows: Bool
  }

  static func findings(in layout: DesignedLayout) -> [Finding] {
    guard layout.root.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return [] }
    let items = items(in: layout).sorted { $0.edges.minY < $1.edges.minY }
    var findings: [Finding] = []
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] {
        guard other.edges.minY < item.edges.maxY + leastDistance else { break }
        if let finding = finding(on: item, other) { findings.append(finding) }
      }
    }
    return findings
  }

  private static func finding(on item: Item, _ other: Item) -> Finding? {
    guard !(item.hasBezel && other.hasBezel), item.grows || other.grows, !item.view.isDescendant(of: other.view),
      !other.view.isDescendant(of: item.view)
    else { return nil }
    let (one, two) = (item.edges, other.edges)
    let across = max(one.minX, two.minX) - min(one.maxX, two.maxX)
    let down = max(one.minY, two.minY) - min(one.maxY, two.maxY)
    let distance = max(across, down)
    // Titles that lie over each other are an overlap.
    guard distance < leastDistance, distance > -1 else { return nil }
    let gap = max(0, distance)
    return Finding(
      rule: .crowded, views: [item.view.label, other.view.label],
      message: "\(item.view.openingPhrase) and \(other.view.phrase) are"
        + (gap < 0.05 ? " without any distance in large text." : " \(Finding.points(gap)) apart in large text."),
      fixes: ["Let the controls grow with their texts, and keep at least 12 pt between them."],
      regions: [one.union(two)], amount: leastDistance - gap)
  }

  private static func items(in layout: DesignedLayout) -> [Item] {
    var texts: [ObjectIdentifier: Rect] = [:]
    for text in layout.picture.texts where text.isUpright && !text.visibleInk.isEmpty {
      let id = ObjectIdentifier(text.view)
      texts[id] = texts[id]?.union(text.box) ?? text.box
    }
    return layout.picture.views.compactMap { view, _ in
      guard let control = view as? Control, control.isEnabled, !control.isInBar else { return nil }
      let title = texts[ObjectIdentifier(control)]
      guard control is Button || control is TextField, let title else { return nil }
      let bounds = control.convert(control.bounds, to: layout.root)
      return Item(
        view: control, edges: control.hasBezel ? bounds.union(title) : title, hasBezel: control.hasBezel,
        grows: control.followsTextSize)
    }
  }
}

extension Control {
  /// Whether the edges of the control can be seen.
  fileprivate var hasBezel: Bool {
    if (backgroundColor?.alpha ?? 0) > 0.02 || borderWidth > 0 { return true }
    switch self {
    case let button as Button: return button.hasVisibleBackground
    case let field as TextField: return field.borderStyle != .none
    default: return true
    }
  }
}
