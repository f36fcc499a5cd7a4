import Foundation

/// A program that was built beside the tests, run as a user runs it.
package final class ToolProcess {
  /// The outcome of a run.
  package struct Result {
    package var code: Int32
    /// What was written to the standard output.
    package var output: String
    /// What was written to the standard error.
    package var log: String
    /// Whether a signal ended the program; ``code`` is its number then.
    package var isKilled = false
  }

  /// A program that was not built with the tests.
  package struct MissingProgram: Error, CustomStringConvertible {
    package var name: String
    package var description: String { "the program '\(name)' was not built with the tests" }
  }

  private let process = Process()
  private let output = Pipe()
  private let log = TemporaryFolder()

  /// The path of `galley`, or `nil` if it was not built.
  package static var tool: String? { path(of: "galley") }

  /// Returns the path of a program, or `nil` if it was not built.
  package static func path(of program: String) -> String? {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return [CommandLine.arguments[0], running].compactMap(\.self)
      .map { URL(filePath: $0).deletingLastPathComponent().appending(path: program).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The number of the program's process.
  package var id: pid_t { process.processIdentifier }

  /// Runs a script of the shell to its end, with the path of `galley` in the variable `G`.
  ///
  /// - Parameter folder: The working folder.
  package static func shell(_ script: String, in folder: URL) throws -> Result {
    guard let tool else { throw MissingProgram(name: "galley") }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GALLEY_CACHE": "", "CI": "false", "G": tool]) { $1 }
    process.currentDirectoryURL = folder
    let (output, log) = (TemporaryFolder(), TemporaryFolder())
    process.standardOutput = try FileHandle(forWritingTo: output.write("", to: "text"))
    process.standardError = try FileHandle(forWritingTo: log.write("", to: "text"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(code: process.terminationStatus, output: output.text("text"), log: log.text("text"))
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - folder: The working folder.
  ///   - input: A file for the standard input, or `nil` for an empty one.
  ///   - environment: Variables to add to the environment of the tests, in which the cache is off and nothing says that
  ///     the run is one of CI.
  package init(
    _ program: String = "galley", arguments: [String], in folder: URL, input: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    guard let path = Self.path(of: program) else { throw MissingProgram(name: program) }
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // No test may find what an earlier run of it has cached, nor fill the user's cache.
    process.environment = ProcessInfo.processInfo.environment.merging(["GALLEY_CACHE": "", "CI": "false"]) { $1 }
      .merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardOutput = output
    // A file, since a pipe that nobody reads would hold up a program with a long log.
    process.standardError = try FileHandle(forWritingTo: log.write("", to: "log"))
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
    try process.run()
  }

  /// Runs a program to its end.
  package static func run(
    _ program: String = "galley", arguments: [String], in folder: URL, input: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    try ToolProcess(program, arguments: arguments, in: folder, input: input, environment: environment).result()
  }

  /// Waits until the program has ended.
  package func result() -> Result {
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let log = String(decoding: log.bytes("log") ?? [], as: UTF8.self)
    return Result(
      code: process.terminationStatus, output: text, log: log, isKilled: process.terminationReason == .uncaughtSignal)
  }

  /// Waits until the program has ended, and after some seconds kills it and what it has started.
  package func result(within seconds: Double) -> Result {
    let group = process.processIdentifier
    let alarm = DispatchWorkItem { _ = Glibc.kill(-group, SIGKILL) == 0 || Glibc.kill(group, SIGKILL) == 0 }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: alarm)
    defer { alarm.cancel() }
    return result()
  }

  /// Waits for a line on the standard output and returns it, or `nil` if the program ends before.
  package func line() -> String? {
    var text = ""
    while !text.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      text += String(decoding: more, as: UTF8.self)
    }
    return String(text.dropLast())
  }

  /// Kills the program and the processes that it has started, with no chance to tidy up.
  package func kill() {
    guard process.isRunning else { return }
    // Foundation gives each process a group of its own.
    if Glibc.kill(-process.processIdentifier, SIGKILL) != 0 { Glibc.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Sends a signal and waits until the program has ended.
  ///
  /// - Returns: The exit code.
  package func end(by signal: Int32) -> Int32 {
    Glibc.kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }
}
