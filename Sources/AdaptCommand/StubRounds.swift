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

  /// - Throws: `ExitCode` 1 if errors are left or the build failed for another reason, after printing that.
  func run(_ neighbours: Neighbours) throws {
    var neighbours = neighbours
    var module = adapter.adapt(sources)
    var (stubs, build) = try rounds(&module, &neighbours)
    for _ in 0..<Self.dropLimit where !build.errors.isEmpty && neighbours.drop(at: build.errors) {
      (stubs, build) = try rounds(&module, &neighbours)
    }
    for error in build.errors { print(error) }
    if let failure = build.failure { print(failure) }
    if neighbours.count > 0 {
      print("\(neighbours.count) declarations of \(neighbours.takenSources.count) other files")
    }
    let end = build.failure == nil ? "\(counted(build.errors.count, "error")) left" : "the build failed"
    print("\(counted(stubs.count, "stub")) in \(file); \(end)")
    if build.failure != nil || !build.errors.isEmpty { throw ExitCode(1) }
  }

  /// The stubs after rounds that learn nothing more, and the last build.
  private func rounds(_ module: inout AdaptedModule, _ neighbours: inout Neighbours) throws -> (Stubs, BuildOutcome) {
    var stubs = Stubs()
    try write(stubs, neighbours, &module)
    var build = try compiled()
    for _ in 0..<Self.limit {
      while neighbours.take(for: build.errors, in: module) {
        try write(stubs, neighbours, &module)
        build = try compiled()
      }
      if build.errors.isEmpty || !stubs.learn(from: build.errors, in: module, stubsFile: file) { break }
      try write(stubs, neighbours, &module)
      build = try compiled()
    }
    return (stubs, build)
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

  private func compiled() throws -> BuildOutcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return BuildOutcome(
      output: String(decoding: data, as: UTF8.self), status: process.terminationStatus + (isSignal ? 128 : 0))
  }
}
#endif
