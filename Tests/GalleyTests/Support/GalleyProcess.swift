import Foundation

/// The tool, run as a user runs it.
struct GalleyProcess {
  /// What a run left.
  struct Result {
    var code: Int32
    var output: String
    var log: String
  }

  /// The tool that was built beside the tests.
  static var path: String? { path(of: "galley") }

  /// A program that was built beside the tests.
  static func path(of program: String) -> String? {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let built = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let places = [folder, built.map { URL(filePath: $0).deletingLastPathComponent() }].compactMap(\.self)
    return places.map { $0.appending(path: program).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program in a folder until it has ended.
  ///
  /// - Parameters:
  ///   - program: its name; the tool unless given.
  ///   - input: a file for the standard input; none for nothing.
  ///   - environment: what is added to the environment.
  static func run(
    _ program: String = "galley", arguments: [String], in folder: URL, input: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: try found(path(of: program)))
    process.arguments = arguments
    // What a test makes must not be found by another run of it, nor among the user's caches.
    let withoutCache = ProcessInfo.processInfo.environment.merging(["GALLEY_CACHE": ""]) { $1 }
    process.environment = withoutCache.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    let (output, log) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = log
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
    try process.run()
    // The log of these runs is far shorter than a pipe holds: it can be read after the output.
    let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let logText = String(decoding: log.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(code: process.terminationStatus, output: outputText, log: logText)
  }

  private static func found(_ path: String?) throws -> String {
    guard let path else { throw MissingProgram() }
    return path
  }

  /// The tool was not built with the tests.
  struct MissingProgram: Error {}
}
