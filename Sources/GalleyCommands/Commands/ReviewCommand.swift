import ArgumentParser
import Files
import Galley
import ReviewServer
import SnapshotRuns

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Serves a report to a browser on this machine, and makes accepted pictures the references.",
    discussion: """
      Prints the page's address. It contains a token, and whoever has it can accept pictures. Decisions take effect \
      when "Apply decisions" is pressed: accepted pictures and their layouts are written to the folder of the \
      references, accepted orphans are removed from it, and the report records both. Ctrl-C stops the server.

      EXAMPLES
        galley verify App/ --reference Snapshots --record never --report changes
        galley review changes
        galley review changes --reference Snapshots --port 8080

      EXIT CODES
        0 stopped by Ctrl-C, 2 wrong usage: no report, or a port that is not available
      """)

  @Argument(help: ArgumentHelp("The report's folder, written by 'galley verify --report'.", valueName: "dir"))
  var report: String

  @Option(
    help: ArgumentHelp("The folder of the references. Default: the one that the report names.", valueName: "dir"))
  var reference: String?

  @Option(help: ArgumentHelp("The port to listen on. Default: any free port.", valueName: "n"))
  var port: Int?

  @Flag(help: "Open the page in the browser. Other users of this machine can see the address while it starts.")
  var open = false

  func validate() throws {
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port \(port) is out of range; expected 1 to 65535.")
    }
  }

  func run() throws {
    let interruption = Interruption()
    let server = try started()
    Terminal.standardOutput.write(server.address + "\n")
    if open { openBrowser(at: server.address) }
    interruption.wait()
    server.stop()
  }

  private func started() throws -> ReviewServer {
    do throws(ReviewServerError) {
      let report = try ReviewedReport(folder: report, references: reference)
      checkReferences(of: report)
      return try ReviewServer(report, port: port ?? 0) { Self.warn($0) }
    } catch {
      Terminal.report(Diagnostic(.error, error.description))
      throw ExitStatus.wrongUsage
    }
  }

  private func checkReferences(of report: ReviewedReport) {
    guard let references = report.references else {
      return Self.warn(
        "the report names no folder of references; name the folder for accepted pictures with --reference")
    }
    if FileKind(at: references) == .missing {
      Self.warn("the folder of references '\(references)' does not exist; accepting a picture creates it")
    }
  }

  private func openBrowser(at address: String) {
    #if os(macOS)
      let opener = "/usr/bin/open"
    #else
      let opener = "/usr/bin/xdg-open"
    #endif
    do throws(SystemError) {
      let browser = try ChildProcess(executable: opener, arguments: [address])
      if browser.end() != .exited(code: 0) { Self.warn("\(opener) could not open the browser") }
    } catch {
      Self.warn("the browser cannot be opened: \(opener): \(error)")
    }
  }

  private static func warn(_ message: String) { Terminal.report(Diagnostic(.warning, message)) }
}
