import ArgumentParser
import Galley

/// `galley version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "version", abstract: "Prints the version.")

  func run() throws { Terminal.standardOutput.write(GalleyVersion.current + "\n") }
}
