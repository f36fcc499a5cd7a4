#if UIKitAdapter
import ArgumentParser
import Foundation
import SourceAdapter

/// Compiles the sources again and again, and adds stubs for what the compiler does not find.
struct StubRounds {
  let file: String
  let command: String
  let module: AdaptedModule

  /// Names, members of them, and types of those take three rounds; each further member of a chain takes two more.
  private static let limit = 24

  /// - Throws: `ExitCode` 1 if errors are left, after printing them.
  func run() throws {
    var stubs = Stubs()
    var errors: [CompilerError] = []
    try write(stubs)
    for _ in 0..<Self.limit {
      errors = CompilerError.errors(in: try compilerOutput())
      if errors.isEmpty || !stubs.learn(from: errors, in: module, stubsFile: file) { break }
      try write(stubs)
    }
    for error in errors { print(error) }
    print("\(stubs.count) stubs in \(file); \(errors.count) errors left")
    if !errors.isEmpty { throw ExitCode(1) }
  }

  private func write(_ stubs: Stubs) throws {
    do { try stubs.code.write(toFile: file, atomically: true, encoding: .utf8) } catch {
      throw SourceError.cannotWrite(file)
    }
  }

  private func compilerOutput() throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
#endif
