import Foundation

/// The tool, run as a user runs it.
struct GalleyProcess {
  /// What a run left.
  struct Result {
    var code: Int32
    var output: String
    var log: String
  }

  /// The program that was built beside the tests.
  static var path: String? {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let built = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let places = [folder, built.map { URL(filePath: $0).deletingLastPathComponent() }].compactMap(\.self)
    return places.map { $0.appending(path: "galley").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs the tool in a folder until it has ended.
  ///
  /// - Parameter input: a file for the standard input; none for nothing.
  static func run(arguments: [String], in folder: URL, input: URL? = nil) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: try found(path))
    process.arguments = arguments
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
