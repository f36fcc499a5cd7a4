import Graphics
import Reports
import Snapshots

extension IndexedImage {
  /// An image of a scene of `Shop.storyboard` on a canvas.
  static func sample(
    _ scene: String, document: String = "App/Base.lproj/Shop.storyboard", locale: String = "en", typeSize: String = "L",
    findings: [SnapshotSummary.Item] = [], texts: [String] = []
  ) -> IndexedImage {
    let folder = scene.replacing("/", with: "%2F").replacing("%41", with: "%2541")
    return IndexedImage(
      file: "\(document)/\(folder)/canvas_\(locale)_\(typeSize)@2x.png", document: document, scene: scene,
      sceneNames: ["id-of-\(scene)"], traits: .sample(locale, typeSize, device: "canvas"), scale: 2, width: 360,
      height: 640, summary: SnapshotSummary(findings: findings, texts: texts))
  }
}

extension SnapshotSummary.Item {
  static func sample(
    _ rule: Finding.Rule, _ severity: Finding.Severity? = nil, message: String? = nil,
    areas: [SnapshotSummary.Area] = []
  ) -> SnapshotSummary.Item {
    SnapshotSummary.Item(
      rule: rule.rawValue, severity: severity ?? rule.severity, message: message ?? "It is \(rule.rawValue).",
      fixes: ["Mend it."], areas: areas)
  }
}
