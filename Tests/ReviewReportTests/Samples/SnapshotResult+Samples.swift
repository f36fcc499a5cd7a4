import ImageDiff
import Snapshots

extension SnapshotResult {
  /// A result of `Main.xib` in English on a canvas.
  static func sample(
    _ scene: String, _ status: Verdict = .changed, document: String = "Main.xib", locale: String = "en",
    causes: [SnapshotCause] = [], pixels: PixelDifference? = nil, message: String = ""
  ) -> SnapshotResult {
    SnapshotResult(
      path: "\(document)/\(scene)/canvas_\(locale)_L@2x", document: document, scene: scene,
      traits: .sample(locale, device: "canvas"), scale: 2, status: status, pixels: pixels, causes: causes,
      message: message)
  }
}

extension SnapshotCause {
  /// A cause whose key is the view.
  static func moved(_ view: String, by points: Int = 12) -> SnapshotCause {
    SnapshotCause(key: "moved \(view)", sentence: "'\(view)' moved \(points) pt down")
  }
}
