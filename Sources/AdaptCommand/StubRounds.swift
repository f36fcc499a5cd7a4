#if UIKitAdapter
import ArgumentParser
import Foundation
import SourceAdapter

/// Compiles the sources again and again, and adds what the compiler does not find: declarations of the app's other
/// sources, or stubs.
struct StubRounds {
  let file: String
  let command: String
  let folder: AdaptedFolder?
  let sources: [AppSource]
  let adapter: SourceAdapter

  /// Names, members of them, and types of those take three rounds; each further member of a chain takes two more.
  private static let limit = 24
  /// How often neighbours that do not compile are given back, and their names get stubs.
  private static let dropLimit = 8

  /// - Throws: `ExitCode` 1 if errors are left, after printing them.
  func run(_ neighbours: Neighbours) throws {
    var neighbours = neighbours
    var module = adapter.adapt(sources)
    var (stubs, errors) = try rounds(&module, &neighbours)
    for _ in 0..<Self.dropLimit where !errors.isEmpty && neighbours.drop(at: errors) {
      (stubs, errors) = try rounds(&module, &neighbours)
    }
    for error in errors { print(error) }
    if neighbours.count > 0 {
      print("\(neighbours.count) declarations of \(neighbours.takenSources.count) other files")
    }
    print("\(stubs.count) stubs in \(file); \(errors.count) errors left")
    if !errors.isEmpty { throw ExitCode(1) }
  }

  /// The stubs after rounds that learn nothing more, and the errors that are left.
  private func rounds(_ module: inout AdaptedModule, _ neighbours: inout Neighbours) throws -> (Stubs, [CompilerError])
  {
    var stubs = Stubs()
    var errors: [CompilerError] = []
    try write(stubs, neighbours, &module)
    for _ in 0..<Self.limit {
      errors = CompilerError.errors(in: try compilerOutput())
      while neighbours.take(for: errors, in: module) {
        try write(stubs, neighbours, &module)
        errors = CompilerError.errors(in: try compilerOutput())
      }
      if errors.isEmpty || !stubs.learn(from: errors, in: module, stubsFile: file) { break }
      try write(stubs, neighbours, &module)
    }
    return (stubs, errors)
  }

  /// Writes the stubs, and adapts the sources again: with the declarations that they use, and with stubs that they
  /// override.
  private func write(_ stubs: Stubs, _ neighbours: Neighbours, _ module: inout AdaptedModule) throws {
    let former = module
    let own = sources + neighbours.takenSources
    if folder != nil, stubs.needsAdapter {
      module = adapter.adapt(own + [AppSource(path: file, text: stubs.code)])
      try write(module.files.last?.text ?? "")
      module = module.removing(file)
    } else {
      module = adapter.adapt(own)
      try write(stubs.code)
    }
    try folder?.write(module, besides: sources.count, insteadOf: former)
  }

  private func write(_ code: String) throws {
    do { try code.write(toFile: file, atomically: true, encoding: .utf8) } catch { throw SourceError.cannotWrite(file) }
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
