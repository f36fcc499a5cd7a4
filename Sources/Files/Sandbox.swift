import CSandbox

/// Takes from this process, until it ends, what it does not need to read files and to paint: other files, the network,
/// other programs.
///
/// Linux offers this to processes without privileges: Landlock for files and TCP, and a seccomp filter for sockets,
/// programs and rarely used calls of the kernel.
package struct Sandbox: Hashable, Sendable {
  /// Files, and folders with everything below them, that may be read.
  package var readablePaths: [String]
  /// Folders in which files may be made, changed and removed. Those that are missing are made.
  package var writableFolders: [String]

  package init(readablePaths: [String], writableFolders: [String] = []) {
    self.readablePaths = readablePaths
    self.writableFolders = writableFolders
  }

  /// The reason why the system has no sandboxes, or `nil` if it has.
  package static var unavailability: String? {
    guard galley_landlock_version() == 0 else { return nil }
    #if os(Linux)
      return "this Linux has no Landlock, which came with 5.13, or has it switched off"
    #else
      return "it needs Linux"
    #endif
  }

  /// The folders of the system's libraries and their data.
  static let libraryPaths = ["/usr", "/lib", "/lib64"]
  /// What programs need of the system besides: the time zone, and what the kernel says about this process. The rest of
  /// `/proc` stays readable too, except what concerns other processes, which Landlock protects.
  private static let systemPaths = [
    "/etc/ld.so.cache", "/etc/localtime", "/etc/fonts", "/proc", "/sys/devices/system/cpu",
  ]
  private static let devices = ["/dev/null", "/dev/zero", "/dev/urandom"]

  /// Confines this process, which may have no other thread yet.
  ///
  /// - Throws: ``SandboxError``. The process may be confined in part then.
  package func enter() throws(SandboxError) {
    for folder in writableFolders { try? Folder.make(folder) }
    let read = Self.libraryPaths + Self.systemPaths + Self.programPaths + readablePaths
    var paths = read.map { ($0, PATH_ACCESS_READ) }
    paths += writableFolders.map { ($0, PATH_ACCESS_WRITE) } + Self.devices.map { ($0, PATH_ACCESS_DEVICE) }
    let names = paths.map { strdup($0.0) }
    defer { names.forEach { free($0) } }
    let rules = zip(names, paths).map { galley_path_rule(path: $0, access: $1.1) }
    try SandboxError.check(galley_confine_to_paths(rules, rules.count))
    try SandboxError.check(galley_filter_system_calls())
  }

  /// The program's folder, which has its resources, and the folders of libraries that the user has named.
  static var programPaths: [String] {
    let libraries =
      getenv("LD_LIBRARY_PATH").map { String(cString: $0).utf8.split(separator: ":").map(String.init) } ?? []
    return (Executable.path.map { [Folder.parent(of: $0)] } ?? []) + libraries
  }
}

/// The reason why a process cannot be confined.
package struct SandboxError: Error, Hashable, CustomStringConvertible {
  package var reason: String

  package var description: String { "the process cannot be confined: \(reason)" }

  fileprivate static func check(_ code: Int32) throws(SandboxError) {
    if code != 0 { throw SandboxError(reason: SystemError(code: code).description) }
  }
}

/// Limits of the system on this process and those that it starts.
package struct ResourceLimits: Hashable, Sendable {
  /// The number of bytes that the process can allocate.
  package var memory: Int
  /// The number of files that can be open.
  package var openFiles: Int
  /// The size in bytes of a file that the process writes.
  package var fileSize: Int

  package init(memory: Int, openFiles: Int, fileSize: Int) {
    self.memory = memory
    self.openFiles = openFiles
    self.fileSize = fileSize
  }

  /// Sets the limits, unless lower ones hold already, and lets the process leave no core dump.
  package func apply() { _ = galley_limit_process(UInt64(memory), UInt64(openFiles), UInt64(fileSize)) }
}

extension ChildProcess {
  /// The variables of this process that say where its files are and which language and time it is, and none that may
  /// hold a secret. An address in `GALLEY_CACHE` has no password.
  package static var harmlessEnvironment: [String] {
    let names = [
      "CI", "GALLEY_CACHE", "GALLEY_FONTS", "HOME", "LANG", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "TZ", "XDG_CACHE_HOME",
    ]
    return names.compactMap { name in
      getenv(name).map { "\(name)=\(AddressText.withoutCredentials(String(cString: $0)))" }
    }
  }
}
