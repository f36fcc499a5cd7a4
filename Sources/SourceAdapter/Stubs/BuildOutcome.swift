#if UIKitAdapter
import Foundation

/// What a build printed, and how it ended.
public struct BuildOutcome: Sendable {
  /// The compiler's errors in the app's files and in the stubs, each once.
  public let errors: [CompilerError]
  /// Why the build failed without such an error, or nil.
  public let failure: String?

  /// - Parameters:
  ///   - output: What the build printed.
  ///   - status: The exit status of the shell that ran it: 0 for success, 128 and the number of a signal that ended it.
  public init(output: String, status: Int32) {
    errors = CompilerError.errors(in: output)
    failure = status == 0 || !errors.isEmpty ? nil : Self.failure(output, status)
  }

  private static func failure(_ output: String, _ status: Int32) -> String {
    let cause = causes.first { $0.isSeen(output, status) }?.advice
    // The build's own words: its errors, or else its last lines.
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let named = lines.filter { $0.contains("error:") }
    let shown = named.isEmpty ? lines.suffix(5) : named.prefix(5)
    let head = "the build failed with exit status \(status)" + (cause.map { ": \($0)" } ?? "")
    return ([head] + shown.map { "  \($0)" }).joined(separator: "\n")
  }

  private struct Cause: Sendable {
    let isSeen: @Sendable (_ output: String, _ status: Int32) -> Bool
    let advice: String
  }

  private static let causes = [
    Cause(
      isSeen: { output, status in
        status == 137 || ["Killed", "signal 9", "out of memory"].contains(where: output.contains)
      },
      advice: "the system killed it, most likely for want of memory; try --compile 'swift build -j 1'"),
    Cause(
      isSeen: { output, _ in output.contains("multiple producers") },
      advice: "two files of the target have one name, or a file is compiled and adapted; exclude one of them"),
    Cause(
      isSeen: { output, status in status == 127 || output.contains("command not found") },
      advice: "a tool is missing; put 'swift' into PATH, or name another command by --compile"),
    Cause(
      isSeen: { output, _ in output.contains("No space left on device") },
      advice: "the disk is full"),
    Cause(
      isSeen: { output, _ in output.contains("Could not find Package.swift") },
      advice: "there is no package in this folder; run the command in the package's, or name another by --compile"),
    Cause(
      isSeen: { output, _ in output.contains("Another instance of SwiftPM") },
      advice: "another build of the package runs; wait for it"),
  ]
}
#endif
