import ArgumentParser
import Foundation
import Galley
import SnapshotCache

/// Whether and where a run keeps what it has made for the next.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Where to keep what was made, so that the next run makes anew what has changed alone; $GALLEY_CACHE, else galley \
      in the user's folder of caches, unless given. The folder may be deleted at any time.
      """, valueName: "dir"))
  var cache: String?

  @Flag(help: "Make everything anew, and keep nothing.")
  var noCache = false

  @Option(
    help: ArgumentHelp("How large the cache may grow, in megabytes; 1000 unless given.", valueName: "mb"))
  var cacheSize: Int = SnapshotCache.usualLimit / megabyte

  private static let megabyte = 1_000_000

  func validate() throws {
    if cache != nil, noCache {
      throw ValidationError("--cache says where the cache is; --no-cache that there is none.")
    }
    if cache == "" { throw ValidationError("--cache needs a folder.") }
    guard (1...1_000_000).contains(cacheSize) else {
      throw ValidationError("--cache-size is 1 to 1000000, not \(cacheSize).")
    }
  }

  /// Warns where there is to be a cache and its folder cannot hold one.
  func check(isQuiet: Bool) {
    do throws(SnapshotCacheError) {
      _ = try openCache()
    } catch {
      guard !isQuiet else { return }
      let message = "nothing is kept for the next run: \(error.reason)"
      Terminal.standardError.write(Diagnostic(severity: .warning, place: error.folder, message: message).text)
    }
  }

  /// The cache; none where none is wanted.
  func openCache() throws(SnapshotCacheError) -> SnapshotCache? {
    guard !noCache, let folder = cache ?? Self.usualFolder(in: ProcessInfo.processInfo.environment) else { return nil }
    return try SnapshotCache(folder: folder, limit: cacheSize * Self.megabyte)
  }

  /// The folder that an environment names: that of `GALLEY_CACHE`, which is none where it is empty, else one among the
  /// user's caches as the XDG Base Directory Specification places them; none where there is no home.
  static func usualFolder(in environment: [String: String]) -> String? {
    if let folder = environment["GALLEY_CACHE"] { return folder.isEmpty ? nil : folder }
    // The specification has relative paths ignored.
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return caches + "/galley" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/galley"
  }
}
