import Files
import InterfaceBuilder

/// Leaves out findings about scenes inside a scene that are reported for these scenes themselves. A finding that only
/// the place in the outer scene causes stays.
final class InnerSceneFindings {
  private var renderers: [PathBytes: DocumentRenderer?] = [:]
  /// The findings of scenes in the last cell, by document and controller.
  private var known: [String: Set<Problem>] = [:]
  private var cell: MatrixCell?
  /// Whether a scene is laid out only to know its findings.
  var isComparing = false

  /// A finding, without what differs with the place of the scene.
  private struct Problem: Hashable {
    var rule: String
    var views: [String]
    var constraints: [String]

    init(_ finding: Finding) {
      rule = finding.ruleName
      views = finding.views
      constraints = finding.constraints
    }
  }

  /// Returns the findings of a scene without those of its inner scenes.
  func withoutThoseReported(
    _ findings: [Finding], in inner: [InnerScene], of scene: DocumentScene, in cell: MatrixCell,
    with renderer: Renderer, by document: DocumentRenderer
  ) -> [Finding] {
    guard !isComparing, !inner.isEmpty, !findings.isEmpty else { return findings }
    if self.cell != cell { (self.cell, known) = (cell, [:]) }
    var rest = findings
    for part in inner where part.controller != scene.reference.controllerID {
      var ids: Set<String> = []
      part.root.forEachInTree { ids.insert($0.label) }
      func isInside(_ finding: Finding) -> Bool { !finding.views.isEmpty && finding.views.allSatisfy(ids.contains) }
      guard rest.contains(where: isInside) else { continue }
      let own = problems(of: part, in: cell, with: renderer, by: document)
      rest.removeAll { isInside($0) && own.contains(Problem($0)) }
    }
    return rest
  }

  /// Returns the findings of an inner scene, laid out on its own, which happens once in a cell.
  private func problems(
    of part: InnerScene, in cell: MatrixCell, with renderer: Renderer, by document: DocumentRenderer
  ) -> Set<Problem> {
    let key = part.document + "#" + part.controller
    if let known = known[key] { return known }
    let (settings, alert) = (renderer.settings, renderer.alertForUnsatisfiableConstraints)
    renderer.settings.recorded.remove(.displayList)
    renderer.alertForUnsatisfiableConstraints = nil
    defer {
      renderer.settings = settings
      renderer.alertForUnsatisfiableConstraints = alert
    }
    var problems: Set<Problem> = []
    if let other = self.renderer(of: part.document, beside: document),
      let scene = other.scenes.first(where: { $0.reference.controllerID == part.controller }),
      let rendering = try? other.layOutAlone(scene, in: cell, with: renderer)
    {
      problems = Set(rendering.layout.findings.map(Problem.init))
    }
    known[key] = problems
    return problems
  }

  private func renderer(of path: String, beside document: DocumentRenderer) -> DocumentRenderer? {
    if path == document.document.path { return document }
    if let known = renderers[PathBytes(path)] { return known }
    let renderer = document.renderer(ofDocument: path)
    renderers[PathBytes(path)] = renderer
    return renderer
  }
}
