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

/// A change that many pictures of a sample have in common.
enum SampleChange: CaseIterable {
  case total, button, title, hairlines, banner

  /// The change in words, as a comparison of layouts tells it.
  var cause: SnapshotCause {
    switch self {
    case .total:
      SnapshotCause(key: "moved total", sentence: "'Total' moved 12 pt down, and 2 below it with it")
    case .button:
      SnapshotCause(key: "restyled pay", sentence: "'Pay' is restyled: background #1F6FEB, now #8250DF")
    case .title:
      SnapshotCause(key: "truncated title", sentence: "'Invoice address' is 84 pt wider, now truncated")
    case .hairlines:
      SnapshotCause(key: "vanished hairlines", sentence: "3 separators vanished from 'Items'")
    case .banner:
      SnapshotCause(key: "appeared banner", sentence: "'Offline' appeared above 'Items', which moved 42 pt down")
    }
  }

  /// The screen with the change.
  func applied(to screen: SampleScreen) -> SampleScreen {
    var screen = screen
    switch self {
    case .total: screen.totalOffset = 12
    case .button: screen.buttonColor = 0xFF82_50DF
    case .title: screen.titleLength = 0.72
    case .hairlines: screen.hasHairlines = false
    case .banner: screen.hasBanner = true
    }
    return screen
  }
}
