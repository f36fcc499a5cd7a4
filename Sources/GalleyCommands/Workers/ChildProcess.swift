#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A running program with pipes to its standard input and from its standard output.
///
/// It stays in this process's group, so that what a terminal interrupts ends both.
struct ChildProcess {
  /// How a program ended.
  enum Ending: Hashable {
    /// By itself, with a code.
    case exited(code: Int32)
    /// By a signal.
    case signalled(Int32)
  }

  /// A program that cannot be started; the system's error number.
  struct StartError: Error, Hashable {
    var code: Int32
  }

  private let id: pid_t
  /// Where to write what the program reads.
  let input: Int32
  /// Where to read what the program writes.
  let output: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: its path.
  ///   - arguments: what follows its name.
  init(executable: String, arguments: [String]) throws(StartError) {
    let (childInput, input) = try Self.makePipe()
    let (output, childOutput) = try Self.makePipe()
    defer {
      close(childInput)
      close(childOutput)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, childInput, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, childOutput, STDOUT_FILENO)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, executable, &actions, nil, &words, environ)
    guard code == 0 else {
      close(input)
      close(output)
      throw StartError(code: code)
    }
    (self.id, self.input, self.output) = (id, input, output)
  }

  /// Closes the pipes and waits until the program has ended.
  func end() -> Ending {
    close(input)
    close(output)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // The macros of <sys/wait.h>: the low seven bits are the signal, the next byte the exit code.
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .signalled(signal)
  }

  /// The two ends of a pipe, neither of them passed on to other programs.
  private static func makePipe() throws(StartError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw StartError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
