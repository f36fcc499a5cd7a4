import LayoutAudit

/// The size of a scene's root where it differs from the scene's own.
package struct ChosenSize: Hashable, Sendable {
  /// The width in points, or `nil` for the scene's own.
  package var width: Double?
  /// The height in points, or `nil` for the scene's own.
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A scene in a cell of the matrix that is built once and laid out at many sizes.
///
/// Only the size of the root changes, and what depends on it. The traits, which a device determines, and the safe area
/// remain those of the cell.
package final class ResizableScene {
  private let content: any SceneContent
  private let safeArea: EdgeInsets
  private let environment: LayoutEnvironment
  /// Prepares the root for a choice, and returns its size.
  private let rootSize: (ChosenSize) -> Size
  private let followsContentHeight: Bool
  private let surroundings: SceneSurroundings
  /// What is wrong with the files that the scene needs and that cannot be read, as sentences.
  package var fileProblems: [String] = []
  /// What follows the texts of the scene to their views, or `nil` for a scene whose texts are not marked.
  package let trace: TextTrace?
  /// The measurer of a scene whose texts are marked.
  package let probe: ProbeMeasuring?
  /// Builds the scene anew, with the same marks, or returns `nil` if that is impossible. Only for a scene whose texts
  /// are marked.
  package var rebuild: (() -> ResizableScene?)?

  init(
    _ content: any SceneContent, safeArea: EdgeInsets, traits: TraitCollection, measuring: any TextMeasuring,
    trace: TextTrace? = nil, followsContentHeight: Bool, surroundings: SceneSurroundings,
    size: @escaping (ChosenSize, LayoutEnvironment) -> Size
  ) {
    self.surroundings = surroundings
    self.content = content
    self.safeArea = safeArea
    self.followsContentHeight = followsContentHeight
    self.trace = trace
    probe = trace.map { _ in ProbeMeasuring(measuring) }
    let environment = LayoutEnvironment(traits: traits, measuring: probe ?? measuring)
    self.environment = environment
    rootSize = { size($0, environment) }
  }

  deinit { surroundings.work.finish() }

  /// Pixels per point.
  package var scale: Double { environment.traits.displayScale }

  /// Lays out the scene.
  ///
  /// - Parameter size: The root's size where it differs from the scene's own.
  package func layout(_ size: ChosenSize) -> LayoutAudit {
    SceneSurroundings.$current.withValue(surroundings) {
      TextTrace.$current.withValue(trace) {
        let outcome = content.settledLayout(size: rootSize(size), safeArea: safeArea, in: environment)
        return LayoutAudit(of: content.shownView, outcome: outcome)
      }
    }
  }

  /// Returns the search for limits of the scene's texts, which confirms them in scenes that are built anew; or `nil` if
  /// texts are not marked.
  ///
  /// - Parameter beforeLayout: Called before each layout.
  package func limitSearch(
    at size: ChosenSize, words: AverageWords, beforeLayout: @escaping () -> Void = {}
  ) -> LimitSearch? {
    guard let probe else { return nil }
    func layOut(_ scene: ResizableScene) -> LayoutAudit {
      beforeLayout()
      return scene.layout(size)
    }
    return LimitSearch(measuring: probe, scale: scale, words: words) { [rebuild] in
      guard let scene = rebuild?(), let probe = scene.probe else { return nil }
      return (probe, { layOut(scene) })
    } layOut: { [self] in
      layOut(self)
    }
  }

  /// The traits that the scene is laid out with.
  package var traits: TraitCollection { environment.traits }

  /// The root of the scene's views.
  package var root: View { content.shownView }

  /// Returns why the surroundings of the scene do not determine its size along an axis, as a clause, or `nil` if they
  /// do.
  package func reasonForFixedSize(along axis: Axis) -> String? {
    let root = content.shownView
    if axis == .vertical, followsContentHeight || root is TableViewCell { return "its content determines its height" }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let isOwn = root.constraints.contains {
      $0.firstItem === root && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        && $0.priority == .required
    }
    return isOwn ? "one of its constraints sets its \(attribute.rawValue)" : nil
  }
}

extension Renderer {
  /// Builds the views that a closure makes for a cell of the matrix, to be laid out at many sizes.
  package func resizableScene(
    in cell: MatrixCell, at size: SceneSize, canvas: Device = .iPhone17, tracing trace: TextTrace? = nil,
    _ build: (TraitCollection) throws -> any SceneContent
  ) rethrows -> ResizableScene {
    let device = cell.screen.device ?? canvas
    let traits = cell.traits.on(device, orientation: cell.orientation)
    let surroundings = SceneSurroundings(traits: traits, device: device, orientation: cell.orientation)
    let content = try SceneSurroundings.$current.withValue(surroundings) {
      try TextTrace.$current.withValue(trace) { try build(traits) }
    }
    let safeArea = size == .screen ? device.safeArea(in: cell.orientation) : .zero
    var followsContentHeight = false
    if case .width = size { followsContentHeight = true }
    return ResizableScene(
      content, safeArea: safeArea, traits: traits, measuring: measuring, trace: trace,
      followsContentHeight: followsContentHeight, surroundings: surroundings
    ) { chosen, environment in
      content.size(size, on: device, cell.orientation, choosing: chosen, in: environment)
    }
  }
}

extension SceneContent {
  /// Returns the size of a scene written in Swift, with the extents that are chosen.
  func size(
    _ size: SceneSize, on device: Device, _ orientation: Device.Orientation, choosing chosen: ChosenSize,
    in environment: LayoutEnvironment
  ) -> Size {
    switch size {
    case .screen: return device.size(in: orientation).choosing(chosen)
    case .size(let size): return size.choosing(chosen)
    case .width(let width):
      let width = chosen.width ?? width
      if let height = chosen.height { return Size(width: width, height: height) }
      return fittingSize(atWidth: width, in: environment)
    }
  }
}

extension Size {
  func choosing(_ chosen: ChosenSize) -> Size { Size(width: chosen.width ?? width, height: chosen.height ?? height) }
}
