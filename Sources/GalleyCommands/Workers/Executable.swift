import Foundation

/// This program.
enum Executable {
  /// Its file.
  static var path: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  /// What it is called.
  static var name: String { CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "galley" }

  /// What it was started with.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// How many processes can work at a time.
  static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
