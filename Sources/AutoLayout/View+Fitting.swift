import Graphics

extension View {
  /// A target for the smallest possible size.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target for the largest possible size.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size of the tree that is closest to a target size, in the environment of the last layout.
  func fittingSize(_ target: Size, horizontal: LayoutPriority, vertical: LayoutPriority) -> Size {
    let own = layoutState.environment
    defer { layoutState.environment = own }
    return systemLayoutSizeFitting(
      target, horizontalFittingPriority: horizontal, verticalFittingPriority: vertical,
      in: environment ?? LayoutEnvironment(traits: TraitCollection(), measuring: NoTextMeasuring()))
  }

  /// Returns the size of the tree, in points, that is closest to a target size at a priority for each axis. Frames do
  /// not change.
  public func systemLayoutSizeFitting(
    _ target: Size, horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel, in environment: LayoutEnvironment
  ) -> Size {
    adopt(environment)
    performUpdatePass()
    let size = LayoutSystem.RootSize.fitting(
      target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    guard isLayoutRoot else { return fittingSizeInsideLayout(size) }
    // A fitting size is not counted as a layout.
    currentEngine(at: size).passes = 0
    return solvedFrame.size
  }

  /// Solves a subtree by itself, and restores its part in the surrounding layout.
  private func fittingSizeInsideLayout(_ size: LayoutSystem.RootSize) -> Size {
    let membership = SystemMembership(ofSubtree: self)
    defer { membership.restore() }
    LayoutEngine(root: self).settle(self, size)
    return solvedFrame.size
  }
}

/// A text engine that measures all text as empty, for use before the first layout.
private final class NoTextMeasuring: TextMeasuring {
  func paragraph(for request: ParagraphRequest) -> Paragraph { Paragraph(size: .zero, lines: []) }
  func metrics(for font: Font) -> FontExtents { FontExtents(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0) }
  func hasFamily(_ family: Font.Family) -> Bool { true }
}

/// A subtree's part in the surrounding system, saved while the subtree is solved by itself.
struct SystemMembership {
  private var views: [Member] = []
  private var guides: [(guide: LayoutGuide, firstVariable: Int, frame: Rect)] = []
  private var constraints: [(constraint: LayoutConstraint, row: Int?)] = []

  private struct Member {
    let view: View
    let firstVariable: Int
    let rows: OwnRows
    let alignmentRect: Rect
    let width: Double?
    let contentSize: Size
    let margins: EdgeInsets
    let safeArea: EdgeInsets
    let readableInsets: EdgeInsets
  }

  init(ofSubtree view: View) { take(view) }

  private mutating func take(_ view: View) {
    views.append(
      Member(
        view: view, firstVariable: view.layoutState.firstVariable, rows: view.layoutState.rows,
        alignmentRect: view.layoutState.solvedAlignmentRect,
        width: view.layoutState.solvedWidth, contentSize: (view as? ScrollView)?.solvedContentSize ?? .zero,
        margins: view.layoutState.margins,
        safeArea: view.layoutState.safeAreaInsets, readableInsets: view.layoutState.readableContentInsets))
    for guide in view.layoutGuides { guides.append((guide, guide.firstVariable, guide.solvedFrame)) }
    for constraint in view.constraints { constraints.append((constraint, constraint.row)) }
    for subview in view.subviews where !subview.isLayoutBoundary { take(subview) }
  }

  func restore() {
    for member in views {
      let view = member.view
      view.layoutState.firstVariable = member.firstVariable
      view.layoutState.rows = member.rows
      view.layoutState.solvedAlignmentRect = member.alignmentRect
      view.layoutState.solvedWidth = member.width
      (view as? ScrollView)?.solvedContentSize = member.contentSize
      view.layoutState.margins = member.margins
      view.layoutState.safeAreaInsets = member.safeArea
      view.layoutState.readableContentInsets = member.readableInsets
    }
    for (guide, firstVariable, frame) in guides {
      guide.firstVariable = firstVariable
      guide.solvedFrame = frame
    }
    for (constraint, row) in constraints { constraint.row = row }
  }
}
