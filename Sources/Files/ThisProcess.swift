/// The program that this process runs.
package enum Executable {
  /// The name that the program was called by, without its folder.
  package static var name: String { CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "galley" }

  /// The arguments after the program's name.
  package static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// The program's file, or `nil` if the system does not say, as anywhere but on Linux.
  package static let path: String? = {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &name, name.count)
    return count > 0 ? String(decoding: name[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }()
}

/// Waits for Ctrl-C, or for the system to ask the process to end.
///
/// Make it before any other thread: threads inherit that these signals are blocked.
package struct Interruption {
  private var signals = sigset_t()

  package init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for the first signal; a second one ends the process at once.
  package func wait() {
    var (signals, signal) = (signals, Int32(0))
    while sigwait(&signals, &signal) != 0 {}
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
