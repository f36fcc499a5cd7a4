import Galley
import SnapshotRuns

/// A translation that is longer than the place where it is shown allows.
package struct ExceededLimit: Hashable {
  package var key: TextKey
  package var locale: String
  /// The translation as it is shown.
  package var string: String
  /// Its width in one line and the width that it may have, in points.
  package var width: Double
  package var limit: Double
  /// The number of average characters of the language that fit.
  package var characters: Int
  /// What happens to the text, as a clause.
  package var cause: String
  /// The tightest place of all in which the text is too long.
  package var document: String
  package var scene: String
  package var traits: SnapshotTraits
  package var view: String
  /// The number of cells in which the text is too long.
  package var cells: Int
  /// Whether the excess is greater than the measuring error.
  package var isCertain: Bool
  /// Where the translation is in a file, as far as that is known.
  package var path: String?
  package var line: Int?
}

extension ExceededLimit {
  /// Finds the translations that are too long in some scenes, each once for its language, with the tightest place.
  ///
  /// - Parameter place: Returns where the text of a key is, in a language.
  package static func all(
    in scenes: [SeenScene], place: (SeenScene, TextKey, String) -> (path: String, line: Int?)?
  ) -> [ExceededLimit] {
    var found: [Place: ExceededLimit] = [:]
    for scene in scenes {
      for text in scene.texts {
        for use in text.uses where !use.problems.isEmpty && !use.lacksRoomForSource {
          guard let limit = use.limit, let width = limit.width else { continue }
          let traits = scene.cells[use.cell]
          let characters = use.characters(inWidth: width)
          // A text in a language that it is not translated into is reported as missing, by `check`.
          let position = place(scene, text.key, traits.locale)
          guard position != nil || !scene.isDocument else { continue }
          let new = ExceededLimit(
            key: text.key, locale: traits.locale, string: use.string, width: use.width, limit: width,
            characters: characters, cause: use.problems[0], document: scene.document, scene: scene.scene,
            traits: traits, view: text.words, cells: 1,
            isCertain: use.isCertain && !PlaceholderText.contains(use.string), path: position?.path,
            line: position?.line)
          let key = Place(key: text.key, locale: traits.locale, path: position?.path)
          guard var known = found[key] else {
            found[key] = new
            continue
          }
          if (new.isCertain ? 1 : 0, new.limit / new.width) > (known.isCertain ? 1 : 0, known.limit / known.width) {
            if new.isCertain, !known.isCertain { known = new.counting(known.cells - 1) }
          } else if new.isCertain == known.isCertain {
            known = new.counting(known.cells - 1)
          }
          known.cells += 1
          found[key] = known
        }
      }
    }
    return found.values.sorted { $0.order < $1.order }
  }

  private struct Place: Hashable {
    var key: TextKey
    var locale: String
    var path: String?
  }

  private func counting(_ more: Int) -> ExceededLimit {
    var copy = self
    copy.cells += more
    return copy
  }

  /// Certain excesses first, then by language, file and line.
  private var order: (Int, String, String, Int, String) {
    (isCertain ? 0 : 1, locale, path ?? document, line ?? 0, key.key)
  }
}

extension SeenScene.Use {
  /// Returns how many average characters of the language a width is. Where the text of the sources fits, it is no less
  /// than its characters: they may be narrower than average ones.
  func characters(inWidth width: Double) -> Int {
    let average = averageAdvance > 0 ? Int(bounded: width / averageAdvance) : 0
    return lacksRoomForSource ? average : max(average, source?.characters ?? 0)
  }
}
