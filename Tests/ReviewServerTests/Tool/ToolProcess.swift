import Foundation

/// The tool as a process of its own, which can be killed at any moment.
final class ToolProcess {
  private let process = Process()
  private let output = Pipe()

  /// The tool that was built beside the tests; none where it was not.
  static var tool: String? {
    let built = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let places = [CommandLine.arguments[0], built].compactMap(\.self).map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: "galley").path
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the tool in a folder.
  init(_ arguments: [String], in folder: String) throws {
    process.executableURL = URL(filePath: Self.tool ?? "/galley-is-not-built")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// The address that `galley review` prints.
  func address() throws -> String {
    var text = ""
    while !text.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Visitor.NoAnswer() }
      text += String(decoding: more, as: UTF8.self)
    }
    return String(text.dropLast())
  }

  /// Kills the process and those that it has started; what they were at stays as it is.
  func kill() {
    // A process of Foundation's leads a group of its own.
    if Glibc.kill(-process.processIdentifier, SIGKILL) != 0 { Glibc.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Ends the process by a signal that it may answer.
  ///
  /// - Returns: its exit code.
  func end(by signal: Int32) -> Int32 {
    Glibc.kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for the process to end by itself.
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
