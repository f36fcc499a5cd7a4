import ArgumentParser
import Files
import Foundation
import Galley
import SnapshotRuns

/// Whether and where a run stores its results for later runs.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder that stores results, so that the next run renders only what has changed. Default: $GALLEY_CACHE, or \
      'galley' in the user's cache folder. The folder can be deleted at any time.
      """, valueName: "dir"), completion: .directory)
  var cache: String?

  @Flag(help: "Use no cache: render everything again and store nothing.")
  var noCache = false

  @Option(
    help: ArgumentHelp("The size of the cache in megabytes. Default: 1000.", valueName: "mb"))
  var cacheSize: Int = SnapshotCache.usualLimit / megabyte

  private static let megabyte = 1_000_000

  func validate() throws {
    if cache != nil, noCache { throw ValidationError("--cache and --no-cache cannot be used together.") }
    if cache == "" { throw ValidationError("--cache needs a folder.") }
    guard (1...1_000_000).contains(cacheSize) else {
      throw ValidationError("--cache-size \(cacheSize) is out of range; expected 1 to 1000000.")
    }
  }

  /// The cache's folder, or `nil` to use no cache.
  var folder: CacheFolder? {
    guard !noCache, let path = cache ?? Self.usualFolder(in: ProcessInfo.processInfo.environment) else { return nil }
    return CacheFolder(path: path, limit: cacheSize * Self.megabyte)
  }

  /// Warns if the folder cannot hold a cache.
  func check(isQuiet: Bool) {
    do throws(SnapshotCacheError) {
      _ = try folder?.open()
    } catch {
      guard !isQuiet else { return }
      Terminal.report(Diagnostic(.warning, at: error.folder, "the run continues without a cache: \(error.reason)"))
    }
  }

  /// Returns the cache's folder that the environment names, or `nil` to use no cache. If `GALLEY_CACHE` is set, it is
  /// that folder, or no cache if the value is empty. Otherwise it is `galley` in the user's cache folder, as the XDG
  /// Base Directory Specification defines it.
  static func usualFolder(in environment: [String: String]) -> String? {
    if let folder = environment["GALLEY_CACHE"] { return folder.isEmpty ? nil : folder }
    // The specification says to ignore relative paths.
    if let caches = environment["XDG_CACHE_HOME"], caches.utf8.hasPrefix("/") { return caches + "/galley" }
    guard let home = environment["HOME"], home.utf8.hasPrefix("/") else { return nil }
    return home + "/.cache/galley"
  }
}
