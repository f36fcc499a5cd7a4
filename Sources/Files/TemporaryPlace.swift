/// Where files are that a process needs only while it works.
package enum TemporaryPlace {
  private static let usual = "/tmp"

  /// The folder: the one that `TMPDIR` names, or `/tmp` if the variable is not set or names none that can be used.
  package static var folder: String { problem == nil ? named ?? usual : usual }

  /// Why the folder that `TMPDIR` names is not used, as a sentence, or `nil` if it is or none is named.
  package static let problem: String? = named.flatMap { folder in
    reason(against: folder).map { "TMPDIR is '\(folder)', which \($0); temporary files are in \(usual)" }
  }

  private static var named: String? {
    guard let value = getenv("TMPDIR"), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns what keeps a folder from being used, or `nil` if nothing does.
  static func reason(against folder: String) -> String? {
    // A relative path would be another folder for a process that works elsewhere.
    guard folder.utf8.first == UInt8(ascii: "/") else { return "is not an absolute path" }
    guard FileKind(at: folder) != .missing else { return "does not exist" }
    guard Folder.isFolder(folder) else { return "is not a folder" }
    guard access(folder, W_OK | X_OK) == 0 else { return "cannot be written to (\(SystemError.latest))" }
    return nil
  }
}

/// The process that a temporary file or folder belongs to, as a part of its name: `PROCESS-SYSTEM`.
///
/// Processes of several systems, or of several containers, can write to one folder, so the number of a process says
/// nothing without the system that counts it.
enum TemporaryOwner {
  /// The mark of this process.
  static var own: String { "\(getpid())-\(system)" }

  /// What is abandoned by a process of another system is older than this, in seconds.
  private static let longestLife = 24 * 3600

  /// What counts processes: the start of the system, and the container.
  static let system: String = {
    let start = SystemFile.text("sys/kernel/random/boot_id", mostBytes: 64) ?? ""
    var link = [CChar](repeating: 0, count: 64)
    let count = max(0, readlink("/proc/self/ns/pid", &link, link.count))
    let digits = (start.utf8.prefix(8) + link[..<count].map(UInt8.init(bitPattern:))).filter {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return "s" + String(decoding: digits, as: UTF8.self)
  }()

  /// Returns whether the process that made a file or folder has ended and will not complete it.
  ///
  /// - Parameters:
  ///   - mark: The part of the name that says who made it. Other names are never taken for abandoned.
  ///   - path: The path of the file or folder.
  static func hasAbandoned(_ path: String, marked mark: some StringProtocol) -> Bool {
    let parts = mark.split(separator: "-", maxSplits: 2)
    guard let number = parts.first, let process = pid_t(number), process > 0 else { return false }
    if parts.count > 1, parts[1] == system { return !ChildProcess.isRunning(process) }
    var status = stat()
    return lstat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > longestLife
  }
}
