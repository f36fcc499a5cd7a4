import Foundation

/// The processes of the system, as proc(5) describes them.
package enum ProcessTree {
  /// Returns the state and the parent of a process, or `nil` if there is no such process.
  private static func status(of process: pid_t) -> (state: Substring, parent: pid_t)? {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
    // The name of the program, in parentheses, may contain anything.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
    return (fields[0], parent)
  }

  package static func children(of process: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { status(of: $0)?.parent == process && isAlive($0) }
  }

  /// Returns whether a process exists that has not ended. One that nobody has asked about stays as a zombie.
  package static func isAlive(_ process: pid_t) -> Bool {
    status(of: process).map { !["Z", "X"].contains($0.state) } ?? false
  }

  /// Returns whether a process is using a processor, or waiting for one or for a disk.
  package static func isRunning(_ process: pid_t) -> Bool {
    status(of: process).map { ["R", "D"].contains($0.state) } ?? false
  }
}
