import ArgumentParser
import Files
import Foundation
import Galley
import SnapshotRuns

/// Whether and where a run stores its results for later runs, and for those of other machines.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder that stores results, so that the next run renders only what has changed, or the address of a server \
      that machines share, such as https://cache.example.com/galley. Can be given once for each. Default: \
      $GALLEY_CACHE, and for the folder 'galley' in the user's cache folder. The folder can be deleted at any time.
      """, valueName: "dir|url"), completion: .directory)
  var cache: [String] = []

  @Flag(help: "Use no cache: render everything again and store nothing.")
  var noCache = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: """
      Store nothing on the cache's server: whoever fills it decides what others find there. Default: store nothing if the \
      environment variable CI is set to anything but false, no or 0.
      """)
  var cacheReadOnly: Bool?

  @Option(
    help: ArgumentHelp("The size of the cache's folder in megabytes. Default: 1000.", valueName: "mb"))
  var cacheSize: Int = SnapshotCache.usualLimit / megabyte

  private static let megabyte = 1_000_000

  func validate() throws {
    if !cache.isEmpty, noCache { throw ValidationError("--cache and --no-cache cannot be used together.") }
    if cache.contains("") { throw ValidationError("--cache needs a folder or an address.") }
    if named.folders.count > 1 || named.addresses.count > 1 {
      throw ValidationError("--cache takes one folder and one address at most.")
    }
    if let address = named.addresses.first, AddressText.withoutCredentials(address) != address {
      throw ValidationError(
        """
        --cache '\(AddressText.withoutCredentials(address))' has a password, which every process of the machine can see \
        on a command line. Put the address into GALLEY_CACHE, or the password into GALLEY_CACHE_AUTHORIZATION or ~/.netrc.
        """)
    }
    guard (1...1_000_000).contains(cacheSize) else {
      throw ValidationError("--cache-size \(cacheSize) is out of range; expected 1 to 1000000.")
    }
  }

  /// The folders and addresses that the command line names.
  private var named: (folders: [String], addresses: [String]) {
    (cache.filter { !AddressText.isAddress($0) }, cache.filter(AddressText.isAddress))
  }

  /// The folder that the command line names, or `nil` for the usual one.
  var namedFolder: String? { named.folders.first }

  /// Returns the cache's folder with its server, or `nil` to use no cache. A server that the command line names has the
  /// usual folder in front of it, and a folder that it names has no server that the environment names.
  func folder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ExitStatus) -> CacheFolder? {
    guard !noCache else { return nil }
    let limit = cacheSize * Self.megabyte
    try requireFolder(namedFolder ?? (cache.isEmpty ? environment["GALLEY_CACHE"] : nil))
    guard let address = named.addresses.first ?? (cache.isEmpty ? Self.usualAddress(in: environment) : nil) else {
      return (namedFolder ?? Self.usualFolder(in: environment)).map { CacheFolder(path: $0, limit: limit) }
    }
    do throws(CacheAddressError) {
      guard let path = namedFolder ?? Self.folderOfServer(in: environment) else { throw .noFolder }
      var folder = CacheFolder(path: path, limit: limit)
      folder.server = try server(at: CacheAddress(address), environment)
      return folder
    } catch {
      Terminal.report(Diagnostic(.error, error.description))
      throw .wrongUsage
    }
  }

  /// Refuses an address with a slip of the hand, of which a folder would be made.
  private func requireFolder(_ name: String?) throws(ExitStatus) {
    guard let name, AddressText.isAlmostAddress(name) else { return }
    Terminal.report(Diagnostic(.error, CacheAddressError.incomplete(name).description))
    throw .wrongUsage
  }

  /// Returns the server at an address.
  ///
  /// - Throws: ``CacheAddressError`` if a password would be sent so that anybody on the way can read it.
  private func server(
    at address: CacheAddress, _ environment: [String: String]
  ) throws(CacheAddressError) -> CacheServer {
    let text = environment["GALLEY_CACHE_AUTHORIZATION"]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw .authorization }
    guard !address.isReadable || text.isEmpty && !address.hasCredentials else { throw .password(address.description) }
    return CacheServer(
      address: address, isReadOnly: cacheReadOnly ?? ContinuousIntegration.isNamed(in: environment),
      authorization: text.isEmpty ? nil : text)
  }

  /// Warns if the folder cannot hold a cache.
  func check(_ folder: CacheFolder?, isQuiet: Bool) {
    do throws(SnapshotCacheError) {
      _ = try folder?.open()
    } catch {
      guard !isQuiet else { return }
      Terminal.report(Diagnostic(.warning, at: error.folder, "the run continues without a cache: \(error.reason)"))
    }
  }

  /// Returns the address of a server that the environment names, or `nil` if it names none.
  private static func usualAddress(in environment: [String: String]) -> String? {
    environment["GALLEY_CACHE"].flatMap { AddressText.isAddress($0) ? $0 : nil }
  }

  /// Returns the folder in front of a server: the usual one, also if the environment asks for no cache.
  static func folderOfServer(in environment: [String: String]) -> String? {
    usualFolder(in: environment) ?? usualFolder(in: environment.filter { $0.key != "GALLEY_CACHE" })
  }

  /// Returns the variable that names the cache's folder, or `nil` if that is the usual one.
  ///
  /// - Parameter folder: The folder, or `nil` if there is no cache.
  static func variableOfFolder(_ folder: String?, in environment: [String: String]) -> String? {
    if let named = environment["GALLEY_CACHE"], named == folder ?? "" { return "GALLEY_CACHE" }
    guard let folder, let caches = environment["XDG_CACHE_HOME"] else { return nil }
    return folder == caches + "/galley" ? "XDG_CACHE_HOME" : nil
  }

  /// Returns the cache's folder that the environment names, or `nil` to use no cache. If `GALLEY_CACHE` is set to
  /// something that is no address, it is that folder, or no cache if the value is empty. Otherwise it is `galley` in
  /// the user's cache folder, as the XDG Base Directory Specification defines it.
  static func usualFolder(in environment: [String: String]) -> String? {
    if let folder = environment["GALLEY_CACHE"], !AddressText.isAddress(folder) {
      return folder.isEmpty ? nil : folder
    }
    // The specification says to ignore relative paths.
    if let caches = environment["XDG_CACHE_HOME"], caches.utf8.hasPrefix("/") { return caches + "/galley" }
    guard let home = environment["HOME"], home.utf8.hasPrefix("/") else { return nil }
    return home + "/.cache/galley"
  }
}
