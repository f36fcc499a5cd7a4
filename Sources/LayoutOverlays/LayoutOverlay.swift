import AutoLayout
import Graphics

/// A drawing over laid-out views that explains their layout.
public struct LayoutOverlay: Hashable, Sendable {
  /// What is drawn. ``OverlayKind/exploded`` is drawn without the other kinds.
  public var kinds: [OverlayKind]
  /// The identifier or the name of the only view that is explained, with everything that holds it, or `nil` for all
  /// views.
  public var viewID: String?
  /// Whether the constraints of ``viewID`` are drawn as lines alone: those on the view itself, without areas and names.
  package var showsOnlyLines = false
  /// The constraints to draw as lines instead of all that hold a view, or `nil` for these.
  package var chosenConstraints: ConstraintChoice?

  public init(kinds: [OverlayKind], viewID: String? = nil) {
    self.kinds = kinds
    self.viewID = viewID
  }

  /// Returns the drawing in the root's coordinates, without what is in the margin of an enlarged picture.
  ///
  /// - Parameters:
  ///   - root: The scene's root, after layout.
  ///   - outcome: The result of that layout. Conflicting constraints, and the outlines of ambiguous views, are red.
  ///   - findings: The findings, whose regions are striped.
  ///   - measuring: The text engine for the constants.
  public func items(
    over root: View, outcome: LayoutOutcome, findings: [Finding] = [], measuring: any TextMeasuring
  ) -> [DisplayItem] {
    let scene = OverlaidScene(root: root, outcome: outcome, findings: findings)
    var board = BadgeBoard(measuring: measuring, area: Rect(origin: .zero, size: root.bounds.size))
    return layers(over: scene).drawing(on: &board)
  }

  /// Returns a picture with the drawing over it, larger than the picture if something is outside of it or explained
  /// beside it.
  package func picture(over scene: OverlaidScene, measuring: any TextMeasuring) -> OverlaidPicture {
    if kinds.contains(.exploded) { return ExplodedView(of: scene, measuring: measuring).picture() }
    let list =
      kinds.contains(.accessibility) ? AccessibilityList(elements(of: scene), in: scene, measuring: measuring) : nil
    return OverlayCanvas(of: scene, layers: layers(over: scene), list: list, measuring: measuring).picture()
  }

  // MARK: Layers

  private func layers(over scene: OverlaidScene) -> [any OverlayLayer] {
    let selection = ViewSelection(of: viewID, in: scene)
    guard !selection.isEmpty else { return [] }
    return kinds.sorted { $0.layer < $1.layer }.flatMap { layers(of: $0, over: scene, selection) }
  }

  private func layers(
    of kind: OverlayKind, over scene: OverlaidScene, _ selection: ViewSelection
  ) -> [any OverlayLayer] {
    let geometry = OverlayGeometry(root: scene.root)
    switch kind {
    case .frames: return [FrameOutlines(root: scene.root, selection: selection)]
    case .constraints: return constraintLayers(over: scene, geometry, selection)
    case .overflow: return [OverflowStripes(findings: scene.findings, viewID: selection.chosen?.label)]
    case .alignment: return [AlignmentOutlines(of: scene.root, selection: selection)]
    case .margins: return [MarginBands(of: scene.root, selection: selection)]
    case .safeArea: return [SafeAreaBands(of: scene.root, selection: selection)]
    case .baselines: return [BaselineLines(of: scene.root, selection: selection)]
    case .guides: return [GuideOutlines(of: scene.root, selection: selection)]
    case .touchTargets: return [TouchTargets(in: scene, selection: selection)]
    case .readingOrder: return [ReadingOrderMarks(elements: elements(of: scene))]
    case .accessibility: return [AccessibilityRegions(elements: elements(of: scene))]
    case .exploded: return []
    }
  }

  private func constraintLayers(
    over scene: OverlaidScene, _ geometry: OverlayGeometry, _ selection: ViewSelection
  ) -> [any OverlayLayer] {
    if let chosenConstraints {
      let constraints = chosenConstraints.constraints(in: scene.root).filter(\.joinsShownItems)
      return [ConstraintLayer(constraints, geometry: geometry, outcome: scene.outcome)]
    }
    let ambiguity = AmbiguityLayer(of: scene.root, geometry: geometry, outcome: scene.outcome, selection: selection)
    guard let chosen = selection.chosen else {
      let constraints = shownConstraints(of: scene.root, scene.outcome)
      return [
        ContentEdges(of: constraints, geometry: geometry), ambiguity,
        ConstraintLayer(constraints, geometry: geometry, outcome: scene.outcome),
      ]
    }
    let holders = HolderLayer(of: chosen, geometry: geometry, outcome: scene.outcome)
    let shown = showsOnlyLines ? holders.ownConstraints : holders.constraints
    let constraints = shown.filter { $0.joinsShownItems && $0.isDrawn }
    if showsOnlyLines { return [ConstraintLayer(constraints, geometry: geometry, outcome: scene.outcome)] }
    return [
      ContentEdges(of: constraints, geometry: geometry), holders, ambiguity,
      ConstraintLayer(constraints, geometry: geometry, outcome: scene.outcome),
    ]
  }

  /// The constraints that the user made, and those of stacks, autoresizing masks and the engine that are part of a
  /// conflict.
  private func shownConstraints(of root: View, _ outcome: LayoutOutcome) -> [LayoutConstraint] {
    var shown: [LayoutConstraint] = []
    root.forEachShown { view in shown += view.constraints.filter { $0.origin == .user } }
    var seen: Set<ObjectIdentifier> = []
    shown += outcome.conflicts.flatMap(\.constraints).filter {
      $0.origin != .user && seen.insert(ObjectIdentifier($0)).inserted
    }
    return shown.filter(\.joinsShownItems)
  }

  private func elements(of scene: OverlaidScene) -> [AccessibilityElement] {
    let selection = ViewSelection(of: viewID, in: scene)
    let elements = scene.root.elementsInReadingOrder(besides: scene.bars)
    guard let chosen = selection.chosen else { return selection.isEmpty ? [] : elements }
    return elements.filter { $0.view.isDescendant(of: chosen) }
  }
}

extension LayoutConstraint {
  fileprivate var joinsShownItems: Bool {
    [firstItem, secondItem].compactMap { $0?.layoutView }.allSatisfy { !$0.isHiddenWithAncestors }
  }

  /// Whether there is something to draw: a content size is part of the view, and the size of the root that of the
  /// picture.
  fileprivate var isDrawn: Bool { origin != .contentSize && origin != .engine }
}

extension View {
  fileprivate var isHiddenWithAncestors: Bool { isHidden || (superview?.isHiddenWithAncestors ?? false) }
}
