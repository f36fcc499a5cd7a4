import Foundation
import Galley

/// A folder of references that is removed at the end of a test.
final class ReferenceFolderFixture {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "galley-testing-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files below the folder, by path.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }.sorted()
  }
}

/// A label 20 points from the left.
func card(_ text: String, left: Double = 20) -> View {
  let label = Label(text: text)
  label.identifier = "label"
  return View().containing { label }.constrained { card in
    label.leadingAnchor == card.leadingAnchor + left
    label.centerYAnchor == card.centerYAnchor
  }
}

/// The size of a card in points.
let cardSize = SceneSize.size(Size(width: 200, height: 60))
