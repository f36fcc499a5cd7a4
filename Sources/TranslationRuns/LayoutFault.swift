import Galley
import SnapshotRuns

/// A place that has less room for a text than the text of the sources needs. No translation can mend that.
package struct LayoutFault: Hashable {
  package var key: TextKey
  package var document: String
  package var scene: String
  package var view: String
  /// The width that the place has and that the text of the sources needs in it, where it lacks most, in points.
  package var limit, needed: Double
  package var traits: SnapshotTraits
  /// The number of cells with too little room.
  package var cells: Int
  /// Whether a translation is shown in one of them. What only the text of the sources suffers from, `check` reports.
  package var concernsTranslation: Bool

  /// Whether a translation suffers, and more is missing than the measuring error.
  package var fails: Bool { concernsTranslation && needed - limit > TextNeed.margin(ofWidth: needed) }

  /// The place in words.
  package var words: String {
    let more = cells > 1 ? " and in \(counted(cells - 1, "other cell"))" : ""
    return "\(view) of '\(scene)' of \(document) has room for \(Self.rounded(limit)) pt at \(traits.device)"
      + " \(traits.typeSize)\(more), but the source of '\(key.key)' needs \(Self.rounded(needed)) pt"
  }

  private static func rounded(_ points: Double) -> String {
    let tenths = (points * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
  }
}

extension LayoutFault {
  /// Finds the faults of some scenes, each view once.
  package static func all(in scenes: [SeenScene]) -> [LayoutFault] {
    scenes.flatMap { scene in
      scene.texts.compactMap { text -> LayoutFault? in
        let uses = text.uses.filter(\.lacksRoomForSource)
        let shortages = uses.compactMap { use in
          use.limit?.width.flatMap { limit in use.source.map { (use, limit, $0.width) } }
        }
        guard let (use, limit, needed) = shortages.min(by: { $0.1 / $0.2 < $1.1 / $1.2 }) else { return nil }
        return LayoutFault(
          key: text.key, document: scene.document, scene: scene.scene, view: text.words, limit: limit, needed: needed,
          traits: scene.cells[use.cell], cells: uses.count,
          concernsTranslation: uses.contains { $0.width != $0.source?.width })
      }
    }
  }
}

extension SeenScene.Use {
  /// Whether the text of the sources does not fit where this one is shown.
  package var lacksRoomForSource: Bool {
    guard let limit = limit?.width, let source else { return false }
    return limit < source.width - Self.rounding
  }

  /// Limits are whole pixels, and widths are not.
  private static let rounding = 0.5
}
