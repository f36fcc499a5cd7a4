import ArgumentParser
import Files
import Galley

/// Hands its arguments to `galley-adapt`, so that `galley` itself needs no parser of Swift.
struct AdaptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt",
    abstract: "Makes an app's UIKit sources compile here, and lists what it cannot adapt.",
    discussion: """
      SOURCES are Swift files of one module, or folders of them. The options are those of galley-adapt, which this \
      command runs: 'galley-adapt --help' lists them. It is found beside galley or in PATH, and built with 'swift \
      build --traits UIKitAdapter --product galley-adapt'.

      EXAMPLES
        galley adapt App/Views
        galley adapt App/Views --out Adapted --module App
        galley adapt App/Views --stubs Sources/Screens/Stubs.swift
        galley adapt App/Views/Card.swift --with App --out Sources/Screens
      """)

  @Argument(parsing: .captureForPassthrough, help: "Sources, and options of galley-adapt.")
  var arguments: [String] = []

  func run() throws {
    Executable.become("galley-adapt", arguments: arguments)
    Terminal.standardError.write(
      """
      Error: galley-adapt is neither beside galley nor in PATH. Build it with
        swift build --traits UIKitAdapter --product galley-adapt

      """)
    throw ExitStatus.wrongUsage
  }
}
