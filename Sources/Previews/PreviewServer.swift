import Files
import Foundation
import LoopbackServer
import SnapshotRuns
import Synchronization

/// Serves the page of a preview on loopback, and follows the files of the project.
package final class PreviewServer: Sendable {
  /// The address of the page, with the token: `http://127.0.0.1:PORT/?token=TOKEN`.
  package let address: String
  private let server: LoopbackServer
  private let desk: PreviewDesk
  private let isStopped = Atomic(false)

  /// The number of requests that are worked on at a time: some wait for changes, others for a worker process.
  private static let threadCount = 64

  /// Starts to serve, and to follow files.
  ///
  /// - Parameters:
  ///   - title: What is previewed, in a few words.
  ///   - roots: The folders to follow.
  ///   - port: The port to listen on, or 0 for any free one.
  ///   - onChanges: Called after the desk has noted changes.
  /// - Throws: ``LoopbackServerError``.
  package init(
    _ desk: PreviewDesk, titled title: String, startingWith start: PreviewStart, following roots: [String],
    port: Int = 0, onChanges: @escaping @Sendable (FolderWatch.Changes) -> Void = { _ in }
  ) throws(LoopbackServerError) {
    let keys = SiteKeys()
    server = try LoopbackServer(port: port, threadCount: Self.threadCount) { port in
      PreviewSite(
        desk: desk, title: title, access: AccessRules(command: "preview", port: port, keys: keys), start: start)
    }
    self.desk = desk
    address = server.address(token: keys.token)
    follow(roots, onChanges)
  }

  private func follow(_ roots: [String], _ onChanges: @escaping @Sendable (FolderWatch.Changes) -> Void) {
    let watched = ThreadSignal()
    let thread = Thread { [desk] in
      let watch = FolderWatch(below: roots, andHiddenFile: ProjectPaths.configuration)
      desk.note(isFollowingAll: !watch.isPartial)
      watched.send()
      while !self.isStopped.load(ordering: .relaxed) {
        guard let changes = watch.changes(withinMilliseconds: 500) else { continue }
        desk.note(changes)
        onChanges(changes)
      }
    }
    thread.stackSize = 1 << 20
    thread.start()
    // What changes from now on is noticed.
    watched.wait()
  }

  /// Ends serving and all worker processes.
  package func stop() {
    isStopped.store(true, ordering: .relaxed)
    desk.close()
    server.stop()
  }
}

/// Lets one thread wait for another one.
private struct ThreadSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func send() { semaphore.signal() }
  func wait() { semaphore.wait() }
}
