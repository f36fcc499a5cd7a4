import Digests
import Galley

/// Finds the keys of what units will need from the cache, before any of them is worked on, so that a server is asked
/// for many at once: an answer takes longer than most cells.
struct CacheLookup {
  let setting: RunSetting
  let assets: AssetLibrary
  let cache: RunCache
  /// What is drawn over the pictures, one picture for each, or empty for pictures without anything.
  var overlays: [LayoutOverlay] = []

  /// Asks for what the cache lacks for units: first for the scenes of each, and then for these in their cells.
  ///
  /// - Parameter ask: Returns when the values of keys that other machines have stored are in the cache.
  func run(_ units: [WorkUnit], asking ask: ([ContentDigest]) -> Void) {
    let listings = units.map { unit in
      TimeLimit.cell.restart()
      return cache.unit(unit)?.listingKey
    }
    request(listings.compactMap(\.self), ask)
    let known = zip(units, listings).filter { $1.map(cache.store.hasEntry) == true }
    request(known.flatMap { keys(of: $0.0) }, ask)
  }

  private func request(_ keys: [ContentDigest], _ ask: ([ContentDigest]) -> Void) {
    let missing = keys.filter { !cache.store.hasEntry(for: $0) }
    if !missing.isEmpty { ask(missing) }
  }

  /// The keys of a unit's scenes in all their cells. There are none if the unit cannot be read, which is reported when
  /// it is worked on.
  private func keys(of unit: WorkUnit) -> [ContentDigest] {
    TimeLimit.cell.restart()
    guard let source = try? SceneSource(unit, in: setting, assets: assets, cache: cache) else { return [] }
    let overlays = overlays.isEmpty ? [nil] : overlays.map { $0 as LayoutOverlay? }
    return source.indices(ofScenes: setting.scenes, inStates: setting.states).flatMap { index in
      source.cells(ofSceneAt: index).flatMap { cell in
        overlays.compactMap { source.key(ofSceneAt: index, in: cell, overlay: $0) }
      }
    }
  }
}
