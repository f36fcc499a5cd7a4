import CSandbox
import Foundation
import Synchronization

/// The program that this process runs.
package enum Executable {
  /// The words of the command line, the first of which names the program.
  ///
  /// `CommandLine` has none in a program that the runtime of Swift is linked into, because an initialiser of the
  /// runtime clears them after another has stored them (Swift 6.3).
  private static let words: [String] = {
    let words = CommandLine.arguments
    // Few command lines need the larger buffer; Linux allows 6 MiB.
    let sizes = [1 << 14, 1 << 23]
    guard words.isEmpty, let line = sizes.lazy.compactMap({ SystemFile.text("self/cmdline", mostBytes: $0) }).first
    else { return words }
    // Each word ends with a null byte.
    return line.utf8.dropLast().split(separator: 0, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }()

  /// The name that the program was called by, without its folder.
  package static let name = words.first?.utf8.split(separator: "/").last.map(String.init) ?? "galley"

  /// The arguments after the program's name.
  package static let arguments = Array(words.dropFirst())

  /// The path of the program's file, or `nil` on systems other than Linux.
  package static let path: String? = {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &name, name.count)
    return count > 0 ? String(decoding: name[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }()

  /// What to start for another process like this one.
  package static var program: String { path ?? words.first ?? name }

  /// Runs another program in place of this one: the file of that name beside this program's, or else the first in PATH.
  ///
  /// Returns only if the program cannot be run.
  package static func become(_ name: String, arguments: [String]) {
    let folder = path.map { $0.utf8.split(separator: "/").dropLast().joined(separator: "/") }
    for program in [folder.map { "/\($0)/\(name)" }, name].compactMap({ $0 }) {
      var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
      words.append(nil)
      execvp(program, words)
      words.forEach { free($0) }
    }
  }

  /// The system's listing of this process's memory, or `nil` if there is none.
  ///
  /// The system writes the listing page by page while it is read. Memory allocated in between would move lines across a
  /// page boundary, so the buffer for it is allocated first.
  package static var memoryMap: String? {
    SystemFile.text("self/maps", mostBytes: 1 << 20)
  }
}

/// The files in which Linux describes itself and this process. Their sizes are 0, so that their ends are found by
/// reading.
enum SystemFile {
  /// Reads a file, or returns `nil` if there is none, or if it is too large.
  ///
  /// - Parameter path: The path below `/proc`.
  static func text(_ path: String, mostBytes: Int) -> String? {
    let file = open("/proc/\(path)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: mostBytes)
    let filled = buffer.withUnsafeMutableBytes { ByteStream.fill($0, from: file) }
    guard filled < buffer.count else { return nil }
    return String(decoding: buffer[..<filled], as: UTF8.self)
  }
}

/// Waits for Ctrl-C, or for the system to ask the process to end.
///
/// Create it before any other thread, because threads inherit the mask that blocks these signals.
package struct Interruption {
  private var signals = sigset_t()

  package init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for the first signal, and returns its number; a second one ends the process at once.
  @discardableResult
  package func wait() -> Int32 {
    var (signals, signal) = (signals, Int32(0))
    while sigwait(&signals, &signal) != 0 {}
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return signal
  }
}

/// What ends this process from outside.
package enum ProcessEnd {
  /// Ignores SIGPIPE, so that writing to a process that has died fails and does not end this one.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Removes what is on the last line of the terminal if Ctrl-C ends this process, so that only the prompt is on it.
  package static func clearLineAtInterruption() {
    signal(SIGINT) { number in
      let sequence: StaticString = "\r\u{1B}[K"
      _ = write(STDERR_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Ends this process as a signal does that nothing handles. The calling thread does not block the signal.
  package static func end(with number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Lets the system kill this process when the one that started it ends, whatever this one is doing, also if it is
  /// stopped.
  ///
  /// Call it before anything else, in a process whose standard input is a pipe from the one that started it. Linux
  /// counts the end of the thread that started this process, so that has to live as long as its process works.
  package static func followParent() {
    _ = galley_end_with_parent()
    // A parent that had ended before that is not noticed, but its end of the pipe is closed.
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    if poll(&input, 1, 0) > 0, Int32(input.revents) & POLLHUP != 0 { _exit(0) }
  }

  /// Ends this process when nobody can write to its standard input any more, whatever it is doing: the process that
  /// started it has ended.
  ///
  /// Unlike ``followParent()`` it works on every system, but it needs a thread, and does nothing for a stopped process.
  package static func followStandardInput() {
    let thread = Thread {
      // No event is asked for; the end of the other side is always told.
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      ByteStream.repeatInterrupted { poll(&input, 1, -1) }
      _exit(0)
    }
    thread.stackSize = 1 << 16
    thread.start()
  }

  /// Lets the system end this process with SIGALRM after a number of seconds, instead of after an earlier limit.
  ///
  /// - Parameter seconds: The number of seconds, or 0 for no limit.
  package static func setTimeLimit(seconds: UInt32) { alarm(seconds) }

  /// Starts the time of the limit of this process again. Without a limit, this does nothing.
  package static func restartTimeLimit(seconds: UInt32) { if alarm(0) > 0 { alarm(seconds) } }

  /// Stops the process with SIGTRAP, where a debugger shows what called this. Without a debugger, the process ends,
  /// also if the signal is blocked or handled.
  package static func trap() {
    setTimeLimit(seconds: 0)
    raise(SIGTRAP)
    if !isTraced { _exit(128 + SIGTRAP) }
  }

  /// Whether a debugger is attached. Source: proc(5), `TracerPid`.
  private static var isTraced: Bool {
    let lines = SystemFile.text("self/status", mostBytes: 1 << 14)?.utf8.split(separator: "\n") ?? []
    return lines.contains { $0.utf8.hasPrefix("TracerPid:") && $0.split(whereSeparator: \.isWhitespace).last != "0" }
  }
}

/// A running program with pipes to its standard input and from its standard output, or from another descriptor.
///
/// It stays in this process's group, so that Ctrl-C in a terminal ends both.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Hashable {
    case exited(code: Int32)
    case signalled(Int32)
  }

  /// The system's name of a signal, such as "Segmentation fault".
  package static func name(ofSignal number: Int32) -> String { String(cString: strsignal(number)) }

  /// Held while a program starts, and until a new pipe is one that programs do not inherit. A program with the end of
  /// another one's pipe would keep it from noticing the end of this process.
  private static let starting = Mutex(())

  private let id: pid_t
  /// The descriptor that writes to the program's standard input.
  package let input: Int32
  /// The descriptor that reads from the program's standard output, or from the other descriptor.
  package let output: Int32
  /// What the program has printed, or `nil` if ``output`` reads its standard output.
  private let printed: PrintedText?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: The arguments after the program's name.
  ///   - descriptor: The descriptor that the program writes its output to, so that what it prints is kept apart. If
  ///     `nil`, that is its standard output.
  ///   - environment: The program's variables, each as `NAME=value`. If `nil`, those of this process.
  package init(
    executable: String, arguments: [String], outputOn descriptor: Int32? = nil, environment: [String]? = nil
  ) throws(SystemError) {
    printed = descriptor == nil ? nil : try PrintedText()
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
    if let printed { posix_spawn_file_actions_adddup2(&actions, printed.descriptor, STDOUT_FILENO) }
    posix_spawn_file_actions_adddup2(&actions, childOutput, descriptor ?? STDOUT_FILENO)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { $0.map { strdup($0) } + [nil] } ?? []
    defer { (words + variables).forEach { free($0) } }
    var id: pid_t = 0
    let code = LastingThread.run {
      Self.starting.withLock { _ in
        environment == nil
          ? posix_spawn(&id, executable, &actions, nil, &words, environ)
          : posix_spawn(&id, executable, &actions, nil, &words, &variables)
      }
    }
    guard code == 0 else {
      close(input)
      close(output)
      throw SystemError(code: code)
    }
    (self.id, self.input, self.output) = (id, input, output)
  }

  /// Returns what the program has printed, from an offset.
  package func printedBytes(from offset: Int) -> [UInt8] { printed?.bytes(from: offset) ?? [] }

  /// Closes the pipes and waits until the program has ended.
  package func end() -> Ending {
    close(input)
    close(output)
    var status: Int32 = 0
    ByteStream.repeatInterrupted { waitpid(id, &status, 0) }
    // The macros of <sys/wait.h>: the low seven bits are the signal, the next byte the exit code.
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .signalled(signal)
  }

  /// Waits until at least one of several processes has written output or ended, or until a time has passed.
  ///
  /// - Returns: The indices of the processes.
  package static func waitForOutput(of processes: [ChildProcess], milliseconds: Int32) -> [Int] {
    var descriptors = processes.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    ByteStream.repeatInterrupted { poll(&descriptors, nfds_t(descriptors.count), milliseconds) }
    return descriptors.indices.filter { descriptors[$0].revents != 0 }
  }

  /// Returns whether a process of this number exists.
  package static func isRunning(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Makes a pipe that other programs do not inherit.
  private static func makePipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try starting.withLock { _ throws(SystemError) in
      guard pipe(&ends) == 0 else { throw .latest }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    return (ends[0], ends[1])
  }
}

/// Runs functions on a thread that lives as long as this process.
private enum LastingThread {
  private struct Task: @unchecked Sendable {
    let work: () -> Void
    let isDone = DispatchSemaphore(value: 0)
  }

  private static let tasks = Mutex<[Task]>([])
  private static let waiting = DispatchSemaphore(value: 0)
  /// The thread, once it is needed: the first thread of a process lasts, and most processes need no other.
  private static let thread: Void = {
    let thread = Thread {
      while true {
        waiting.wait()
        let task = tasks.withLock { $0.removeFirst() }
        task.work()
        task.isDone.signal()
      }
    }
    thread.stackSize = 1 << 18
    thread.start()
  }()

  /// Runs a function and waits for its end.
  static func run<Result>(_ work: @escaping () -> Result) -> Result {
    guard !Thread.isMainThread else { return work() }
    _ = thread
    var result: Result?
    let task = Task { result = work() }
    tasks.withLock { $0.append(task) }
    waiting.signal()
    task.isDone.wait()
    return result!
  }
}

/// The memory of this process.
package enum ProcessMemory {
  /// The bytes in use, or 0 if the system does not say. Source: proc(5), `statm`.
  package static var resident: Int {
    let numbers = SystemFile.text("self/statm", mostBytes: 1 << 10)?.utf8.split(separator: " ") ?? []
    return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
